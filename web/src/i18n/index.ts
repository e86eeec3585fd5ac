// The language of the moment and the texts in it. Views call `t` while they render, so a switch of language redraws them at once.
import { computed, signal } from '@preact/signals';
import { en, type Key, type Messages } from './en';
import { LANGS, preferred, type Lang } from './lang';
import { pt } from './pt';

const MESSAGES: Record<Lang, Messages> = { pt, en };

export const lang = signal<Lang>(remembered() ?? preferred(globalThis.navigator?.languages ?? []));
const messages = computed(() => MESSAGES[lang.value]);

type Args<K extends Key> = Messages[K] extends (...args: infer A) => string ? A : [];

/** The text of a key in the language of the moment. */
export function t<K extends Key>(key: K, ...args: Args<K>): string {
  const message = messages.value[key] as string | ((...values: unknown[]) => string);
  return typeof message === 'string' ? message : message(...args);
}

/** The text of a key that was put together, such as `judgement.best`; the word itself if there is none. */
export function named(prefix: string, name: string): string {
  const message = (messages.value as Record<string, unknown>)[`${prefix}.${name}`];
  return typeof message === 'string' ? message : name.replace(/_/g, ' ');
}

/** A text without values in every language. */
export function inAllLanguages(key: Key): string[] {
  return LANGS.map((one) => MESSAGES[one][key]).filter((message) => typeof message === 'string');
}

/** What can be done about a refusal, if there is something. */
export function advice(code: string): string | undefined {
  const message = (messages.value as Record<string, unknown>)[`advice.${code}`];
  return typeof message === 'string' ? message : undefined;
}

export function setLang(next: Lang): void {
  lang.value = next;
  globalThis.localStorage?.setItem('lucena.lang', next);
}

function remembered(): Lang | undefined {
  const kept = globalThis.localStorage?.getItem('lucena.lang');
  return LANGS.find((one) => one === kept);
}

export const decimal = computed(() => (lang.value === 'pt' ? ',' : '.'));

/** A number with so many decimals, written as the language does. */
export function number(value: number, decimals = 0): string {
  return value.toLocaleString(lang.value === 'pt' ? 'pt-BR' : 'en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

/** A day as the language writes it, from seconds since 1970. */
export function day(seconds: number): string {
  return new Date(seconds * 1000).toLocaleDateString(lang.value === 'pt' ? 'pt-BR' : 'en', { dateStyle: 'medium' });
}

/** A moment as the language writes it, from seconds since 1970. */
export function moment(seconds: number): string {
  return new Date(seconds * 1000).toLocaleString(lang.value === 'pt' ? 'pt-BR' : 'en', { dateStyle: 'medium', timeStyle: 'short' });
}

export type { Key, Lang };
