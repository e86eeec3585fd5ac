// How both players did: accuracy, judgements, style, what their mistakes were about; and the way to try those again.
import type { ReviewCtrl } from '../ctrl/review';
import type { SideReview } from '../api/types.gen';
import { lang, named, number, t } from '../i18n';
import { isFault, JUDGEMENTS, SIGNS } from '../model/judgement';
import { knownTag } from '../model/pgn';
import { Story } from './story';

export function Summary({ ctrl }: { ctrl: ReviewCtrl }) {
  const review = ctrl.review.value;
  const tags = ctrl.state.value!.tags;
  if (ctrl.isRunning.value || !review) return null;
  // At the start of the game the story stands beside the board already.
  const hasStory = ctrl.path.value !== '' && review.story[lang.value].length > 0;
  return (
    <section class="panel summary" aria-labelledby="summary-title">
      <h2 id="summary-title">{t('summary-title')}</h2>
      {hasStory && <Story ctrl={ctrl} />}
      <div class="sides">
        <Side ctrl={ctrl} side="white" review={review.white} name={knownTag(tags, 'White') ?? t('color-white')} />
        <Side ctrl={ctrl} side="black" review={review.black} name={knownTag(tags, 'Black') ?? t('color-black')} />
      </div>
    </section>
  );
}

const PHASES = ['opening', 'middlegame', 'endgame'] as const;

function Side({ ctrl, side, review, name }: { ctrl: ReviewCtrl; side: 'white' | 'black'; review: SideReview; name: string }) {
  const faults = JUDGEMENTS.filter(isFault).reduce((sum, judgement) => sum + review.judgements[judgement], 0);
  const phases = PHASES.filter((phase) => review.accuracy_by_phase[phase] !== null && review.accuracy_by_phase[phase] !== undefined);
  return (
    <article class="side" aria-label={`${name}, ${t(`color-${side}`)}`}>
      <h3>
        <span class={`player-dot ${side}`} aria-hidden="true" />
        <span class="names" title={name}>
          {name}
        </span>
      </h3>
      <p class="accuracy">
        <strong>{review.accuracy === null ? '–' : number(review.accuracy, 1)}</strong> {t('summary-accuracy')}
      </p>
      <dl class="facts">
        {JUDGEMENTS.map((judgement) => (
          <div key={judgement} class={judgement}>
            <dt>
              <span class="dot-sign" aria-hidden="true">
                {SIGNS[judgement]}
              </span>
              {named('judgements', judgement)}
            </dt>
            <dd>{review.judgements[judgement] ?? 0}</dd>
          </div>
        ))}
      </dl>
      <dl class="facts plain">
        {phases.map((phase) => (
          <div key={phase}>
            <dt>{named('phase', phase)}</dt>
            <dd>{number(review.accuracy_by_phase[phase]!, 1)}</dd>
          </div>
        ))}
        {review.style && review.style !== 'Dynamic' && (
          <div>
            <dt>{t('summary-style')}</dt>
            <dd>{named('style', review.style)}</dd>
          </div>
        )}
      </dl>
      {review.mistakes.length > 0 && (
        <p class="muted">
          {t('summary-themes')} {[...new Set(review.mistakes.map((mistake) => named('theme', mistake.theme)))].slice(0, 4).join(', ')}.
        </p>
      )}
      {faults > 0 && (
        <button type="button" onClick={() => ctrl.startRetry(side)}>
          {t('retry-start', { count: faults })}
        </button>
      )}
    </article>
  );
}
