// The words of a sentence: squares and pieces light up, lines can be played.
import type { Part } from '../api/types.gen';

export type LinePart = Extract<Part, { kind: 'line' }>;

interface PartsProps {
  parts: readonly Part[];
  /** Lights squares, or what was lit before. */
  onPoint: (squares: string[] | undefined) => void;
  /** Plays a line; without it lines only light up. */
  onPlay?: (line: LinePart) => void;
  /** How many moves a line must have to be played by a click. */
  shortest?: number;
}

export function Parts({ parts, onPoint, onPlay, shortest = 2 }: PartsProps) {
  const leave = () => onPoint(undefined);
  return (
    <>
      {parts.map((part, index) => {
        if (part.kind === 'text') return part.text;
        const light = () => onPoint(squaresIn(part));
        if (part.kind === 'square' || part.moves.length < shortest || !onPlay)
          return (
            <span key={index} class="square-word" onMouseEnter={light} onMouseLeave={leave}>
              {part.text}
            </span>
          );
        return (
          <span
            key={index}
            role="button"
            tabIndex={0}
            class="line-word"
            onMouseEnter={light}
            onMouseLeave={leave}
            onClick={() => onPlay(part)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              onPlay(part);
            }}
          >
            {part.text}
          </span>
        );
      })}
    </>
  );
}

function squaresIn(part: Exclude<Part, { kind: 'text' }>): string[] {
  if (part.kind === 'square') return [part.square];
  const [first = ''] = part.moves;
  return [first.slice(0, 2), first.slice(2, 4)];
}
