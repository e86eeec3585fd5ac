// The story of a game as sentences in parts, and where its lines belong in the game.
import type { Exercise, Part, Review } from '../api/types.gen';
import type { Lang } from '../i18n/lang';
import { isSameMove } from './position';
import type { Node } from './tree';

/** What the players can practise; a review that an older program kept has nothing. */
export function exercisesOf(review: Review): readonly Exercise[] {
  return (review as Partial<Review>).exercises ?? [];
}

/** The sentences of a story; a review that an older program kept has no parts. */
export function storyOf(review: Review, lang: Lang): readonly (readonly Part[])[] {
  const parts = (review as Partial<Review>).story_parts?.[lang];
  return parts ?? review.story[lang].map((text) => [{ kind: 'text', text }]);
}

/** Where a line starts among the positions of a game, and whether its first move is the one that was played there. */
export function placeOf(game: readonly Node[], fen: string, moves: readonly string[]): { index: number; isPlayed: boolean } | undefined {
  const board = (text: string) => text.split(' ').slice(0, 4).join(' ');
  const index = game.findIndex((node) => board(node.fen) === board(fen));
  if (index < 0) return undefined;
  const next = game[index + 1];
  return { index, isPlayed: next !== undefined && moves.length > 0 && isSameMove(fen, next.uci, moves[0]!) };
}
