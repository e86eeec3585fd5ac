// Instances of patterns as lines and words.
import { describe, expect, it } from 'vitest';
import { written } from '../i18n/lang';
import { bindingText, examplesOf, isEnemyFigure, nameIn, relationArrows } from './instances';

const none = written('', '');

describe('relations', () => {
  it('become lines of the four styles, in parts when they go by way of a square', () => {
    expect(
      relationArrows([
        { from: 'c3', to: 'b5', via: [], style: 'attack', relation: none },
        { from: 'e2', to: 'd5', via: ['c3'], style: 'possible_attack', relation: none },
        { from: 'e1', to: 'e2', via: [], style: 'defence', relation: none },
        { from: 'd1', to: 'd5', via: [], style: 'possible_defence', relation: none },
      ]),
    ).toEqual([
      { from: 'c3', to: 'b5', style: 'attack' },
      { from: 'e2', to: 'c3', style: 'possible-attack' },
      { from: 'c3', to: 'd5', style: 'possible-attack' },
      { from: 'e1', to: 'e2', style: 'defence' },
      { from: 'd1', to: 'd5', style: 'possible-defence' },
    ]);
  });
});

describe('bindings', () => {
  it('are written in the letters of the language, own pieces large', () => {
    expect(bindingText({ figure: 'N1', piece: 'N', square: 'c3' }, 'pt')).toBe('Cc3');
    expect(bindingText({ figure: 'f1', piece: 'r', square: 'b5' }, 'pt')).toBe('tb5');
    expect(bindingText({ figure: 'f1', piece: 'r', square: 'b5' }, 'en')).toBe('rb5');
    expect(bindingText({ figure: 'S1', piece: null, square: 'f7' }, 'pt')).toBe('f7');
  });

  it('tell the opponent from squares', () => {
    expect(['f1', 'k1', 'F1', 'S1', 's2', 'N3'].map(isEnemyFigure)).toEqual([true, true, false, false, false, false]);
  });
});

describe('the text of a pattern', () => {
  const text = '//@ theme tactics\n//@ yes 4k3/8/8/8/8/8/8/4K3 w - - 0 1\n//@ no  8/8/8/8/8/8/8/K6k b - - 0 1\r\nPATTERN "KNIGHT FORK"\n';
  it('names itself and its examples', () => {
    expect(nameIn(text)).toBe('KNIGHT FORK');
    expect(nameIn('PADRÃO "A"')).toBe('A');
    expect(nameIn('SCENARIO')).toBeUndefined();
    expect(examplesOf(text)).toEqual([
      { isYes: true, fen: '4k3/8/8/8/8/8/8/4K3 w - - 0 1' },
      { isYes: false, fen: '8/8/8/8/8/8/8/K6k b - - 0 1' },
    ]);
  });
});
