// Growing, finding and cutting variations.
import { describe, expect, it } from 'vitest';
import { playLine, START_FEN } from './position';
import { ancestry, grow, isMainline, lineFrom, mainline, plant, plantLine, prune } from './tree';

const game = plantLine(START_FEN, playLine(START_FEN, ['e2e4', 'e7e5', 'g1f3']));

describe('a game tree', () => {
  it('holds the line of the game', () => {
    expect(mainline(game).map((node) => node.san)).toEqual(['e4', 'e5', 'Nf3']);
    expect(mainline(game).map((node) => node.ply)).toEqual([1, 2, 3]);
  });

  it('counts half-moves as its first position does', () => {
    const late = plant('4k3/8/8/8/8/8/8/R3K3 b - - 0 30');
    expect(grow(late, '', 'e8e7')?.tree.nodes.get('e8e7')?.ply).toBe(60);
  });

  it('grows a variation beside the game and leaves the old tree as it was', () => {
    const grown = grow(game, 'e2e4', 'c7c5')!;
    expect(grown.path).toBe('e2e4 c7c5');
    expect(grown.tree.nodes.get('e2e4')!.children).toEqual(['e2e4 e7e5', 'e2e4 c7c5']);
    expect(game.nodes.has('e2e4 c7c5')).toBe(false);
    expect(isMainline(grown.tree, grown.path)).toBe(false);
    expect(isMainline(grown.tree, 'e2e4 e7e5')).toBe(true);
    expect(mainline(grown.tree).map((node) => node.san)).toEqual(['e4', 'e5', 'Nf3']);
  });

  it('finds a move that is there already, and refuses an illegal one', () => {
    expect(grow(game, '', 'e2e4')).toEqual({ tree: game, path: 'e2e4' });
    expect(grow(game, '', 'e2e5')).toBeUndefined();
    expect(grow(game, 'no such path', 'e2e4')).toBeUndefined();
  });

  it('cuts a branch with all that grew on it', () => {
    const first = grow(game, 'e2e4', 'c7c5')!;
    const second = grow(first.tree, first.path, 'g1f3')!;
    expect(lineFrom(second.tree, first.path).map((node) => node.san)).toEqual(['c5', 'Nf3']);
    expect(ancestry(second.tree, second.path).map((node) => node.san)).toEqual(['', 'e4', 'c5', 'Nf3']);
    const cut = prune(second.tree, first.path);
    expect(cut.nodes.has(second.path)).toBe(false);
    expect(cut.nodes.get('e2e4')!.children).toEqual(['e2e4 e7e5']);
  });
});
