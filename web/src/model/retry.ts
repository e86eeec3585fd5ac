// "Try again": the mistakes of one side, one after the other, without giving anything away.
import type { MoveReview, Side } from '../api/types.gen';
import { isFault } from './judgement';

export type Answer = 'waiting' | 'thinking' | 'right' | 'wrong' | 'shown';

export interface Retry {
  side: Side;
  /** Indices of the moves in the game, from 0. */
  moves: readonly number[];
  at: number;
  answer: Answer;
  solved: number;
  /** The last move tried, in coordinates. */
  tried: string | undefined;
}

/** The mistakes of a side, in order, from one of them on if it is given; nothing if there is none. */
export function startRetry(
  moves: readonly (MoveReview | null)[],
  side: Side,
  turnAt: (index: number) => Side,
  from = 0,
): Retry | undefined {
  const faults = moves.flatMap((move, index) => (move && isFault(move.judgement) && turnAt(index) === side ? [index] : []));
  const at = Math.max(0, faults.indexOf(from));
  return faults.length > 0 ? { side, moves: faults, at, answer: 'waiting', solved: 0, tried: undefined } : undefined;
}

export function answered(retry: Retry, isRight: boolean): Retry {
  return { ...retry, answer: isRight ? 'right' : 'wrong', solved: retry.solved + (isRight ? 1 : 0) };
}

export function nextMistake(retry: Retry): Retry | undefined {
  return retry.at + 1 < retry.moves.length ? { ...retry, at: retry.at + 1, answer: 'waiting', tried: undefined } : undefined;
}
