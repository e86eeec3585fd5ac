// From an explanation to what can be shown: each sentence with its squares, its arrows and a line that can be played.
import type { Detection, Explanation, Part, Spoken } from '../api/types.gen';
import type { Lang } from '../i18n/lang';
import { isSameMove, play, playLine, type Step } from './position';

export type ArrowStyle = 'good' | 'bad' | 'idea' | 'attack' | 'possible-attack' | 'defence' | 'possible-defence' | 'best' | 'other';

export interface Arrow {
  from: string;
  to: string;
  style: ArrowStyle;
}

/** A line that proves a sentence, and the position it starts from. */
export interface Proof {
  fen: string;
  steps: Step[];
  /** The side that would have to pass for this line: a threat. */
  isThreat: boolean;
}

export interface Sentence {
  key: string;
  text: string;
  /** The words, with what they point at. */
  parts: readonly Part[];
  tone: 'verdict' | 'positive' | 'negative' | 'contrast' | 'fallback';
  squares: string[];
  arrows: Arrow[];
  proof: Proof | undefined;
  /** The claim that it is about. */
  about: Detection | undefined;
  /** What feedback is given about. */
  template: string | undefined;
}

const ARROW_STYLES: Record<string, ArrowStyle> = { green: 'good', red: 'bad', blue: 'idea' };

/** All sentences of an explanation in a language, the verdict first. */
export function sentencesOf(explanation: Explanation, lang: Lang): Sentence[] {
  const verdict = plain('verdict', explanation.verdict, 'verdict', lang);
  const sentences: Sentence[] = [verdict];
  for (const said of explanation.explanations) {
    const detection = explanation.detections[said.detection];
    const sentence = plain(`said-${said.n}-${said.template}`, said, detection?.polarity === 'negative' ? 'negative' : 'positive', lang);
    sentences.push({
      ...sentence,
      squares: detection?.squares ?? sentence.squares,
      arrows: detection ? arrowsOf(detection) : [],
      proof: proofOf(explanation, sentence.parts, detection),
      about: detection,
      template: said.template,
    });
  }
  for (const [index, spoken] of (explanation.contrast?.sentences ?? []).entries()) {
    const sentence = plain(`contrast-${index}`, spoken, 'contrast', lang);
    const proof = proofOf(explanation, sentence.parts);
    const style = proof && proof.fen === explanation.fen ? 'best' : 'bad';
    sentences.push({ ...sentence, proof, arrows: proof ? [arrowOf(proof.steps[0]!, style)] : [] });
  }
  if (!explanation.contrast && explanation.fallback && explanation.explanations.length === 0) {
    const sentence = plain('fallback', explanation.fallback, 'fallback', lang);
    sentences.push({ ...sentence, proof: proofOf(explanation, sentence.parts) });
  }
  return sentences;
}

function plain(key: string, spoken: Spoken, tone: Sentence['tone'], lang: Lang): Sentence {
  const text = spoken[lang];
  // A review that an older program kept has no parts.
  const parts: readonly Part[] = (spoken as Partial<Spoken>).parts?.[lang] ?? [{ kind: 'text', text }];
  return { key, text, parts, tone, squares: squaresOf(parts), arrows: [], proof: undefined, about: undefined, template: undefined };
}

/** The squares that a sentence names, and those that the first moves of its lines go to. */
export function squaresOf(parts: readonly Part[]): string[] {
  const squares = parts.flatMap((part) =>
    part.kind === 'square' ? [part.square] : part.kind === 'line' ? part.moves.slice(0, 1).map((move) => move.slice(2, 4)) : [],
  );
  return [...new Set(squares)];
}

function arrowsOf(detection: Detection): Arrow[] {
  return detection.arrows.map(([from, to, color]) => ({ from, to, style: ARROW_STYLES[color] ?? 'idea' }));
}

export function arrowOf(step: Step, style: ArrowStyle): Arrow {
  return { from: step.uci.slice(0, 2), to: step.uci.slice(2, 4), style };
}

export function bestLine(explanation: Explanation): string[] {
  if (explanation.contrast) return explanation.contrast.best_pv;
  return isSameMove(explanation.fen, explanation.best.uci, explanation.move.uci) ? explanation.pv : [explanation.best.uci];
}

/** Moves as a line that can be played; from a position that is neither before nor after the move they are a threat. */
export function lineOf(explanation: Explanation, fen: string, moves: readonly string[]): Proof | undefined {
  const steps = playLine(fen, moves);
  const board = (text: string | undefined) => text?.split(' ').slice(0, 2).join(' ');
  const known = [explanation.fen, play(explanation.fen, explanation.move.uci)?.fen].map(board);
  return steps.length > 0 ? { fen, steps, isThreat: !known.includes(board(fen)) } : undefined;
}

// The line that a sentence shows, if it is more than one move; else the line that proves what it says.
function proofOf(explanation: Explanation, parts: readonly Part[], detection?: Detection): Proof | undefined {
  const lines = parts.flatMap((part) => (part.kind === 'line' && part.moves.length > 1 ? [part] : []));
  const longest = lines.reduce<(typeof lines)[number] | undefined>(
    (best, line) => (best && best.moves.length >= line.moves.length ? best : line),
    undefined,
  );
  if (longest) return lineOf(explanation, longest.fen, longest.moves);
  const proof = detection?.proof;
  return proof && 'line' in proof && 'fen' in proof ? lineOf(explanation, proof.fen, proof.line) : undefined;
}
