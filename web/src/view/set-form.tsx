// A heuristic set as a form: values, regions and rules as blocks with slots. Every change becomes text at once, and the text a form again.
import { useEffect, useState } from 'preact/hooks';
import { call } from '../api/client';
import type { WordInfo } from '../api/types.gen';
import type { HeuristicsCtrl } from '../ctrl/heuristics';
import { lang, named, t } from '../i18n';
import {
  filler,
  newCall,
  newRule,
  partAt,
  PIECES,
  regionOf,
  squaresOfRegion,
  withMore,
  without,
  withPart,
  word,
  type Branch,
  type Path,
} from '../model/set-tree';
import { squaresSeen } from './grid';
import { Icon } from './icon';

interface Form {
  ctrl: HeuristicsCtrl;
  tree: unknown;
  words: readonly WordInfo[];
  level: number;
  change: (tree: unknown) => void;
}

const OPERATORS = [
  'AND',
  'OR',
  '=',
  '<>',
  '<',
  '<=',
  '>',
  '>=',
  '+',
  '-',
  '*',
  '/',
  'CONTAINS',
  'WITHIN',
  'BELONGS',
  'UNION',
  'INTERSECTION',
  'EXCEPT',
];
const WORDS = ['ME', 'OPPONENT', 'WHOLE_BOARD', 'BOARD', 'TRUE', 'FALSE', ...PIECES];

export function SetForm({ ctrl }: { ctrl: HeuristicsCtrl }) {
  const [known, setKnown] = useState<{ level: number; functions: readonly WordInfo[] }>({ level: 6, functions: [] });
  useEffect(() => {
    call('heuristicWords', {}).then(setKnown, () => undefined);
  }, []);
  const tree = ctrl.checked.value.tree as Branch;
  const form: Form = { ctrl, tree, words: known.functions, level: known.level, change: (next) => void ctrl.setTree(next) };
  const items = (tree.items as Branch[]).map((item, index) => ({ item, index }));
  return (
    <div class="set-form">
      {ctrl.hasComments.value && <p class="notice">{t('form-comments')}</p>}
      <Palette words={known.functions} />
      {items.map(({ item, index }) =>
        item.kind === 'stage' ? (
          <StageForm key={index} form={form} path={['items', index]} />
        ) : item.kind === 'region' ? (
          <RegionForm key={index} form={form} path={['items', index]} />
        ) : null,
      )}
    </div>
  );
}

/** The functions, to be dragged into slots. Whoever uses keys finds them in every slot as well. */
function Palette({ words }: { words: readonly WordInfo[] }) {
  if (words.length === 0) return null;
  return (
    <details class="palette-words">
      <summary>{t('form-functions', { count: words.length })}</summary>
      <ul>
        {words.map((one) => (
          <li
            key={one.name}
            draggable
            title={one.help[lang.value]}
            onDragStart={(event) => event.dataTransfer?.setData('text/plain', one.name)}
          >
            <code>{one.call[lang.value]}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}

function StageForm({ form, path }: { form: Form; path: Path }) {
  const stage = partAt(form.tree, path) as Branch;
  const items = (stage.items as Branch[]).map((item, index) => ({ item, at: [...path, 'items', index] as Path }));
  const of = (kind: string) => items.filter(({ item }) => item.kind === kind);
  const add = (part: Branch) => form.change(withMore(form.tree, [...path, 'items'], part));
  const count = of('heuristic').length + 1;
  return (
    <fieldset class="stage-form">
      <legend>{t('form-stage', { title: String(stage.title) })}</legend>
      <div class="values">
        {of('pieceValue').map(({ item, at }) => (
          <div key={at.join()} class="field">
            <span aria-hidden="true">{named('word', String(item.piece))}</span>
            <NumberField
              label={named('word', String(item.piece))}
              value={Number(item.value)}
              onValue={(value) => form.change(withPart(form.tree, [...at, 'value'], value))}
            />
          </div>
        ))}
      </div>
      {of('region').map(({ at }) => (
        <RegionForm key={at.join()} form={form} path={at} />
      ))}
      {of('heuristic').map(({ at }) => (
        <RuleForm key={at.join()} form={form} path={at} />
      ))}
      <div class="buttons">
        {form.level >= 2 && (
          <>
            <button type="button" onClick={() => add(newRule(t('form-new-rule', { n: count }), 'PIECE_VALUE'))}>
              {t('form-add-piece-rule')}
            </button>
            <button
              type="button"
              onClick={() => add(regionOf(`${t('form-new-region')}${of('region').length + 1}`, ['d4', 'e4', 'd5', 'e5']))}
            >
              {t('form-add-region')}
            </button>
          </>
        )}
        {form.level >= 3 && (
          <button type="button" onClick={() => add(newRule(t('form-new-rule', { n: count }), 'BOARD_VALUE'))}>
            {t('form-add-board-rule')}
          </button>
        )}
      </div>
    </fieldset>
  );
}

function NumberField({ value, onValue, label }: { value: number; onValue: (value: number) => void; label?: string }) {
  return (
    <input
      type="number"
      step="0.05"
      value={value}
      aria-label={label}
      onChange={(event) => {
        const next = event.currentTarget.valueAsNumber;
        if (Number.isFinite(next)) onValue(next);
      }}
    />
  );
}

function RegionForm({ form, path }: { form: Form; path: Path }) {
  const region = partAt(form.tree, path) as Branch;
  const squares = squaresOfRegion(region);
  const name = String(region.name);
  const toggle = (square: string) => {
    const next = new Set(squares);
    if (!next.delete(square)) next.add(square);
    form.change(withPart(form.tree, path, regionOf(name, next)));
  };
  return (
    <fieldset class="region-form">
      <legend>{t('form-region', { name })}</legend>
      {squares ? (
        <div class="region-board" role="group" aria-label={t('form-squares', { name })}>
          {squaresSeen('white')
            .flat()
            .map((square) => (
              <button
                key={square}
                type="button"
                class={(square.charCodeAt(0) + Number(square[1])) % 2 === 0 ? 'dark' : 'light'}
                aria-pressed={squares.has(square)}
                aria-label={square}
                onClick={() => toggle(square)}
              />
            ))}
        </div>
      ) : (
        <p class="muted">{t('form-worked-out')}</p>
      )}
      <button type="button" class="quiet" onClick={() => form.change(without(form.tree, path))}>
        <Icon name="trash" /> {t('form-remove', { title: name })}
      </button>
    </fieldset>
  );
}

function RuleForm({ form, path }: { form: Form; path: Path }) {
  const rule = partAt(form.tree, path) as Branch;
  const title = String(rule.title);
  const actions = rule.actions as Branch[];
  return (
    <fieldset class="rule-form">
      <legend>{title}</legend>
      <label class="field">
        {t('form-title')}
        <input
          value={title}
          onChange={(event) =>
            form.change(withPart(form.tree, [...path, 'title'], event.currentTarget.value.replace(/["\n]/g, '').trim() || title))
          }
        />
      </label>
      <div class="slot-line">
        <strong>{t('form-if')}</strong>
        <Slot form={form} path={[...path, 'condition']} type="BOOLEAN" />
      </div>
      {actions.map((action, index) => (
        <div key={index} class="slot-line">
          <strong>{t('form-then')}</strong>
          <Action form={form} action={action} path={[...path, 'actions', index]} />
        </div>
      ))}
      <button type="button" class="quiet" onClick={() => form.change(without(form.tree, path))}>
        <Icon name="trash" /> {t('form-remove', { title })}
      </button>
    </fieldset>
  );
}

function Action({ form, action, path }: { form: Form; action: Branch; path: Path }) {
  if (action.kind === 'board')
    return (
      <>
        <span>{named('word', 'BOARD')} ←</span>
        <Slot form={form} path={[...path, 'value']} type="REAL" />
      </>
    );
  if (action.kind === 'stage') return <span>→ {String(action.stage)}</span>;
  return (
    <>
      <Slot form={form} path={[...path, 'target']} type="PIECE[]" />
      <select
        aria-label={t('form-operator')}
        value={String(action.operator)}
        onChange={(event) => form.change(withPart(form.tree, [...path, 'operator'], event.currentTarget.value))}
      >
        {['+', '-', '*', '/', '<-'].map((sign) => (
          <option key={sign} value={sign}>
            {sign === '<-' ? '←' : sign}
          </option>
        ))}
      </select>
      <Slot form={form} path={[...path, 'operand']} type="REAL" />
    </>
  );
}

/** A place for an expression: shows it, lets it be changed, and takes functions that are dropped on it. */
function Slot({ form, path, type }: { form: Form; path: Path; type: string }) {
  const part = partAt(form.tree, path) as Branch | null;
  const [isOver, setOver] = useState(false);
  const put = (next: Branch) => form.change(withPart(form.tree, path, next));
  const drop = (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setOver(false);
    const dropped = form.words.find((one) => one.name === event.dataTransfer?.getData('text/plain'));
    if (dropped) put(newCall(dropped.name, dropped.parameters));
  };
  return (
    <span
      class={isOver ? 'slot over' : 'slot'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {part && <Expression form={form} part={part} path={path} put={put} />}
      <Replace form={form} part={part} type={type} put={put} />
    </span>
  );
}

function Replace({ form, part, type, put }: { form: Form; part: Branch | null; type: string; put: (next: Branch) => void }) {
  const choose = (value: string) => {
    const [kind, name = ''] = value.split(' ');
    const found = form.words.find((one) => one.name === name);
    if (kind === 'call' && found) put(newCall(found.name, found.parameters));
    else if (kind === 'number') put({ kind: 'number', value: 1 });
    else if (kind === 'not') put({ kind: 'not', of: part ?? filler('BOOLEAN') });
    else if (kind === 'name') put({ kind: 'name', name });
    else if (kind === 'word') put(word(name));
    else if (kind === 'binary')
      put({
        kind: 'binary',
        operator: name,
        left: part ?? filler(type),
        right: filler(name === 'AND' || name === 'OR' ? 'BOOLEAN' : 'REAL'),
      });
  };
  return (
    <select class="replace" aria-label={t('form-replace')} value="" onChange={(event) => choose(event.currentTarget.value)}>
      <option value="">⋯</option>
      <option value="number">{t('form-number')}</option>
      <optgroup label={t('form-words')}>
        {WORDS.slice(0, 6).map((one) => (
          <option key={one} value={`word ${one}`}>
            {named('word', one)}
          </option>
        ))}
        {form.ctrl.checked.value.regions.map((one) => (
          <option key={one.name} value={`name ${one.name}`}>
            {one.name}
          </option>
        ))}
      </optgroup>
      <optgroup label={t('form-combine')}>
        <option value="not">{t('form-not')}</option>
        {OPERATORS.slice(0, 12).map((one) => (
          <option key={one} value={`binary ${one}`}>
            {named('sign', one)}
          </option>
        ))}
      </optgroup>
      <optgroup label={t('form-function-list')}>
        {form.words.map((one) => (
          <option key={one.name} value={`call ${one.name}`}>
            {one.call[lang.value]}
          </option>
        ))}
      </optgroup>
    </select>
  );
}

function Expression({ form, part, path, put }: { form: Form; part: Branch; path: Path; put: (next: Branch) => void }) {
  switch (part.kind) {
    case 'number':
      return <NumberField label={t('form-number')} value={Number(part.value)} onValue={(value) => put({ kind: 'number', value })} />;
    case 'word':
      return (
        <select aria-label={t('form-word')} value={String(part.word)} onChange={(event) => put(word(event.currentTarget.value))}>
          {[...new Set([...WORDS, String(part.word)])].map((one) => (
            <option key={one} value={one}>
              {named('word', one)}
            </option>
          ))}
        </select>
      );
    case 'name':
    case 'square':
      return <code>{String(part.name)}</code>;
    case 'text':
      return <code>“{String(part.value)}”</code>;
    case 'elements':
      return <Elements part={part} put={put} />;
    case 'not':
      return (
        <span class="block">
          {t('form-not')} <Slot form={form} path={[...path, 'of']} type="BOOLEAN" />
        </span>
      );
    case 'negative':
      return (
        <span class="block">
          − <Slot form={form} path={[...path, 'of']} type="REAL" />
        </span>
      );
    case 'binary':
      return (
        <span class="block">
          <Slot form={form} path={[...path, 'left']} type="REAL" />
          <select
            aria-label={t('form-operator')}
            value={String(part.operator)}
            onChange={(event) => put({ ...part, operator: event.currentTarget.value })}
          >
            {OPERATORS.map((one) => (
              <option key={one} value={one}>
                {named('sign', one)}
              </option>
            ))}
          </select>
          <Slot form={form} path={[...path, 'right']} type="REAL" />
        </span>
      );
    case 'attribute':
      return (
        <span class="block">
          <Slot form={form} path={[...path, 'of']} type="PIECE_TYPE" />
          <select
            aria-label={t('form-whose')}
            value={String(part.name)}
            onChange={(event) => put({ ...part, name: event.currentTarget.value })}
          >
            {[...new Set(['MINE', 'OPPONENT', String(part.name)])].map((one) => (
              <option key={one} value={one}>
                {named('whose', one)}
              </option>
            ))}
          </select>
        </span>
      );
    case 'call':
      return <Call form={form} part={part} path={path} />;
    default:
      return <code>{part.kind}</code>;
  }
}

function Call({ form, part, path }: { form: Form; part: Branch; path: Path }) {
  const known = form.words.find((one) => one.name === part.name);
  const name = known?.call[lang.value].split('(')[0] ?? String(part.name);
  return (
    <span class="block call" title={known?.help[lang.value]}>
      <code>{name}</code>
      {(part.arguments as Branch[]).map((_, index) => (
        <Slot key={index} form={form} path={[...path, 'arguments', index]} type={known?.parameters[index] ?? 'REAL'} />
      ))}
    </span>
  );
}

/** A set of types of pieces as boxes to tick; other sets are shown as they are. */
function Elements({ part, put }: { part: Branch; put: (next: Branch) => void }) {
  const elements = part.elements as Branch[];
  const chosen = new Set(elements.map((one) => (one.kind === 'word' ? String(one.word) : '')));
  if ([...chosen].some((one) => !PIECES.includes(one as 'PAWN')))
    return <code>{`{${elements.map((one) => String(one.name ?? one.word ?? `${String(one.from)}:${String(one.to)}`)).join(', ')}}`}</code>;
  const toggle = (piece: string) => {
    const next = PIECES.filter((one) => (one === piece ? !chosen.has(one) : chosen.has(one)));
    if (next.length > 0) put({ kind: 'elements', elements: next.map(word) });
  };
  return (
    <span class="block pieces" role="group" aria-label={t('form-pieces')}>
      {PIECES.map((piece) => (
        <label key={piece}>
          <input type="checkbox" checked={chosen.has(piece)} onChange={() => toggle(piece)} />
          {named('word', piece)}
        </label>
      ))}
    </span>
  );
}
