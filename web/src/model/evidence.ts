// From an explanation to what can be shown: each sentence with its squares, its arrows and a line that can be played.
import type { Explanation, Detection } from '../api/types.gen';
import type { Lang } from '../i18n/lang';
import { isSameMove, passTurn, play, playLine, type Step } from './position';

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
  tone: 'verdict' | 'positive' | 'negative' | 'contrast' | 'fallback';
  squares: string[];
  arrows: Arrow[];
  proof: Proof | undefined;
  /** What feedback is given about. */
  template: string | undefined;
}

const ARROW_STYLES: Record<string, ArrowStyle> = { green: 'good', red: 'bad', blue: 'idea' };

/** All sentences of an explanation in a language, the verdict first. */
export function sentencesOf(explanation: Explanation, lang: Lang): Sentence[] {
  const sentences: Sentence[] = [plain('verdict', explanation.verdict[lang], 'verdict')];
  for (const said of explanation.explanations) {
    const detection = explanation.detections[said.detection];
    sentences.push({
      key: `said-${said.n}-${said.template}`,
      text: said[lang],
      tone: detection?.polarity === 'negative' ? 'negative' : 'positive',
      squares: detection?.squares ?? [],
      arrows: detection ? arrowsOf(detection) : [],
      proof: detection && proofOf(explanation, detection),
      template: said.template,
    });
  }
  if (explanation.contrast) sentences.push(...contrastOf(explanation, lang));
  else if (explanation.fallback && explanation.explanations.length === 0) {
    sentences.push({
      ...plain('fallback', explanation.fallback[lang], 'fallback'),
      proof: lineProof(explanation.fen, bestLine(explanation)),
    });
  }
  return sentences;
}

function plain(key: string, text: string, tone: Sentence['tone']): Sentence {
  return { key, text, tone, squares: squaresIn(text), arrows: [], proof: undefined, template: undefined };
}

// The contrast comes as a few sentences: what is tempting, what refutes the move, what was better. The last two carry lines, known by their
// first move; which sentence is which is found by the words of the lines, not by their order.
function contrastOf(explanation: Explanation, lang: Lang): Sentence[] {
  const contrast = explanation.contrast!;
  const after = play(explanation.fen, explanation.move.uci)?.fen;
  const refutation = after ? lineProof(after, contrast.refutation) : undefined;
  const better = lineProof(explanation.fen, contrast.best_pv);
  return contrast[lang].map((text, index) => {
    const proof = [better, refutation].find((line) => line && mentions(text, line, lang));
    const arrows: Arrow[] =
      proof === better && better ? [arrowOf(better.steps[0]!, 'best')] : proof && refutation ? [arrowOf(refutation.steps[0]!, 'bad')] : [];
    return { ...plain(`contrast-${index}`, text, 'contrast'), proof, arrows };
  });
}

// A sentence tells a line when it writes at least its first two moves (or its only one) side by side.
function mentions(text: string, line: Proof, lang: Lang): boolean {
  const bare = text.replace(/[+#]/g, '');
  const sans = line.steps.slice(0, 2).map((step) => letters(step.san, lang).replace(/[+#]/g, ''));
  return sans.length > 0 && bare.includes(sans.join(' '));
}

function letters(san: string, lang: Lang): string {
  return lang === 'en' ? san : san.replace(/[KQRBN]/g, (letter) => 'RDTBC'['KQRBN'.indexOf(letter)]!);
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

function lineProof(fen: string, line: readonly string[]): Proof | undefined {
  const steps = playLine(fen, line);
  return steps.length > 0 ? { fen, steps, isThreat: false } : undefined;
}

/** The line of a claim: from before the move (the move itself or a better one), from after it, or, for a threat, from after it with the turn passed. */
export function proofOf(explanation: Explanation, detection: Detection): Proof | undefined {
  const fromParams = detection.params.line;
  const shown = 'line' in detection.proof ? detection.proof.line : undefined;
  const line = shown ?? (Array.isArray(fromParams) ? (fromParams as string[]) : undefined);
  const first = line?.[0];
  if (!line || first === undefined) return undefined;
  if (isSameMove(explanation.fen, first, explanation.move.uci)) return lineProof(explanation.fen, line);
  const after = play(explanation.fen, explanation.move.uci)?.fen;
  if (after !== undefined && play(after, first)) return lineProof(after, line);
  // What was missed begins with the better move, which might also have been threatened.
  if (detection.polarity === 'negative' && isSameMove(explanation.fen, first, explanation.best.uci))
    return lineProof(explanation.fen, line);
  const passed = after === undefined ? undefined : passTurn(after);
  const threat = passed === undefined ? undefined : lineProof(passed, line);
  return threat ? { ...threat, isThreat: true } : lineProof(explanation.fen, line);
}

/** A piece of a sentence: plain text, or a square that can light up. */
export type Fragment = { text: string; square?: string };

/** Cuts a sentence at the squares it names, also inside of moves ("Cf7#" names f7). */
export function fragments(text: string): Fragment[] {
  const parts: Fragment[] = [];
  let last = 0;
  for (const match of text.matchAll(/[a-h][1-8](?![0-9])/g)) {
    const before = text[match.index - 1];
    if (before !== undefined && /[a-zà-ÿ]/.test(before) && !/[a-hx]/.test(before)) continue;
    if (match.index > last) parts.push({ text: text.slice(last, match.index) });
    parts.push({ text: match[0], square: match[0] });
    last = match.index + match[0].length;
  }
  if (last < text.length) parts.push({ text: text.slice(last) });
  return parts;
}

export function squaresIn(text: string): string[] {
  return [...new Set(fragments(text).flatMap((part) => part.square ?? []))];
}
