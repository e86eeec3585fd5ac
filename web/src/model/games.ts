// The games of a text that may be large: cut once, looked through by words, handed out one by one.
import { decodeText } from './encoding';
import { classify, type GameText } from './pgn';

/** What a text turned out to be. A single game comes along at once. */
export type Taken = { kind: 'empty' } | { kind: 'fen'; fen: string } | { kind: 'game'; text: string } | { kind: 'games'; count: number };

/** A game in the list. */
export interface Listed {
  index: number;
  tags: Record<string, string>;
}

export interface Found {
  count: number;
  shown: Listed[];
}

/** The tags that a reader sees or searches; the rest stays where it is. */
const SEEN = ['White', 'Black', 'Event', 'Site', 'Date', 'Result'];

/** The text of a file, or the text itself. */
export async function textOf(from: string | Blob): Promise<string> {
  return typeof from === 'string' ? from : decodeText(new Uint8Array(await from.arrayBuffer()));
}

export class GameShelf {
  private games: readonly GameText[] = [];

  take(text: string): Taken {
    this.games = [];
    const pasted = classify(text);
    if (pasted.kind !== 'pgn') return pasted;
    if (pasted.games.length === 1) return { kind: 'game', text: pasted.games[0]!.text };
    this.games = pasted.games;
    return { kind: 'games', count: pasted.games.length };
  }

  /** The games that have a word in one of their tags, and the first of them. */
  find(wanted: string, most: number): Found {
    const needle = wanted.trim().toLowerCase();
    let count = 0;
    const shown: Listed[] = [];
    this.games.forEach((game, index) => {
      if (needle !== '' && !Object.values(game.tags).some((value) => value.toLowerCase().includes(needle))) return;
      count++;
      if (shown.length < most)
        shown.push({
          index,
          tags: Object.fromEntries(SEEN.flatMap((name) => (game.tags[name] === undefined ? [] : [[name, game.tags[name]]]))),
        });
    });
    return { count, shown };
  }

  text(index: number): string {
    return this.games[index]?.text ?? '';
  }
}
