// The six judgements and the marks, with signs that do not rely on color alone.
import type { Judgement, Mark } from '../api/types.gen';

export const SIGNS: Record<Judgement, string> = { best: '★', excellent: '✓', good: '·', inaccuracy: '?!', mistake: '?', blunder: '??' };

export const MARK_SIGNS: Record<Mark, string> = { book: '▤', forced: '□', only: '□', great: '!', brilliant: '!!', miss: '⌀' };

/** All judgements, the best first, and all marks. */
export const JUDGEMENTS = Object.keys(SIGNS) as Judgement[];
export const MARKS = Object.keys(MARK_SIGNS) as Mark[];

/** Whether a judgement is one to learn from. */
export function isFault(judgement: Judgement): boolean {
  return judgement === 'inaccuracy' || judgement === 'mistake' || judgement === 'blunder';
}

/** Whether an answer in "try again" is good enough. */
export function isFine(judgement: Judgement): boolean {
  return judgement === 'best' || judgement === 'excellent' || judgement === 'good';
}

/** The sign shown behind a move: a mark of praise wins over the judgement. */
export function signOf(judgement: Judgement, marks: readonly Mark[]): string {
  const praise = marks.find((mark) => mark === 'brilliant' || mark === 'great');
  if (praise) return MARK_SIGNS[praise];
  return isFault(judgement) ? SIGNS[judgement] : '';
}

/** The signs that numeric annotation glyphs stand for, as far as they judge a move. */
export const GLYPHS: readonly (string | undefined)[] = [undefined, '!', '?', '!!', '??', '!?', '?!'];
