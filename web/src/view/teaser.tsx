// A famous game that explains itself on the first page: its turning point on a board, with reasons that light up and can be played.
import { useEffect, useMemo } from 'preact/hooks';
import { ReviewCtrl } from '../ctrl/review';
import { lang, t } from '../i18n';
import { numberedSan } from '../model/notation';
import { Board } from './board';
import { Badge, SentenceLine } from './explained';
import { IconButton } from './icon';
import { overlayOf } from './review-board';

export function Teaser() {
  const ctrl = useMemo(() => new ReviewCtrl('sample'), []);
  useEffect(() => {
    void ctrl.open();
    return () => ctrl.close();
  }, [ctrl]);
  const state = ctrl.state.value;
  const explanation = ctrl.explanation.value;
  if (!state) return null;
  const node = ctrl.node.value;
  const { fen, last } = ctrl.board.value;
  return (
    <section class="panel teaser" aria-labelledby="teaser-title">
      <div class="teaser-board">
        <Board fen={fen} last={last} orientation="white" movable="none" overlay={overlayOf(ctrl)} />
        <div class="controls">
          <IconButton icon="previous" label={t('review-previous')} onClick={() => ctrl.step(-1)} />
          <IconButton icon="next" label={t('review-next')} onClick={() => ctrl.step(1)} />
        </div>
      </div>
      <div class="teaser-text">
        <h2 id="teaser-title">
          {t('teaser-title', { white: state.tags.White ?? '', black: state.tags.Black ?? '', year: (state.tags.Date ?? '').slice(0, 4) })}
        </h2>
        {explanation && explanation !== 'thinking' && (
          <div class="explained-head">
            <h3>{numberedSan(node.san, node.ply - 1, lang.value)}</h3>
            <Badge judgement={explanation.judgement} />
          </div>
        )}
        <div class="sentences" aria-live="polite">
          {ctrl.sentences.value.slice(0, 5).map((sentence) => (
            <SentenceLine key={`${ctrl.path.value}/${sentence.key}`} ctrl={ctrl} sentence={sentence} isBrief />
          ))}
        </div>
        <a class="button" href="#/review/sample">
          {t('start-sample')}
        </a>
      </div>
    </section>
  );
}
