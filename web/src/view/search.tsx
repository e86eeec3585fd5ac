// The studio's pattern over a base of games: choose or add a base, watch it run, read what it says about who wins.
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { SearchHit, SearchSummary } from '../api/types.gen';
import { SearchCtrl, SIDES, type SearchSide } from '../ctrl/search';
import type { StudioCtrl } from '../ctrl/studio';
import { gameHash, note, studioHash } from '../ctrl/app';
import { lang, named, number, t } from '../i18n';
import { moveNumber } from '../model/notation';
import { FieldError } from './field-error';
import { FileButton } from './file-button';

export function SearchPanel({ studio, search }: { studio: StudioCtrl; search: number | undefined }) {
  const ctrl = useMemo(() => new SearchCtrl(), []);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    void ctrl.open(search).then(() => search !== undefined && panel.current?.scrollIntoView({ block: 'start' }));
    return () => ctrl.close();
  }, [ctrl]);
  // Back and a reload find the results again.
  const start = async () => {
    const id = await ctrl.start(studio.text.value);
    if (id !== undefined) note(studioHash(studio.opened.value?.name, id));
  };
  return (
    <section ref={panel} class="panel search" aria-labelledby="search-title">
      <h2 id="search-title">{t('search-title')}</h2>
      <div class="search-tools">
        <label class="field">
          {t('search-base')}
          <select value={ctrl.base.value ?? ''} onChange={(event) => (ctrl.base.value = Number(event.currentTarget.value))}>
            {ctrl.bases.value.length === 0 && <option value="">{t('search-no-base')}</option>}
            {ctrl.bases.value.map((base) => (
              <option key={base.id} value={base.id}>
                {t('search-base-size', { name: base.name, megabytes: number(base.bytes / 1e6, 1) })}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          {t('search-side')}
          <select value={ctrl.side.value} onChange={(event) => (ctrl.side.value = event.currentTarget.value as SearchSide)}>
            {SIDES.map((side) => (
              <option key={side} value={side}>
                {named('side', side)}
              </option>
            ))}
          </select>
        </label>
        <FileButton
          label={t('search-add')}
          accept=".pgn,.zst,.gz,.bz2"
          isBusy={ctrl.isUploading.value}
          onPick={(picked) => void ctrl.upload(picked)}
        />
        {ctrl.base.value !== undefined && (
          <button type="button" class="quiet" onClick={() => void ctrl.removeBase()}>
            {t('search-remove-base')}
          </button>
        )}
        <button
          type="button"
          class="primary"
          disabled={ctrl.base.value === undefined || studio.hasErrors.value || ctrl.isRunning.value}
          onClick={() => void start()}
        >
          {t('search-start')}
        </button>
      </div>
      {ctrl.refused.value && <FieldError error={ctrl.refused.value} />}
      <Progress ctrl={ctrl} />
      <Found ctrl={ctrl} studio={studio} />
    </section>
  );
}

function Progress({ ctrl }: { ctrl: SearchCtrl }) {
  const state = ctrl.state.value;
  if (!state) return null;
  if (state.status === 'failed') return <p class="notice bad">{state.error?.[lang.value] ?? t('status-failed')}</p>;
  if (!ctrl.isRunning.value) return state.status === 'cancelled' ? <p class="notice">{t('search-cancelled')}</p> : null;
  const { done, total } = state.progress;
  const share = total > 0 ? Math.round((100 * done) / total) : 0;
  return (
    <div class="progress">
      <label for="search-progress">
        {state.progress.before > 0
          ? t('review-queued', { before: state.progress.before })
          : t('search-progress', { share, hits: Math.max(state.hits, ctrl.hits.value.length) })}
      </label>
      <progress id="search-progress" value={done} max={Math.max(1, total)} />
      <button type="button" class="quiet" onClick={() => void ctrl.cancel()}>
        {t('common-cancel')}
      </button>
    </div>
  );
}

function Found({ ctrl, studio }: { ctrl: SearchCtrl; studio: StudioCtrl }) {
  const state = ctrl.state.value;
  if (!state) return null;
  const hits = ctrl.hits.value;
  return (
    <>
      {state.summary && <SummaryTable summary={state.summary} />}
      {state.status === 'done' && state.hits === 0 && <p class="notice">{t('search-nothing')}</p>}
      <ul class="rows hits">
        {hits.map((hit, index) => (
          <li key={index}>
            <button type="button" class="row-button" onClick={() => show(studio, hit)}>
              <strong>{t('game-title', { white: hit.white ?? '?', black: hit.black ?? '?' })}</strong>
              <span class="muted">
                {[hit.date?.slice(0, 4), hit.result, t('search-at', { move: moveNumber(hit.ply) })]
                  .filter((one) => one && !one.startsWith('?'))
                  .join(' · ')}
              </span>
            </button>
            <a class="button" href={gameHash({ base: ctrl.searched.value ?? 0, offset: hit.offset, ply: hit.ply })}>
              {t('search-game')}
            </a>
          </li>
        ))}
      </ul>
      {!ctrl.isRunning.value && hits.length < state.hits && (
        <button type="button" onClick={() => void ctrl.more()}>
          {t('search-more', { count: number(state.hits - hits.length) })}
        </button>
      )}
    </>
  );
}

function show(studio: StudioCtrl, hit: SearchHit): void {
  studio.side.value = hit.side === 'black' ? 'black' : 'white';
  studio.orientation.value = hit.side === 'black' ? 'black' : 'white';
  studio.setFen(hit.fen);
  document.getElementById('on-board-title')?.scrollIntoView({ block: 'start' });
}

function SummaryTable({ summary }: { summary: SearchSummary }) {
  return (
    <div class="table-scroll" tabIndex={0} role="group" aria-label={t('search-results')}>
      <table>
        <caption>{t('search-caption', { games: number(summary.games), positions: number(summary.positions) })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('search-pattern')}</th>
            <th scope="col">{t('search-scenario')}</th>
            <th scope="col">{t('search-valid')}</th>
            <th scope="col">{t('search-games')}</th>
            <th scope="col">{t('search-by-white')}</th>
            <th scope="col">{t('search-by-black')}</th>
            <th scope="col">{t('search-score')}</th>
            <th scope="col">{t('search-weight')}</th>
          </tr>
        </thead>
        <tbody>
          {summary.patterns.map((one) => (
            <tr key={one.pattern}>
              <th scope="row">{one.pattern}</th>
              <td>{counted(one.scenario, summary.positions)}</td>
              <td>{counted(one.valid, one.scenario)}</td>
              <td>{counted(one.valid_games, summary.games)}</td>
              <td>{t('search-wdl', { wins: one.white.wins, draws: one.white.draws, losses: one.white.losses })}</td>
              <td>{t('search-wdl', { wins: one.black.wins, draws: one.black.draws, losses: one.black.losses })}</td>
              <td>{one.weight ? `${number(one.weight.score * 100, 1)}%` : '–'}</td>
              <td>
                {one.weight ? `${number(one.weight.value, 2)} [${number(one.weight.least, 2)} … ${number(one.weight.most, 2)}]` : '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {summary.broken > 0 && <p class="muted">{t('search-broken', { count: summary.broken })}</p>}
    </div>
  );
}

function counted(part: number, whole: number): string {
  return whole > 0 ? `${number(part)} (${number((100 * part) / whole, 2)}%)` : number(part);
}
