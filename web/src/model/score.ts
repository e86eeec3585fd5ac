// Scores as people read them, always from White's side.
import type { Score, Side } from '../api/types.gen';

/** "+1.4", "−0.3", "#5", "#−2" in the number style of a language. */
export function scoreText(score: Score, turn: Side, decimal: string): string {
  const sign = turn === 'white' ? 1 : -1;
  if (score.mate !== null && score.mate !== undefined) {
    const mate = score.mate * sign;
    return `#${mate < 0 ? '−' : ''}${Math.abs(mate)}`;
  }
  return pawns((score.cp ?? 0) * sign, decimal);
}

/** Centipawns as signed pawns. */
export function pawns(centipawns: number, decimal: string): string {
  const text = (Math.abs(centipawns) / 100).toFixed(Math.abs(centipawns) < 995 ? 2 : 1).replace('.', decimal);
  return (centipawns > 0 ? '+' : centipawns < 0 ? '−' : '') + text;
}

/** How far work is, in percent. */
export function percent({ done, total }: { done: number; total: number }): number {
  return total > 0 ? Math.min(100, Math.floor((100 * done) / total)) : 0;
}

/** White's chances in percent from a score of the side to move. */
export function whiteWin(score: Score, turn: Side): number {
  return turn === 'white' ? score.win : 100 - score.win;
}
