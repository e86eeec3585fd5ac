// Short commands that can be typed where moves are typed, for players who hear the board: where pieces are, what stands on a line, steps.
import { LETTERS, type Lang } from '../i18n/lang';
import { menOf, type Color, type Role } from './position';

export type Command =
  | { kind: 'where'; color: Color; role: Role }
  | { kind: 'scan'; line: string }
  | { kind: 'previous' }
  | { kind: 'next' }
  | { kind: 'why' };

/** In the order of a language's letters; the pawn, which has none, is P everywhere. */
const ROLES: readonly Role[] = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'];

const WORDS: Record<string, Command['kind']> = {
  prev: 'previous',
  previous: 'previous',
  ant: 'previous',
  anterior: 'previous',
  next: 'next',
  prox: 'next',
  próx: 'next',
  próximo: 'next',
  why: 'why',
  'por que': 'why',
  porque: 'why',
};

/** `p C` (white knights in Portuguese), `p c` (black ones), `s e`, `s 4`, `next`, `why`; nothing if it is no command. */
export function readCommand(text: string, lang: Lang): Command | undefined {
  const typed = text.trim();
  const word = WORDS[typed.toLowerCase()];
  if (word === 'previous' || word === 'next' || word === 'why') return { kind: word };
  const where = /^p ([a-zA-Z])$/.exec(typed);
  const role = where && ROLES[`${LETTERS[lang]}P`.indexOf(where[1]!.toUpperCase())];
  if (where && role) return { kind: 'where', role, color: where[1] === where[1]!.toUpperCase() ? 'white' : 'black' };
  const scan = /^s ([a-h]|[1-8])$/.exec(typed);
  return scan ? { kind: 'scan', line: scan[1]! } : undefined;
}

/** The squares of a side's pieces of one kind. */
export function whereAre(fen: string, color: Color, role: Role): string[] {
  return [...menOf(fen)]
    .filter(([, man]) => man.color === color && man.role === role)
    .map(([square]) => square)
    .sort();
}

/** The squares of a file or a rank that are not empty, in order. */
export function scan(fen: string, line: string): string[] {
  return [...menOf(fen).keys()].filter((square) => square.includes(line)).sort();
}
