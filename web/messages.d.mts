// The types of messages.mjs, for the tests.
export type Part = string | [string] | [string, Record<string, Part[]>, string];
export type Message = string | Part[];
export const LANGS: readonly string[];
export function compile(lang: string): Record<string, Message>;
export function valuesOf(message: Message): string[];
