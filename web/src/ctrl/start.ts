// What happens to a pasted text or a dropped file: a position goes to analysis, a game to review, many games to a choice.
import { signal } from '@preact/signals';
import { get, post, remove } from '../api/client';
import type { ReviewSummary } from '../api/wire';
import type { Key } from '../i18n';
import { decodeText } from '../model/encoding';
import { classify, fenProblem, type GameText } from '../model/pgn';
import { analysisHash, go, report } from './app';

export const LEVELS = ['basic', 'medium', 'advanced'] as const;
export type Level = (typeof LEVELS)[number];
export const EFFORTS = { quick: 50_000, normal: 150_000, deep: 600_000 } as const;
export type Effort = keyof typeof EFFORTS;

export const level = signal<Level>('medium');
export const effort = signal<Effort>('normal');
export const games = signal<readonly GameText[]>([]);
export const trouble = signal<Key | undefined>(undefined);
export const isBusy = signal(false);
export const reviews = signal<readonly ReviewSummary[] | undefined>(undefined);

export async function take(text: string): Promise<void> {
  trouble.value = undefined;
  games.value = [];
  const pasted = classify(text);
  if (pasted.kind === 'empty') trouble.value = 'start.empty';
  else if (pasted.kind === 'fen') takeFen(pasted.fen);
  else if (pasted.games.length === 1) await review(pasted.games[0]!.text);
  else games.value = pasted.games;
}

function takeFen(fen: string): void {
  const wrong = fenProblem(fen);
  if (wrong) trouble.value = wrong;
  else go(analysisHash(fen));
}

export async function takeFile(file: File): Promise<void> {
  isBusy.value = true;
  try {
    const text = decodeText(new Uint8Array(await file.arrayBuffer()));
    isBusy.value = false;
    await take(text);
  } finally {
    isBusy.value = false;
  }
}

/** Asks for a review of one game and goes to its page. */
export async function review(pgn: string): Promise<void> {
  isBusy.value = true;
  try {
    const { id } = await post<{ id: number }>('/reviews', { pgn, level: level.value, nodes: EFFORTS[effort.value] });
    games.value = [];
    go(`#/review/${id}`);
  } catch (error) {
    report(error);
  } finally {
    isBusy.value = false;
  }
}

export async function loadReviews(): Promise<void> {
  try {
    reviews.value = await get<ReviewSummary[]>('/reviews');
  } catch (error) {
    report(error);
  }
}

export async function deleteReview(id: number): Promise<void> {
  try {
    await remove(`/reviews/${id}`);
    await loadReviews();
  } catch (error) {
    report(error);
  }
}
