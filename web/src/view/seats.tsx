// Games that somebody plays at the board in a competition of the class.
import { useEffect, useState } from 'preact/hooks';
import { call, type ApiError } from '../api/client';
import type { SeatedGame, TournamentState } from '../api/types.gen';
import { refusalIn } from '../ctrl/app';
import type { ClassCtrl } from '../ctrl/class';
import { t } from '../i18n';
import { playLine } from '../model/position';
import { Board } from './board';
import { FieldError } from './field-error';
import { MoveInput } from './move-input';

export function Seats({ ctrl, tournament }: { ctrl: ClassCtrl; tournament: TournamentState }) {
  const [chosen, setChosen] = useState<number | undefined>();
  const { seats } = tournament;
  const seat = seats.find((one) => one.number === chosen) ?? seats[0];
  if (!seat) return null;
  return (
    <div class="seats">
      <h3>{t('seats-title', { count: seats.length })}</h3>
      {seats.length > 1 && (
        <label class="field">
          {t('seats-which')}
          <select value={seat.number} onChange={(event) => setChosen(Number(event.currentTarget.value))}>
            {seats.map((one) => (
              <option key={one.number} value={one.number}>
                {one.number + 1}. {one.white} – {one.black}
              </option>
            ))}
          </select>
        </label>
      )}
      <Seat key={`${tournament.id}/${seat.number}`} ctrl={ctrl} tournament={tournament.id} seat={seat} />
    </div>
  );
}

function Seat({ ctrl, tournament, seat }: { ctrl: ClassCtrl; tournament: number; seat: SeatedGame }) {
  const [own, setOwn] = useState<SeatedGame | undefined>();
  const [isWaiting, setWaiting] = useState(false);
  const [refused, setRefused] = useState<ApiError | undefined>();
  // What this page has just sent is newer than what the class was last seen to be.
  const game = own && own.moves.length >= seat.moves.length ? own : seat;
  const steps = playLine(game.fen, game.moves);
  const last = steps[steps.length - 1];
  const fen = last?.fen ?? game.fen;
  const send = async (move: string | undefined) => {
    setWaiting(true);
    setRefused(undefined);
    try {
      const path = { id: ctrl.id, tournament, game: game.number };
      const answer = await call('playAtBoard', { path, body: { ply: game.moves.length, ...(move ? { move } : {}) } });
      setOwn(answer);
      if (answer.result) await ctrl.load();
    } catch (error) {
      setRefused(refusalIn(error));
      setOwn(undefined);
    } finally {
      setWaiting(false);
    }
  };
  useEffect(() => {
    if (!game.is_my_turn && !game.is_between_people && !game.result && !isWaiting) void send(undefined);
  }, [game.moves.length, game.is_my_turn]);
  const canMove = game.is_my_turn && !isWaiting && !game.result;
  return (
    <div class="seat">
      <p>
        <strong>{game.white}</strong> – <strong>{game.black}</strong> {game.result ?? ''}
      </p>
      <p role="status">{game.result ? t('set-over') : canMove ? t('set-your-move') : t('seats-waiting')}</p>
      <Board
        fen={fen}
        last={last?.uci ?? ''}
        orientation={game.side}
        movable={canMove ? game.side : 'none'}
        onMove={(uci) => void send(uci)}
      />
      <MoveInput fen={fen} isDisabled={!canMove} onMove={(uci) => void send(uci)} />
      {refused && <FieldError error={refused} />}
      {!game.result && (
        <button type="button" class="quiet" disabled={isWaiting} onClick={() => confirm(t('seats-resign-sure')) && void send('resign')}>
          {t('seats-resign')}
        </button>
      )}
    </div>
  );
}
