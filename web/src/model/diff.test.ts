// Two texts line by line.
import { describe, expect, it } from 'vitest';
import { around, difference } from './diff';

describe('two texts', () => {
  it('keep what both have and tell the rest apart', () => {
    expect(difference('a\nb\nc', 'a\nx\nc')).toEqual([
      { in: 'both', text: 'a' },
      { in: 'first', text: 'b' },
      { in: 'second', text: 'x' },
      { in: 'both', text: 'c' },
    ]);
    expect(difference('a', 'a')).toEqual([{ in: 'both', text: 'a' }]);
  });

  it('are shown where they differ', () => {
    const lines = difference('1\n2\n3\n4\n5\n6\n7', '1\n2\n3\n4\n5\n6\nseven');
    expect(around(lines, 1).map((line) => line?.text)).toEqual(['6', '7', 'seven']);
    expect(around(difference('a\nb', 'a\nb'))).toEqual([]);
  });
});
