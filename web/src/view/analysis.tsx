// The analysis page: a board that takes any move, engine lines, and what the position consists of.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { AnalysisCtrl } from '../ctrl/analysis';
import { studioHash, type GamePlace } from '../ctrl/app';
import { decimal, lang, named, number, t } from '../i18n';
import { dangersOf } from '../model/dangers';
import { sentencesOf } from '../model/evidence';
import { relationArrows } from '../model/instances';
import { localSan, numberedSan } from '../model/notation';
import { menOf, playLine, plyOf, turnOf } from '../model/position';
import { scoreText } from '../model/score';
import { spokenMove } from '../ctrl/speech';
import { Board } from './board';
import { BoardEditor, FenField, SetupTools } from './board-editor';
import { EvaluationTable } from './evaluation';
import { FieldError } from './field-error';
import { IconButton } from './icon';
import { MoveInput } from './move-input';
import { Spoken } from './spoken';

export function AnalysisPage({ fen, game }: { fen: string | undefined; game?: GamePlace | undefined }) {
  const ctrl = useMemo(() => new AnalysisCtrl(), []);
  useEffect(() => ctrl.open(fen, game), [ctrl, fen, game]);
  useEffect(() => () => ctrl.close(), [ctrl]);
  return (
    <div class="review analysis">
      <div class="page-title">
        <h1>{t('analysis-title')}</h1>
        <p class="muted">{t('analysis-lead')}</p>
      </div>
      <div class="side-board">
        {ctrl.isEditing.value ? <Editing ctrl={ctrl} /> : <Playing ctrl={ctrl} />}
        <Paste ctrl={ctrl} />
      </div>
      <div class="side-text">
        <Lines ctrl={ctrl} />
        <Why ctrl={ctrl} />
        <Present ctrl={ctrl} />
        <Threats ctrl={ctrl} />
        <EvaluationTable ctrl={ctrl} />
      </div>
    </div>
  );
}

function Playing({ ctrl }: { ctrl: AnalysisCtrl }) {
  const best = ctrl.best.value?.uci;
  const overlay = ctrl.lit.value ?? {
    squares: [],
    arrows: best ? [{ from: best.slice(0, 2), to: best.slice(2, 4), style: 'idea' as const }] : [],
  };
  return (
    <>
      <Board
        fen={ctrl.fen.value}
        last={ctrl.node.value.uci}
        orientation={ctrl.orientation.value}
        movable="turn"
        overlay={overlay}
        onMove={(uci) => ctrl.moved(uci)}
      />
      <div class="controls" role="group" aria-label={t('review-controls')}>
        <IconButton icon="first" label={t('review-first')} onClick={() => ctrl.goTo('')} />
        <IconButton icon="previous" label={t('review-previous')} onClick={() => ctrl.step(-1)} />
        <IconButton icon="next" label={t('review-next')} onClick={() => ctrl.step(1)} />
        <IconButton
          icon="flip"
          label={t('board-flip')}
          onClick={() => (ctrl.orientation.value = ctrl.orientation.value === 'white' ? 'black' : 'white')}
        />
        <button type="button" onClick={() => (ctrl.isEditing.value = true)}>
          {t('analysis-edit')}
        </button>
      </div>
      <MoveInput fen={ctrl.fen.value} onMove={(uci) => ctrl.moved(uci)} />
      <Played ctrl={ctrl} />
      <FenField fen={ctrl.fen.value} onFen={(fen) => ctrl.setFen(fen)} />
    </>
  );
}

function Editing({ ctrl }: { ctrl: AnalysisCtrl }) {
  return (
    <>
      <BoardEditor
        fen={ctrl.draft.value}
        orientation={ctrl.orientation.value}
        overlay={{ squares: [], arrows: [] }}
        onFen={(fen) => ctrl.setFen(fen)}
      />
      <SetupTools fen={ctrl.draft.value} onFen={(fen) => ctrl.setFen(fen)} />
      <FenField fen={ctrl.draft.value} onFen={(fen) => ctrl.setFen(fen)} />
      <button type="button" class="primary" onClick={() => (ctrl.isEditing.value = false)}>
        {t('analysis-edited')}
      </button>
    </>
  );
}

function Played({ ctrl }: { ctrl: AnalysisCtrl }) {
  const nodes = ctrl.line.value;
  if (nodes.length === 0) return null;
  return (
    <p class="score-sheet">
      {nodes.map((node, index) => (
        <button
          key={node.path}
          type="button"
          class="move"
          aria-current={ctrl.path.value === node.path}
          onClick={() => ctrl.goTo(node.path)}
        >
          <Spoken
            shown={index === 0 || node.ply % 2 === 1 ? numberedSan(node.san, node.ply - 1, lang.value) : localSan(node.san, lang.value)}
            said={spokenMove(node.san, node.ply - 1)}
          />
        </button>
      ))}
    </p>
  );
}

function Paste({ ctrl }: { ctrl: AnalysisCtrl }) {
  const [text, setText] = useState('');
  const refused = ctrl.refused.value;
  const submit = async (event: Event) => {
    event.preventDefault();
    if (await ctrl.take(text)) setText('');
  };
  return (
    <details class="paste-more">
      <summary>{t('analysis-paste')}</summary>
      <form class="paste" onSubmit={(event) => void submit(event)}>
        <label for="analysis-box">{t('analysis-box')}</label>
        <textarea
          id="analysis-box"
          rows={4}
          spellcheck={false}
          value={text}
          aria-invalid={refused !== undefined}
          aria-describedby={refused ? 'analysis-refused' : undefined}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        {refused && <FieldError id="analysis-refused" error={refused === 'wrong' ? 'analysis-wrong' : refused} />}
        <button type="submit">{t('analysis-load')}</button>
      </form>
    </details>
  );
}

function Lines({ ctrl }: { ctrl: AnalysisCtrl }) {
  const turn = turnOf(ctrl.fen.value);
  const first = ctrl.lines.value[0];
  const why = ctrl.why.value?.explanation;
  return (
    <section class="panel lines" aria-labelledby="lines-title">
      <div class="panel-head">
        <h2 id="lines-title">{t('analysis-lines')}</h2>
        <span class="muted">
          {first
            ? t('analysis-depth', { depth: first.depth, nodes: number(first.nodes) })
            : ctrl.isSearching.value
              ? t('ask-thinking')
              : ''}
        </span>
        <label class="inline">
          {t('analysis-count')}
          <select value={ctrl.count.value} onChange={(event) => ctrl.setCount(Number(event.currentTarget.value))}>
            {[1, 2, 3, 4, 5].map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </label>
        {ctrl.isSearching.value ? (
          <button type="button" class="quiet" onClick={() => ctrl.stop()}>
            {t('analysis-stop')}
          </button>
        ) : (
          <button type="button" class="quiet" onClick={() => ctrl.search()}>
            {t('analysis-again')}
          </button>
        )}
      </div>
      <ol class="engine-lines">
        {ctrl.lines.value.map((line) => (
          <li key={line.rank}>
            <strong class="score">{scoreText(line.score, turn, decimal.value)}</strong>
            <LineMoves ctrl={ctrl} pv={line.pv.map((move) => move.uci)} />
          </li>
        ))}
      </ol>
      {why && (
        <dl class="metrics">
          {(['concreteness', 'risk', 'stability'] as const).map((name) => (
            <div key={name}>
              <dt>{t(`metric-${name}`)}</dt>
              <dd>{why.metrics[name] === null ? t('metric-unknown') : number(why.metrics[name], 0)}</dd>
            </div>
          ))}
          <div>
            <dt>{t('summary-style')}</dt>
            <dd>{why.metrics.style === null ? t('metric-unknown') : named('style', why.metrics.style)}</dd>
          </div>
          {why.metrics.style !== null && <p class="muted">{named('styleSays', why.metrics.style)}</p>}
        </dl>
      )}
    </section>
  );
}

function Why({ ctrl }: { ctrl: AnalysisCtrl }) {
  const best = ctrl.best.value;
  if (!best) return null;
  const why = ctrl.why.value?.explanation;
  const dim = () => (ctrl.lit.value = undefined);
  return (
    <section class="panel" aria-labelledby="why-title" aria-busy={!why}>
      <h2 id="why-title">{t('analysis-why', { move: localSan(best.san, lang.value) })}</h2>
      {!why && <p class="loading">{t('ask-thinking')}</p>}
      <ul class="reasons">
        {why &&
          sentencesOf(why, lang.value).map((sentence) => (
            <li
              key={sentence.key}
              onMouseEnter={() => (ctrl.lit.value = { squares: sentence.squares, arrows: sentence.arrows })}
              onMouseLeave={dim}
            >
              {sentence.text}
            </li>
          ))}
      </ul>
    </section>
  );
}

const SHOWN_MOVES = 12;

function LineMoves({ ctrl, pv }: { ctrl: AnalysisCtrl; pv: readonly string[] }) {
  const fen = ctrl.fen.value;
  const steps = playLine(fen, pv.slice(0, SHOWN_MOVES));
  const start = plyOf(fen);
  const play = (count: number) => {
    for (const step of steps.slice(0, count)) ctrl.moved(step.uci);
  };
  return (
    <span class="line-moves">
      {steps.map((step, index) => (
        <button key={index} type="button" class="move" onClick={() => play(index + 1)}>
          <Spoken
            shown={
              index === 0 || (start + index) % 2 === 0 ? numberedSan(step.san, start + index, lang.value) : localSan(step.san, lang.value)
            }
            said={spokenMove(step.san, start + index)}
          />
        </button>
      ))}
    </span>
  );
}

function Present({ ctrl }: { ctrl: AnalysisCtrl }) {
  const present = ctrl.why.value?.patterns;
  const dim = () => (ctrl.lit.value = undefined);
  if (!present) return null;
  return (
    <section class="panel" aria-labelledby="present-title">
      <h2 id="present-title">{t('analysis-present')}</h2>
      {present.length === 0 && <p class="muted">{t('analysis-no-pattern')}</p>}
      <ul class="reasons">
        {present.map((one) => {
          const light = () =>
            (ctrl.lit.value = {
              squares: one.instance.bindings.map((binding) => binding.square),
              arrows: relationArrows(one.instance.relations),
            });
          return (
            <li key={one.pattern + one.side} onMouseEnter={light} onMouseLeave={dim}>
              <a href={studioHash(one.pattern)} onFocus={light} onBlur={dim}>
                {one.title[lang.value] || one.pattern}
              </a>{' '}
              <span class="muted">({t(`color-${one.side}`)})</span> {one.instance.told[lang.value]}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function pieceOn(fen: string, square: string): string {
  const man = menOf(fen).get(square);
  return man ? `${t(`piece-${man.role}`)} ${square}` : square;
}

function Threats({ ctrl }: { ctrl: AnalysisCtrl }) {
  const threats = ctrl.why.value?.threats;
  if (!threats) return null;
  const rows = dangersOf(threats);
  const dim = () => (ctrl.lit.value = undefined);
  const line = threats.threat?.line ?? [];
  const first = line[0];
  const lightThreat = () => {
    if (first) ctrl.lit.value = { squares: [], arrows: [{ from: first.uci.slice(0, 2), to: first.uci.slice(2, 4), style: 'bad' }] };
  };
  return (
    <section class="panel" aria-labelledby="threats-title">
      <h2 id="threats-title">{t('analysis-threats')}</h2>
      {rows.length === 0 && !first && <p class="muted">{t('analysis-no-threat')}</p>}
      <ul class="reasons">
        {threats.threat && (
          <li>
            <button type="button" class="row-button" onMouseEnter={lightThreat} onFocus={lightThreat} onMouseLeave={dim} onBlur={dim}>
              {t('threat-move', {
                line: line
                  .slice(0, 6)
                  .map((move) => localSan(move.san, lang.value))
                  .join(' '),
                gain: number(threats.threat.gain),
              })}
            </button>
          </li>
        )}
        {rows.map((row) => {
          const light = () => (ctrl.lit.value = { squares: row.squares, arrows: [] });
          return (
            <li key={row.kind + row.side}>
              <button type="button" class="row-button" onMouseEnter={light} onFocus={light} onMouseLeave={dim} onBlur={dim}>
                <strong>{t(`color-${row.side}`)}:</strong> {t(`danger-${row.kind}`)}{' '}
                {row.squares.map((square) => pieceOn(ctrl.fen.value, square)).join(', ')}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
