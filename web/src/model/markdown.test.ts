// The Markdown of the manuals is read whole, in both languages, and nothing of it becomes HTML.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { helpHash, parseInline, parseMarkdown, placeOf, plain, targetOf, type Block, type Inline } from './markdown';

const DOCS = new URL('../../../docs/', import.meta.url);
const LANGS = ['pt', 'en'] as const;
const names = readdirSync(new URL('en/', DOCS))
  .filter((file) => file.endsWith('.md'))
  .map((file) => file.slice(0, -3));
const parsed = new Map<string, Block[]>();
const manual = (lang: string, name: string): Block[] => {
  const file = `${lang}/${name}.md`;
  const blocks = parsed.get(file) ?? parseMarkdown(readFileSync(new URL(file, DOCS), 'utf8'));
  parsed.set(file, blocks);
  return blocks;
};

function linksIn(parts: readonly Inline[]): string[] {
  return parts.flatMap((part) => (part.kind === 'link' ? [part.href] : 'inner' in part ? linksIn(part.inner) : []));
}

function inlines(block: Block): readonly (readonly Inline[])[] {
  if (block.kind === 'code') return [];
  if (block.kind === 'list') return block.items;
  if (block.kind === 'table') return [...block.head, ...block.rows.flatMap((row) => row.cells)];
  return [block.inner];
}

describe('a line', () => {
  it('has code, strong, emphasis and links, and nothing else', () => {
    expect(parseInline('a `b*` **c *d*** [e](f.md#g) <b>h</b>')).toEqual([
      { kind: 'text', text: 'a ' },
      { kind: 'code', text: 'b*' },
      { kind: 'text', text: ' ' },
      { kind: 'strong', inner: [{ kind: 'text', text: 'c *d' }] },
      { kind: 'text', text: '* ' },
      { kind: 'link', href: 'f.md#g', inner: [{ kind: 'text', text: 'e' }] },
      { kind: 'text', text: ' <b>h</b>' },
    ]);
    expect(parseInline('![a board](x.png)')).toEqual([{ kind: 'em', inner: [{ kind: 'text', text: 'a board' }] }]);
    expect(plain(parseInline('2 * 3 * 4, \\<F1>'))).toBe('2 * 3 * 4, <F1>');
  });

  it('never runs what a link says', () => {
    expect(targetOf('javascript:alert(1)', 'patlan')).toEqual({ kind: 'nowhere' });
    expect(targetOf('//evil.example/x.md', 'patlan')).toEqual({ kind: 'nowhere' });
    expect(targetOf('https://nodejs.org', 'patlan')).toEqual({ kind: 'world', href: 'https://nodejs.org' });
    expect(targetOf('../pt/dhjog.md#a-turma', 'patlan')).toEqual({ kind: 'manual', name: 'dhjog', section: 'a-turma', lang: 'pt' });
    expect(targetOf('#limits', 'patlan')).toEqual({ kind: 'manual', name: 'patlan', section: 'limits', lang: undefined });
  });
});

describe('blocks', () => {
  it('are told apart', () => {
    const text =
      '# A `b`\n\n<!-- mark -->\none\ntwo\n\n- a\n  b\n- c\n\n1. x\n\n| h | i |\n|---|---|\n| `W(x)` | a \\| b |\n\n```sh\n| no |\n```\n    yes\n';
    expect(parseMarkdown(text).map((block) => block.kind)).toEqual(['heading', 'paragraph', 'list', 'list', 'table', 'code', 'code']);
    const [, paragraph, list, , table, code] = parseMarkdown(text);
    expect(paragraph?.kind === 'paragraph' && plain(paragraph.inner)).toBe('one two');
    expect(list?.kind === 'list' && list.items.map(plain)).toEqual(['a b', 'c']);
    expect(table?.kind === 'table' && table.rows[0]!.id).toBe('W');
    expect(table?.kind === 'table' && plain(table.rows[0]!.cells[1]!)).toBe('a | b');
    expect(code?.kind === 'code' && code.text).toBe('| no |');
  });

  it('end where the text ends', () => {
    expect(parseMarkdown('```\nopen')).toEqual([{ kind: 'code', text: 'open' }]);
    expect(parseMarkdown('')).toEqual([]);
  });
});

describe('the manuals', () => {
  it('have the same headings by level in both languages', () => {
    expect(names.length).toBeGreaterThan(10);
    const levels = (lang: string, name: string) => manual(lang, name).flatMap((block) => (block.kind === 'heading' ? [block.level] : []));
    for (const name of names.filter((one) => one !== 'dhjog')) expect(levels('pt', name), name).toEqual(levels('en', name));
  });

  it('leave no sign of Markdown behind', () => {
    for (const lang of LANGS)
      for (const name of names) expect(manual(lang, name).flatMap(inlines).map(plainText).filter(hasMarks), `${lang}/${name}`).toEqual([]);
  });

  it('lead to manuals and sections that exist', () => {
    for (const lang of LANGS)
      for (const name of names)
        for (const href of manual(lang, name).flatMap(inlines).flatMap(linksIn)) {
          const target = targetOf(href, name);
          expect(target.kind, `${lang}/${name}: ${href}`).not.toBe('nowhere');
          if (target.kind !== 'manual') continue;
          expect(names, href).toContain(target.name);
          if (target.section) expect(placeOf(manual(target.lang ?? lang, target.name), target.section), href).toBeDefined();
        }
  });

  it('explain every code and every word of PATLAN, by its name in either language', () => {
    for (const lang of LANGS) {
      const blocks = manual(lang, 'patlan');
      expect(placeOf(blocks, 'E103')).toBe('E103');
      expect(placeOf(blocks, 'FILEOF')).toBe(lang === 'en' ? 'FILEOF' : 'COLUNADE');
      expect(placeOf(blocks, 'COLUNADE')).toBe(lang === 'en' ? 'FILEOF' : 'COLUNADE');
      expect(placeOf(blocks, 'NEVER')).toBeUndefined();
      expect(placeOf(manual(lang, 'dhjog'), 'E999')).toBe(lang === 'en' ? 'mistakes' : 'erros');
    }
  });

  it('have addresses', () => {
    expect(helpHash()).toBe('#/help');
    expect(helpHash('README')).toBe('#/help');
    expect(helpHash('patlan', 'E103')).toBe('#/help/patlan/E103');
  });
});

function hasMarks(text: string): boolean {
  return /\*\*|\]\(|`|<!--/.test(text);
}

/** What is read of a line, without what stands in code, where any sign may stand. */
function plainText(parts: readonly Inline[]): string {
  return parts.map((part) => (part.kind === 'code' ? '' : 'inner' in part ? plainText(part.inner) : part.text)).join('');
}
