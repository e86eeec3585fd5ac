// Names and pictures of pieces for views.
import { t } from '../i18n';
import type { Color, Man, Role } from '../model/position';

export const PROMOTIONS: readonly [string, Role][] = [
  ['q', 'queen'],
  ['n', 'knight'],
  ['r', 'rook'],
  ['b', 'bishop'],
];

export const ROLES: readonly Role[] = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'];

export function pieceName(role: Role): string {
  return t(`piece-${role}`);
}

/** "cavalo branco", "white knight". */
export function manName(man: Man): string {
  return t(`man-${man.color}-${man.role}`);
}

export function colorName(color: Color): string {
  return t(`color-${color}`);
}
