// The board of a review and what is drawn on it: the lit sentence, the evidence of the move, or nothing while a mistake is tried again.
import type { ReviewCtrl } from '../ctrl/review';
import type { Arrow } from '../model/evidence';
import type { Overlay } from './arrows';
import { Board } from './board';

export function overlayOf(ctrl: ReviewCtrl): Overlay {
  const lit = ctrl.lit.value;
  const retry = ctrl.retry.value;
  if (retry) {
    const isTold = retry.answer === 'right' || retry.answer === 'shown' || retry.answer === 'wrong';
    if (!retry.tried || !isTold) return { arrows: [], squares: [] };
    return {
      arrows: [{ from: retry.tried.slice(0, 2), to: retry.tried.slice(2, 4), style: retry.answer === 'wrong' ? 'bad' : 'best' }],
      squares: [],
    };
  }
  if (lit) return lit;
  const arrows: Arrow[] = ctrl.sentences.value
    .filter((sentence) => sentence.tone === 'positive' || sentence.tone === 'negative')
    .flatMap((sentence) => sentence.arrows);
  return { arrows, squares: [] };
}

export function ReviewBoard({ ctrl }: { ctrl: ReviewCtrl }) {
  const { fen, last } = ctrl.board.value;
  return (
    <Board
      fen={fen}
      last={last}
      orientation={ctrl.orientation.value}
      movable={ctrl.playing.value ? 'none' : 'turn'}
      overlay={overlayOf(ctrl)}
      onMove={(uci) => void ctrl.moved(uci)}
    />
  );
}
