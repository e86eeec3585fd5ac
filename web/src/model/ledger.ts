// What a ledger says, for eyes: signed numbers, squares to light, regions as their owner sees them.
import type { LedgerEntry, RegionInfo } from '../api/types.gen';
import type { Color } from './position';

/** Every square that a rule touched. */
export function squaresOf(entry: LedgerEntry): string[] {
  return [...entry.me.changes, ...entry.opponent.changes].map((change) => change.square);
}

/** The squares of a region for an owner: Black sees the board upside down. */
export function regionSquares(region: RegionInfo, owner: Color): string[] {
  return owner === 'white' ? region.squares : region.squares.map((square) => `${square[0]}${9 - Number(square[1])}`);
}

/** The first word of a title that two texts share is the name by which a set is saved. */
export function titleIn(text: string): string | undefined {
  const title = /(?:CONJUNTO_HEURISTICO|HEURISTIC_SET)\s*"([^"\n]*)"/i.exec(text.normalize('NFD').replace(/\p{M}/gu, ''))?.[1]?.trim();
  return title === '' ? undefined : title;
}
