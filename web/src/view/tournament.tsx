// Competitions, of a class or of the studio: the table as it moves, the games, each to be replayed with what both sets say.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { call } from '../api/client';
import type { SetLedger, TournamentGameDetail, TournamentInfo, TournamentPlace, TournamentState } from '../api/types.gen';
import { report } from '../ctrl/app';
import type { ClassCtrl } from '../ctrl/class';
import { lang, number, t } from '../i18n';
import { localSan, numberedSan } from '../model/notation';
import { playLine } from '../model/position';
import { Board } from './board';
import { IconButton } from './icon';
import { Seats } from './seats';
import { LedgerTable } from './set-board';

export function TournamentPanel({ ctrl }: { ctrl: ClassCtrl }) {
  const all = ctrl.state.value?.tournaments ?? [];
  const tournament = ctrl.tournament.value;
  if (all.length === 0 || !tournament) return null;
  return (
    <section class="panel tournament" aria-labelledby="tournament-title">
      <h2 id="tournament-title">{t('tournament-title')}</h2>
      <Which all={all} chosen={tournament.id} onChoose={(id) => ctrl.watch(id)} />
      <Seats ctrl={ctrl} tournament={tournament} />
      <TournamentView
        tournament={tournament}
        me={ctrl.state.value?.me?.id}
        load={(game) => call('tournamentGame', { path: { id: ctrl.id, tournament: tournament.id, game } })}
      />
    </section>
  );
}

/** One of several competitions. */
export function Which({ all, chosen, onChoose }: { all: readonly TournamentInfo[]; chosen: number; onChoose: (id: number) => void }) {
  if (all.length < 2) return null;
  return (
    <label class="field">
      {t('tournament-which')}
      <select value={chosen} onChange={(event) => onChoose(Number(event.currentTarget.value))}>
        {all.map((one, index) => (
          <option key={one.id} value={one.id}>
            {one.round === 0 ? t('tournament-number', { n: index + 1 }) : t('tournament-name', { n: index + 1, round: one.round })}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A competition so far: how far it is, its table, and its games. */
export function TournamentView({
  tournament,
  me,
  load,
}: {
  tournament: TournamentState;
  me?: number | undefined;
  load: (game: number) => Promise<TournamentGameDetail>;
}) {
  // A game belongs to its competition: an effect that forgets it would come late, and forget one that was chosen in between.
  const [chosen, setChosen] = useState<{ id: number; game: number } | undefined>();
  const game = chosen?.id === tournament.id ? chosen.game : undefined;
  const choose = (value: string) => setChosen(value === '' ? undefined : { id: tournament.id, game: Number(value) });
  return (
    <>
      <p role="status">
        {t(`tournament-${tournament.status}`)} {t('tournament-games', { played: tournament.played, total: tournament.total })}
      </p>
      <progress max={tournament.total} value={tournament.played} aria-label={t('tournament-progress')} />
      <Table table={tournament.table} me={me} />
      {tournament.games.length > 0 && (
        <label class="field">
          {t('tournament-replay')}
          <select value={game ?? ''} onChange={(event) => choose(event.currentTarget.value)}>
            <option value="">–</option>
            {tournament.games.map((one) => (
              <option key={one.number} value={one.number}>
                {one.number + 1}. {one.white} – {one.black} {one.result}
              </option>
            ))}
          </select>
        </label>
      )}
      {game !== undefined && <Replay key={`${tournament.id}/${game}`} load={() => load(game)} />}
    </>
  );
}

function Table({ table, me }: { table: readonly TournamentPlace[]; me: number | undefined }) {
  return (
    <div class="table-scroll" tabIndex={0} role="group" aria-label={t('tournament-table')}>
      <table class="standings">
        <thead>
          <tr>
            <th scope="col">{t('tournament-entrant')}</th>
            <th scope="col">{t('tournament-points')}</th>
            <th scope="col">{t('tournament-wdl')}</th>
            <th scope="col">{t('tournament-rating')}</th>
          </tr>
        </thead>
        <tbody>
          {table.map((one) => (
            <tr key={one.entrant} class={one.member !== null && one.member === me ? 'mine' : one.place === null ? 'idle' : ''}>
              <th scope="row">
                {one.place === null ? '' : `${one.place}. `}
                {one.name}
              </th>
              <td>
                {number(one.points, 1)} / {one.games}
              </td>
              <td>
                {one.wins}–{one.draws}–{one.losses}
              </td>
              <td>
                {number(one.elo)}{' '}
                <span class="muted small">
                  [{number(one.interval[0]!)}; {number(one.interval[1]!)}]
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="muted small">{t('tournament-unclear')}</p>
    </div>
  );
}

function Replay({ load }: { load: () => Promise<TournamentGameDetail> }) {
  const [detail, setDetail] = useState<TournamentGameDetail | undefined>();
  const [at, setAt] = useState(0);
  const [ledgers, setLedgers] = useState<readonly (SetLedger | undefined)[]>([]);
  useEffect(() => {
    load().then(setDetail, report);
  }, []);
  const steps = useMemo(() => (detail ? playLine(detail.fen, detail.moves) : []), [detail]);
  useEffect(() => {
    if (!detail) return;
    const stop = new AbortController();
    const ask = async (text: string | null | undefined, side: 'white' | 'black') => {
      if (!text) return undefined;
      const body = { text, fen: detail.fen, moves: detail.moves.slice(0, at), side };
      return call('judgePosition', { body }, stop.signal).catch(() => undefined);
    };
    const timer = setTimeout(() => void Promise.all([ask(detail.texts[0], 'white'), ask(detail.texts[1], 'black')]).then(setLedgers), 100);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [detail, at]);
  if (!detail) return <p class="loading">{t('common-loading')}</p>;
  const isBlack = detail.fen.split(' ')[1] === 'b';
  return (
    <div class="replay">
      <div>
        <p>
          <strong>{detail.white}</strong> – <strong>{detail.black}</strong> {detail.result}
        </p>
        <Board fen={steps[at - 1]?.fen ?? detail.fen} last={steps[at - 1]?.uci ?? ''} orientation="white" movable="none" />
        <div class="controls" role="group" aria-label={t('review-controls')}>
          <IconButton icon="first" label={t('review-first')} onClick={() => setAt(0)} />
          <IconButton icon="previous" label={t('review-previous')} onClick={() => setAt(Math.max(0, at - 1))} />
          <IconButton icon="next" label={t('review-next')} onClick={() => setAt(Math.min(steps.length, at + 1))} />
          <IconButton icon="last" label={t('review-last')} onClick={() => setAt(steps.length)} />
        </div>
        <p class="score-sheet">
          {steps.map((step, index) => {
            const ply = index + (isBlack ? 1 : 0);
            return (
              <button key={index} type="button" class="move" aria-current={at === index + 1} onClick={() => setAt(index + 1)}>
                {index === 0 || ply % 2 === 0 ? numberedSan(step.san, ply, lang.value) : localSan(step.san, lang.value)}
              </button>
            );
          })}
        </p>
      </div>
      <div class="ledgers">
        {ledgers.map((ledger, index) => ledger && <LedgerTable key={index} ledger={ledger} />)}
        {detail.texts.every((text) => !text) && <p class="muted">{t('tournament-hidden')}</p>}
      </div>
    </div>
  );
}
