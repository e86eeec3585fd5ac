// The rules of the house for the front end: messages in both languages, no text beside them, colors, signs of files, their lengths.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { describe, expect, it } from 'vitest';
import { compile, valuesOf } from '../messages.mjs';
import { named, setLang, t } from '../src/i18n';
import { JUDGEMENTS, MARKS } from '../src/model/judgement';
import { DANGERS } from '../src/model/dangers';

const SOURCE = join(import.meta.dirname, '../src');
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(ts|tsx|css)$/.test(file) && !file.includes('.gen.'),
);
const read = (file: string) => readFileSync(join(SOURCE, file), 'utf8');

const texts = { pt: compile('pt'), en: compile('en') };
const keys = Object.keys(texts.en);

/** Key prefixes that are put together while running. */
const BUILT = [
  'glossary-kind',
  'glossary-one',
  'judgement',
  'judgements',
  'mark',
  'phase',
  'style',
  'style-says',
  'status',
  'level',
  'effort',
  'theme',
  'shelf',
  'side',
  'legend',
  'outcome',
  'danger',
  'metric',
  'download',
  'piece',
  'man',
  'color',
  'lang',
  'advice',
  'terms',
  'heuristics',
  'likeness',
  'word',
  'whose',
  'sign',
  'remark',
  'right',
  'test',
  'grade',
  'tournament',
  'teacher',
  'role',
  'event',
];

describe('messages', () => {
  it('have the same keys and values in both languages', () => {
    expect(Object.keys(texts.pt).sort()).toEqual(keys.toSorted());
    for (const key of keys) {
      expect(valuesOf(texts.pt[key]!).sort(), key).toEqual(valuesOf(texts.en[key]!).sort());
      expect(String(texts.pt[key]).trim(), key).not.toBe('');
    }
  });

  it('are all used, and there is one for every key that is named', () => {
    const code = files
      .filter((file) => !file.startsWith('i18n'))
      .map(read)
      .join('\n');
    const isBuilt = (key: string) => BUILT.some((prefix) => key.startsWith(`${prefix}-`));
    expect(keys.filter((key) => !isBuilt(key) && !code.includes(`'${key}'`))).toEqual([]);
    // Keys that are named in whole are checked by their type; this checks what is put together.
    const prefixes = [...code.matchAll(/(?:\bt\(`([a-z-]+)-\$\{|named\('([a-z-]+)')/g)].map((match) => match[1] ?? match[2]!);
    expect(prefixes.length).toBeGreaterThan(15);
    expect(prefixes.filter((prefix) => !keys.some((key) => key.startsWith(`${prefix}-`)))).toEqual([]);
  });

  it('name every judgement, mark and danger there is', () => {
    for (const key of [
      ...JUDGEMENTS.flatMap((one) => [`judgement-${one}`, `judgements-${one}`]),
      ...MARKS.map((one) => `mark-${one}`),
      ...DANGERS.map((one) => `danger-${one}`),
    ]) {
      expect(keys).toContain(key);
    }
  });

  it('are said with their values, and by number', () => {
    setLang('pt');
    expect(t('start-title')).toBe('O xadrez que se explica');
    expect(t('error-place', { line: 3, column: 7 })).toBe('(linha 3, coluna 7)');
    expect([1, 2, 0].map((count) => t('studio-version-count', { count }))).toEqual(['1 versão', '2 versões', '0 versões']);
    setLang('en');
    expect([1, 2].map((count) => t('search-broken', { count }))).toEqual([
      'One game could not be read and was skipped.',
      '2 games could not be read and were skipped.',
    ]);
    expect(t('studio-template')).toMatch(/^PATTERN "MY FORK"\n(.*\n){4} {2}N1 ATTACKS f1\n/);
    expect(named('terms', 'component-king-safety')).toBe('king safety');
    expect(named('theme', 'never_heard_of')).toBe('never heard of');
  });
});

interface Branch {
  type: string;
  [key: string]: unknown;
}

/** Texts that a page would show as they stand. */
function textsIn(code: string): string[] {
  const found: string[] = [];
  const spoken = new Set(['aria-label', 'title', 'placeholder', 'alt', 'label', 'aria-valuetext', 'aria-roledescription']);
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (Array.isArray(value) || value === null || typeof value !== 'object') return;
    const branch = value as Branch;
    if (branch.type === 'JSXText') found.push(String(branch.value));
    if (branch.type === 'JSXAttribute') {
      const name = (branch.name as { name: string }).name;
      const literal = branch.value as { type?: string; value?: unknown } | null;
      if (spoken.has(name) && literal?.type === 'Literal') found.push(String(literal.value));
    }
    Object.values(branch).forEach(visit);
  };
  visit(parseAst(code, { lang: 'tsx' }));
  return found.map((text) => text.trim()).filter((text) => /\p{L}{2,}/u.test(text));
}

describe('views', () => {
  it('show no text that does not come from the messages', () => {
    const texts = files.filter((file) => file.endsWith('.tsx')).flatMap((file) => textsIn(read(file)).map((text) => `${file}: ${text}`));
    expect(texts).toEqual(['view/shell.tsx: Lucena']);
  });

  it('would be caught if they did', () => {
    expect(textsIn('const a = <p title="Hello">World {x} <b>again</b></p>;')).toEqual(['Hello', 'World', 'again']);
  });
});

describe('files', () => {
  it('begin with a sign that says what they are for', () => {
    expect(files.filter((file) => !/^(\/\/|\/\*) \S/.test(read(file)))).toEqual([]);
  });

  it('stay within six hundred lines', () => {
    expect(files.filter((file) => read(file).split('\n').length > 600)).toEqual([]);
  });

  it('have names that say something', () => {
    expect(files.filter((file) => /(^|\/)(util|utils|misc|common|helpers|types|stuff)\.(ts|tsx|css)$/.test(file))).toEqual([]);
  });
});

describe('layers', () => {
  it('point one way: the model knows neither control nor view, control no view', () => {
    const imports = (file: string) => [...read(file).matchAll(/from '(\.[^']+)'/g)].map((match) => match[1]!);
    const wrong = files
      .filter((file) => !file.endsWith('.test.ts'))
      .flatMap((file) => {
        const barred = file.startsWith('model')
          ? /\/(ctrl|view)\//
          : file.startsWith('ctrl')
            ? /\/view\//
            : file.startsWith('api')
              ? /\/(ctrl|view|model)\//
              : undefined;
        return barred
          ? imports(file)
              .filter((path) => barred.test(path))
              .map((path) => `${file} → ${path}`)
          : [];
      });
    expect(wrong).toEqual([]);
  });
});

describe('dark colors', () => {
  it('are the same, whether the system or the reader chose them', () => {
    const css = read('style/theme.css');
    const colors = (start: string) => {
      const from = css.indexOf(start);
      return [...css.slice(from, css.indexOf('}', from)).matchAll(/(--[a-z-]+): ([^;]+);/g)].map((match) => `${match[1]} ${match[2]}`);
    };
    expect(colors(":root:not([data-theme='light'])").length).toBeGreaterThan(20);
    expect(colors(":root:not([data-theme='light'])")).toEqual(colors(":root[data-theme='dark']"));
  });
});

describe('mistakes', () => {
  it('have a name for every theme that the program can blame', () => {
    const themes = readFileSync(new URL('../../crates/lucena-explain/src/theme.rs', import.meta.url), 'utf8');
    const blamed = [...themes.matchAll(/"(\w+)" \w+ Negative/g)].map((match) => `theme-${match[1]}`);
    expect(blamed.length).toBeGreaterThan(20);
    expect(blamed.filter((key) => !keys.includes(key))).toEqual([]);
  });
});
