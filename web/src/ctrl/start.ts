// What happens to a pasted text or a dropped file: a position goes to analysis, a game to review, many games to a choice.
import { signal } from '@preact/signals';
import { call, type ApiError } from '../api/client';
import type { Level, ReviewSummary } from '../api/types.gen';
import type { PlainKey } from '../i18n';
import type { Found } from '../model/games';
import { fenProblem } from '../model/pgn';
import { analysisHash, go, refusalIn, report } from './app';
import { findGames, gameText, takeGames } from './games';

export const LEVELS: readonly Level[] = ['basic', 'medium', 'advanced'];
export const EFFORTS = { quick: 50_000, normal: 150_000, deep: 600_000 } as const;
export type Effort = keyof typeof EFFORTS;

export const level = signal<Level>('medium');
export const effort = signal<Effort>('normal');
/** How many games were found, those that fit the words typed, and the first of them. */
export const games = signal<Games | undefined>(undefined);
export const trouble = signal<Trouble | undefined>(undefined);
export const isBusy = signal(false);
export const reviews = signal<readonly ReviewSummary[] | undefined>(undefined);

export interface Games extends Found {
  all: number;
}

/** What is wrong with the text in the box: known here, or said by the program. */
export type Trouble = PlainKey | ApiError;

/** How many games are listed at once. */
const SHOWN = 100;

/** A text or a file: a position goes to analysis, a game to review, many games to a choice. */
export async function take(from: string | Blob): Promise<void> {
  trouble.value = undefined;
  games.value = undefined;
  isBusy.value = true;
  try {
    const taken = await takeGames(from);
    if (taken.kind === 'empty') trouble.value = 'start-empty';
    else if (taken.kind === 'fen') takeFen(taken.fen);
    else if (taken.kind === 'game') await review(taken.text);
    else games.value = { all: taken.count, ...(await findGames('', SHOWN)) };
  } catch (error) {
    console.error(error);
    trouble.value = 'start-unreadable';
  } finally {
    isBusy.value = false;
  }
}

function takeFen(fen: string): void {
  const wrong = fenProblem(fen);
  if (wrong) trouble.value = wrong;
  else go(analysisHash(fen));
}

let asked = 0;

/** Narrows the list of games to those with these words. */
export async function narrow(wanted: string): Promise<void> {
  const number = ++asked;
  const found = await findGames(wanted, SHOWN);
  const all = games.peek()?.all;
  if (all !== undefined && number === asked) games.value = { all, ...found };
}

export async function choose(index: number): Promise<void> {
  await review(await gameText(index));
}

/** Asks for a review of one game and goes to its page. */
export async function review(pgn: string): Promise<void> {
  isBusy.value = true;
  trouble.value = undefined;
  try {
    const { id } = await call('addReview', { body: { pgn, level: level.value, nodes: EFFORTS[effort.value] } });
    games.value = undefined;
    go(`#/review/${id}`);
  } catch (error) {
    trouble.value = refusalIn(error);
  } finally {
    isBusy.value = false;
  }
}

export async function loadReviews(): Promise<void> {
  try {
    reviews.value = await call('reviews', {});
  } catch (error) {
    report(error);
  }
}

export async function deleteReview(id: number): Promise<void> {
  try {
    await call('removeReview', { path: { id } });
    await loadReviews();
  } catch (error) {
    report(error);
  }
}
