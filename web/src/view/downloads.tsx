// The review as a file: annotated PGN for other programs, one HTML page for friends.
import { addressOf } from '../api/client';
import type { ReviewCtrl } from '../ctrl/review';
import { lang, t } from '../i18n';
import { Icon } from './icon';

const FORMATS = ['pgn', 'html', 'md', 'json'] as const;

export function Downloads({ ctrl }: { ctrl: ReviewCtrl }) {
  if (ctrl.isSample || ctrl.isRunning.value || !ctrl.review.value || lang.value === undefined) return null;
  return (
    <section class="panel downloads" aria-labelledby="downloads-title">
      <h2 id="downloads-title">{t('download-title')}</h2>
      <div class="buttons">
        {FORMATS.map((format) => (
          <a
            key={format}
            class="button"
            href={addressOf('downloadReview', { path: { id: Number(ctrl.id) }, query: { format } })}
            download=""
          >
            <Icon name="save" /> {t(`download-${format}`)}
          </a>
        ))}
      </div>
      <p class="muted">{t('download-kept')}</p>
    </section>
  );
}
