// Complaints about a text, each a button that leads to its place, with a way to what the manual says of it.
import type { TextDiagnostic } from '../api/types.gen';
import { lang, t } from '../i18n';
import { helpHash } from '../model/markdown';
import { focusEditor } from './code-editor';

interface Props {
  diagnostics: readonly TextDiagnostic[];
  isFine: boolean;
  /** The manual that explains the complaints. */
  manual: 'patlan' | 'dhjog';
}

export function DiagnosticList({ diagnostics, isFine, manual }: Props) {
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
            <a
              class="manual-link"
              href={helpHash(manual, one.code)}
              target="_blank"
              rel="noreferrer"
              title={t('studio-code-manual', { code: one.code })}
            >
              {t('studio-code-short', { code: one.code })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
