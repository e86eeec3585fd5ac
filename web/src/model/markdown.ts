// Reads the Markdown of the manuals: headings, paragraphs, lists, tables, code, and within them code, strong, emphasis and links. What is
// read becomes plain values; nothing of a text is ever taken for HTML.

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'strong'; inner: readonly Inline[] }
  | { kind: 'em'; inner: readonly Inline[] }
  | { kind: 'link'; href: string; inner: readonly Inline[] };

export interface Row {
  /** By which the row can be found: the word of its first cell, if that is code. */
  id: string | undefined;
  cells: readonly (readonly Inline[])[];
}

export type Block =
  | { kind: 'heading'; level: number; id: string; inner: readonly Inline[] }
  | { kind: 'paragraph'; inner: readonly Inline[] }
  | { kind: 'list'; isOrdered: boolean; items: readonly (readonly Inline[])[] }
  | { kind: 'code'; text: string }
  | { kind: 'table'; head: readonly (readonly Inline[])[]; rows: readonly Row[] };

const ITEM = /^(?:[-*]|\d+\.) +/;

/** The blocks of a text. */
export function parseMarkdown(text: string): Block[] {
  const lines = text.split('\n').filter((line) => !/^<!--.*-->$/.test(line.trim()));
  const taken = new Set<string>();
  const unique = (id: string): string => {
    let free = id;
    for (let n = 1; taken.has(free); n++) free = `${id}-${n}`;
    taken.add(free);
    return free;
  };
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at]!;
    const heading = /^(#{1,6}) +(.*)$/.exec(line);
    if (line.trim() === '') at++;
    else if (line.startsWith('```')) {
      const end = closing(lines, at);
      blocks.push({ kind: 'code', text: lines.slice(at + 1, end).join('\n') });
      at = end + 1;
    } else if (line.startsWith('    ')) {
      const end = run(lines, at, (next) => next.startsWith('    ') || next === '');
      const text = lines.slice(at, end).map((one) => one.slice(4));
      blocks.push({ kind: 'code', text: text.join('\n').trimEnd() });
      at = end;
    } else if (heading) {
      const inner = parseInline(heading[2]!);
      blocks.push({ kind: 'heading', level: heading[1]!.length, id: unique(slug(plain(inner))), inner });
      at++;
    } else if (line.startsWith('|') && /^\|[ :|-]+\|$/.test(lines[at + 1] ?? '')) {
      const end = run(lines, at, (next) => next.startsWith('|'));
      const rows = lines.slice(at + 2, end).map(cells);
      blocks.push({
        kind: 'table',
        head: cells(line),
        rows: rows.map((row) => {
          const word = wordOf(row[0]);
          return { id: word === undefined ? undefined : unique(word), cells: row };
        }),
      });
      at = end;
    } else if (ITEM.test(line)) {
      const end = run(lines, at, (next) => ITEM.test(next) || /^ {2,}\S/.test(next));
      const items: string[] = [];
      for (const one of lines.slice(at, end)) {
        if (ITEM.test(one)) items.push(one.replace(ITEM, ''));
        else items.push(`${items.pop() ?? ''} ${one.trim()}`);
      }
      blocks.push({ kind: 'list', isOrdered: /^\d/.test(line), items: items.map(parseInline) });
      at = end;
    } else {
      const end = run(lines, at, (next) => next.trim() !== '' && !/^(```|#|\|)/.test(next) && !ITEM.test(next));
      blocks.push({ kind: 'paragraph', inner: parseInline(lines.slice(at, end).join(' ')) });
      at = end;
    }
  }
  return blocks;
}

/** Where the lines end that go with the first one. */
function run(lines: readonly string[], from: number, goesOn: (line: string) => boolean): number {
  let end = from + 1;
  while (end < lines.length && goesOn(lines[end]!)) end++;
  return end;
}

function closing(lines: readonly string[], from: number): number {
  const end = lines.indexOf('```', from + 1);
  return end < 0 ? lines.length : end;
}

/** The cells of a row; a bar behind a backslash is a bar. */
function cells(line: string): Inline[][] {
  const inner = line.trim().replace(/^\|/, '').replace(/\|$/, '');
  return inner.split(/(?<!\\)\|/).map((cell) => parseInline(cell.trim().replaceAll('\\|', '|')));
}

/** The word that a cell explains: `COLUNADE(F1)` explains COLUNADE. */
function wordOf(cell: readonly Inline[] | undefined): string | undefined {
  const first = cell?.[0];
  return first?.kind === 'code' ? (/^[\p{L}\d_]+/u.exec(first.text)?.[0] ?? undefined) : undefined;
}

/** The parts of a line. */
export function parseInline(text: string): Inline[] {
  const parts: Inline[] = [];
  const push = (piece: string): void => {
    if (piece === '') return;
    const last = parts.at(-1);
    if (last?.kind === 'text') last.text += piece;
    else parts.push({ kind: 'text', text: piece });
  };
  let rest = text;
  while (rest !== '') {
    const [matched, part] = special(rest);
    if (part) {
      parts.push(part);
      rest = rest.slice(matched.length);
    } else {
      // A backslash makes the sign after it an ordinary one.
      const escaped = /^\\([\\`*_[\]<>|])/.exec(rest);
      push(escaped ? escaped[1]! : rest[0]!);
      rest = rest.slice(escaped ? 2 : 1);
    }
  }
  return parts;
}

function special(rest: string): [string, Inline | undefined] {
  const code = /^`([^`]+)`/.exec(rest);
  if (code) return [code[0], { kind: 'code', text: code[1]! }];
  const strong = /^\*\*(.+?)\*\*/.exec(rest);
  if (strong) return [strong[0], { kind: 'strong', inner: parseInline(strong[1]!) }];
  const em = /^\*([^\s*][^*]*)\*/.exec(rest);
  if (em) return [em[0], { kind: 'em', inner: parseInline(em[1]!) }];
  // Pictures are of the pages themselves or of other programs; their words stand for them.
  const picture = /^!\[([^\]]+)\]\([^)\s]+\)/.exec(rest);
  if (picture) return [picture[0], { kind: 'em', inner: [{ kind: 'text', text: picture[1]! }] }];
  const link = /^\[([^\]]+)\]\(([^)\s]+)\)/.exec(rest);
  if (link) return [link[0], { kind: 'link', href: link[2]!, inner: parseInline(link[1]!) }];
  return ['', undefined];
}

/** What is read of some parts. */
export function plain(parts: readonly Inline[]): string {
  return parts.map((part) => ('inner' in part ? plain(part.inner) : part.text)).join('');
}

/** The name of a heading in addresses, as forges make it. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-');
}

/** The block or row that a word of an address means: by its own name, or by a word of either language in a row. */
export function placeOf(blocks: readonly Block[], wanted: string): string | undefined {
  const known = blocks.flatMap((block) =>
    block.kind === 'heading' ? [block.id] : block.kind === 'table' ? block.rows.flatMap((row) => row.id ?? []) : [],
  );
  if (known.includes(wanted)) return wanted;
  const rows = blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
  const holds = (row: Row) => row.cells.slice(0, 3).some((cell) => cell.some((part) => part.kind === 'code' && part.text === wanted));
  const found = rows.find((row) => row.id !== undefined && holds(row))?.id;
  // A code without a row of its own: where mistakes are spoken of.
  return found ?? (/^[EW]\d+$/.test(wanted) ? known.find((id) => id === 'mistakes' || id === 'erros') : undefined);
}

/** Where a link of a manual leads: another manual in the pages, a language, the world, or nowhere in the pages. */
export type Target =
  | { kind: 'manual'; name: string; section: string | undefined; lang: 'pt' | 'en' | undefined }
  | { kind: 'world'; href: string }
  | { kind: 'nowhere' };

export function targetOf(href: string, current: string): Target {
  if (/^https?:\/\//.test(href)) return { kind: 'world', href };
  const match = /^(?:\.\.\/(pt|en)\/)?([\w-]+)\.md(?:#(.+))?$/.exec(href);
  if (match) return { kind: 'manual', name: match[2]!, section: match[3], lang: match[1] as 'pt' | 'en' | undefined };
  if (href.startsWith('#')) return { kind: 'manual', name: current, section: href.slice(1), lang: undefined };
  return { kind: 'nowhere' };
}

/** The address of a manual in the pages. */
export function helpHash(name?: string, section?: string): string {
  const parts = [name === 'README' ? undefined : name, section].filter((part) => part !== undefined);
  return ['#/help', ...parts.map(encodeURIComponent)].join('/');
}
