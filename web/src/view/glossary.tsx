// The glossary: what the words of explanations mean, each with a sentence and, where there is one, a board that shows it.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Detection, GlossaryEntry } from '../api/types.gen';
import { glossary, glossaryHash, loadGlossary } from '../ctrl/glossary';
import { lang, named, t } from '../i18n';
import { entryOf, found, KINDS, nameOf } from '../model/glossary';
import { turnOf } from '../model/position';
import { Board } from './board';
import { Parts } from './parts';

export function GlossaryPage({ name }: { name: string | undefined }) {
  useEffect(loadGlossary, []);
  const typed = useSignal('');
  const entries = glossary.value;
  if (entries.length === 0) return <p class="loading">{t('common-loading')}</p>;
  const chosen = entries.find((entry) => nameOf(entry) === name);
  const shown = found(entries, typed.value, lang.value);
  return (
    <div class="glossary">
      <div class="page-title">
        <h1>{t('glossary-title')}</h1>
        <p class="muted">{t('glossary-text', { count: entries.length })}</p>
      </div>
      <div class="glossary-list panel">
        <label class="field">
          {t('glossary-search')}
          <input type="search" value={typed.value} onInput={(event) => (typed.value = event.currentTarget.value)} />
        </label>
        <p class="muted small" role="status">
          {t('glossary-found', { count: shown.length })}
        </p>
        {KINDS.map((kind) => {
          const some = shown.filter((entry) => entry.kind === kind);
          if (some.length === 0) return null;
          return (
            <section key={kind} aria-labelledby={`glossary-${kind}`}>
              <h2 id={`glossary-${kind}`}>{named('glossary-kind', kind)}</h2>
              <ul>
                {some.map((entry) => (
                  <li key={entry.key}>
                    <a href={glossaryHash(entry)} aria-current={entry === chosen ? 'true' : undefined}>
                      {entry.title[lang.value]}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
      <div class="glossary-entry">
        {chosen ? <Entry key={nameOf(chosen)} entry={chosen} /> : <p class="muted">{t('glossary-choose')}</p>}
      </div>
    </div>
  );
}

function Entry({ entry }: { entry: GlossaryEntry }) {
  const lit = useSignal<string[] | undefined>(undefined);
  const example = entry.example;
  return (
    <article class="panel" aria-labelledby="glossary-entry-title">
      <p class="muted small">{named('glossary-one', entry.kind)}</p>
      <h2 id="glossary-entry-title">{entry.title[lang.value]}</h2>
      <p class="glossary-sentence">
        <Parts parts={entry.sentence.parts[lang.value]} onPoint={(squares) => (lit.value = squares)} />
      </p>
      {example && (
        <div class="glossary-board">
          <Board
            fen={example.fen}
            orientation={turnOf(example.fen)}
            movable="none"
            overlay={{ arrows: [], squares: lit.value ?? example.squares }}
            label={t('glossary-example')}
          />
        </div>
      )}
      {entry.kind === 'pattern' && (
        <a class="button" href={`#/studio/${encodeURIComponent(entry.key)}`}>
          {t('glossary-studio')}
        </a>
      )}
    </article>
  );
}

/** A word of a review that leads to its meaning. */
export function Meaning({ detection }: { detection: Pick<Detection, 'name' | 'params'> }) {
  useEffect(loadGlossary, []);
  const entry = entryOf(glossary.value, detection);
  if (!entry) return null;
  return (
    <a class="meaning" href={glossaryHash(entry)} title={t('glossary-meaning')}>
      {entry.title[lang.value]}
    </a>
  );
}
