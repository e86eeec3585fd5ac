// Finds the languages (every folder of data/messages with a language.txt), compiles the texts of the pages from Fluent to one JSON
// each, and writes the type of their keys and values. What a language does not say is said in English.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { FluentParser } from '@fluent/syntax';

const HERE = dirname(fileURLToPath(import.meta.url));
/** The message files that the pages use, with what their keys lose: the pages say `start-title` for `pages-start-title`. */
const FILES = [
  ['pages', 'pages-'],
  ['terms', ''],
];
/** Where the languages are: elsewhere, if one is being tried out. */
const FOLDER = process.env.LUCENA_MESSAGES ?? join(HERE, '../data/messages');
/** These are always there and come first; the others follow by name. */
const FIRST = ['pt', 'en'];
const place = (lang) => [...FIRST, lang].indexOf(lang);
export const LANGS = readdirSync(FOLDER)
  .filter((lang) => existsSync(join(FOLDER, lang, 'language.txt')))
  .sort((one, other) => place(one) - place(other) || (one < other ? -1 : 1));

/** The letters of king, queen, rook, bishop and knight in each way to write moves. */
const LETTERS = {
  english: 'KQRBN',
  figurines: '♔♕♖♗♘',
  portuguese: 'RDTBC',
  spanish: 'RDTAC',
  french: 'RDTFC',
  german: 'KDTLS',
  dutch: 'KDTLP',
};

/** What the folder of a language says about it. */
function manifest(lang) {
  const path = join(FOLDER, lang, 'language.txt');
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => /^[a-z]/.test(line));
  const { name, locale, moves } = Object.fromEntries(lines.map((line) => line.split('=').map((part) => part.trim())));
  if (!name || !locale || !LETTERS[moves]) throw new Error(`${path}: name, locale and moves (${Object.keys(LETTERS)}) are needed`);
  return { name, locale, letters: LETTERS[moves] };
}

/** Every message of a language: a text, or parts with the values between them. */
export function compile(lang) {
  const messages = FIRST.includes(lang) ? {} : compile('en');
  for (const [area, prefix] of FILES) {
    const path = join(FOLDER, lang, `${area}.ftl`);
    if (!FIRST.includes(lang) && !existsSync(path)) continue;
    for (const entry of new FluentParser({ withSpans: false }).parse(readFileSync(path, 'utf8')).body) {
      if (entry.type === 'Junk') throw new Error(`${path}: ${entry.annotations[0]?.message} in ${entry.content}`);
      if (entry.type === 'Message') messages[entry.id.name.slice(prefix.length)] = pattern(entry.value, entry.id.name);
    }
  }
  return messages;
}

/** A text, or its parts: texts, `[value]`, or `[value, {word or number: parts}, which of them otherwise]`. */
function pattern({ elements }, key) {
  const parts = elements.map((element) => (element.type === 'TextElement' ? element.value : expression(element.expression, key)));
  return parts.every((part) => typeof part === 'string') ? parts.join('') : parts;
}

function expression(inner, key) {
  if (inner.type === 'StringLiteral') return inner.parse().value;
  if (inner.type === 'VariableReference') return [inner.id.name];
  if (inner.type === 'SelectExpression' && inner.selector.type === 'VariableReference') {
    const name = (variant) => variant.key.name ?? variant.key.value;
    const variants = inner.variants.map((variant) => [name(variant), [pattern(variant.value, key)].flat()]);
    return [inner.selector.id.name, Object.fromEntries(variants), name(inner.variants.find((variant) => variant.default))];
  }
  throw new Error(`${key}: the pages do not understand ${inner.type}`);
}

/** The names of the values that a message takes. */
export function valuesOf(message) {
  if (typeof message === 'string') return [];
  const of = (part) => (typeof part === 'string' ? [] : [part[0], ...Object.values(part[1] ?? {}).flatMap(valuesOf)]);
  return [...new Set(message.flatMap(of))];
}

/** Each key with the values it takes, as TypeScript. */
function types(messages) {
  const line = ([key, message]) => {
    const values = valuesOf(message).map((name) => `${name}: Value`);
    return `  '${key}': ${values.length > 0 ? `{ ${values.join('; ')} }` : 'undefined'};`;
  };
  const head = '// Written by messages.mjs from data/messages; not kept, do not edit.\nexport type Value = string | number;\n\n';
  return `${head}export interface Messages {\n${Object.entries(messages).map(line).join('\n')}\n}\n`;
}

/** The languages with what their folders say, and their texts, as TypeScript. */
function languages() {
  const entries = LANGS.map((lang) => `  '${lang}': ${JSON.stringify(manifest(lang))},`);
  const imports = LANGS.map((lang, index) => `import text${index} from './${lang}.gen.json';`);
  const texts = LANGS.map((lang, index) => `'${lang}': text${index}`);
  return `// Written by messages.mjs from data/messages; not kept, do not edit.
${imports.join('\n')}

export const LANGUAGES = {
${entries.join('\n')}
} as const;

export const TEXTS = { ${texts.join(', ')} };
`;
}

/** Writes a file only if that changes it, so that nothing is built again for nothing. */
function write(name, text) {
  const path = join(HERE, 'src/i18n', name);
  let known;
  try {
    known = readFileSync(path, 'utf8');
  } catch {
    // It is not there yet.
  }
  if (known !== text) writeFileSync(path, text);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const lang of LANGS) write(`${lang}.gen.json`, JSON.stringify(compile(lang)));
  write('languages.gen.ts', languages());
  write('messages.gen.ts', types(compile('en')));
}
