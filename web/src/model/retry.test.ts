// Mistakes tried again, one after the other.
import { describe, expect, it } from 'vitest';
import type { MoveReview } from '../api/types.gen';
import { answered, nextMistake, startRetry } from './retry';

const game = ['best', 'blunder', 'mistake', 'good', 'inaccuracy', 'mistake'].map((judgement) => ({ judgement }) as MoveReview);
const turnAt = (index: number) => (index % 2 === 0 ? 'white' : 'black');

describe('trying again', () => {
  it('takes only the faults of the side, in order', () => {
    expect(startRetry(game, 'white', turnAt)?.moves).toEqual([2, 4]);
    expect(startRetry(game, 'black', turnAt)?.moves).toEqual([1, 5]);
    expect(startRetry([...game.slice(0, 1), null], 'white', turnAt)).toBeUndefined();
  });

  it('begins with the mistake of an exercise', () => {
    expect(startRetry(game, 'black', turnAt, 5)).toMatchObject({ moves: [1, 5], at: 1 });
    expect(startRetry(game, 'black', turnAt, 3)).toMatchObject({ at: 0 });
  });

  it('counts what was solved and comes to an end', () => {
    const first = startRetry(game, 'black', turnAt)!;
    const solved = answered(answered(first, false), true);
    expect(solved).toMatchObject({ answer: 'right', solved: 1 });
    const second = nextMistake(solved)!;
    expect(second).toMatchObject({ at: 1, answer: 'waiting', solved: 1, tried: undefined });
    expect(nextMistake(second)).toBeUndefined();
  });
});
