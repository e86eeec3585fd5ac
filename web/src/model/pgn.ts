// Cuts what a user pasted: is it a FEN, a PGN, how many games, who played. The moves themselves are read by the program.
import { isPosition } from './position';

export interface GameText {
  tags: Record<string, string>;
  text: string;
}

export type Pasted = { kind: 'empty' } | { kind: 'fen'; fen: string } | { kind: 'pgn'; games: GameText[] };

const FEN_BOARD = /^\s*([pnbrqkPNBRQK1-8]+\/){7}[pnbrqkPNBRQK1-8]+(\s|$)/;

export function classify(text: string): Pasted {
  const clean = text.replace(/^\uFEFF/, '');
  if (clean.trim() === '') return { kind: 'empty' };
  if (FEN_BOARD.test(clean)) return { kind: 'fen', fen: completeFen(clean) };
  return { kind: 'pgn', games: splitGames(clean) };
}

/** A FEN with its left-out fields filled in. */
export function completeFen(text: string): string {
  const fields = text.trim().split(/\s+/).slice(0, 6);
  const usual = ['', 'w', '-', '-', '0', '1'];
  return usual.map((field, index) => fields[index] ?? field).join(' ');
}

/** Why a FEN cannot be used, if so. */
export function fenProblem(fen: string): 'fen-shape' | 'fen-rules' | undefined {
  if (!FEN_BOARD.test(fen)) return 'fen-shape';
  return isPosition(completeFen(fen)) ? undefined : 'fen-rules';
}

const TAG = /^\s*\[\s*([A-Za-z0-9_]+)\s*"((?:[^"\\]|\\.)*)"\s*\]/;

/** The games of a PGN text. A game starts where a tag follows moves; text in braces is never taken for a tag. */
export function splitGames(text: string): GameText[] {
  const games: GameText[] = [];
  let start = 0;
  let offset = 0;
  let tags: Record<string, string> = {};
  let hasMoves = false;
  let isComment = false;
  const close = (end: number) => {
    const body = text.slice(start, end).trim();
    if (body !== '') games.push({ tags, text: body });
    start = end;
    tags = {};
    hasMoves = false;
  };
  for (const line of text.split('\n')) {
    const tag = isComment ? null : TAG.exec(line);
    if (tag) {
      if (hasMoves) close(offset);
      tags[tag[1]!] ??= tag[2]!.replace(/\\(.)/g, '$1');
    } else {
      isComment = commentAfter(line, isComment);
      if (line.trim() !== '') hasMoves = true;
    }
    offset += line.length + 1;
  }
  close(text.length);
  return games;
}

function commentAfter(line: string, isComment: boolean): boolean {
  let inside = isComment;
  for (const letter of line) {
    if (inside) inside = letter !== '}';
    else if (letter === '{') inside = true;
    else if (letter === ';') return false;
  }
  return inside;
}

/** A tag that says something: PGN writes question marks for what is not known. */
export function knownTag(tags: Record<string, string>, name: string): string | undefined {
  const value = tags[name]?.trim();
  return value && !/^[?.]+$/.test(value) ? value : undefined;
}

/** A game as PGN, with the tags that matter. */
export function writePgn(tags: Record<string, string>, startFen: string | undefined, sans: readonly string[], firstPly: number): string {
  const all = startFen ? { ...tags, SetUp: '1', FEN: startFen } : tags;
  const head = Object.entries(all).map(([name, value]) => `[${name} "${value.replace(/(["\\])/g, '\\$1')}"]`);
  const words = sans.map((san, index) => {
    const ply = firstPly + index;
    const number = ply % 2 === 0 ? `${ply / 2 + 1}. ` : index === 0 ? `${(ply - 1) / 2 + 1}... ` : '';
    return number + san;
  });
  return `${head.join('\n')}\n\n${[...words, tags.Result ?? '*'].join(' ')}\n`;
}
