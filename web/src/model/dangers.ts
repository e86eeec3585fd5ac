// What is in danger in a position, as rows to list: one for each kind and side that has any.
import type { Side, SideThreats, Threats } from '../api/types.gen';

export const DANGERS = ['hanging', 'loose', 'attacked_by_lesser', 'overloaded', 'forking'] as const;
export type Danger = (typeof DANGERS)[number];

export interface DangerRow {
  side: Side;
  kind: Danger;
  squares: string[];
}

/** The rows in order of urgency; a piece that can be won is not said to be loose as well. */
export function dangersOf(threats: Threats): DangerRow[] {
  return DANGERS.flatMap((kind) =>
    (['white', 'black'] as const).flatMap((side) => {
      const squares = squaresOf(threats[side], kind);
      return squares.length > 0 ? [{ side, kind, squares }] : [];
    }),
  );
}

function squaresOf(side: SideThreats, kind: Danger): string[] {
  return kind === 'loose' ? side.loose.filter((square) => !side.hanging.includes(square)) : side[kind];
}
