// The first page: one box for a game or a position, a famous game that explains itself, and the ways to the other rooms.
import { useEffect, useState } from 'preact/hooks';
import { onReturn } from '../ctrl/app';
import {
  choose,
  deleteReview,
  effort,
  EFFORTS,
  games,
  isBusy,
  level,
  LEVELS,
  loadReviews,
  narrow,
  reviews,
  take,
  trouble,
  type Effort,
} from '../ctrl/start';
import type { Level } from '../api/types.gen';
import { day, named, number, t } from '../i18n';
import { knownTag, type GameText } from '../model/pgn';
import { FieldError } from './field-error';
import { FileButton } from './file-button';
import { Icon } from './icon';
import { runningText } from './progress';
import { lazy } from './lazy';

const Teaser = lazy(() => import('./teaser').then((module) => module.Teaser));

export function Start() {
  useEffect(() => {
    void loadReviews();
    return onReturn(() => void loadReviews());
  }, []);
  return (
    <div class="start">
      <section class="hero" aria-labelledby="start-title">
        <h1 id="start-title">{t('start-title')}</h1>
        <p class="lead">{t('start-lead')}</p>
        <Box />
        <GameChoice />
      </section>
      <Teaser />
      <section class="doors" aria-label={t('start-doors')}>
        <Door href="#/play" name={t('nav-play')} text={t('start-play-text')} />
        <Door href="#/studio" name={t('nav-studio')} text={t('start-studio-text')} />
        <Door href="#/analysis" name={t('nav-analysis')} text={t('start-analysis-text')} />
        <Door href="#/heuristics" name={t('nav-heuristics')} text={t('start-heuristics-text')} />
      </section>
      <Kept />
    </div>
  );
}

function Door({ href, name, text }: { href: string; name: string; text: string }) {
  return (
    <a href={href}>
      <strong>{name}</strong>
      <span>{text}</span>
    </a>
  );
}

/** So many letters are too much for a box of text. */
const LARGE = 1_000_000;

function Box() {
  const [text, setText] = useState('');
  const [isOver, setOver] = useState(false);
  const submit = (event: Event) => {
    event.preventDefault();
    void take(text);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const dropped = event.dataTransfer?.files[0];
    if (dropped) void take(dropped);
  };
  // A text that no box shows without standing still is taken as a file would be.
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    if (pasted.length <= LARGE) return;
    event.preventDefault();
    void take(pasted);
  };
  return (
    <form
      class={isOver ? 'paste over' : 'paste'}
      onSubmit={submit}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label for="paste-box">{t('start-box')}</label>
      <textarea
        id="paste-box"
        rows={6}
        spellcheck={false}
        value={text}
        placeholder={t('start-placeholder')}
        aria-describedby={trouble.value ? 'paste-trouble' : undefined}
        aria-invalid={trouble.value !== undefined}
        onInput={(event) => setText(event.currentTarget.value)}
        onPaste={paste}
        onKeyDown={(event) => (event.ctrlKey || event.metaKey) && event.key === 'Enter' && submit(event)}
      />
      {trouble.value && <FieldError id="paste-trouble" error={trouble.value} />}
      <div class="paste-tools">
        <button type="submit" class="primary" disabled={isBusy.value}>
          {isBusy.value ? t('common-wait') : t('start-go')}
        </button>
        <FileButton label={t('start-file')} accept=".pgn,.fen,.txt" onPick={(picked) => void take(picked)} />
        <Choices />
      </div>
    </form>
  );
}

function Choices() {
  return (
    <div class="choices">
      <label>
        {t('start-level')}
        <select value={level.value} onChange={(event) => (level.value = event.currentTarget.value as Level)}>
          {LEVELS.map((one) => (
            <option key={one} value={one}>
              {named('level', one)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('start-effort')}
        <select value={effort.value} onChange={(event) => (effort.value = event.currentTarget.value as Effort)}>
          {(Object.keys(EFFORTS) as Effort[]).map((one) => (
            <option key={one} value={one}>
              {named('effort', one)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

function GameChoice() {
  const [wanted, setWanted] = useState('');
  const found = games.value;
  if (!found) return null;
  const search = (words: string) => {
    setWanted(words);
    void narrow(words);
  };
  return (
    <div class="panel game-choice">
      <h2 tabIndex={-1}>{t('start-choose', { count: number(found.all) })}</h2>
      <label class="field">
        {t('start-filter')}
        <input value={wanted} onInput={(event) => search(event.currentTarget.value)} />
      </label>
      <ul class="rows">
        {found.shown.map((game) => (
          <li key={game.index}>
            <button type="button" class="row-button" disabled={isBusy.value} onClick={() => void choose(game.index)}>
              <GameTitle tags={game.tags} />
            </button>
          </li>
        ))}
      </ul>
      {found.count > found.shown.length && <p class="muted">{t('start-more', { count: number(found.count - found.shown.length) })}</p>}
    </div>
  );
}

export function GameTitle({ tags }: Pick<GameText, 'tags'>) {
  const details = [knownTag(tags, 'Event'), knownTag(tags, 'Date')?.slice(0, 4), tags.Result].filter(Boolean);
  return (
    <>
      <strong>
        {t('game-title', { white: knownTag(tags, 'White') ?? t('color-white'), black: knownTag(tags, 'Black') ?? t('color-black') })}
      </strong>
      <span class="muted">{details.join(' · ')}</span>
    </>
  );
}

function Kept() {
  const kept = reviews.value;
  if (!kept || kept.length === 0) return null;
  return (
    <section class="panel" aria-labelledby="kept-title">
      <h2 id="kept-title">{t('start-kept')}</h2>
      <ul class="rows">
        {kept.map((item) => (
          <li key={item.id}>
            <a class="row-button" href={`#/review/${item.id}`}>
              <strong>{item.title}</strong>
              <span class="muted">{day(item.created)}</span>
              <span class={`state ${item.status}`}>
                {item.status === 'running' ? runningText(item.progress) : named('status', item.status)}
              </span>
            </a>
            <button
              type="button"
              class="icon-button"
              aria-label={t('start-delete', { game: item.title })}
              onClick={() => void deleteReview(item.id)}
            >
              <Icon name="trash" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
