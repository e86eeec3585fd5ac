// The six judgements and the marks, with signs that do not rely on color alone.
export const JUDGEMENTS = ['best', 'excellent', 'good', 'inaccuracy', 'mistake', 'blunder'] as const;
export type Judgement = (typeof JUDGEMENTS)[number];

export const SIGNS: Record<Judgement, string> = { best: '★', excellent: '✓', good: '·', inaccuracy: '?!', mistake: '?', blunder: '??' };

export const MARKS = ['book', 'forced', 'only', 'great', 'brilliant', 'miss'] as const;
export type Mark = (typeof MARKS)[number];

export const MARK_SIGNS: Record<Mark, string> = { book: '▤', forced: '□', only: '□', great: '!', brilliant: '!!', miss: '⌀' };

export function isJudgement(text: string): text is Judgement {
  return (JUDGEMENTS as readonly string[]).includes(text);
}

export function isMark(text: string): text is Mark {
  return (MARKS as readonly string[]).includes(text);
}

/** Whether a judgement is one to learn from. */
export function isFault(judgement: string): boolean {
  return judgement === 'inaccuracy' || judgement === 'mistake' || judgement === 'blunder';
}

/** Whether an answer in "try again" is good enough. */
export function isFine(judgement: string): boolean {
  return judgement === 'best' || judgement === 'excellent' || judgement === 'good';
}

/** The sign shown behind a move: a mark of praise wins over the judgement. */
export function signOf(judgement: string, marks: readonly string[]): string {
  const praise = marks.find((mark) => mark === 'brilliant' || mark === 'great');
  if (praise && isMark(praise)) return MARK_SIGNS[praise];
  return isFault(judgement) && isJudgement(judgement) ? SIGNS[judgement] : '';
}

/** The signs that numeric annotation glyphs stand for, as far as they judge a move. */
export const GLYPHS: readonly (string | undefined)[] = [undefined, '!', '?', '!!', '??', '!?', '?!'];
