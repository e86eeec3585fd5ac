// Moves as people type them, castling in its two spellings, and the ends of games.
import { describe, expect, it } from 'vitest';
import { destinations, endingOf, isSameMove, needsPromotion, play, playLine, readMove, START_FEN } from './position';

const CASTLING = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';

describe('typed moves', () => {
  it('reads the letters of both languages', () => {
    expect(readMove(START_FEN, 'Nf3', 'pt')?.uci).toBe('g1f3');
    expect(readMove(START_FEN, 'Cf3', 'pt')?.uci).toBe('g1f3');
    expect(readMove(START_FEN, 'Cf3', 'en')?.uci).toBe('g1f3');
    expect(readMove(START_FEN, '1. e4!?', 'en')?.uci).toBe('e2e4');
  });

  it('takes R for the king in Portuguese and for the rook in English, and for the other if that is all it can be', () => {
    const both = '4k3/8/8/8/8/8/8/R3K3 w - - 0 1';
    expect(readMove(both, 'Rd1', 'pt')?.san).toBe('Kd1');
    expect(readMove(both, 'Rd1', 'en')?.san).toBe('Rd1');
    expect(readMove(both, 'Ta2', 'pt')?.san).toBe('Ra2');
    expect(readMove(both, 'Ra2', 'pt')?.san).toBe('Ra2');
  });

  it('reads coordinates and castling with zeros', () => {
    expect(readMove(START_FEN, 'g1-f3', 'en')?.san).toBe('Nf3');
    expect(readMove(CASTLING, '0-0', 'pt')?.uci).toBe('e1g1');
    expect(readMove(CASTLING, 'o-o-o', 'en')?.uci).toBe('e1c1');
  });

  it('refuses what is illegal, and never throws', () => {
    for (const text of ['Ke5', 'e5', '', '   ', 'zzz', 'Nf3Nf3', 'e2e5', 'O-O', '\u0000', '🙂'])
      expect(readMove(START_FEN, text, 'en')).toBeUndefined();
    expect(readMove('rubbish', 'e4', 'pt')).toBeUndefined();
  });
});

describe('castling', () => {
  it('has one name, however it is written', () => {
    expect(play(CASTLING, 'e1h1')?.uci).toBe('e1g1');
    expect(isSameMove(CASTLING, 'e1h1', 'e1g1')).toBe(true);
    expect(isSameMove(CASTLING, 'e1g1', 'e1c1')).toBe(false);
  });
});

describe('lines', () => {
  it('stop where they become illegal', () => {
    expect(playLine(START_FEN, ['e2e4', 'e7e5', 'e4e5']).map((step) => step.san)).toEqual(['e4', 'e5']);
  });

  it('knows where promotion is asked for', () => {
    const fen = '8/P7/8/8/8/8/8/k1K5 w - - 0 1';
    expect(needsPromotion(fen, 'a7', 'a8')).toBe(true);
    expect(play(fen, 'a7a8')).toBeUndefined();
    expect(play(fen, 'a7a8n')?.san).toBe('a8=N');
    expect(destinations(fen).get('a7')).toEqual(['a8']);
  });
});

describe('the end of a game', () => {
  it('is found in all its forms', () => {
    expect(endingOf(['7k/5KQ1/8/8/8/8/8/8 b - - 0 1'])).toBe('checkmate');
    expect(endingOf(['7k/5K2/6Q1/8/8/8/8/8 b - - 0 1'])).toBe('stalemate');
    expect(endingOf(['7k/5K2/8/8/8/8/8/8 b - - 0 1'])).toBe('material');
    expect(endingOf(['7k/5K2/8/8/8/8/P7/8 b - - 100 90'])).toBe('fifty');
    expect(endingOf([START_FEN])).toBeUndefined();
    const shuffle = playLine(START_FEN, ['g1f3', 'g8f6', 'f3g1', 'f6g8', 'g1f3', 'g8f6', 'f3g1', 'f6g8']).map((step) => step.fen);
    expect(endingOf([START_FEN, ...shuffle.slice(0, 4)])).toBeUndefined();
    expect(endingOf([START_FEN, ...shuffle])).toBe('repetition');
  });
});
