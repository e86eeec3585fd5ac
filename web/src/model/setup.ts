// A board set by hand: pieces put and taken, turn, castling. Pure functions from FEN to FEN, also for positions the rules refuse.
import type { Color, Role } from './position';

export interface Setup {
  /** Pieces as FEN letters by square. */
  men: ReadonlyMap<string, string>;
  turn: Color;
  castling: string;
  passant: string;
}

const LETTERS: Record<Role, string> = { king: 'k', queen: 'q', rook: 'r', bishop: 'b', knight: 'n', pawn: 'p' };

export const EMPTY_FEN = '8/8/8/8/8/8/8/8 w - - 0 1';

export function letterOf(color: Color, role: Role): string {
  return color === 'white' ? LETTERS[role].toUpperCase() : LETTERS[role];
}

export function readSetup(fen: string): Setup {
  const [board = '', turn = 'w', castling = '-', passant = '-'] = fen.trim().split(/\s+/);
  const men = new Map<string, string>();
  board
    .split('/')
    .slice(0, 8)
    .forEach((rank, row) => {
      let file = 0;
      for (const letter of rank) {
        if (/[1-8]/.test(letter)) file += Number(letter);
        else if (file < 8) men.set('abcdefgh'[file++]! + (8 - row), letter);
      }
    });
  return { men, turn: turn === 'b' ? 'black' : 'white', castling: castling === '-' ? '' : castling, passant };
}

export function writeSetup(setup: Setup): string {
  const ranks = [8, 7, 6, 5, 4, 3, 2, 1].map((rank) =>
    [...'abcdefgh']
      .map((file) => setup.men.get(file + rank) ?? '1')
      .join('')
      .replace(/1+/g, (ones) => String(ones.length)),
  );
  return `${ranks.join('/')} ${setup.turn === 'white' ? 'w' : 'b'} ${setup.castling || '-'} ${setup.passant} 0 1`;
}

/** Puts a piece on a square, or takes what stands there if the letter is empty. Rights that lost their king or rook go too. */
export function putMan(fen: string, square: string, letter: string): string {
  const setup = readSetup(fen);
  const men = new Map(setup.men);
  if (letter === '' || men.get(square) === letter) men.delete(square);
  else men.set(square, letter);
  return writeSetup({ ...setup, men, passant: '-', castling: possibleRights(men, setup.castling) });
}

/** Moves a man without asking the rules. */
export function dragMan(fen: string, from: string, to: string | undefined): string {
  const setup = readSetup(fen);
  const men = new Map(setup.men);
  const man = men.get(from);
  men.delete(from);
  if (man && to) men.set(to, man);
  return writeSetup({ ...setup, men, passant: '-', castling: possibleRights(men, setup.castling) });
}

export function setTurn(fen: string, turn: Color): string {
  return writeSetup({ ...readSetup(fen), turn, passant: '-' });
}

const RIGHTS: Record<string, [king: string, rook: string, kingLetter: string, rookLetter: string]> = {
  K: ['e1', 'h1', 'K', 'R'],
  Q: ['e1', 'a1', 'K', 'R'],
  k: ['e8', 'h8', 'k', 'r'],
  q: ['e8', 'a8', 'k', 'r'],
};

export function canHaveRight(men: ReadonlyMap<string, string>, right: string): boolean {
  const wanted = RIGHTS[right];
  return wanted !== undefined && men.get(wanted[0]) === wanted[2] && men.get(wanted[1]) === wanted[3];
}

function possibleRights(men: ReadonlyMap<string, string>, castling: string): string {
  return [...castling].filter((right) => canHaveRight(men, right)).join('');
}

export function toggleRight(fen: string, right: string): string {
  const setup = readSetup(fen);
  const has = setup.castling.includes(right);
  const castling = [...'KQkq'].filter((one) => (one === right ? !has : setup.castling.includes(one))).join('');
  return writeSetup({ ...setup, castling: possibleRights(setup.men, castling) });
}
