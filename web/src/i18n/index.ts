// The language of the moment and the texts in it. Views call `t` while they render, so a switch of language redraws them at once.
import { computed, signal } from '@preact/signals';
import { LANGS, preferred, TAG, type Lang } from './lang';
import { TEXTS } from './languages.gen';
import type { Messages, Value } from './messages.gen';

/** A text, or its parts: texts, `[value]`, or `[value, {word or number: parts}, which of them otherwise]`. */
type Part = string | readonly [string] | readonly [string, Record<string, readonly Part[]>, string];
type Message = string | readonly Part[];
type Values = Record<string, Value>;

const MESSAGES = TEXTS as unknown as Record<Lang, Record<string, Message>>;

export type Key = keyof Messages;
/** The keys of texts without values. */
export type PlainKey = { [K in Key]: Messages[K] extends undefined ? K : never }[Key];

export const lang = signal<Lang>(remembered() ?? preferred(globalThis.navigator?.languages ?? []));
const messages = computed(() => MESSAGES[lang.value]);

/** The text of a key in the language of the moment. */
export function t<K extends Key>(key: K, ...[values]: Messages[K] extends undefined ? [] : [Messages[K]]): string {
  return said(messages.value[key]!, (values ?? {}) as Values);
}

function said(message: Message, values: Values): string {
  return typeof message === 'string' ? message : message.map((part) => partSaid(part, values)).join('');
}

function partSaid(part: Part, values: Values): string {
  if (typeof part === 'string') return part;
  const [name, variants, otherwise] = part;
  const value = String(values[name]);
  return variants ? said(variants[value] ?? variants[plural(values[name]!)] ?? variants[otherwise!]!, values) : value;
}

/** The plural form that the language has for a number: `one`, `other`, in some languages `few` or `many`. */
function plural(value: Value): string {
  return typeof value === 'number' ? new Intl.PluralRules(TAG[lang.value]).select(value) : '';
}

/** The text of a key that was put together, such as `judgement-best`, if there is one. */
function built(prefix: string, name: string): string | undefined {
  const message = messages.value[`${prefix}-${name}`];
  return typeof message === 'string' ? message : undefined;
}

/** The same; the word itself if there is none. */
export function named(prefix: string, name: string): string {
  return built(prefix, name) ?? name.replace(/_/g, ' ');
}

/** A text without values in every language. */
export function inAllLanguages(key: PlainKey): string[] {
  return LANGS.map((one) => said(MESSAGES[one][key]!, {}));
}

/** What can be done about a refusal, if there is something. */
export function advice(code: string): string | undefined {
  return built('advice', code);
}

export function setLang(next: Lang): void {
  lang.value = next;
  globalThis.localStorage?.setItem('lucena.lang', next);
}

function remembered(): Lang | undefined {
  const kept = globalThis.localStorage?.getItem('lucena.lang');
  return LANGS.find((one) => one === kept);
}

export const decimal = computed(() => (0.5).toLocaleString(TAG[lang.value]).charAt(1));

/** A number with so many decimals, written as the language does. */
export function number(value: number, decimals = 0): string {
  return value.toLocaleString(TAG[lang.value], { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

/** A day as the language writes it, from seconds since 1970. */
export function day(seconds: number): string {
  return new Date(seconds * 1000).toLocaleDateString(TAG[lang.value], { dateStyle: 'medium' });
}

/** A moment as the language writes it, from seconds since 1970. */
export function moment(seconds: number): string {
  return new Date(seconds * 1000).toLocaleString(TAG[lang.value], { dateStyle: 'medium', timeStyle: 'short' });
}

export type { Lang };
