// Boards set by hand.
import { describe, expect, it } from 'vitest';
import { START_FEN } from './position';
import { dragMan, EMPTY_FEN, letterOf, putMan, readSetup, setTurn, toggleRight, writeSetup } from './setup';

const board = (fen: string) => fen.split(' ')[0];

describe('a set-up', () => {
  it('is written as it was read', () => {
    for (const fen of [START_FEN, EMPTY_FEN, 'r3k2r/8/8/3pP3/8/8/8/R3K2R b Kq d6 0 1']) expect(writeSetup(readSetup(fen))).toBe(fen);
  });

  it('puts, takes and replaces pieces', () => {
    const one = putMan(EMPTY_FEN, 'e4', letterOf('white', 'knight'));
    expect(board(one)).toBe('8/8/8/8/4N3/8/8/8');
    expect(board(putMan(one, 'e4', letterOf('black', 'queen')))).toBe('8/8/8/8/4q3/8/8/8');
    expect(board(putMan(one, 'e4', 'N'))).toBe('8/8/8/8/8/8/8/8');
    expect(board(dragMan(one, 'e4', 'a1'))).toBe('8/8/8/8/8/8/8/N7');
    expect(board(dragMan(one, 'e4', undefined))).toBe('8/8/8/8/8/8/8/8');
  });

  it('gives up castling with its rook or king, and never grants what cannot be', () => {
    expect(putMan(START_FEN, 'h1', '').split(' ')[2]).toBe('Qkq');
    expect(dragMan(START_FEN, 'e8', 'e5').split(' ')[2]).toBe('KQ');
    expect(toggleRight(EMPTY_FEN, 'K').split(' ')[2]).toBe('-');
    expect(toggleRight(START_FEN, 'q').split(' ')[2]).toBe('KQk');
  });

  it('changes the turn', () => {
    expect(setTurn(START_FEN, 'black').split(' ')[1]).toBe('b');
  });
});
