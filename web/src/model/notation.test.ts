// Letters and spoken words of moves.
import { describe, expect, it } from 'vitest';
import { localSan, meanings, moveNumber, numberedSan, spokenSan, type SpokenWords } from './notation';

const words: SpokenWords = {
  pieces: { K: 'rei', Q: 'dama', R: 'torre', B: 'bispo', N: 'cavalo', P: 'peão' },
  takes: 'toma',
  check: 'xeque',
  mate: 'xeque-mate',
  short: 'roque pequeno',
  long: 'roque grande',
  promotes: (piece) => `promove a ${piece}`,
};

describe('letters', () => {
  it('change with the language and back', () => {
    for (const [en, pt] of [
      ['Nf3', 'Cf3'],
      ['Kxe2', 'Rxe2'],
      ['Rad1+', 'Tad1+'],
      ['Qh5#', 'Dh5#'],
      ['Bb5', 'Bb5'],
      ['exd8=Q+', 'exd8=D+'],
      ['O-O', 'O-O'],
      ['bxc3', 'bxc3'],
    ] as const) {
      expect(localSan(en, 'pt')).toBe(pt);
      expect(localSan(en, 'en')).toBe(en);
      expect(meanings(pt, 'pt')[0]!.replace(/[+#]$/, '')).toBe(en.replace(/[+#]$/, ''));
    }
  });
});

describe('a typed move', () => {
  it('is understood in other languages too, the own one first', () => {
    expect(meanings('Rf1', 'pt')[0]).toBe('Kf1');
    expect(meanings('Rf1', 'en')[0]).toBe('Rf1');
    for (const typed of ['Cf3', 'Sf3', 'Pf3', '♘f3', '♞f3', 'Cg1-f3']) {
      expect(meanings(typed, 'en').some((san) => san === 'Nf3' || san === 'Ng1f3')).toBe(true);
    }
    expect(meanings('0–0–0', 'pt')[0]).toBe('O-O-O');
    expect(meanings('e4×d5', 'pt')[0]).toBe('e4xd5');
  });
});

describe('numbers', () => {
  it('tell the sides apart', () => {
    expect(moveNumber(0)).toBe('1.');
    expect(moveNumber(17)).toBe('9…');
    expect(numberedSan('Nf6', 1, 'pt')).toBe('1…Cf6');
  });
});

describe('speech', () => {
  it('says each kind of move', () => {
    expect(spokenSan('e4', words)).toBe('e 4');
    expect(spokenSan('Nxe5+', words)).toBe('cavalo toma e 5, xeque');
    expect(spokenSan('R1d2', words)).toBe('torre 1 d 2');
    expect(spokenSan('exd8=Q#', words)).toBe('peão e toma d 8, promove a dama, xeque-mate');
    expect(spokenSan('O-O-O+', words)).toBe('roque grande, xeque');
    expect(spokenSan('??', words)).toBe('??');
  });
});
