// The tree of a set as forms change it.
import { describe, expect, it } from 'vitest';
import { between, filler, newCall, partAt, regionOf, squaresOfRegion, withMore, without, withPart } from './set-tree';

const tree = {
  kind: 'set',
  items: [
    {
      kind: 'stage',
      items: [
        { kind: 'pieceValue', value: 1 },
        { kind: 'region', name: 'A' },
      ],
    },
  ],
};

describe('the tree of a set', () => {
  it('is changed at a path and nowhere else', () => {
    const changed = withPart(tree, ['items', 0, 'items', 0, 'value'], 2);
    expect(partAt(changed, ['items', 0, 'items', 0, 'value'])).toBe(2);
    expect(tree.items[0]!.items[0]!.value).toBe(1);
    expect(partAt(changed, ['items', 0, 'items', 1])).toBe(tree.items[0]!.items[1]);
  });

  it('grows and shrinks', () => {
    const more = withMore(tree, ['items', 0, 'items'], { kind: 'region', name: 'B' });
    expect((partAt(more, ['items', 0, 'items']) as unknown[]).length).toBe(3);
    expect(partAt(without(more, ['items', 0, 'items', 1]), ['items', 0, 'items', 1])).toEqual({ kind: 'region', name: 'B' });
  });

  it('has something in every slot of a new call', () => {
    expect(newCall('F', ['PIECE_TYPE[]', 'SQUARE[]', 'PLAYER', 'INTEGER']).arguments).toEqual([
      { kind: 'elements', elements: [{ kind: 'word', word: 'KNIGHT' }] },
      filler('SQUARE[]'),
      { kind: 'word', word: 'ME' },
      { kind: 'number', value: 1 },
    ]);
  });

  it('knows the squares of regions', () => {
    expect(between('d4', 'e5').toSorted()).toEqual(['d4', 'd5', 'e4', 'e5']);
    expect(squaresOfRegion(regionOf('A', ['e4', 'd4']))).toEqual(new Set(['d4', 'e4']));
    expect(squaresOfRegion({ kind: 'region', squares: { kind: 'call' } })).toBeUndefined();
  });
});
