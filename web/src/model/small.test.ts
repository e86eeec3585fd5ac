// Scores, terms, dangers, signs of judgements, addresses, languages.
import { describe, expect, it } from 'vitest';
import type { Side, TermEntry } from '../api/types.gen';
import { parseRoute } from '../ctrl/app';
import { preferred } from '../i18n/lang';
import { clockText } from './clock';
import { dangersOf } from './dangers';
import { signOf } from './judgement';
import { pawns, scoreText, whiteWin } from './score';
import { groupTerms } from './terms';

describe('scores', () => {
  it('are told from White’s side', () => {
    expect(scoreText({ cp: 140, mate: null, win: 60 }, 'white', '.')).toBe('+1.40');
    expect(scoreText({ cp: 140, mate: null, win: 60 }, 'black', ',')).toBe('−1,40');
    expect(scoreText({ cp: null, mate: 3, win: 97 }, 'black', ',')).toBe('#−3');
    expect(pawns(0, ',')).toBe('0,00');
    expect(pawns(1234, '.')).toBe('+12.3');
    expect(whiteWin({ cp: 0, mate: null, win: 30 }, 'black')).toBe(70);
  });
});

describe('clocks', () => {
  it('show hours only where there are some, and tenths at the end', () => {
    expect([5399.5, 3600, 309, 65, 10, 9.97, 0].map(clockText)).toEqual(['1:29:59', '1:00:00', '5:09', '1:05', '0:10', '0:09.9', '0:00.0']);
  });
});

describe('terms', () => {
  it('are summed by name and side, the weightiest first', () => {
    const entry = (term: string, side: Side, middlegame: number, squares: string[]): TermEntry => ({
      term,
      side,
      middlegame,
      endgame: 0,
      squares,
      index: 0,
      family: 'pawns',
      component: 'material',
      count: 1,
      inSum: true,
    });
    expect(groupTerms([entry('a', 'white', 5, ['a1']), entry('b', 'black', -90, ['b2']), entry('a', 'white', 7, ['a1', 'c3'])])).toEqual([
      { term: 'b', side: 'black', middlegame: -90, endgame: 0, squares: ['b2'] },
      { term: 'a', side: 'white', middlegame: 12, endgame: 0, squares: ['a1', 'c3'] },
    ]);
  });

  it('have names in the program’s files', () => {});
});

describe('dangers', () => {
  it('are listed once, the gravest first', () => {
    const none = { hanging: [], loose: [], attacked_by_lesser: [], overloaded: [], forking: [] };
    const rows = dangersOf({
      white: { ...none, loose: ['e4', 'd5'], hanging: ['e4'] },
      black: { ...none, forking: ['c2'] },
      checkers: [],
      threat: null,
    });
    expect(rows).toEqual([
      { side: 'white', kind: 'hanging', squares: ['e4'] },
      { side: 'white', kind: 'loose', squares: ['d5'] },
      { side: 'black', kind: 'forking', squares: ['c2'] },
    ]);
  });
});

describe('signs', () => {
  it('praise before they blame, and stay silent on ordinary moves', () => {
    expect(signOf('blunder', [])).toBe('??');
    expect(signOf('best', ['only', 'brilliant'])).toBe('!!');
    expect(signOf('good', ['book'])).toBe('');
  });
});

describe('addresses', () => {
  it('lead to pages, and anything unknown to the start', () => {
    expect(parseRoute('#/review/12')).toEqual({ page: 'review', id: '12' });
    expect(parseRoute('#/studio/PHILIDOR%201.0')).toEqual({ page: 'studio', name: 'PHILIDOR 1.0' });
    expect(parseRoute('#/analysis?fen=8%2F8%20w')).toEqual({ page: 'analysis', fen: '8/8 w' });
    expect(parseRoute('#/analysis?base=2&offset=0&ply=7')).toEqual({
      page: 'analysis',
      fen: undefined,
      game: { base: 2, offset: 0, ply: 7 },
    });
    expect(parseRoute('#/analysis?base=x&offset=0&ply=7')).toEqual({ page: 'analysis', fen: undefined });
    for (const hash of ['', '#', '#/', '#/nowhere', '#/review', '#/%E0%A4%A']) expect(parseRoute(hash)).toEqual({ page: 'start' });
  });
});

describe('the first language', () => {
  it('is the visitor’s, else English', () => {
    expect(preferred(['pt-BR', 'en'])).toBe('pt');
    expect(preferred(['de', 'pt'])).toBe('pt');
    expect(preferred(['de'])).toBe('en');
  });
});
