// The lines of a story lead to where they belong in the game.
import { describe, expect, it } from 'vitest';
import type { Review } from '../api/types.gen';
import { playLine } from './position';
import { placeOf, storyOf } from './story';
import { mainline, plantLine } from './tree';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

describe('a line of the story', () => {
  const tree = plantLine(START, playLine(START, ['e2e4', 'e7e5']));
  const game = [tree.root, ...mainline(tree)];

  it('belongs where its position stands in the game', () => {
    expect(placeOf(game, START, ['e2e4'])).toEqual({ index: 0, isPlayed: true });
    expect(placeOf(game, START, ['d2d4'])).toEqual({ index: 0, isPlayed: false });
    expect(placeOf(game, game[2]!.fen, ['g1f3'])).toEqual({ index: 2, isPlayed: false });
    expect(placeOf(game, '8/8/8/8/8/8/8/K1k5 w - - 0 1', [])).toBeUndefined();
  });
});

describe('a story', () => {
  it('has parts, or the plain words of an older program', () => {
    const review = { story: { pt: ['Um.'], en: ['One.'] } } as unknown as Review;
    expect(storyOf(review, 'en')).toEqual([[{ kind: 'text', text: 'One.' }]]);
    const parts = [[{ kind: 'square', text: 'e4', square: 'e4' }]];
    expect(storyOf({ ...review, story_parts: { pt: parts, en: [] } } as unknown as Review, 'pt')).toBe(parts);
  });
});
