// The types of messages.mjs, for the tests.
export type Part = string | [string] | [string, Record<string, Part[]>, string];
export type Message = string | Part[];
export const LANGS: readonly ['pt', 'en'];
export function compile(lang: 'pt' | 'en'): Record<string, Message>;
export function valuesOf(message: Message): string[];
