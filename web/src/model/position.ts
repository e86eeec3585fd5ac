// One position and what can be played in it: a thin, total layer over chessops. Texts come in (FEN, SAN, UCI), plain values go out;
// nothing throws.
import { Chess, normalizeMove } from 'chessops/chess';
import { chessgroundDests } from 'chessops/compat';
import { INITIAL_FEN, makeFen, parseFen } from 'chessops/fen';
import { makeSan, parseSan } from 'chessops/san';
import { isNormal, type Color, type Move, type Role } from 'chessops/types';
import { makeSquare, makeUci, parseSquare, parseUci } from 'chessops/util';
import type { Lang } from '../i18n/lang';
import { meanings } from './notation';

export const START_FEN = INITIAL_FEN;

export interface Step {
  uci: string;
  san: string;
  fen: string;
}

export interface Man {
  color: Color;
  role: Role;
}

export type { Color, Role };

/** The position of a FEN, or nothing if the rules refuse it. */
export function positionOf(fen: string): Chess | undefined {
  const setup = parseFen(fen.trim());
  if (setup.isErr) return undefined;
  const position = Chess.fromSetup(setup.value);
  return position.isErr ? undefined : position.value;
}

export function isPosition(fen: string): boolean {
  return positionOf(fen) !== undefined;
}

export function turnOf(fen: string): Color {
  return fen.trim().split(/\s+/)[1] === 'b' ? 'black' : 'white';
}

/** How many half-moves were played before this position, by its own counters. */
export function plyOf(fen: string): number {
  const fields = fen.trim().split(/\s+/);
  const move = Math.max(1, Number.parseInt(fields[5] ?? '1', 10) || 1);
  return (move - 1) * 2 + (fields[1] === 'b' ? 1 : 0);
}

/** Where each piece may go, in the shape the board wants. */
export function destinations(fen: string): Map<string, string[]> {
  const position = positionOf(fen);
  return position ? (chessgroundDests(position) as Map<string, string[]>) : new Map();
}

export function needsPromotion(fen: string, from: string, to: string): boolean {
  const square = parseSquare(from);
  const piece = square === undefined ? undefined : positionOf(fen)?.board.get(square);
  return piece?.role === 'pawn' && (to[1] === '8' || to[1] === '1');
}

/** Plays a move given in coordinates, if it is legal. */
export function play(fen: string, uci: string): Step | undefined {
  const position = positionOf(fen);
  const move = position && parseUci(uci);
  if (!position || !move) return undefined;
  return playMove(position, normalizeMove(position, move));
}

function playMove(position: Chess, move: Move): Step | undefined {
  if (!position.isLegal(move)) return undefined;
  const san = makeSan(position, move);
  const uci = standardUci(position, move);
  const after = position.clone();
  after.play(move);
  return { uci, san, fen: makeFen(after.toSetup()) };
}

// Castling leaves chessops as king takes rook; the program and people write the king's own step.
function standardUci(position: Chess, move: Move): string {
  if (!isNormal(move)) return makeUci(move);
  const piece = position.board.get(move.from);
  const target = position.board.get(move.to);
  if (piece?.role !== 'king' || target?.role !== 'rook' || target.color !== piece.color) return makeUci(move);
  const from = makeSquare(move.from);
  return from + (move.to > move.from ? 'g' : 'c') + from[1];
}

/** Whether two texts name one move: castling is written in two ways. */
export function isSameMove(fen: string, one: string, other: string): boolean {
  return one === other || (play(fen, one)?.uci ?? one) === (play(fen, other)?.uci ?? other);
}

/** Plays a line as far as it is legal. */
export function playLine(fen: string, line: readonly string[]): Step[] {
  const steps: Step[] = [];
  let at = fen;
  for (const uci of line) {
    const step = play(at, uci);
    if (!step) break;
    steps.push(step);
    at = step.fen;
  }
  return steps;
}

/** Reads a move as people type it: SAN in either language (the user's first), coordinates, castling with zeros. */
export function readMove(fen: string, text: string, lang: Lang): Step | undefined {
  const position = positionOf(fen);
  const typed = text
    .trim()
    .replace(/[!?]+$/, '')
    .replace(/^\d+\s*\.+\s*/, '');
  if (!position || typed === '') return undefined;
  const coordinates = /^([a-h][1-8])[-x ]?([a-h][1-8])=?([qrbnQRBN])?$/.exec(typed);
  if (coordinates) {
    const uci = coordinates[1]! + coordinates[2]! + (coordinates[3] ?? '').toLowerCase();
    const wanted = play(fen, uci);
    if (wanted) return wanted;
  }
  for (const san of meanings(typed, lang)) {
    const move = parseSan(position, san);
    if (move) return playMove(position, move);
  }
  return undefined;
}

/** What stands on the board, by square. */
export function menOf(fen: string): Map<string, Man> {
  const men = new Map<string, Man>();
  const setup = parseFen(fen.trim());
  if (setup.isErr) return men;
  for (const [square, piece] of setup.value.board) men.set(makeSquare(square), { color: piece.color, role: piece.role });
  return men;
}

/** The square of the king that is in check. */
export function checkedKing(fen: string): string | undefined {
  const position = positionOf(fen);
  if (!position?.isCheck()) return undefined;
  const king = position.board.kingOf(position.turn);
  return king === undefined ? undefined : makeSquare(king);
}

export type Ending = 'checkmate' | 'stalemate' | 'material' | 'fifty' | 'repetition';

/** Whether the game is over, given the positions that led here (this one last). */
export function endingOf(fens: readonly string[]): Ending | undefined {
  const fen = fens[fens.length - 1];
  const position = fen === undefined ? undefined : positionOf(fen);
  if (!fen || !position) return undefined;
  if (position.isCheckmate()) return 'checkmate';
  if (position.isStalemate()) return 'stalemate';
  if (position.isInsufficientMaterial()) return 'material';
  if (position.halfmoves >= 100) return 'fifty';
  const key = repetitionKey(fen);
  return fens.filter((other) => repetitionKey(other) === key).length >= 3 ? 'repetition' : undefined;
}

function repetitionKey(fen: string): string {
  return fen.split(' ').slice(0, 4).join(' ');
}
