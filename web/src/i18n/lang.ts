// The languages there are, and which one a visitor wants. They are found in the folders of data/messages.
import { LANGUAGES } from './languages.gen';

export type Lang = keyof typeof LANGUAGES;

export const LANGS = Object.keys(LANGUAGES) as readonly Lang[];

const each = (of: 'name' | 'locale' | 'letters') =>
  Object.fromEntries(LANGS.map((lang) => [lang, LANGUAGES[lang][of]])) as Record<Lang, string>;

/** What its speakers call each language. */
export const NAME = each('name');

/** The tag that documents and voices use. */
export const TAG = each('locale');

/** The letters of king, queen, rook, bishop and knight. */
export const LETTERS = each('letters');

/** The language of keywords that goes with a language: patterns and sets are written with Portuguese words or with English ones. */
export function keywordsOf(lang: Lang): 'pt' | 'en' {
  return lang === 'pt' ? 'pt' : 'en';
}

/** Something that is written in two languages, as the others read it. */
export function written<T>(pt: T, en: T): Record<Lang, T> {
  return { ...(Object.fromEntries(LANGS.map((lang) => [lang, en])) as Record<Lang, T>), pt };
}

/** The first language of the list that is ours; Portuguese only when asked for. */
export function preferred(languages: readonly string[]): Lang {
  for (const language of languages) {
    const found = LANGS.find((lang) => language.toLowerCase().split('-')[0] === lang);
    if (found) return found;
  }
  return 'en';
}

/** What was said before a language was added, or by a program that does not know it: the English stands in. */
export function inEveryLanguage(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || !('pt' in value && 'en' in value)) return value;
  const said = value as Record<string, unknown>;
  for (const lang of LANGS) said[lang] ??= said.en;
  return said;
}
