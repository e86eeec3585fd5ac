// The pattern studio: the library, the text with its mistakes and its meaning, the board with what was found, and searches in bases.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { call } from '../api/client';
import type { ReadPart } from '../api/types.gen';
import { studioHash } from '../ctrl/app';
import { StudioCtrl } from '../ctrl/studio';
import { lang, moment, named, number, t } from '../i18n';
import { helpHash } from '../model/markdown';
import { bindingText, isEnemyFigure, nameIn, relationArrows } from '../model/instances';
import type { Overlay } from './arrows';
import { BoardEditor, FenField, SetupTools } from './board-editor';
import { CodeEditor } from './code-editor';
import { DiagnosticList } from './diagnostics';
import { FieldError } from './field-error';
import { Icon } from './icon';
import { Parts } from './parts';
import { SearchPanel } from './search';
import { Shelf } from './shelf';
import { VersionPick } from './versions';

export function StudioPage({ name, search }: { name: string | undefined; search: number | undefined }) {
  const ctrl = useMemo(() => new StudioCtrl(), []);
  useEffect(() => void ctrl.open(name), [ctrl, name]);
  useEffect(() => () => ctrl.close(), [ctrl]);
  return (
    <div class="studio">
      <div class="page-title">
        <h1>{t('studio-title')}</h1>
        <p class="muted">
          {t('studio-lead')} <a href={helpHash('patlan')}>{t('studio-manual')}</a>
        </p>
      </div>
      <Library ctrl={ctrl} />
      <Writing ctrl={ctrl} />
      <OnBoard ctrl={ctrl} />
      <SearchPanel studio={ctrl} search={search} />
    </div>
  );
}

function Library({ ctrl }: { ctrl: StudioCtrl }) {
  const [isOpen, setOpen] = useState(matchMedia('(min-width: 75rem)').matches);
  const current = ctrl.opened.value?.name;
  return (
    <section class="panel library" aria-labelledby="library-title">
      <h2 id="library-title">
        <button type="button" class="disclosure" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('studio-library')}
        </button>
      </h2>
      {isOpen && (
        <>
          <button type="button" onClick={() => ctrl.goNew()}>
            {t('studio-new')}
          </button>
          <label class="field">
            {t('studio-find')}
            <input value={ctrl.wanted.value} onInput={(event) => (ctrl.wanted.value = event.currentTarget.value)} />
          </label>
          <Shelf labelledby="library-title">
            <Drafts ctrl={ctrl} />
            {ctrl.shelf.value.map(([theme, items]) => (
              <div key={theme}>
                <h3>{named('shelf', theme)}</h3>
                <ul>
                  {items.map((item) => (
                    <li key={item.name}>
                      <a
                        href={`#/studio/${encodeURIComponent(item.name)}`}
                        aria-current={item.name === current ? 'true' : undefined}
                        title={item.description[lang.value]}
                      >
                        {item.title[lang.value] || item.name}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
            {ctrl.shelf.value.length === 0 && <p class="muted">{t('studio-none-fits')}</p>}
          </Shelf>
        </>
      )}
    </section>
  );
}

/** Texts that were left unsaved, but for the one that is open. */
function Drafts({ ctrl }: { ctrl: StudioCtrl }) {
  const left = ctrl.drafts.all.value.filter((draft) => draft.id !== ctrl.drafts.id.value);
  if (left.length === 0) return null;
  return (
    <div>
      <h3>{t('studio-drafts')}</h3>
      <ul>
        {left.map((draft) => (
          <li key={draft.id}>
            {draft.name === null ? (
              <button type="button" class="link" onClick={() => ctrl.openDraft(draft)}>
                {nameIn(draft.text) ?? t('studio-nameless')}
              </button>
            ) : (
              <a href={studioHash(draft.name)}>{draft.name}</a>
            )}{' '}
            <span class="muted small">{moment(draft.saved)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Restored({ ctrl }: { ctrl: StudioCtrl }) {
  const { restored, id, isBehind } = ctrl.drafts;
  if (restored.value === undefined && id.value === undefined) return null;
  return (
    <div class="draft">
      <p class="muted small" role="status">
        {restored.value !== undefined
          ? t('studio-restored', { saved: moment(restored.value) })
          : isBehind.value
            ? t('studio-drafting')
            : t('studio-drafted')}
      </p>
      <button type="button" class="quiet" onClick={() => void ctrl.discard()}>
        {t('studio-discard')}
      </button>
    </div>
  );
}

function Writing({ ctrl }: { ctrl: StudioCtrl }) {
  const marked = ctrl.instance.value?.failed?.places[0];
  return (
    <section class="panel writing" aria-labelledby="writing-title">
      <h2 id="writing-title">{ctrl.name.value ?? t('studio-text')}</h2>
      <CodeEditor
        text={ctrl.text.value}
        checked={ctrl.checked.value}
        label={t('studio-editor-label')}
        marked={marked}
        complete={(text, offset) => call('completePattern', { body: { text, offset } })}
        onText={(text) => ctrl.setText(text)}
      />
      <p class="muted small">{t('studio-keys')}</p>
      <Restored ctrl={ctrl} />
      <DiagnosticList diagnostics={ctrl.checked.value.diagnostics} isFine manual="patlan" />
      <div class="buttons">
        <button
          type="button"
          class="primary"
          disabled={ctrl.name.value === undefined || ctrl.hasErrors.value || !ctrl.isChanged.value}
          onClick={() => void ctrl.save()}
        >
          {t('studio-save')}
        </button>
        <button type="button" disabled={ctrl.hasErrors.value} onClick={() => void ctrl.tidy(false)}>
          {t('studio-format')}
        </button>
        <button type="button" disabled={ctrl.hasErrors.value} onClick={() => void ctrl.tidy(true)}>
          {t('studio-translate')}
        </button>
        {ctrl.opened.value?.origin === 'user' && (
          <button type="button" class="quiet" onClick={() => void ctrl.remove()}>
            <Icon name="trash" /> {t('studio-delete')}
          </button>
        )}
      </div>
      {ctrl.refused.value && <FieldError error={ctrl.refused.value} />}
      <Versions ctrl={ctrl} />
      {ctrl.described.value.length > 0 && (
        <div class="words">
          <h3>{t('studio-words')}</h3>
          <div>
            {ctrl.described.value.map((one) => (
              <ReadBack key={one.name} ctrl={ctrl} lines={one.lines[lang.value]} />
            ))}
          </div>
        </div>
      )}
    </section>
  );
}

// A pattern read back; its figures light up where they stand in the instance that is shown.
function ReadBack({ ctrl, lines }: { ctrl: StudioCtrl; lines: readonly (readonly ReadPart[])[] }) {
  const light = (figure: string) => {
    const bound = ctrl.instance.peek()?.bindings.filter((one) => one.figure === figure) ?? [];
    ctrl.lit.value = bound.map((one) => one.square);
  };
  return (
    <pre>
      {lines.map((line, index) => (
        <span key={index}>
          {line.map((part, place) =>
            part.figure === undefined || part.figure === null ? (
              part.text
            ) : (
              <span
                key={place}
                class="square-word"
                onMouseEnter={() => light(part.figure!)}
                onMouseLeave={() => (ctrl.lit.value = undefined)}
              >
                {part.text}
              </span>
            ),
          )}
          {'\n'}
        </span>
      ))}
    </pre>
  );
}

function Versions({ ctrl }: { ctrl: StudioCtrl }) {
  const versions = ctrl.opened.value?.versions ?? [];
  const saved = ctrl.saved.value;
  if (versions.length === 0 && saved === undefined) return null;
  return (
    <div class="versions">
      {saved !== undefined && <p class="fine">{t('studio-saved', { version: saved })}</p>}
      {versions.length > 0 && <VersionPick versions={versions} onPick={(version) => void ctrl.openVersion(version)} />}
    </div>
  );
}

function overlayOf(ctrl: StudioCtrl): Overlay {
  const instance = ctrl.instance.value;
  if (!instance) return { arrows: [], squares: [] };
  const { bindings } = instance;
  return {
    arrows: relationArrows(instance.relations),
    squares: ctrl.lit.value ?? bindings.filter((one) => !one.piece).map((one) => one.square),
    tags: bindings.map((one) => ({ square: one.square, text: one.figure, isEnemy: isEnemyFigure(one.figure) })),
  };
}

function OnBoard({ ctrl }: { ctrl: StudioCtrl }) {
  return (
    <section class="panel on-board" aria-labelledby="on-board-title">
      <h2 id="on-board-title">{t('studio-board')}</h2>
      <BoardEditor fen={ctrl.fen.value} orientation={ctrl.orientation.value} overlay={overlayOf(ctrl)} onFen={(fen) => ctrl.setFen(fen)} />
      <Legend />
      <Instances ctrl={ctrl} />
      <FenField fen={ctrl.fen.value} onFen={(fen) => ctrl.setFen(fen)} />
      {ctrl.examples.value.length > 0 && (
        <label class="field">
          {t('studio-examples')}
          <select value={ctrl.fen.value} onChange={(event) => ctrl.setFen(event.currentTarget.value)}>
            {!ctrl.examples.value.some((one) => one.fen === ctrl.fen.value) && <option value={ctrl.fen.value}>–</option>}
            {ctrl.examples.value.map((one, index) => (
              <option key={index} value={one.fen}>
                {one.isYes ? t('studio-yes', { n: index + 1 }) : t('studio-no', { n: index + 1 })}
              </option>
            ))}
          </select>
        </label>
      )}
      <SetupTools fen={ctrl.fen.value} onFen={(fen) => ctrl.setFen(fen)} />
      <label class="field">
        {t('studio-side')}
        <select value={ctrl.side.value} onChange={(event) => ctrl.setSide(event.currentTarget.value as 'to-move')}>
          {(['to-move', 'white', 'black'] as const).map((side) => (
            <option key={side} value={side}>
              {named('side', side)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" class="quiet" onClick={() => (ctrl.orientation.value = ctrl.orientation.value === 'white' ? 'black' : 'white')}>
        <Icon name="flip" /> {t('board-flip')}
      </button>
    </section>
  );
}

function Legend() {
  return (
    <ul class="legend">
      {(['attack', 'possible-attack', 'defence', 'possible-defence'] as const).map((style) => (
        <li key={style}>
          <svg class={`arrow ${style}`} viewBox="0 0 2 0.4" width="44" height="10" aria-hidden="true">
            <polyline points="0.1,0.2 1.9,0.2" />
          </svg>
          {t(`legend-${style}`)}
        </li>
      ))}
    </ul>
  );
}

const SHOWN = 60;

function Instances({ ctrl }: { ctrl: StudioCtrl }) {
  const instances = ctrl.instances.value;
  const valid = ctrl.matched.value.reduce((sum, one) => sum + one.valid_count, 0);
  const raw = ctrl.matched.value.reduce((sum, one) => sum + one.raw_count, 0);
  return (
    <div class="instances" aria-busy={ctrl.isAsking.value}>
      <p role="status">
        <strong>{t('studio-found', { raw: number(raw), valid: number(valid) })}</strong>
      </p>
      {ctrl.matched.value.some((one) => one.too_many) && <p class="notice">{t('studio-too-many')}</p>}
      <ul>
        {instances.slice(0, SHOWN).map((instance, index) => (
          <li key={index}>
            <button
              type="button"
              class={instance.valid ? 'instance valid' : 'instance'}
              aria-pressed={ctrl.chosen.value === index}
              onClick={() => (ctrl.chosen.value = index)}
            >
              <span class="instance-state">{instance.valid ? t('studio-valid') : t('studio-raw')}</span>
              <span class="bindings">
                {instance.bindings.map((one) => (
                  <span key={one.figure}>
                    <b>{one.figure}</b> {bindingText(one, lang.value)}
                  </span>
                ))}
              </span>
              <span>
                <Parts
                  parts={instance.told.parts[lang.value]}
                  onPoint={(squares) => (ctrl.lit.value = index === ctrl.chosen.peek() ? squares : undefined)}
                />
              </span>
              {instance.failed && (
                <span class="why-not">
                  {t('studio-why-not')} {instance.failed.reason[lang.value]}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
