// A board for eyes, fingers, keys and screen readers: chessground draws and drags; an unseen grid of 64 buttons carries focus and words.
import { Chessground } from '@lichess-org/chessground';
import type { Api } from '@lichess-org/chessground/api';
import type { Key } from '@lichess-org/chessground/types';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../i18n';
import { checkedKing, destinations, needsPromotion, turnOf, type Color } from '../model/position';
import { Arrows, type Overlay } from './arrows';
import { Grid } from './grid';
import { PiecePicture } from './piece-picture';
import { PROMOTIONS, pieceName } from './pieces';

export interface BoardProps {
  fen: string;
  orientation: Color;
  /** The last move in coordinates, or empty. */
  last?: string;
  /** Who may move: a side, the side to move, or nobody. */
  movable: Color | 'turn' | 'none';
  overlay?: Overlay;
  onMove?: (uci: string) => void;
  label?: string;
}

function focusFirst(element: HTMLElement | null): void {
  element?.querySelector('button')?.focus();
}

const EMPTY: Overlay = { arrows: [], squares: [] };

export function Board(props: BoardProps) {
  const element = useRef<HTMLDivElement>(null);
  const api = useRef<Api>(undefined);
  const latest = useRef(props);
  latest.current = props;
  const [promotion, setPromotion] = useState<{ from: string; to: string } | undefined>();
  const turn = turnOf(props.fen);
  const mover = props.movable === 'turn' ? turn : props.movable === 'none' ? undefined : props.movable;

  const moved = (from: string, to: string) => {
    const { fen, onMove } = latest.current;
    if (needsPromotion(fen, from, to)) return setPromotion({ from, to });
    onMove?.(from + to);
    // The drawn board has moved the piece already; if the move was not taken over, it goes back.
    setTimeout(() => draw(latest.current), 0);
  };

  const draw = ({ fen, orientation, last, movable }: BoardProps) => {
    const side = turnOf(fen);
    const who = movable === 'turn' ? side : movable === 'none' ? undefined : movable;
    api.current?.set({
      fen,
      orientation,
      turnColor: side,
      lastMove: last ? [last.slice(0, 2) as Key, last.slice(2, 4) as Key] : [],
      check: checkedKing(fen) ? side : false,
      movable: {
        free: false,
        ...(who ? { color: who } : { color: undefined }),
        dests: (who === side ? destinations(fen) : new Map()) as Map<Key, Key[]>,
        showDests: true,
        events: { after: moved },
      },
    });
  };

  useLayoutEffect(() => {
    api.current = Chessground(element.current!, {
      fen: props.fen,
      drawable: { enabled: false, visible: false },
      premovable: { enabled: false },
      animation: { enabled: !matchMedia('(prefers-reduced-motion: reduce)').matches, duration: 180 },
      highlight: { lastMove: true, check: true },
      disableContextMenu: true,
    });
    return () => api.current?.destroy();
  }, []);

  useEffect(() => {
    setPromotion(undefined);
    draw(props);
  }, [props.fen, props.orientation, props.last, mover]);

  const promote = (letter: string) => {
    const { from, to } = promotion!;
    setPromotion(undefined);
    props.onMove?.(from + to + letter);
  };
  const cancelPromotion = () => {
    setPromotion(undefined);
    draw(props);
  };

  return (
    <div class="board">
      <div class="board-ground" ref={element} aria-hidden="true" />
      <Arrows overlay={props.overlay ?? EMPTY} orientation={props.orientation} />
      <Grid
        fen={props.fen}
        orientation={props.orientation}
        label={props.label ?? t('board-label')}
        canMove={mover === turn}
        onMove={moved}
      />
      {promotion && (
        <div
          class="promotion"
          ref={focusFirst}
          role="dialog"
          aria-label={t('board-promotion')}
          onKeyDown={(event) => event.key === 'Escape' && cancelPromotion()}
        >
          {PROMOTIONS.map(([letter, role]) => (
            <button key={letter} type="button" class="piece-button" aria-label={pieceName(role)} onClick={() => promote(letter)}>
              <PiecePicture color={turn} role={role} />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
