// Commands typed instead of moves.
import { describe, expect, it } from 'vitest';
import { readCommand, scan, whereAre } from './command';
import { readMove, START_FEN } from './position';

describe('commands', () => {
  it('are read in the letters of the language', () => {
    expect(readCommand('p C', 'pt')).toEqual({ kind: 'where', role: 'knight', color: 'white' });
    expect(readCommand('p n', 'en')).toEqual({ kind: 'where', role: 'knight', color: 'black' });
    expect(readCommand('p R', 'pt')).toEqual({ kind: 'where', role: 'king', color: 'white' });
    expect(readCommand('s e', 'pt')).toEqual({ kind: 'scan', line: 'e' });
    expect(readCommand('Próximo', 'pt')).toEqual({ kind: 'next' });
    expect(readCommand('why', 'en')).toEqual({ kind: 'why' });
  });

  it('are never moves, and moves never commands', () => {
    for (const text of ['p C', 's e', 's 4', 'next', 'ant', 'why']) expect(readMove(START_FEN, text, 'pt')).toBeUndefined();
    for (const text of ['e4', 'Cf3', 'Nf3', 'O-O', 'p', 's', 's 9', 'p Z', '']) expect(readCommand(text, 'pt')).toBeUndefined();
  });

  it('find pieces', () => {
    expect(whereAre(START_FEN, 'white', 'knight')).toEqual(['b1', 'g1']);
    expect(scan(START_FEN, 'e')).toEqual(['e1', 'e2', 'e7', 'e8']);
    expect(scan(START_FEN, '4')).toEqual([]);
  });
});
