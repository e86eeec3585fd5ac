// The evaluation term by term: nine components, each opening to its terms and the squares they stand on.
import { useState } from 'preact/hooks';
import type { Component as ComponentName, Evaluation, Sides, TermEntry } from '../api/types.gen';
import type { AnalysisCtrl } from '../ctrl/analysis';
import { decimal, named, t } from '../i18n';
import { pawns } from '../model/score';
import { groupTerms, type TermGroup } from '../model/terms';

// The names of terms come from the program's own catalogue, so that they are written once.
export function EvaluationTable({ ctrl }: { ctrl: AnalysisCtrl }) {
  const evaluation = ctrl.evaluation.value;
  const [open, setOpen] = useState<string | undefined>();
  if (!evaluation) return null;
  const components = (Object.entries(evaluation.components) as [ComponentName, Sides][]).sort(
    ([, a], [, b]) => Math.abs(b.total) - Math.abs(a.total),
  );
  return (
    <section class="panel" aria-labelledby="evaluation-title">
      <div class="panel-head">
        <h2 id="evaluation-title">{t('eval-title')}</h2>
        <strong class="score">{pawns(evaluation.centipawns, decimal.value)}</strong>
      </div>
      {evaluation.sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <table class="eval">
        <caption class="visually-hidden">{t('eval-caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('eval-term')}</th>
            <th scope="col">{t('color-white')}</th>
            <th scope="col">{t('color-black')}</th>
            <th scope="col">{t('eval-sum')}</th>
          </tr>
        </thead>
        <tbody>
          {components.map(([component, value]) => (
            <Component
              key={component}
              ctrl={ctrl}
              evaluation={evaluation}
              component={component}
              value={value}
              isOpen={open === component}
              onToggle={() => setOpen(open === component ? undefined : component)}
            />
          ))}
        </tbody>
      </table>
      <p class="muted small">{t('eval-note')}</p>
    </section>
  );
}

interface ComponentProps {
  ctrl: AnalysisCtrl;
  evaluation: Evaluation;
  component: ComponentName;
  value: Sides;
  isOpen: boolean;
  onToggle: () => void;
}

function Component({ ctrl, evaluation, component, value, isOpen, onToggle }: ComponentProps) {
  const now = (part: { middlegame: number; endgame: number }) => {
    const share = evaluation.fullPhase > 0 ? evaluation.phase / evaluation.fullPhase : 0;
    return pawns(Math.round(part.middlegame * share + part.endgame * (1 - share)), decimal.value);
  };
  const entries = evaluation.entries.filter((entry) => entry.component === component && entry.inSum);
  const light = (squares: string[]) => (ctrl.lit.value = { squares, arrows: [] });
  const dim = () => (ctrl.lit.value = undefined);
  return (
    <>
      <tr onMouseEnter={() => light(squaresOf(entries))} onMouseLeave={dim}>
        <th scope="row">
          <button
            type="button"
            class="disclosure"
            aria-expanded={isOpen}
            onClick={onToggle}
            onFocus={() => light(squaresOf(entries))}
            onBlur={dim}
          >
            {termName(`component_${component}`)}
          </button>
        </th>
        <td>{now(value.white)}</td>
        <td>{now(value.black)}</td>
        <td>
          <strong>{pawns(value.total, decimal.value)}</strong>
        </td>
      </tr>
      {isOpen &&
        groupTerms(entries).map((group) => (
          <Term
            key={group.term + group.side}
            group={group}
            name={termName(group.term)}
            now={now}
            onLight={() => light(group.squares)}
            onDim={dim}
          />
        ))}
    </>
  );
}

function squaresOf(entries: readonly TermEntry[]): string[] {
  return [...new Set(entries.flatMap((entry) => entry.squares))];
}

function Term({
  group,
  name,
  now,
  onLight,
  onDim,
}: {
  group: TermGroup;
  name: string;
  now: (part: TermGroup) => string;
  onLight: () => void;
  onDim: () => void;
}) {
  return (
    <tr class="term" onMouseEnter={onLight} onMouseLeave={onDim}>
      <th scope="row">
        {name} <span class="muted">{group.squares.join(' ')}</span>
      </th>
      <td>{group.side === 'white' ? now(group) : ''}</td>
      <td>{group.side === 'black' ? now(group) : ''}</td>
      <td />
    </tr>
  );
}

/** What people call a term or a component. */
function termName(key: string): string {
  return named('terms', key.replace(/_/g, '-'));
}
