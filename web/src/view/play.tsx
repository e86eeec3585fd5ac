// A game against the machine, with its comments beside the board and never in the way.
import { useEffect, useMemo } from 'preact/hooks';
import { CLOCKS, ELOS, PlayCtrl, type ClockName, type GameSetup, type KeptGame } from '../ctrl/play';
import { spokenMove } from '../ctrl/speech';
import { lang, moment, t } from '../i18n';
import type { Explanation } from '../api/types.gen';
import { sentencesOf, type Arrow, type Sentence } from '../model/evidence';
import { localSan, moveNumber, numberedSan } from '../model/notation';
import { plyOf } from '../model/position';
import { Board } from './board';
import { IconButton } from './icon';
import { MoveInput } from './move-input';
import { Spoken } from './spoken';

export function PlayPage() {
  const ctrl = useMemo(() => new PlayCtrl(), []);
  useEffect(() => {
    void ctrl.open();
    return () => ctrl.close();
  }, [ctrl]);
  const hint = ctrl.hint.value;
  const arrows: Arrow[] =
    hint && hint !== 'thinking' ? [{ from: hint.best.uci.slice(0, 2), to: hint.best.uci.slice(2, 4), style: 'best' }] : [];
  return (
    <div class="review play">
      <div class="page-title">
        <h1>{t('play-title')}</h1>
        <p class="muted">{t('play-lead')}</p>
      </div>
      <div class="side-board">
        <ClockBar ctrl={ctrl} isMine={false} />
        <Board
          fen={ctrl.fen.value}
          last={ctrl.last.value}
          orientation={ctrl.orientation.value}
          movable={ctrl.isMine.value ? ctrl.color.value : 'none'}
          overlay={{ arrows, squares: [] }}
          onMove={(uci) => void ctrl.moved(uci)}
        />
        <ClockBar ctrl={ctrl} isMine />
        {ctrl.isPlaying.value && <MoveInput fen={ctrl.fen.value} isDisabled={!ctrl.isMine.value} onMove={(uci) => void ctrl.moved(uci)} />}
      </div>
      <div class="side-text">
        {ctrl.isPlaying.value ? <Game ctrl={ctrl} /> : <Setup ctrl={ctrl} />}
        {!ctrl.isPlaying.value && <Kept ctrl={ctrl} />}
      </div>
    </div>
  );
}

function Setup({ ctrl }: { ctrl: PlayCtrl }) {
  const setup = ctrl.setup.value;
  const change = (part: Partial<GameSetup>) => (ctrl.setup.value = { ...setup, ...part });
  return (
    <form
      class="panel play-setup"
      onSubmit={(event) => {
        event.preventDefault();
        ctrl.begin();
      }}
    >
      <h2>{t('play-new')}</h2>
      <label class="field">
        <span>
          {t('play-strength')} <output>{setup.elo === null ? t('play-full') : setup.elo}</output>
        </span>
        <input
          type="range"
          min={ELOS.least}
          max={ELOS.most}
          step={ELOS.step}
          value={setup.elo ?? ELOS.most}
          disabled={setup.elo === null}
          aria-valuetext={setup.elo === null ? t('play-full') : String(setup.elo)}
          onInput={(event) => change({ elo: Number(event.currentTarget.value) })}
        />
        <span class="muted small">{t(strengthWord(setup.elo))}</span>
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={setup.elo === null}
          onChange={(event) => change({ elo: event.currentTarget.checked ? null : 1400 })}
        />
        {t('play-full-strength')}
      </label>
      <fieldset class="radio-row">
        <legend>{t('play-color')}</legend>
        {(['white', 'black', 'random'] as const).map((color) => (
          <label key={color}>
            <input type="radio" name="color" checked={setup.color === color} onChange={() => change({ color })} />
            {color === 'random' ? t('play-random') : t(`color-${color}`)}
          </label>
        ))}
      </fieldset>
      <label class="field">
        {t('play-clock')}
        <select value={setup.clock} onChange={(event) => change({ clock: event.currentTarget.value as ClockName })}>
          {(Object.keys(CLOCKS) as ClockName[]).map((name) => (
            <option key={name} value={name}>
              {CLOCKS[name] === null
                ? t('play-no-clock')
                : t('play-clock-name', { minutes: CLOCKS[name][0] / 60, increment: CLOCKS[name][1] })}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" class="primary">
        {t('play-begin')}
      </button>
    </form>
  );
}

function Kept({ ctrl }: { ctrl: PlayCtrl }) {
  const games = ctrl.kept.value;
  if (games.length === 0) return null;
  return (
    <section class="panel" aria-labelledby="kept-title">
      <h2 id="kept-title">{t('play-kept')}</h2>
      <ul class="rows">
        {games.map((game) => (
          <li key={game.id}>
            <button type="button" class="row-button" onClick={() => void ctrl.review((game.value as KeptGame).pgn)}>
              <strong>{game.title}</strong>
              <span class="muted">
                {moment(game.saved)} · {t('play-review')}
              </span>
            </button>
            <IconButton icon="trash" label={t('play-remove-game', { title: game.title })} onClick={() => void ctrl.removeKept(game.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function strengthWord(
  elo: number | null,
): 'strength-beginner' | 'strength-casual' | 'strength-club' | 'strength-strong' | 'strength-master' {
  if (elo === null || elo >= 2300) return 'strength-master';
  if (elo >= 1900) return 'strength-strong';
  if (elo >= 1500) return 'strength-club';
  return elo >= 1100 ? 'strength-casual' : 'strength-beginner';
}

function ClockBar({ ctrl, isMine }: { ctrl: PlayCtrl; isMine: boolean }) {
  const color = isMine === (ctrl.color.value === 'white') ? 'white' : 'black';
  const left = ctrl.left.value;
  const machine = ctrl.setup.value.elo === null ? 'Lucena' : `Lucena (${ctrl.setup.value.elo})`;
  return (
    <div class={`player ${color}`}>
      <span class="player-dot" aria-hidden="true" />
      <span class="player-name">{isMine ? t('play-you') : machine}</span>
      {!isMine && ctrl.isThinking.value && <span class="muted">{t('play-thinking')}</span>}
      {left && <span class={left[color] < 20_000 ? 'clock short' : 'clock'}>{clockText(left[color])}</span>}
    </div>
  );
}

function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function Game({ ctrl }: { ctrl: PlayCtrl }) {
  const outcome = ctrl.outcome.value;
  return (
    <>
      <div role="alert" class="outcome">
        {outcome && (
          <p class="notice">
            <strong>{outcome.result}</strong> {t(`outcome-${outcome.why}`)}
          </p>
        )}
      </div>
      <div class="buttons">
        {outcome ? (
          <>
            <button type="button" class="primary" onClick={() => void ctrl.review()}>
              {t('play-review')}
            </button>
            <button type="button" onClick={() => void ctrl.leave()}>
              {t('play-again')}
            </button>
          </>
        ) : (
          <>
            <button type="button" disabled={!ctrl.isMine.value || ctrl.hint.value === 'thinking'} onClick={() => void ctrl.askHint()}>
              {t('play-hint')}
            </button>
            <button type="button" disabled={ctrl.steps.value.length === 0} onClick={() => ctrl.takeBack()}>
              {t('play-take-back')}
            </button>
            <button type="button" aria-pressed={ctrl.drawPending.value} disabled={!ctrl.isMine.value} onClick={() => ctrl.offerDraw()}>
              {t('play-draw')}
            </button>
            <button type="button" onClick={() => ctrl.resign()}>
              {t('play-resign')}
            </button>
          </>
        )}
        {outcome && (
          <button type="button" class="quiet" onClick={() => ctrl.takeBack()}>
            {t('play-take-back')}
          </button>
        )}
        <IconButton
          icon="flip"
          label={t('board-flip')}
          onClick={() => (ctrl.orientation.value = ctrl.orientation.value === 'white' ? 'black' : 'white')}
        />
      </div>
      {ctrl.drawRefused.value && <p class="notice">{t('play-draw-refused')}</p>}
      {ctrl.drawPending.value && <p class="notice">{t('play-draw-pending')}</p>}
      <Hint ctrl={ctrl} />
      <Comments ctrl={ctrl} />
      <Score ctrl={ctrl} />
    </>
  );
}

function Hint({ ctrl }: { ctrl: PlayCtrl }) {
  const hint = ctrl.hint.value;
  if (!hint) return null;
  return (
    <section class="panel explained hint" aria-labelledby="hint-title" aria-live="polite">
      <h2 id="hint-title">{t('play-hint')}</h2>
      {hint === 'thinking' ? (
        <p class="loading">{t('ask-thinking')}</p>
      ) : (
        sentencesOf(hint, lang.value).map((sentence) => <p key={sentence.key}>{sentence.text}</p>)
      )}
    </section>
  );
}

function Comments({ ctrl }: { ctrl: PlayCtrl }) {
  const comments = ctrl.comments.value.toReversed();
  const start = plyOf(ctrl.start.value);
  return (
    <section class="panel comments" aria-labelledby="comments-title">
      <h2 id="comments-title">{t('play-comments')}</h2>
      {comments.length === 0 && <p class="muted">{t('play-silent')}</p>}
      <div class="comment-list" aria-live="polite" tabIndex={0} role="group" aria-labelledby="comments-title">
        {comments.map(({ ply, explanation, isYours }) => (
          <div key={ply} class={isYours ? 'comment yours' : 'comment'}>
            <strong>
              {numberedSan(explanation.move.san, start + ply, lang.value)}
              {isYours && <span class="muted"> · {t('play-yours')}</span>}
            </strong>
            {spokenOf(explanation, isYours ?? false).map((sentence) => (
              <p key={sentence.key}>{sentence.text}</p>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}

/** What is said of a move: of the player's the verdict first, of its own the reasons, and the verdict where there are none. */
function spokenOf(explanation: Explanation, isYours: boolean): Sentence[] {
  const sentences = sentencesOf(explanation, lang.value);
  const reasons = sentences.filter((sentence) => sentence.tone !== 'verdict');
  return isYours || reasons.length === 0 ? sentences.slice(0, 3) : reasons.slice(0, 2);
}

function Score({ ctrl }: { ctrl: PlayCtrl }) {
  const start = plyOf(ctrl.start.value);
  return (
    <section class="panel" aria-labelledby="score-title">
      <h2 id="score-title">{t('review-moves')}</h2>
      <p class="score-sheet" role="log">
        {ctrl.steps.value.map((step, index) => (
          <span key={index}>
            <Spoken
              shown={`${(start + index) % 2 === 0 || index === 0 ? `${moveNumber(start + index)} ` : ''}${localSan(step.san, lang.value)}`}
              said={spokenMove(step.san, start + index)}
            />{' '}
          </span>
        ))}
      </p>
    </section>
  );
}
