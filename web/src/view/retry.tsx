// "Try again": the position before a mistake, a move to find, and nothing on the screen that gives it away.
import type { ReviewCtrl } from '../ctrl/review';
import { lang, t } from '../i18n';
import { sentencesOf } from '../model/evidence';
import { localSan, moveNumber, numberedSan } from '../model/notation';
import { MoveInput } from './move-input';

export function RetryPanel({ ctrl }: { ctrl: ReviewCtrl }) {
  const retry = ctrl.retry.value!;
  const index = retry.moves[retry.at]!;
  const mistake = ctrl.moves.value[index]!;
  const node = ctrl.line.value[index]!;
  const played = numberedSan(node.san, node.ply - 1, lang.value);
  const isOpen = retry.answer === 'waiting' || retry.answer === 'wrong' || retry.answer === 'thinking';
  if (ctrl.isRetryOver.value) return <Over ctrl={ctrl} />;
  return (
    <section class="panel retry" aria-labelledby="retry-title">
      <p class="muted">{t('retry-count', { at: retry.at + 1, count: retry.moves.length })}</p>
      <h2 id="retry-title">{t('retry-title', { side: t(`color-${retry.side}`) })}</h2>
      <p>{t('retry-played', { move: played })}</p>
      <div role="status" class={`retry-answer ${retry.answer}`}>
        {retry.answer === 'thinking' && t('ask-thinking')}
        {retry.answer === 'wrong' && t('retry-wrong')}
        {retry.answer === 'right' && t('retry-right')}
        {retry.answer === 'shown' && t('retry-shown', { move: moveNumber(node.ply - 1) + localSan(mistake.best.san, lang.value) })}
      </div>
      {isOpen && <MoveInput fen={ctrl.node.value.fen} isDisabled={retry.answer === 'thinking'} onMove={(uci) => void ctrl.moved(uci)} />}
      {!isOpen && (
        <div class="sentences">
          <h3>{t('retry-reasons', { move: played })}</h3>
          {sentencesOf(mistake, lang.value)
            .slice(1)
            .map((sentence) => (
              <p key={sentence.key}>{sentence.text}</p>
            ))}
        </div>
      )}
      <div class="buttons">
        {isOpen && (
          <button type="button" onClick={() => ctrl.showSolution()}>
            {t('retry-show')}
          </button>
        )}
        <button type="button" class={isOpen ? '' : 'primary'} onClick={() => ctrl.nextMistake()}>
          {isOpen ? t('retry-skip') : t('retry-next')}
        </button>
        <button type="button" class="quiet" onClick={() => ctrl.stopRetry()}>
          {t('retry-stop')}
        </button>
      </div>
    </section>
  );
}

function Over({ ctrl }: { ctrl: ReviewCtrl }) {
  const retry = ctrl.retry.value!;
  return (
    <section class="panel retry" aria-labelledby="retry-title">
      <h2 id="retry-title">{t('retry-over')}</h2>
      <p role="status">{t('retry-result', { solved: retry.solved, count: retry.moves.length })}</p>
      <button type="button" class="primary" onClick={() => ctrl.stopRetry()}>
        {t('retry-stop')}
      </button>
    </section>
  );
}
