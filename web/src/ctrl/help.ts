// The manuals in the language of the moment; each is fetched when it is first wanted.
import { effect, signal } from '@preact/signals';
import { lang, type Lang } from '../i18n';
import { parseMarkdown, type Block } from '../model/markdown';

const FILES = import.meta.glob<string>('../../../docs/*/*.md', { query: '?raw', import: 'default' });

export interface Shown {
  name: string;
  lang: Lang;
  blocks: readonly Block[];
}

/** The manual that is being read; nothing while it is fetched, null if there is none of that name. */
export const shown = signal<Shown | null | undefined>(undefined);

/** Shows a manual, and again when the language changes; gives what ends that. */
export function readManual(name: string): () => void {
  let isOver = false;
  const end = effect(() => {
    const language = lang.value;
    shown.value = undefined;
    // A manual that nobody has translated yet is read in English.
    const found = [language, 'en' as const].find((one) => FILES[`../../../docs/${one}/${name}.md`]);
    const fetchText = FILES[`../../../docs/${found}/${name}.md`];
    if (!found || !fetchText) {
      shown.value = null;
      return;
    }
    void fetchText().then((text) => {
      if (!isOver && lang.peek() === language) shown.value = { name, lang: found, blocks: parseMarkdown(text) };
    });
  });
  return () => {
    isOver = true;
    end();
  };
}
