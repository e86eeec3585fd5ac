// The page of a reviewed game: board and graph on one side, reasons, moves and summary on the other.
import { useEffect, useMemo } from 'preact/hooks';
import { announce } from '../ctrl/app';
import { ReviewCtrl } from '../ctrl/review';
import { lang, named, number, t } from '../i18n';
import type { Command } from '../model/command';
import { numberedSan } from '../model/notation';
import { knownTag } from '../model/pgn';
import { Downloads } from './downloads';
import { Explained } from './explained';
import { IconButton } from './icon';
import { lazy } from './lazy';
import { MoveInput } from './move-input';
import { Moves } from './moves';
import { runningText } from './progress';
import { RetryPanel } from './retry';
import { ReviewBoard } from './review-board';
import { Summary } from './summary';

const Graph = lazy(() => import('./graph').then((module) => module.Graph));

export function ReviewPage({ id }: { id: string }) {
  const ctrl = useMemo(() => new ReviewCtrl(id), [id]);
  useEffect(() => {
    void ctrl.open();
    return () => ctrl.close();
  }, [ctrl]);
  useKeys(ctrl);
  const state = ctrl.state.value;
  if (!state) return ctrl.isLost.value ? <a href="#/">{t('nav-start')}</a> : <p class="loading">{t('common-loading')}</p>;
  const isRetrying = ctrl.retry.value !== undefined;
  return (
    <div class={isRetrying ? 'review retrying' : 'review'}>
      <Title ctrl={ctrl} />
      <div class="side-board">
        <PlayerBar ctrl={ctrl} side={ctrl.orientation.value === 'white' ? 'black' : 'white'} />
        <ReviewBoard ctrl={ctrl} />
        <PlayerBar ctrl={ctrl} side={ctrl.orientation.value} />
        <Controls ctrl={ctrl} />
        {!isRetrying && <Graph ctrl={ctrl} />}
      </div>
      <div class="side-text">
        {isRetrying ? (
          <RetryPanel ctrl={ctrl} />
        ) : (
          <>
            <div class="review-part">
              <Progress ctrl={ctrl} />
            </div>
            <div class="review-part">
              <Explained ctrl={ctrl} />
            </div>
            <div class="review-part">
              <Ask ctrl={ctrl} />
            </div>
            <div class="review-part">
              <Moments ctrl={ctrl} />
            </div>
            <div class="review-part">
              <Moves ctrl={ctrl} />
            </div>
          </>
        )}
      </div>
      {!isRetrying && (
        <div class="side-below">
          <div class="review-part">
            <Summary ctrl={ctrl} />
          </div>
          <div class="review-part">
            <Downloads ctrl={ctrl} />
          </div>
        </div>
      )}
    </div>
  );
}

function useKeys(ctrl: ReviewCtrl): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, textarea, select, [role=grid]')) return;
      if (event.key === 'ArrowLeft') ctrl.step(-1);
      else if (event.key === 'ArrowRight') ctrl.step(1);
      else if (event.key === 'Home') ctrl.goToIndex(-1);
      else if (event.key === 'End') ctrl.goToIndex(ctrl.line.peek().length - 1);
      else if (event.key === 'f') ctrl.flip();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [ctrl]);
}

function Title({ ctrl }: { ctrl: ReviewCtrl }) {
  const { tags } = ctrl.state.value!;
  const review = ctrl.review.value;
  const opening = (lang.value === 'pt' ? review?.opening_pt : null) ?? review?.opening;
  const details = [knownTag(tags, 'Event'), knownTag(tags, 'Date')?.replace(/\.\?\?/g, ''), tags.Result, opening].filter(Boolean);
  const title = t('game-title', { white: knownTag(tags, 'White') ?? t('color-white'), black: knownTag(tags, 'Black') ?? t('color-black') });
  return (
    <div class="page-title">
      <h1 class="names" title={title}>
        {title}
      </h1>
      <p class="muted names">{details.join(' · ')}</p>
      <ReadingNotes ctrl={ctrl} />
    </div>
  );
}

// How the game was read, where it is not plain: another language's letters, a move that cannot be played, words that were left out.
function ReadingNotes({ ctrl }: { ctrl: ReviewCtrl }) {
  const reading = ctrl.state.value?.reading;
  if (!reading) return null;
  return (
    <div class={reading.cut ? 'notice bad reading-notes' : 'notice reading-notes'} role="status">
      {reading.notes[lang.value].map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}

function PlayerBar({ ctrl, side }: { ctrl: ReviewCtrl; side: 'white' | 'black' }) {
  const state = ctrl.state.value!;
  const accuracy = ctrl.review.value?.[side].accuracy;
  return (
    <div class={`player ${side}`}>
      <span class="player-dot" aria-hidden="true" />
      <span class="player-name">{knownTag(state.tags, side === 'white' ? 'White' : 'Black') ?? t(`color-${side}`)}</span>
      {accuracy !== null && accuracy !== undefined && !ctrl.isRunning.value && (
        <span class="player-accuracy">{t('review-accuracy-short', { accuracy: number(accuracy, 1) })}</span>
      )}
    </div>
  );
}

function Controls({ ctrl }: { ctrl: ReviewCtrl }) {
  if (ctrl.retry.value) return null;
  return (
    <div class="controls" role="group" aria-label={t('review-controls')}>
      <IconButton icon="first" label={t('review-first')} onClick={() => ctrl.goToIndex(-1)} />
      <IconButton icon="previous" label={t('review-previous')} onClick={() => ctrl.step(-1)} />
      <IconButton icon="next" label={t('review-next')} onClick={() => ctrl.step(1)} />
      <IconButton icon="last" label={t('review-last')} onClick={() => ctrl.goToIndex(ctrl.line.peek().length - 1)} />
      <IconButton icon="flip" label={t('board-flip')} onClick={() => ctrl.flip()} />
    </div>
  );
}

function Progress({ ctrl }: { ctrl: ReviewCtrl }) {
  const state = ctrl.state.value!;
  if (ctrl.isRunning.value) {
    const { done, total } = state.progress;
    return (
      <div class="panel progress">
        <label for="review-progress">{runningText(state.progress)}</label>
        <progress id="review-progress" value={done} max={Math.max(1, total)} />
        <button type="button" class="quiet" onClick={() => void ctrl.cancel()}>
          {t('common-cancel')}
        </button>
        {ctrl.review.value && <p class="muted small">{t('review-draft')}</p>}
      </div>
    );
  }
  if (state.status === 'failed') return <p class="notice bad">{state.error?.[lang.value] ?? t('status-failed')}</p>;
  if (state.status === 'cancelled') return <p class="notice">{t('review-cancelled')}</p>;
  return null;
}

function Ask({ ctrl }: { ctrl: ReviewCtrl }) {
  const isAsking = ctrl.isAsking.value;
  return (
    <section class={isAsking ? 'panel ask asking' : 'panel ask'} aria-label={t('ask-title')}>
      <p>{isAsking ? t('ask-now') : t('ask-text')}</p>
      <MoveInput
        fen={ctrl.board.value.fen}
        label={t('ask-label')}
        isDisabled={ctrl.playing.value !== undefined}
        onMove={(uci) => void ctrl.moved(uci)}
        onCommand={(command) => obey(ctrl, command)}
      />
    </section>
  );
}

function obey(ctrl: ReviewCtrl, command: Command): void {
  if (command.kind === 'previous') ctrl.step(-1);
  else if (command.kind === 'next') ctrl.step(1);
  else if (command.kind === 'why')
    announce(
      ctrl.sentences
        .peek()
        .map((sentence) => sentence.text)
        .join(' ') || t('review-nothing'),
    );
}

function Moments({ ctrl }: { ctrl: ReviewCtrl }) {
  const points = ctrl.review.value?.turning_points ?? [];
  if (points.length === 0) return null;
  return (
    <section class="moments" aria-labelledby="moments-title">
      <h2 id="moments-title">{t('review-moments')}</h2>
      <ul>
        {points.map((index) => {
          const node = ctrl.line.value[index];
          const move = ctrl.moves.value[index];
          if (!node || !move) return null;
          return (
            <li key={index}>
              <button
                type="button"
                class={`chip ${move.judgement}`}
                aria-current={ctrl.index.value === index}
                onClick={() => ctrl.goToIndex(index)}
              >
                {numberedSan(node.san, node.ply - 1, lang.value)} <span>{named('judgement', move.judgement)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
