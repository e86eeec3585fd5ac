// Complaints about a text, each a button that leads to its place.
import type { TextDiagnostic } from '../api/types.gen';
import { lang, t } from '../i18n';
import { focusEditor } from './code-editor';

export function DiagnosticList({ diagnostics, isFine }: { diagnostics: readonly TextDiagnostic[]; isFine: boolean }) {
  return (
    <div class="diagnostics" role="status" aria-label={t('studio-problems')}>
      {isFine && diagnostics.length === 0 && <p class="fine">{t('studio-fine')}</p>}
      <ul>
        {diagnostics.map((one, index) => (
          <li key={index} class={one.severity}>
            <button type="button" class="row-button" onClick={() => focusEditor(one.from)}>
              <strong>{t('studio-place', { line: one.line, column: one.column })}</strong>
              <span>{one.message[lang.value]}</span>
              {one.hint && <span class="muted">{one.hint[lang.value]}</span>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
