// A class: who is here, the class as they see it (looked at again and again), and what they do in it.
import { batch, computed, signal } from '@preact/signals';
import { call, type ApiError } from '../api/client';
import type { ClassHere, ClassState, TournamentState } from '../api/types.gen';
import { refusalIn, report } from './app';

/** How often the class is looked at, in milliseconds: often while games are played. */
const SLOW = 4000;
const FAST = 1500;

/** Who is here; the same for all pages of a window. */
export const here = signal<ClassHere | undefined>(undefined);

/** Whether a visitor came with a teacher's link of an earlier start: it is known to the program, or stands in the address still. */
export const hasOldLink = computed(
  () => here.value?.has_old_link === true || new URLSearchParams(globalThis.location?.search ?? '').has('token'),
);

export async function loadHere(): Promise<void> {
  try {
    here.value = await call('classHere', {});
  } catch (error) {
    report(error);
  }
}

/** Joins a class; gives the four words, or the refusal. */
export async function join(code: string, nickname: string): Promise<{ secret: string } | ApiError | undefined> {
  try {
    const { secret } = await call('joinClass', { body: { code, nickname } });
    return { secret: secret ?? '' };
  } catch (error) {
    return refusalIn(error);
  }
}

export async function comeBack(code: string, nickname: string, secret: string): Promise<ApiError | undefined> {
  try {
    await call('returnToClass', { body: { code, nickname, secret } });
    await loadHere();
    return undefined;
  } catch (error) {
    return refusalIn(error);
  }
}

export async function leave(): Promise<void> {
  await call('leaveClass', {}).catch(report);
  await loadHere();
}

export class ClassCtrl {
  readonly state = signal<ClassState | undefined>(undefined);
  readonly refused = signal<ApiError | undefined>(undefined);
  /** The competition that is looked at. */
  readonly watched = signal<number | undefined>(undefined);
  readonly tournament = signal<TournamentState | undefined>(undefined);

  readonly mySets = computed(() => this.state.value?.sets.filter((set) => set.is_mine || set.rights.includes('alter')) ?? []);
  readonly others = computed(() => this.state.value?.sets.filter((set) => !set.is_mine && !set.rights.includes('alter')) ?? []);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private isOpen = true;

  constructor(readonly id: number) {}

  async open(): Promise<void> {
    this.isOpen = true;
    await this.load();
  }

  close(): void {
    this.isOpen = false;
    clearTimeout(this.timer);
  }

  may(operation: string): boolean {
    return this.state.value?.may.includes(operation) ?? false;
  }

  /** Looks at the class now, and again after a while. */
  async load(): Promise<void> {
    clearTimeout(this.timer);
    try {
      const state = await call('classState', { path: { id: this.id } });
      const last = state.tournaments[state.tournaments.length - 1];
      const watched = this.watched.peek() ?? last?.id;
      const known = this.tournament.peek();
      const isNews = watched !== undefined && (known?.id !== watched || known.status === 'running');
      const tournament = isNews ? await call('tournament', { path: { id: this.id, tournament: watched } }) : known;
      batch(() => {
        this.state.value = state;
        if (watched !== undefined) this.tournament.value = tournament;
      });
    } catch (error) {
      const refused = refusalIn(error);
      // Whoever was removed, or got a new secret, is a visitor again.
      if (refused?.status === 401) await loadHere();
      else this.refused.value = refused;
    }
    const isRunning = this.state.peek()?.tournaments.some((one) => one.status === 'running');
    if (this.isOpen) this.timer = setTimeout(() => void this.load(), isRunning ? FAST : SLOW);
  }

  watch(tournament: number): void {
    this.watched.value = tournament;
    this.tournament.value = undefined;
    void this.load();
  }

  /** Does something in the class and looks at it again; what went wrong is shown where it was done. */
  async act<T>(action: () => Promise<T>): Promise<T | undefined> {
    this.refused.value = undefined;
    try {
      const done = await action();
      await this.load();
      return done;
    } catch (error) {
      this.refused.value = refusalIn(error);
      return undefined;
    }
  }
}
