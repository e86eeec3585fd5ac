// One piece drawn outside of a board, with the board's own pictures.
import { h } from 'preact';
import type { Color, Role } from '../model/position';

export function PiecePicture({ color, role }: { color: Color; role: Role }) {
  return (
    <span class="cg-wrap piece-picture" aria-hidden="true">
      {h('piece', { class: `${color} ${role}` })}
    </span>
  );
}
