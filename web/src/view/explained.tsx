// The reasons of the current move: sentences whose squares light up, whose proofs can be played, and on which readers can say their word.
import { useState } from 'preact/hooks';
import type { Judgement } from '../api/types.gen';
import type { Playing, ReviewCtrl } from '../ctrl/review';
import { moverOf, STORY } from '../ctrl/review';
import { spokenMove } from '../ctrl/speech';
import { decimal, lang, named, t } from '../i18n';
import { lineOf, type Sentence } from '../model/evidence';
import { GLYPHS, SIGNS } from '../model/judgement';
import { localSan, numberedSan } from '../model/notation';
import { plyOf } from '../model/position';
import { clockText } from '../model/clock';
import { scoreText } from '../model/score';
import { Icon } from './icon';
import { Meaning } from './glossary';
import { type LinePart, Parts } from './parts';
import { Spoken } from './spoken';
import { Story } from './story';

export function Explained({ ctrl }: { ctrl: ReviewCtrl }) {
  const explanation = ctrl.explanation.value;
  const node = ctrl.node.value;
  if (node.san === '') return <Opening ctrl={ctrl} />;
  const isVariation = ctrl.index.value < 0;
  const title = numberedSan(node.san, node.ply - 1, lang.value);
  return (
    <section class="panel explained" aria-labelledby="explained-title">
      <div class="explained-head">
        <h2 id="explained-title">
          <Spoken shown={isVariation ? t('ask-why-not', { move: title }) : title} said={spokenMove(node.san, node.ply - 1)} />
        </h2>
        {explanation && explanation !== 'thinking' && (
          <>
            <Badge judgement={explanation.judgement} />
            {explanation.marks.map((mark) => (
              <span key={mark} class="mark">
                {named('mark', mark)}
              </span>
            ))}
            <span class="score" title={t('review-score-title')}>
              {scoreText(explanation.score, moverOf(explanation), decimal.value)}
            </span>
          </>
        )}
      </div>
      <StoryLine ctrl={ctrl} />
      {!isVariation && <Written ctrl={ctrl} index={ctrl.index.value} />}
      {explanation === 'thinking' && <p class="loading">{t('ask-thinking')}</p>}
      {explanation === undefined && <p class="muted">{ctrl.isRunning.value ? t('review-waiting') : t('review-nothing')}</p>}
      <div class="sentences" aria-live="polite">
        {ctrl.sentences.value.map((sentence) => (
          <SentenceLine key={`${ctrl.path.value}/${sentence.key}`} ctrl={ctrl} sentence={sentence} />
        ))}
      </div>
      {isVariation ? (
        <button type="button" class="quiet" onClick={() => ctrl.removeVariation(ctrl.path.value)}>
          {t('review-remove-variation')}
        </button>
      ) : (
        <button type="button" class="quiet" onClick={() => ctrl.ask()}>
          {t('ask-button')}
        </button>
      )}
    </section>
  );
}

// What the owner of the game wrote about a move, and what was left on the clock.
function Written({ ctrl, index }: { ctrl: ReviewCtrl; index: number }) {
  const move = ctrl.state.value?.line[index];
  if (!move || (move.clock === undefined && !move.comments && !move.glyphs)) return null;
  const glyphs = (move.glyphs ?? []).map((glyph) => GLYPHS[glyph]).filter(Boolean);
  return (
    <div class="written">
      {move.clock !== undefined && move.clock !== null && <p class="muted">{t('review-clock', { time: clockText(move.clock) })}</p>}
      <Comments comments={[...glyphs.slice(0, 1), ...(move.comments ?? [])] as string[]} />
    </div>
  );
}

function Comments({ comments }: { comments: readonly string[] }) {
  if (comments.length === 0) return null;
  return (
    <figure class="comments">
      <figcaption class="muted">{t('review-yours')}</figcaption>
      {comments.map((comment, index) => (
        <blockquote key={index}>{comment}</blockquote>
      ))}
    </figure>
  );
}

function Opening({ ctrl }: { ctrl: ReviewCtrl }) {
  const hasStory = (ctrl.review.value?.story[lang.value].length ?? 0) > 0;
  return (
    <section class="panel explained" aria-labelledby="explained-title">
      <h2 id="explained-title">{t('review-story')}</h2>
      <Comments comments={ctrl.state.value?.comments ?? []} />
      <StoryLine ctrl={ctrl} />
      {hasStory ? <Story ctrl={ctrl} /> : <p class="muted">{t('review-begin')}</p>}
    </section>
  );
}

// A line of the story that is being played, with the way back.
function StoryLine({ ctrl }: { ctrl: ReviewCtrl }) {
  const playing = ctrl.playing.value;
  return playing?.key === STORY ? <ProofBar ctrl={ctrl} playing={playing} /> : null;
}

export function Badge({ judgement }: { judgement: Judgement }) {
  return (
    <span class={`badge ${judgement}`}>
      <span aria-hidden="true">{SIGNS[judgement]}</span> {named('judgement', judgement)}
    </span>
  );
}

export function SentenceLine({ ctrl, sentence, isBrief = false }: { ctrl: ReviewCtrl; sentence: Sentence; isBrief?: boolean }) {
  const light = () => {
    if (!ctrl.playing.peek()) ctrl.lit.value = { squares: sentence.squares, arrows: sentence.arrows };
  };
  const dim = () => {
    if (!ctrl.playing.peek()) ctrl.lit.value = undefined;
  };
  const playing = ctrl.playing.value?.key === sentence.key ? ctrl.playing.value : undefined;
  return (
    <div class={`sentence ${sentence.tone}`} onMouseEnter={light} onMouseLeave={dim}>
      <p>
        <Words ctrl={ctrl} sentence={sentence} onLeave={light} /> {sentence.about && !isBrief && <Meaning detection={sentence.about} />}
      </p>
      <div class="sentence-tools">
        {sentence.proof && !playing && (
          <button type="button" class="tool" onFocus={light} onBlur={dim} onClick={() => ctrl.startProof(sentence)}>
            <Icon name="play" /> {sentence.proof.isThreat ? t('proof-threat') : t('proof-play')}
          </button>
        )}
        {sentence.template && !isBrief && <Feedback ctrl={ctrl} sentence={sentence} />}
      </div>
      {playing && <ProofBar ctrl={ctrl} playing={playing} />}
    </div>
  );
}

// The words of a sentence; its own squares stay lit where a word points at nothing.
function Words({ ctrl, sentence, onLeave }: { ctrl: ReviewCtrl; sentence: Sentence; onLeave: () => void }) {
  const point = (squares: string[] | undefined) => {
    if (!squares) onLeave();
    else if (!ctrl.playing.peek()) ctrl.lit.value = { squares, arrows: [] };
  };
  const play = ({ fen, moves }: LinePart) => {
    const explanation = ctrl.explanation.peek();
    if (explanation && explanation !== 'thinking') ctrl.startProof({ ...sentence, proof: lineOf(explanation, fen, moves) });
  };
  return <Parts parts={sentence.parts} onPoint={point} onPlay={play} />;
}

function ProofBar({ ctrl, playing }: { ctrl: ReviewCtrl; playing: Playing }) {
  const first = plyOf(playing.proof.fen);
  return (
    <div class="proof" role="group" aria-label={t('proof-label')}>
      {playing.proof.isThreat && <span class="muted">{t('proof-passed')}</span>}
      <ol>
        {playing.proof.steps.map((step, index) => (
          <li key={index}>
            <button type="button" aria-current={playing.step === index + 1} onClick={() => ctrl.stepProof(index + 1 - playing.step)}>
              <Spoken
                shown={
                  index === 0 || (first + index) % 2 === 0
                    ? numberedSan(step.san, first + index, lang.value)
                    : localSan(step.san, lang.value)
                }
                said={spokenMove(step.san, first + index)}
              />
            </button>
          </li>
        ))}
      </ol>
      <button type="button" class="tool" onClick={() => ctrl.stepProof(-1)} aria-label={t('review-previous')}>
        <Icon name="previous" />
      </button>
      <button type="button" class="tool" onClick={() => ctrl.stepProof(1)} aria-label={t('review-next')}>
        <Icon name="next" />
      </button>
      <button type="button" class="tool" onClick={() => ctrl.stopProof()}>
        <Icon name="stop" /> {t('proof-back')}
      </button>
    </div>
  );
}

function Feedback({ ctrl, sentence }: { ctrl: ReviewCtrl; sentence: Sentence }) {
  const [given, setGiven] = useState<string | undefined>();
  const give = async (verdict: 'accepted' | 'wrong' | 'unclear') => {
    if (await ctrl.feedback(sentence, verdict)) setGiven(verdict);
  };
  if (given) return <span class="muted thanks">{t('feedback-thanks')}</span>;
  return (
    <span class="feedback" role="group" aria-label={t('feedback-label')}>
      <button
        type="button"
        class="tool"
        aria-label={t('feedback-accepted')}
        title={t('feedback-accepted')}
        onClick={() => void give('accepted')}
      >
        <Icon name="up" />
      </button>
      <button type="button" class="tool" aria-label={t('feedback-wrong')} title={t('feedback-wrong')} onClick={() => void give('wrong')}>
        <Icon name="down" />
      </button>
      <button
        type="button"
        class="tool"
        aria-label={t('feedback-unclear')}
        title={t('feedback-unclear')}
        onClick={() => void give('unclear')}
      >
        <Icon name="question" />
      </button>
    </span>
  );
}
