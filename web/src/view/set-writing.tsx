// The writing side of a heuristic set: editor or form, mistakes, tidying, saving.
import { useState } from 'preact/hooks';
import { call } from '../api/client';
import type { HeuristicsCtrl } from '../ctrl/heuristics';
import { lang, t } from '../i18n';
import { CodeEditor } from './code-editor';
import { DiagnosticList } from './diagnostics';
import { FieldError } from './field-error';
import { SetForm } from './set-form';

export function SetWriting({ ctrl, title, isReadOnly = false }: { ctrl: HeuristicsCtrl; title: string; isReadOnly?: boolean }) {
  const [isForm, setForm] = useState(false);
  const complete = (text: string, offset: number) => call('completeSet', { body: { text, offset } });
  const { tree } = ctrl.checked.value;
  return (
    <section class="panel writing" aria-labelledby="writing-title">
      <h2 id="writing-title">{title}</h2>
      {!isReadOnly && (
        <div class="tabs" role="group" aria-label={t('set-view')}>
          <button type="button" aria-pressed={!isForm} onClick={() => setForm(false)}>
            {t('set-as-text')}
          </button>
          <button type="button" aria-pressed={isForm} disabled={!tree} onClick={() => setForm(true)}>
            {t('set-as-form')}
          </button>
        </div>
      )}
      {isForm && tree ? (
        <SetForm ctrl={ctrl} />
      ) : (
        <>
          <CodeEditor
            text={ctrl.text.value}
            checked={ctrl.checked.value}
            label={t('set-editor-label')}
            complete={complete}
            isReadOnly={isReadOnly}
            onText={(text) => ctrl.setText(text)}
          />
          {!isReadOnly && <p class="muted small">{t('studio-keys')}</p>}
        </>
      )}
      <DiagnosticList diagnostics={ctrl.checked.value.diagnostics} isFine={ctrl.checked.value.fingerprint !== null} manual="dhjog" />
      <Level ctrl={ctrl} />
      {!isReadOnly && (
        <>
          <div class="buttons">
            <button type="button" class="primary" disabled={ctrl.hasErrors.value || !ctrl.isChanged.value} onClick={() => void ctrl.save()}>
              {t('studio-save')}
            </button>
            <button type="button" disabled={ctrl.hasErrors.value} onClick={() => void ctrl.tidy(false)}>
              {t('studio-format')}
            </button>
            <button type="button" disabled={ctrl.hasErrors.value} onClick={() => void ctrl.tidy(true)}>
              {t('studio-translate')}
            </button>
          </div>
          <p class="muted small kept" role="status">
            {!ctrl.isChanged.value && ctrl.version.value !== undefined
              ? t('studio-saved', { version: ctrl.version.value })
              : ctrl.isKept.value
                ? t('studio-drafted')
                : t('studio-drafting')}
          </p>
        </>
      )}
      {ctrl.refused.value && <FieldError error={ctrl.refused.value} />}
    </section>
  );
}

function Level({ ctrl }: { ctrl: HeuristicsCtrl }) {
  const { level, rules, fingerprint } = ctrl.checked.value;
  if (fingerprint === null) return null;
  return (
    <p class="muted small" lang={lang.value}>
      {t('set-level', { level, rules })} <span title={fingerprint}>{t('set-fingerprint', { mark: fingerprint.slice(0, 8) })}</span>
    </p>
  );
}
