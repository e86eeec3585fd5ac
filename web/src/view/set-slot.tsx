// The slots of a form: an expression as blocks inside each other, each of which can be changed, replaced, or have a function dropped on it.
import { useState } from 'preact/hooks';
import type { WordInfo } from '../api/types.gen';
import type { HeuristicsCtrl } from '../ctrl/heuristics';
import { lang, named, t } from '../i18n';
import { filler, newCall, partAt, PIECES, withPart, word, type Branch, type Path } from '../model/set-tree';

/** A tree in a form, and how it is changed. */
export interface Form {
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
/** What stands after an operator to begin with, where it is not a number. */
const SECOND: Record<string, string> = {
  AND: 'BOOLEAN',
  OR: 'BOOLEAN',
  CONTAINS: 'SQUARE[]',
  WITHIN: 'SQUARE[]',
  BELONGS: 'SQUARE[]',
  UNION: 'SQUARE[]',
  INTERSECTION: 'SQUARE[]',
  EXCEPT: 'SQUARE[]',
};
const WORDS = ['ME', 'OPPONENT', 'WHOLE_BOARD', 'BOARD', 'TRUE', 'FALSE', ...PIECES];

export function NumberField({ value, onValue, label }: { value: number; onValue: (value: number) => void; label?: string }) {
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

/** A place for an expression: shows it, lets it be changed, and takes functions that are dropped on it. */
export function Slot({ form, path, type }: { form: Form; path: Path; type: string }) {
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
        right: filler(SECOND[name] ?? 'REAL'),
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
        {OPERATORS.map((one) => (
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
      return <Name form={form} part={part} put={put} />;
    case 'square':
      return <code>{String(part.name)}</code>;
    case 'text':
      return (
        <input
          class="slot-text"
          aria-label={t('form-text')}
          value={String(part.value)}
          onChange={(event) => put({ kind: 'text', value: event.currentTarget.value.replace(/["\n]/g, '').trim() })}
        />
      );
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

/** The name of a region, or of something of the author's own that only the text can change. */
function Name({ form, part, put }: { form: Form; part: Branch; put: (next: Branch) => void }) {
  const regions = [...new Set(form.ctrl.checked.value.regions.map((one) => one.name))];
  const name = String(part.name);
  if (!regions.includes(name)) return <code>{name}</code>;
  return (
    <select aria-label={t('form-region-name')} value={name} onChange={(event) => put({ kind: 'name', name: event.currentTarget.value })}>
      {regions.map((one) => (
        <option key={one} value={one}>
          {one}
        </option>
      ))}
    </select>
  );
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
