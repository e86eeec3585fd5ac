// The board as a grid of 64 buttons: arrows walk, Enter picks up and puts down, letters jump to pieces. It takes no clicks; the drawn
// board beneath does.
import { useRef, useState } from 'preact/hooks';
import { announce } from '../ctrl/app';
import { t } from '../i18n';
import { destinations, menOf, type Color, type Role } from '../model/position';
import { manName } from './pieces';

export interface GridProps {
  fen: string;
  orientation: Color;
  label: string;
  canMove: boolean;
  onMove?: (from: string, to: string) => void;
  /** In an editor: what Enter does on a square. */
  onSquare?: (square: string) => void;
}

const FILES = 'abcdefgh';
const LETTERS: Record<string, Role> = { k: 'king', q: 'queen', r: 'rook', b: 'bishop', n: 'knight', p: 'pawn' };

/** The squares in reading order. */
export function squaresSeen(orientation: Color): string[][] {
  const ranks = Array.from({ length: 8 }, (_, row) => Array.from({ length: 8 }, (_, column) => FILES[column]! + (8 - row)));
  return orientation === 'white' ? ranks : ranks.map((rank) => rank.toReversed()).toReversed();
}

export function Grid(props: GridProps) {
  const [at, setAt] = useState('e2');
  const [picked, setPicked] = useState<string | undefined>();
  const table = useRef<HTMLDivElement>(null);
  const men = menOf(props.fen);
  const rows = squaresSeen(props.orientation);
  const name = (square: string) => `${square}, ${men.has(square) ? manName(men.get(square)!) : t('board-empty')}`;

  const focus = (square: string) => {
    setAt(square);
    table.current?.querySelector<HTMLElement>(`[data-square="${square}"]`)?.focus();
  };
  const walk = (columns: number, lines: number) => {
    const row = rows.findIndex((line) => line.includes(at));
    const column = rows[row]!.indexOf(at);
    const target = rows[row + lines]?.[column + columns];
    if (target) focus(target);
  };
  const press = (square: string) => {
    if (props.onSquare) return props.onSquare(square);
    if (!props.canMove) return;
    if (picked === square) return setPicked(undefined);
    if (picked && destinations(props.fen).get(picked)?.includes(square)) {
      setPicked(undefined);
      return props.onMove?.(picked, square);
    }
    const targets = destinations(props.fen).get(square);
    if (!targets?.length) return announce(t('board-nomoves', { man: name(square) }));
    setPicked(square);
    announce(t('board-picked', { man: name(square), squares: targets.toSorted().join(', ') }));
  };
  const jump = (role: Role, isBack: boolean) => {
    const squares = rows.flat();
    const start = squares.indexOf(at);
    const turned = [...squares.slice(start + 1), ...squares.slice(0, start + 1)];
    const order = isBack ? [...squares.slice(0, start).toReversed(), ...squares.slice(start).toReversed()] : turned;
    const target = order.find((square) => men.get(square)?.role === role);
    if (target) focus(target);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const steps: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const step = steps[event.key];
    const role = LETTERS[event.key.toLowerCase()];
    if (step) walk(...step);
    else if (role) jump(role, event.key !== event.key.toLowerCase());
    else if (event.key === 'Escape') setPicked(undefined);
    else if (event.key === 'm')
      announce(t('board-targets', { man: name(at), squares: destinations(props.fen).get(at)?.toSorted().join(', ') || t('board-none') }));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div class="grid" role="grid" aria-label={props.label} ref={table} onKeyDown={onKey}>
      {rows.map((row) => (
        <div role="row" key={row[0]}>
          {row.map((square) => (
            <button
              key={square}
              type="button"
              role="gridcell"
              data-square={square}
              tabIndex={square === at ? 0 : -1}
              class={square === picked ? 'picked' : ''}
              aria-selected={square === picked}
              aria-label={name(square)}
              onFocus={() => setAt(square)}
              onClick={() => press(square)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
