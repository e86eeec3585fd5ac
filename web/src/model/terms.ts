// Terms of the evaluation gathered by name and side.
import type { Side, TermEntry } from '../api/types.gen';

export interface TermGroup {
  term: string;
  side: Side;
  middlegame: number;
  endgame: number;
  squares: string[];
}

/** The entries summed up by term and side, the weightiest first. */
export function groupTerms(entries: readonly TermEntry[]): TermGroup[] {
  const groups = new Map<string, TermGroup>();
  for (const entry of entries) {
    const key = `${entry.term}/${entry.side}`;
    const known = groups.get(key) ?? { term: entry.term, side: entry.side, middlegame: 0, endgame: 0, squares: [] };
    groups.set(key, {
      ...known,
      middlegame: known.middlegame + entry.middlegame,
      endgame: known.endgame + entry.endgame,
      squares: [...new Set([...known.squares, ...entry.squares])],
    });
  }
  const weight = (group: TermGroup) => Math.abs(group.middlegame) + Math.abs(group.endgame);
  return [...groups.values()].sort((a, b) => weight(b) - weight(a));
}
