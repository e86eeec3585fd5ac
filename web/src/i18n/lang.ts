// The languages there are, and which one a visitor wants.
export type Lang = 'pt' | 'en';

export const LANGS: readonly Lang[] = ['pt', 'en'];

/** The tag that documents and voices use. */
export const TAG: Record<Lang, string> = { pt: 'pt-BR', en: 'en' };

/** The first language of the list that is ours; Portuguese only when asked for. */
export function preferred(languages: readonly string[]): Lang {
  for (const language of languages) {
    const found = LANGS.find((lang) => language.toLowerCase().startsWith(lang));
    if (found) return found;
  }
  return 'en';
}
