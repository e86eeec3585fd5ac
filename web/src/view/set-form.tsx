// A heuristic set as a form: values, regions and rules as blocks with slots. Every change becomes text at once, and the text a form again.
import { useEffect, useState } from 'preact/hooks';
import { call } from '../api/client';
import type { WordInfo } from '../api/types.gen';
import type { HeuristicsCtrl } from '../ctrl/heuristics';
import { lang, named, t } from '../i18n';
import {
  newRule,
  newStage,
  newTransition,
  partAt,
  pieceValue,
  regionOf,
  squaresOfRegion,
  standardExpression,
  USUAL,
  withMore,
  without,
  withPart,
  type Branch,
  type Path,
} from '../model/set-tree';
import { squaresSeen } from './grid';
import { NumberField, Slot, type Form } from './set-slot';
import { Icon } from './icon';

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
        ) : item.kind === 'function' ? (
          <p key={index} class="muted">
            {t('form-own-function', { name: String(item.name) })}
          </p>
        ) : null,
      )}
      <div class="buttons">
        {known.level >= 4 && (
          <button type="button" onClick={() => form.change(withMore(tree, ['items'], newStage(freshTitle(stagesOf(tree)))))}>
            {t('form-add-stage')}
          </button>
        )}
        {known.level >= 2 && <Application form={form} />}
      </div>
    </div>
  );
}

function stagesOf(tree: unknown): string[] {
  return ((tree as Branch).items as Branch[]).filter((item) => item.kind === 'stage').map((item) => String(item.title));
}

function freshTitle(taken: readonly string[]): string {
  let number = taken.length + 1;
  while (taken.includes(t('form-new-stage', { n: number }))) number++;
  return t('form-new-stage', { n: number });
}

/** Whether rules are tried for both players or only for the owner of the set. */
function Application({ form }: { form: Form }) {
  const items = (form.tree as Branch).items as Branch[];
  const at = items.findIndex((item) => item.kind === 'application');
  const isOnlyMe = items[at]?.onlyMe === true;
  const set = (onlyMe: boolean) => {
    if (at >= 0) return form.change(withPart(form.tree, ['items', at, 'onlyMe'], onlyMe));
    form.change(withPart(form.tree, ['items'], [{ kind: 'application', onlyMe }, ...items]));
  };
  return (
    <label class="check">
      <input type="checkbox" checked={isOnlyMe} onChange={(event) => set(event.currentTarget.checked)} />
      {t('form-only-me')}
    </label>
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
  const title = String(stage.title);
  const others = stagesOf(form.tree).filter((one) => one !== title);
  const missing = (Object.keys(USUAL) as (keyof typeof USUAL)[]).filter(
    (piece) => !of('pieceValue').some(({ item }) => item.piece === piece),
  );
  const board = of('board')[0];
  return (
    <fieldset class="stage-form">
      <legend>{t('form-stage', { title })}</legend>
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
        {missing.map((piece) => (
          <button key={piece} type="button" class="quiet" onClick={() => add(pieceValue(piece))}>
            {t('form-add-value', { piece: named('word', piece) })}
          </button>
        ))}
      </div>
      {board && form.level >= 5 && (
        <div class="slot-line">
          <strong>{named('word', 'BOARD')} ←</strong>
          <Slot form={form} path={[...board.at, 'value']} type="REAL" />
          <button type="button" class="quiet" onClick={() => form.change(without(form.tree, board.at))}>
            <Icon name="trash" /> {t('form-usual-sum')}
          </button>
        </div>
      )}
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
        {form.level >= 4 && others[0] !== undefined && (
          <button type="button" onClick={() => add(newTransition(t('form-new-transition', { stage: others[0]! }), others[0]!))}>
            {t('form-add-transition')}
          </button>
        )}
        {form.level >= 5 && !board && (
          <button type="button" onClick={() => add({ kind: 'board', value: standardExpression() })}>
            {t('form-add-expression')}
          </button>
        )}
        {others.length > 0 && (
          <button type="button" class="quiet" onClick={() => form.change(without(form.tree, path))}>
            <Icon name="trash" /> {t('form-remove', { title })}
          </button>
        )}
      </div>
    </fieldset>
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
  if (action.kind === 'stage') {
    const stages = [...new Set([...stagesOf(form.tree), String(action.stage)])];
    return (
      <>
        <span>{t('form-goes-to')}</span>
        <select
          aria-label={t('form-goes-to')}
          value={String(action.stage)}
          onChange={(event) => form.change(withPart(form.tree, [...path, 'stage'], event.currentTarget.value))}
        >
          {stages.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </>
    );
  }
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
