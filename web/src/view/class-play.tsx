// A game against a set of the class, whether its text may be seen or not.
import { useEffect, useState } from 'preact/hooks';
import { call, type ApiError } from '../api/client';
import { refusalIn } from '../ctrl/app';
import { t } from '../i18n';
import { endingOf, play, START_FEN, turnOf, type Color, type Step } from '../model/position';
import { Board } from './board';
import { FieldError } from './field-error';
import { MoveInput } from './move-input';

export function ClassPlay({ id, set }: { id: number; set: number }) {
  const [side, setSide] = useState<Color>('white');
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const [isThinking, setThinking] = useState(false);
  const [refused, setRefused] = useState<ApiError | undefined>();
  const [seed] = useState(() => Math.floor(Math.random() * 1e6));
  const last = steps[steps.length - 1];
  const fen = last?.fen ?? START_FEN;
  const isOver = endingOf([START_FEN, ...steps.map((step) => step.fen)]) !== undefined;
  useEffect(() => {
    if (isOver || isThinking || turnOf(fen) === side) return;
    const answer = async () => {
      setThinking(true);
      setRefused(undefined);
      try {
        const body = { moves: steps.map((step) => step.uci), seed };
        const { move } = await call('playClassSet', { path: { id, set }, body });
        const step = move ? play(fen, move.uci) : undefined;
        if (step) setSteps([...steps, step]);
      } catch (error) {
        setRefused(refusalIn(error));
      } finally {
        setThinking(false);
      }
    };
    void answer();
  }, [fen, side]);
  const move = (uci: string) => {
    const step = play(fen, uci);
    if (step && !isThinking) setSteps([...steps, step]);
  };
  const begin = (color: Color) => {
    setSteps([]);
    setSide(color);
  };
  const canMove = !isOver && !isThinking && turnOf(fen) === side;
  return (
    <div class="seat">
      <p role="status">{isOver ? t('set-over') : t(canMove ? 'set-your-move' : 'set-thinks')}</p>
      <Board fen={fen} last={last?.uci ?? ''} orientation={side} movable={canMove ? side : 'none'} onMove={move} />
      <MoveInput fen={fen} isDisabled={!canMove} onMove={move} />
      {refused && <FieldError error={refused} />}
      <div class="buttons">
        {(['white', 'black'] as const).map((color) => (
          <button key={color} type="button" class="quiet" onClick={() => begin(color)}>
            {t('class-play-as', { side: t(`color-${color}`) })}
          </button>
        ))}
      </div>
    </div>
  );
}
