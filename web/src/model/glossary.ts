// Finding entries of the glossary: by name, by what a sentence is about, by what somebody types.
import type { Detection, GlossaryEntry } from '../api/types.gen';
import type { Lang } from '../i18n/lang';

export const KINDS = ['fact', 'theme', 'pattern'] as const;

/** The name of an entry in addresses. */
export function nameOf(entry: Pick<GlossaryEntry, 'kind' | 'key'>): string {
  return `${entry.kind}-${entry.key}`;
}

/** The entry about a claim: the pattern if it is one, else its theme. A mate with a name is a pattern too. */
export function entryOf(entries: readonly GlossaryEntry[], detection: Pick<Detection, 'name' | 'params'>): GlossaryEntry | undefined {
  const theme = entries.find((entry) => entry.kind === 'theme' && entry.key === detection.name);
  const said = titleIn(detection.params.name) ?? titleIn(detection.params.mate_name);
  const pattern = said && entries.find((entry) => entry.kind === 'pattern' && plain(entry.title.pt) === plain(said));
  return pattern || theme;
}

function titleIn(value: unknown): string | undefined {
  const pt = (value as { pt?: unknown } | undefined)?.pt;
  return typeof pt === 'string' ? pt : undefined;
}

/** Words without case and accents, so that "peao" finds "Peão". */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\.$/, '').trim();
}

/** The entries in which all typed words occur, those with the words in their title first. */
export function found(entries: readonly GlossaryEntry[], typed: string, lang: Lang): GlossaryEntry[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const holds = (text: string) => words.every((word) => plain(text).includes(word));
  const inTitle = entries.filter((entry) => holds(entry.title[lang]));
  const elsewhere = entries.filter((entry) => !inTitle.includes(entry) && holds(`${entry.title[lang]} ${entry.sentence[lang]}`));
  return [...inTitle, ...elsewhere];
}
