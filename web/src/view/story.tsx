// The story of a game: its moves lead to the board where they were played, its lines are played there.
import type { ReviewCtrl } from '../ctrl/review';
import { lang, t } from '../i18n';
import { exercisesOf, storyOf } from '../model/story';
import { Parts } from './parts';

export function Story({ ctrl }: { ctrl: ReviewCtrl }) {
  const review = ctrl.review.value;
  if (!review) return null;
  const point = (squares: string[] | undefined) => {
    if (!ctrl.playing.peek()) ctrl.lit.value = squares && { squares, arrows: [] };
  };
  return (
    <div class="story">
      {storyOf(review, lang.value).map((parts, index) => (
        <p key={index}>
          <Parts parts={parts} onPoint={point} onPlay={(line) => ctrl.goToLine(line.fen, line.moves)} shortest={1} />
        </p>
      ))}
      {exercisesOf(review).map((exercise) => (
        <p key={exercise.side} class="exercise">
          {exercise.text[lang.value]}{' '}
          <button type="button" onClick={() => ctrl.startRetry(exercise.side, exercise.ply)}>
            {t('retry-exercise')}
          </button>
        </p>
      ))}
    </div>
  );
}
