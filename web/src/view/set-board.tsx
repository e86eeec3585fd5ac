// A board on which a heuristic set explains itself: its value rule by rule, what the last move changed, regions, stages; and on which
// it plays, against the reader or another set.
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { LedgerEntry, LedgerSide, SetLedger } from '../api/types.gen';
import type { HeuristicsCtrl } from '../ctrl/heuristics';
import { choicesOfSets, type SetChoice } from '../ctrl/set-choice';
import { lang, number, t } from '../i18n';
import { regionSquares, squaresOf } from '../model/ledger';
import { localSan, numberedSan } from '../model/notation';
import { START_FEN } from '../model/position';
import { Board } from './board';
import { BoardEditor, FenField, SetupTools } from './board-editor';
import { focusLine } from './code-editor';
import { IconButton } from './icon';
import { MoveInput } from './move-input';
import { StageGraph } from './stage-graph';

export function signed(value: number, decimals = 2): string {
  const rounded = Math.abs(value) < 0.5 * 10 ** -decimals ? 0 : value;
  return `${rounded > 0 ? '+' : ''}${number(rounded, decimals)}`;
}

export function SetBoard({ ctrl, children }: { ctrl: HeuristicsCtrl; children?: ComponentChildren }) {
  const { regions } = ctrl.checked.value;
  const region = regions.find((one) => `${one.stage ?? ''}/${one.name}` === ctrl.region.value);
  const squares = ctrl.lit.value.length > 0 ? ctrl.lit.value : region ? regionSquares(region, ctrl.owner.value) : [];
  const overlay = { arrows: [], squares };
  const mine = ctrl.owner.value === 'white' ? 'black' : 'white';
  return (
    <section class="panel on-board" aria-labelledby="on-board-title">
      <h2 id="on-board-title">{t('set-board')}</h2>
      <Value ctrl={ctrl} />
      {children}
      {ctrl.isSettingUp.value ? (
        <>
          <BoardEditor fen={ctrl.start.value} orientation={ctrl.orientation.value} overlay={overlay} onFen={(fen) => ctrl.setFen(fen)} />
          <SetupTools fen={ctrl.start.value} onFen={(fen) => ctrl.setFen(fen)} />
          <FenField fen={ctrl.start.value} onFen={(fen) => ctrl.setFen(fen)} />
          <button type="button" class="primary" onClick={() => (ctrl.isSettingUp.value = false)}>
            {t('set-ready')}
          </button>
        </>
      ) : (
        <>
          <Board
            fen={ctrl.fen.value}
            last={ctrl.last.value}
            orientation={ctrl.orientation.value}
            movable={ctrl.mode.value === 'watch' || ctrl.isThinking.value ? 'none' : ctrl.mode.value === 'play' ? mine : 'turn'}
            overlay={overlay}
            onMove={(uci) => ctrl.move(uci)}
          />
          <Controls ctrl={ctrl} />
          {ctrl.mode.value !== 'watch' && (
            <MoveInput fen={ctrl.fen.value} isDisabled={ctrl.isThinking.value} onMove={(uci) => ctrl.move(uci)} />
          )}
          <Sheet ctrl={ctrl} />
        </>
      )}
      {regions.length > 0 && (
        <label class="field">
          {t('set-region')}
          <select value={ctrl.region.value ?? ''} onChange={(event) => (ctrl.region.value = event.currentTarget.value || undefined)}>
            <option value="">{t('set-no-region')}</option>
            {regions.map((one) => (
              <option key={`${one.stage}/${one.name}`} value={`${one.stage ?? ''}/${one.name}`}>
                {one.stage === null ? one.name : `${one.stage}: ${one.name}`}
              </option>
            ))}
          </select>
        </label>
      )}
      <Games ctrl={ctrl} />
    </section>
  );
}

function Value({ ctrl }: { ctrl: HeuristicsCtrl }) {
  const ledger = ctrl.ledger.value;
  return (
    <div class="set-value" role="status" aria-busy={ctrl.isAsking.value}>
      {ledger ? (
        <>
          <strong class="figure">{signed(ledger.value)}</strong>
          <span>
            {t('set-value', { side: t(`color-${ledger.side}`), stage: ledger.stage })}
            {ledger.stopped && <span class="why-not"> {ledger.stopped[lang.value]}</span>}
          </span>
        </>
      ) : (
        <span class="muted">{t('set-no-value')}</span>
      )}
    </div>
  );
}

function Controls({ ctrl }: { ctrl: HeuristicsCtrl }) {
  return (
    <div class="controls" role="group" aria-label={t('review-controls')}>
      <IconButton icon="first" label={t('review-first')} onClick={() => ctrl.goTo(0)} />
      <IconButton icon="previous" label={t('review-previous')} onClick={() => ctrl.goTo(ctrl.at.value - 1)} />
      <IconButton icon="next" label={t('review-next')} onClick={() => ctrl.goTo(ctrl.at.value + 1)} />
      <IconButton
        icon="flip"
        label={t('board-flip')}
        onClick={() => (ctrl.orientation.value = ctrl.orientation.value === 'white' ? 'black' : 'white')}
      />
      <button type="button" onClick={() => ctrl.setOwner(ctrl.owner.value === 'white' ? 'black' : 'white')}>
        {t('set-owner', { side: t(`color-${ctrl.owner.value === 'white' ? 'black' : 'white'}`) })}
      </button>
      <button
        type="button"
        class="quiet"
        onClick={() => {
          ctrl.setFen(ctrl.fen.value);
          ctrl.isSettingUp.value = true;
        }}
      >
        {t('analysis-edit')}
      </button>
    </div>
  );
}

function Sheet({ ctrl }: { ctrl: HeuristicsCtrl }) {
  const steps = ctrl.steps.value;
  if (steps.length === 0) return null;
  return (
    <p class="score-sheet">
      {steps.map((step, index) => {
        const ply = index + (ctrl.start.value.split(' ')[1] === 'b' ? 1 : 0);
        const shown = index === 0 || ply % 2 === 0 ? numberedSan(step.san, ply, lang.value) : localSan(step.san, lang.value);
        return (
          <button key={index} type="button" class="move" aria-current={ctrl.at.value === index + 1} onClick={() => ctrl.goTo(index + 1)}>
            {shown}
          </button>
        );
      })}
    </p>
  );
}

/** How much a set thinks, as in competitions. */
const EFFORTS = [500, 2000, 5000, 20_000, 100_000];

/** Playing against the set, or watching it play. */
function Games({ ctrl }: { ctrl: HeuristicsCtrl }) {
  const [choices, setChoices] = useState<readonly SetChoice[]>([]);
  const [chosen, setChosen] = useState('');
  const [isWhite, setWhite] = useState(true);
  const isOver = ctrl.ending.value !== undefined;
  const open = async () => {
    if (choices.length === 0) setChoices(await choicesOfSets().catch(() => []));
  };
  const rival = choices.find((one) => one.name === chosen) ?? choices[0];
  const canPlay = !ctrl.hasErrors.value && ctrl.checked.value.fingerprint !== null;
  const watch = async () => {
    if (rival) ctrl.watch({ title: rival.title, text: await rival.text() }, isWhite ? 'white' : 'black');
  };
  return (
    <div class="set-games">
      <p role="status">
        {isOver ? t('set-over') : ctrl.mode.value === 'play' ? t(ctrl.isThinking.value ? 'set-thinks' : 'set-your-move') : ''}
        {ctrl.mode.value === 'watch' &&
          !isOver &&
          t('set-watching', { side: t(`color-${ctrl.owner.value}`), rival: ctrl.rival.value?.title ?? '' })}
      </p>
      <label class="field">
        {t('set-effort')}
        <select value={ctrl.nodes.value} onChange={(event) => (ctrl.nodes.value = Number(event.currentTarget.value))}>
          {EFFORTS.map((nodes) => (
            <option key={nodes} value={nodes}>
              {t('set-nodes', { nodes: number(nodes) })}
            </option>
          ))}
        </select>
      </label>
      <div class="buttons">
        {ctrl.mode.value === 'look' ? (
          <>
            <button type="button" disabled={!canPlay || isOver} onClick={() => ctrl.playHere()}>
              {t('set-play')}
            </button>
            <button type="button" disabled={!canPlay || isOver} onClick={() => ctrl.letBegin()}>
              {t('set-play-second')}
            </button>
            <button type="button" class="quiet" onClick={() => ctrl.setFen(START_FEN)}>
              {t('editor-start')}
            </button>
          </>
        ) : (
          <button type="button" onClick={() => ctrl.stop()}>
            {t('set-stop')}
          </button>
        )}
      </div>
      <details onToggle={() => void open()}>
        <summary>{t('set-watch')}</summary>
        <div class="search-tools">
          <label class="field">
            {t('set-rival')}
            <select value={rival?.name ?? ''} onChange={(event) => setChosen(event.currentTarget.value)}>
              {choices.map((one) => (
                <option key={one.name} value={one.name}>
                  {one.title} ({t('set-short-level', { level: one.level })})
                </option>
              ))}
            </select>
          </label>
          <label class="check">
            <input type="checkbox" checked={isWhite} onChange={(event) => setWhite(event.currentTarget.checked)} />
            {t('set-is-white')}
          </label>
          <button type="button" disabled={!canPlay || !rival || isOver} onClick={() => void watch()}>
            {t('set-begin')}
          </button>
        </div>
      </details>
    </div>
  );
}

/** The value of the position, rule by rule. */
export function LedgerPanel({ ctrl }: { ctrl: HeuristicsCtrl }) {
  const ledger = ctrl.ledger.value;
  useEffect(() => {
    ctrl.lit.value = [];
  }, [ledger]);
  return (
    <section class="panel ledger" aria-labelledby="ledger-title">
      <h2 id="ledger-title">{t('ledger-title')}</h2>
      {ledger ? <LedgerTable ledger={ledger} onLit={(squares) => (ctrl.lit.value = squares)} /> : <p class="muted">{t('set-no-value')}</p>}
      {ledger && <Changes ledger={ledger} />}
      <Stages ctrl={ctrl} />
    </section>
  );
}

export function LedgerTable({ ledger, onLit }: { ledger: SetLedger; onLit?: (squares: string[]) => void }) {
  return (
    <div class="table-scroll" tabIndex={0} role="group" aria-label={t('ledger-title')}>
      <table>
        <caption>{t('ledger-caption', { title: ledger.title, side: t(`color-${ledger.side}`) })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('ledger-rule')}</th>
            <th scope="col">{t('ledger-mine')}</th>
            <th scope="col">{t('ledger-theirs')}</th>
            <th scope="col">{t('ledger-adds')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('ledger-base')}</th>
            <td />
            <td />
            <td>{signed(ledger.base)}</td>
          </tr>
          {ledger.entries.map((entry, index) => (
            <Row key={index} entry={entry} onLit={onLit} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('ledger-sum')}</th>
            <td />
            <td />
            <td>
              <strong>{signed(ledger.value)}</strong>
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Row({ entry, onLit }: { entry: LedgerEntry; onLit?: ((squares: string[]) => void) | undefined }) {
  const isIdle = !entry.me.fired && !entry.opponent.fired;
  const squares = squaresOf(entry);
  return (
    <tr class={isIdle ? 'idle' : ''} onMouseEnter={() => onLit?.(squares)} onMouseLeave={() => onLit?.([])}>
      <th scope="row">
        {onLit && entry.line > 0 ? (
          <button type="button" class="link" onFocus={() => onLit(squares)} onBlur={() => onLit([])} onClick={() => focusLine(entry.line)}>
            {entry.title}
          </button>
        ) : (
          entry.title
        )}
        {entry.condition && <span class="muted small reading"> {t('ledger-if', { condition: entry.condition[lang.value] })}</span>}
      </th>
      <td>{sideText(entry.me)}</td>
      <td>{sideText(entry.opponent)}</td>
      <td>{isIdle ? '–' : signed(entry.contribution)}</td>
    </tr>
  );
}

function sideText(side: LedgerSide): string {
  if (!side.fired) return t('ledger-no');
  if (side.changes.length === 0) return t('ledger-yes');
  return side.changes.map((one) => `${one.square} ${number(one.from, 2)}→${number(one.to, 2)}`).join(', ');
}

function Changes({ ledger }: { ledger: SetLedger }) {
  if (ledger.changes.length === 0) return null;
  return (
    <>
      <h3>{t('ledger-changes')}</h3>
      <ul class="ledger-changes">
        {ledger.changes.map((one, index) => (
          <li key={index}>
            {one.kind === 'base' ? t('ledger-base') : one.title}: {signed(one.first ?? 0)} → {signed(one.second ?? 0)} (
            <strong>{signed(one.change)}</strong>)
          </li>
        ))}
      </ul>
    </>
  );
}

/** The stages as a graph, and in words the rules that lead from one to another. */
function Stages({ ctrl }: { ctrl: HeuristicsCtrl }) {
  const { stages } = ctrl.checked.value;
  const now = ctrl.ledger.value?.stage;
  if (stages.length < 2) return null;
  return (
    <>
      <h3>{t('set-stages')}</h3>
      <StageGraph stages={stages} now={now} />
      <ol class="stages">
        {stages.map((stage) => (
          <li key={stage.title} class={stage.title === now ? 'now' : ''} aria-current={stage.title === now ? 'step' : undefined}>
            <strong>{stage.title}</strong>
            {stage.is_initial && <span class="muted small"> {t('set-initial')}</span>}
            <ul>
              {stage.ways.map((way) => (
                <li key={way.line}>
                  <button type="button" class="link" onClick={() => focusLine(way.line)}>
                    {way.title}
                  </button>{' '}
                  → {way.goal ?? t('set-nowhere')}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  );
}
