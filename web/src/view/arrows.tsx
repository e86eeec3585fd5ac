// Lines and lit squares over a board. Attack is red, defence green; what is only indirect or possible is dashed.
import type { Arrow } from '../model/evidence';

export interface Overlay {
  arrows: readonly Arrow[];
  squares: readonly string[];
  /** Small words on squares, such as the names of figures. */
  tags?: readonly { square: string; text: string; isEnemy: boolean }[];
}

interface Point {
  x: number;
  y: number;
}

export function centre(square: string, orientation: 'white' | 'black'): Point {
  const file = square.charCodeAt(0) - 97;
  const rank = Number(square[1]) - 1;
  return orientation === 'white' ? { x: file + 0.5, y: 7.5 - rank } : { x: 7.5 - file, y: rank + 0.5 };
}

export function Arrows({ overlay, orientation }: { overlay: Overlay; orientation: 'white' | 'black' }) {
  const tags = overlay.tags ?? [];
  return (
    <svg class="arrows" viewBox="0 0 8 8" aria-hidden="true">
      {overlay.squares.map((square) => {
        const { x, y } = centre(square, orientation);
        return <rect key={square} class="lit" x={x - 0.5} y={y - 0.5} width="1" height="1" />;
      })}
      {unique(overlay.arrows).map((arrow) => (
        <Line key={`${arrow.from}${arrow.to}${arrow.style}`} arrow={arrow} orientation={orientation} />
      ))}
      {tags.map((tag) => {
        const { x, y } = centre(tag.square, orientation);
        return (
          <g key={tag.square + tag.text} class={tag.isEnemy ? 'tag enemy' : 'tag'}>
            <rect x={x - 0.48} y={y - 0.48} width={0.12 + tag.text.length * 0.17} height="0.32" rx="0.07" />
            <text x={x - 0.42} y={y - 0.235}>
              {tag.text}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function unique(arrows: readonly Arrow[]): Arrow[] {
  return [...new Map(arrows.map((arrow) => [`${arrow.from}${arrow.to}${arrow.style}`, arrow])).values()];
}

function Line({ arrow, orientation }: { arrow: Arrow; orientation: 'white' | 'black' }) {
  const from = centre(arrow.from, orientation);
  const to = centre(arrow.to, orientation);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return null;
  const unit = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const at = (distance: number, aside: number) =>
    `${from.x + unit.x * distance - unit.y * aside},${from.y + unit.y * distance + unit.x * aside}`;
  const tip = length - 0.12;
  const neck = tip - 0.32;
  return (
    <g class={`arrow ${arrow.style}`}>
      <polyline points={`${at(0.28, 0)} ${at(neck + 0.03, 0)}`} />
      <polygon points={`${at(tip, 0)} ${at(neck, 0.19)} ${at(neck, -0.19)}`} />
    </g>
  );
}
