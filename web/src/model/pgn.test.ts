// What was pasted, and where one game ends and the next begins.
import { describe, expect, it } from 'vitest';
import { classify, completeFen, fenProblem, knownTag, splitGames, writePgn } from './pgn';
import { START_FEN } from './position';

const TWO = `[Event "A"]
[White "Alekhine, A. \\"Alex\\""]
[Black "B"]

1. e4 {a comment
[Event "not a tag"]
still} e5 *

[Event "C"]
[White "D"]

1. d4 d5 1/2-1/2
`;

describe('pasted text', () => {
  it('is told apart', () => {
    expect(classify('  \n').kind).toBe('empty');
    expect(classify(START_FEN)).toEqual({ kind: 'fen', fen: START_FEN });
    expect(classify('\uFEFF1. e4 e5').kind).toBe('pgn');
    expect(classify('8/8/8/8/8/8/8/K6k')).toEqual({ kind: 'fen', fen: '8/8/8/8/8/8/8/K6k w - - 0 1' });
  });

  it('says what is wrong with a FEN', () => {
    expect(fenProblem(START_FEN)).toBeUndefined();
    expect(fenProblem('8/8/8/8/8/8/8/K7 w - - 0 1')).toBe('fen-rules');
    expect(fenProblem('8/8/8/8')).toBe('fen-shape');
    expect(completeFen('8/8/8/8/8/8/8/K6k b')).toBe('8/8/8/8/8/8/8/K6k b - - 0 1');
  });
});

describe('games', () => {
  it('are cut where a tag follows moves, not inside of comments', () => {
    const games = splitGames(TWO);
    expect(games.map((game) => game.tags)).toEqual([
      { Event: 'A', White: 'Alekhine, A. "Alex"', Black: 'B' },
      { Event: 'C', White: 'D' },
    ]);
    expect(games[0]!.text).toContain('still} e5 *');
    expect(games[1]!.text.startsWith('[Event "C"]')).toBe(true);
  });

  it('lose nothing, whatever the text', () => {
    for (const text of [TWO, '1. e4', '[x', '{', '}', '[A "b"]', TWO.replace(/\n/g, '\r\n')]) {
      const kept = splitGames(text)
        .map((game) => game.text)
        .join('')
        .replace(/\s/g, '');
      expect(kept).toBe(text.replace(/\s/g, ''));
    }
  });

  it('are counted in a text of five megabytes', () => {
    const one = '[Event "E"]\n[White "W"]\n[Black "B"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0\n\n';
    const count = Math.ceil(5_000_000 / one.length);
    expect(splitGames(one.repeat(count)).length).toBe(count);
  });

  it('know what their tags do not say', () => {
    const tags = { White: '?', Date: '????.??.??', Event: ' ', Black: 'Who?', Site: '1858.??.??' };
    expect(['White', 'Date', 'Event', 'Round', 'Black', 'Site'].map((name) => knownTag(tags, name))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      'Who?',
      '1858.??.??',
    ]);
  });

  it('are written as they are read', () => {
    const pgn = writePgn({ White: 'a "b"', Black: 'c', Result: '1-0' }, undefined, ['e4', 'e5', 'Nf3'], 0);
    expect(pgn).toContain('1. e4 e5 2. Nf3 1-0');
    expect(splitGames(pgn)[0]!.tags).toEqual({ White: 'a "b"', Black: 'c', Result: '1-0' });
    expect(writePgn({}, '4k3/8/8/8/8/8/8/4K3 b - - 0 9', ['Kd7', 'Kd2'], 17)).toContain('9... Kd7 10. Kd2 *');
  });
});
