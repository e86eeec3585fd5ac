// Two sets compared: rules, a picture of their values, figures, and the boards on which they differ most.
import { useEffect, useState } from 'preact/hooks';
import { call, type ApiError } from '../api/client';
import type { Agreement, ComparedPosition, JudgedPosition, PositionSetInfo, SetComparison as Compared } from '../api/types.gen';
import { refusalIn } from '../ctrl/app';
import { named, number, t } from '../i18n';
import { choicesOfSets, type SetChoice } from '../ctrl/set-choice';
import { Board } from './board';
import { FieldError } from './field-error';
import { signed } from './set-board';

/** What a class has for comparisons: its sets, and lists of positions. */
export interface ClassShelf {
  sets: readonly SetChoice[];
  lists: readonly PositionSetInfo[];
  load: (list: number) => Promise<JudgedPosition[]>;
}

export function SetComparison({ text, isSound, shelf }: { text: string; isSound: boolean; shelf?: ClassShelf }) {
  const [shipped, setShipped] = useState<readonly SetChoice[]>([]);
  const [chosen, setChosen] = useState('');
  const [list, setList] = useState<number | undefined>();
  const [compared, setCompared] = useState<Compared | undefined>();
  const [refused, setRefused] = useState<ApiError | undefined>();
  useEffect(() => {
    void choicesOfSets().then(setShipped, () => undefined);
  }, []);
  const choices = [...(shelf?.sets ?? []), ...shipped];
  const lists = shelf?.lists ?? [];
  const choice = choices.find((one) => one.name === chosen) ?? choices[0];
  const compare = async () => {
    setRefused(undefined);
    try {
      if (!choice) return;
      const isListed = list !== undefined && lists.some((one) => one.id === list);
      const positions = shelf && isListed ? await shelf.load(list) : [];
      setCompared(await call('compareSets', { body: { first: text, second: await choice.text(), positions } }));
    } catch (error) {
      setRefused(refusalIn(error));
    }
  };
  return (
    <div class="comparison">
      <h3>{t('compare-title')}</h3>
      <div class="search-tools">
        <label class="field">
          {t('compare-with')}
          <select value={choice?.name ?? ''} onChange={(event) => setChosen(event.currentTarget.value)}>
            {choices.map((one) => (
              <option key={one.name} value={one.name}>
                {one.title}
              </option>
            ))}
          </select>
        </label>
        {lists.length > 0 && (
          <label class="field">
            {t('compare-on')}
            <select
              value={list ?? ''}
              onChange={(event) => setList(event.currentTarget.value === '' ? undefined : Number(event.currentTarget.value))}
            >
              <option value="">{t('compare-on-shipped')}</option>
              {lists.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
            </select>
          </label>
        )}
        <button type="button" disabled={!isSound || !choice} onClick={() => void compare()}>
          {t('compare-do')}
        </button>
      </div>
      {refused && <FieldError error={refused} />}
      {compared && <Result compared={compared} />}
    </div>
  );
}

export function Result({ compared }: { compared: Compared }) {
  const [at, setAt] = useState<number | undefined>(compared.furthest[0]?.index);
  const position = at === undefined ? undefined : compared.positions[at];
  const why = compared.furthest.find((one) => one.index === at);
  return (
    <>
      <Figures compared={compared} />
      <Rules compared={compared} />
      <div class="compare-pictures">
        <Plot
          title={t('compare-plot')}
          names={compared.titles}
          points={compared.positions.map((one) => [one.first, one.second])}
          hasLine
          chosen={at}
          onChoose={setAt}
        />
        <Plot
          title={t('compare-residuals')}
          names={[t('compare-reference'), t('compare-error')]}
          points={compared.positions.map((one) => [one.reference, one.first - one.reference])}
          chosen={at}
          onChoose={setAt}
        />
      </div>
      {position && <Position compared={compared} position={position} reasons={why?.reasons ?? []} />}
      {compared.furthest.length > 0 && (
        <div class="buttons" role="group" aria-label={t('compare-furthest')}>
          {compared.furthest.map((one, index) => (
            <button key={one.index} type="button" aria-pressed={one.index === at} onClick={() => setAt(one.index)}>
              {index + 1}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

function Position({
  compared,
  position,
  reasons,
}: {
  compared: Compared;
  position: ComparedPosition;
  reasons: Compared['furthest'][number]['reasons'];
}) {
  return (
    <div class="compare-position">
      <Board fen={position.fen} orientation={position.fen.split(' ')[1] === 'b' ? 'black' : 'white'} movable="none" />
      <div>
        <p>
          {compared.titles[0]}: <strong>{signed(position.first / 100)}</strong> · {compared.titles[1]}:{' '}
          <strong>{signed(position.second / 100)}</strong> · {t('compare-reference')}: <strong>{signed(position.reference / 100)}</strong>
        </p>
        <ul class="ledger-changes">
          {reasons.map((one, index) => (
            <li key={index}>
              {one.kind === 'base' ? t('ledger-base') : one.title}: {one.first === null ? '–' : signed(one.first ?? 0)} →{' '}
              {one.second === null ? '–' : signed(one.second ?? 0)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Figures({ compared }: { compared: Compared }) {
  const figure = (one: Agreement['pearson']) =>
    one ? `${number(one.value, 2)}${one.interval ? ` [${number(one.interval[0]!, 2)}; ${number(one.interval[1]!, 2)}]` : ''}` : '–';
  const rows: [string, Agreement][] = [
    [t('compare-each-other'), compared.agreement],
    [t('compare-against', { title: compared.titles[0]! }), compared.with_reference[0]!],
    [t('compare-against', { title: compared.titles[1]! }), compared.with_reference[1]!],
  ];
  return (
    <div class="table-scroll" tabIndex={0} role="group" aria-label={t('compare-figures', { count: compared.positions.length })}>
      <table>
        <caption>{t('compare-figures', { count: compared.positions.length })}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">r</th>
            <th scope="col">ρ</th>
            <th scope="col">τ-b</th>
            <th scope="col">{t('compare-signs')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, one]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{figure(one.pearson)}</td>
              <td>{figure(one.spearman)}</td>
              <td>{figure(one.kendall)}</td>
              <td>{number(100 * one.signs)} %</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Rules({ compared }: { compared: Compared }) {
  if (compared.rules.length === 0) return null;
  return (
    <div class="table-scroll" tabIndex={0} role="group" aria-label={t('compare-rules')}>
      <table>
        <caption>{t('compare-rules')}</caption>
        <tbody>
          {compared.rules.map((rule, index) => (
            <tr key={index}>
              <th scope="row">
                {rule.stage}: {rule.title}
              </th>
              <td>
                {named('likeness', rule.likeness)}{' '}
                {rule.numbers.map(([one, other]) => `${number(one!, 2)} → ${number(other!, 2)}`).join('; ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const SIZE = 300;
const EDGE = 30;

/** Points in a plane; each can be chosen with the mouse or the keyboard. */
function Plot(props: {
  title: string;
  names: readonly string[];
  points: readonly (readonly [number, number])[];
  hasLine?: boolean;
  chosen: number | undefined;
  onChoose: (index: number) => void;
}) {
  const reach = Math.max(100, ...props.points.flat().map(Math.abs));
  const x = (value: number) => EDGE + ((value + reach) / (2 * reach)) * (SIZE - 2 * EDGE);
  const y = (value: number) => SIZE - x(value);
  const step = (by: number) => props.onChoose(((props.chosen ?? 0) + by + props.points.length) % props.points.length);
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') step(1);
    else if (event.key === 'ArrowLeft') step(-1);
    else return;
    event.preventDefault();
  };
  return (
    <figure class="plot">
      <figcaption>{props.title}</figcaption>
      <div
        class="plot-field"
        role="slider"
        tabIndex={0}
        aria-label={props.title}
        aria-valuemin={1}
        aria-valuemax={props.points.length}
        aria-valuenow={(props.chosen ?? 0) + 1}
        onKeyDown={onKey}
      >
        <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
          <line class="axis" x1={EDGE} x2={SIZE - EDGE} y1={y(0)} y2={y(0)} />
          <line class="axis" y1={EDGE} y2={SIZE - EDGE} x1={x(0)} x2={x(0)} />
          {props.hasLine && <line class="same" x1={x(-reach)} y1={y(-reach)} x2={x(reach)} y2={y(reach)} />}
          {props.points.map(([one, other], index) => (
            <circle
              key={index}
              class={index === props.chosen ? 'point chosen' : 'point'}
              cx={x(one)}
              cy={y(other)}
              r={index === props.chosen ? 6 : 4}
              onClick={() => props.onChoose(index)}
            />
          ))}
          <text x={SIZE - EDGE} y={SIZE - 8} text-anchor="end">
            {props.names[0]}
          </text>
          <text x={4} y={14}>
            {props.names[1]}
          </text>
        </svg>
      </div>
    </figure>
  );
}
