// A board set by hand: choose a piece and click squares, drag pieces, or walk with the arrows and press Enter. The FEN can be typed too.
import { Chessground } from '@lichess-org/chessground';
import type { Api } from '@lichess-org/chessground/api';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../i18n';
import { completeFen, fenProblem } from '../model/pgn';
import { START_FEN, type Color } from '../model/position';
import { canHaveRight, dragMan, EMPTY_FEN, letterOf, putMan, readSetup, setTurn, toggleRight } from '../model/setup';
import { Arrows, type Overlay } from './arrows';
import { Grid } from './grid';
import { PiecePicture } from './piece-picture';
import { manName, ROLES } from './pieces';

export interface EditableProps {
  fen: string;
  orientation: Color;
  overlay: Overlay;
  onFen: (fen: string) => void;
}

/** The board of the editor with its palette. */
export function BoardEditor(props: EditableProps) {
  const element = useRef<HTMLDivElement>(null);
  const api = useRef<Api>(undefined);
  const [brush, setBrush] = useState('');
  const latest = useRef({ ...props, brush });
  latest.current = { ...props, brush };
  const paint = (square: string) => props.onFen(putMan(latest.current.fen, square, latest.current.brush));

  useLayoutEffect(() => {
    api.current = Chessground(element.current!, {
      fen: props.fen,
      drawable: { enabled: false, visible: false },
      premovable: { enabled: false },
      animation: { enabled: false },
      highlight: { lastMove: false, check: false },
      movable: {
        free: true,
        color: 'both',
        events: { after: (from, to) => latest.current.onFen(dragMan(latest.current.fen, from, to)) },
      },
      draggable: { deleteOnDropOff: true, showGhost: true },
      events: {
        select: (square) => {
          if (latest.current.brush === '') return;
          api.current?.cancelMove();
          latest.current.onFen(putMan(latest.current.fen, square, latest.current.brush === 'x' ? '' : latest.current.brush));
        },
        change: () => {
          // A piece dragged off the board is gone from the drawing; the FEN follows.
          const drawn = api.current?.getFen();
          const kept = latest.current.fen.split(' ')[0];
          if (drawn && drawn !== kept && drawn.replace(/[^a-zA-Z]/g, '').length < (kept ?? '').replace(/[^a-zA-Z]/g, '').length) {
            const gone = [...readSetup(kept!).men.keys()].find((square) => !readSetup(drawn).men.has(square));
            if (gone) latest.current.onFen(dragMan(latest.current.fen, gone, undefined));
          }
        },
      },
    });
    return () => api.current?.destroy();
  }, []);
  useEffect(() => api.current?.set({ fen: props.fen, orientation: props.orientation, lastMove: [] }), [props.fen, props.orientation]);

  return (
    <div class="board-editor">
      <Palette color={props.orientation === 'white' ? 'black' : 'white'} brush={brush} onBrush={setBrush} />
      <div class="board">
        <div class="board-ground" ref={element} aria-hidden="true" />
        <Arrows overlay={props.overlay} orientation={props.orientation} />
        <Grid
          fen={props.fen}
          orientation={props.orientation}
          label={t('editor-label')}
          canMove={false}
          onSquare={(square) => (brush === 'x' ? props.onFen(putMan(props.fen, square, '')) : paint(square))}
        />
      </div>
      <Palette color={props.orientation} brush={brush} onBrush={setBrush} hasEraser />
    </div>
  );
}

function Palette({
  color,
  brush,
  onBrush,
  hasEraser = false,
}: {
  color: Color;
  brush: string;
  onBrush: (brush: string) => void;
  hasEraser?: boolean;
}) {
  return (
    <div class="palette" role="group" aria-label={t('editor-pieces', { color: t(`color-${color}`) })}>
      {ROLES.map((role) => {
        const letter = letterOf(color, role);
        return (
          <button
            key={letter}
            type="button"
            class="piece-button"
            aria-pressed={brush === letter}
            aria-label={manName({ color, role })}
            onClick={() => onBrush(brush === letter ? '' : letter)}
          >
            <PiecePicture color={color} role={role} />
          </button>
        );
      })}
      {hasEraser && (
        <button
          type="button"
          class="piece-button"
          aria-pressed={brush === 'x'}
          aria-label={t('editor-eraser')}
          onClick={() => onBrush(brush === 'x' ? '' : 'x')}
        >
          ✕
        </button>
      )}
    </div>
  );
}

/** The FEN as text. */
export function FenField({ fen, onFen }: { fen: string; onFen: (fen: string) => void }) {
  const id = useId();
  const [text, setText] = useState(fen);
  const [wrong, setWrong] = useState<'fen-shape' | 'fen-rules' | undefined>();
  useEffect(() => {
    setText(fen);
    setWrong(fenProblem(fen));
  }, [fen]);
  const submit = (event: Event) => {
    event.preventDefault();
    const problem = fenProblem(text);
    setWrong(problem);
    if (problem !== 'fen-shape') onFen(completeFen(text));
  };
  return (
    <form class="fen-field" onSubmit={submit}>
      <label for={id}>{t('editor-fen')}</label>
      <input
        id={id}
        value={text}
        spellcheck={false}
        autocomplete="off"
        aria-invalid={wrong !== undefined}
        aria-describedby={wrong ? `${id}-wrong` : undefined}
        onInput={(event) => setText(event.currentTarget.value)}
        onBlur={submit}
      />
      {wrong && (
        <p id={`${id}-wrong`} class="field-error">
          {t(wrong)}
        </p>
      )}
    </form>
  );
}

/** Turn, castling, and quick boards. */
export function SetupTools({ fen, onFen }: { fen: string; onFen: (fen: string) => void }) {
  const setup = readSetup(fen);
  const rights = ['K', 'Q', 'k', 'q'].filter((right) => canHaveRight(setup.men, right));
  return (
    <div class="setup-tools">
      <fieldset>
        <legend>{t('editor-turn')}</legend>
        {(['white', 'black'] as const).map((color) => (
          <label key={color}>
            <input type="radio" name="turn" checked={setup.turn === color} onChange={() => onFen(setTurn(fen, color))} />
            {t(`color-${color}`)}
          </label>
        ))}
      </fieldset>
      {rights.length > 0 && (
        <fieldset>
          <legend>{t('editor-castling')}</legend>
          {rights.map((right) => (
            <label key={right}>
              <input type="checkbox" checked={setup.castling.includes(right)} onChange={() => onFen(toggleRight(fen, right))} />
              {t(right === right.toUpperCase() ? 'color-white' : 'color-black')} {right.toUpperCase() === 'K' ? 'O-O' : 'O-O-O'}
            </label>
          ))}
        </fieldset>
      )}
      <div class="buttons">
        <button type="button" onClick={() => onFen(START_FEN)}>
          {t('editor-start')}
        </button>
        <button type="button" onClick={() => onFen(EMPTY_FEN)}>
          {t('editor-clear')}
        </button>
      </div>
    </div>
  );
}
