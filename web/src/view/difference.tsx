// Two texts side by side in one column: what was taken away, what was added, and a little of what surrounds it.
import { t } from '../i18n';
import { around, difference } from '../model/diff';

export function Difference({ first, second, names }: { first: string; second: string; names: readonly [string, string] }) {
  const lines = around(difference(first.trimEnd(), second.trimEnd()));
  if (lines.length === 0) return <p class="muted">{t('diff-same')}</p>;
  return (
    <div class="table-scroll">
      <p class="small muted">
        <span class="diff-first">− {names[0]}</span> <span class="diff-second">+ {names[1]}</span>
      </p>
      <pre class="diff">
        {lines.map((line, index) =>
          line === undefined ? (
            <span key={index} class="muted">
              ⋯{'\n'}
            </span>
          ) : (
            <span key={index} class={`diff-${line.in}`}>
              {line.in === 'first' ? '− ' : line.in === 'second' ? '+ ' : '  '}
              {line.text}
              {'\n'}
            </span>
          ),
        )}
      </pre>
    </div>
  );
}
