// The games of a large text.
import { describe, expect, it } from 'vitest';
import { GameShelf } from './games';

const game = (white: string) => `[White "${white}"]\n[Black "B"]\n[Annotator "x"]\n\n1. e4 *\n`;

describe('a shelf of games', () => {
  it('tells what a text is', () => {
    const shelf = new GameShelf();
    expect(shelf.take('  ')).toEqual({ kind: 'empty' });
    expect(shelf.take('8/8/8/8/8/8/8/8')).toMatchObject({ kind: 'fen' });
    expect(shelf.take(game('A'))).toEqual({ kind: 'game', text: game('A').trim() });
    expect(shelf.take(`${game('A')}\n${game('C')}`)).toEqual({ kind: 'games', count: 2 });
  });

  it('finds games by a word and hands out their texts', () => {
    const shelf = new GameShelf();
    shelf.take(['Ana', 'Bia', 'Mariana'].map(game).join('\n'));
    expect(shelf.find('', 2)).toMatchObject({ count: 3, shown: [{ index: 0 }, { index: 1 }] });
    const found = shelf.find(' ANA', 10);
    expect(found.shown.map((one) => one.index)).toEqual([0, 2]);
    expect(found.shown[1]!.tags).toEqual({ White: 'Mariana', Black: 'B' });
    expect(shelf.text(2)).toContain('Mariana');
    expect(shelf.text(9)).toBe('');
  });
});
