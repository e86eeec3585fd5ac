// Competitions of the studio: begun with texts of sets, looked at again and again while they are played.
import { batch, signal } from '@preact/signals';
import { call, type ApiError } from '../api/client';
import type { TournamentInfo, TournamentRequest, TournamentState } from '../api/types.gen';
import { refusalIn, report } from './app';

/** How often a running competition is looked at, in milliseconds. */
const PACE = 1000;

export class CompetitionCtrl {
  readonly all = signal<readonly TournamentInfo[]>([]);
  readonly current = signal<TournamentState | undefined>(undefined);
  readonly refused = signal<ApiError | undefined>(undefined);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private isOpen = true;

  async open(): Promise<void> {
    this.isOpen = true;
    try {
      this.all.value = await call('competitions', {});
      const last = this.all.peek()[this.all.peek().length - 1];
      if (last) await this.watch(last.id);
    } catch (error) {
      report(error);
    }
  }

  close(): void {
    this.isOpen = false;
    clearTimeout(this.timer);
  }

  /** Looks at a competition now, and again while it is played. */
  async watch(id: number): Promise<void> {
    clearTimeout(this.timer);
    try {
      const found = await call('competition', { path: { id } });
      if (!this.isOpen) return;
      this.current.value = found;
      if (found.status === 'running') this.timer = setTimeout(() => void this.watch(id), PACE);
    } catch (error) {
      report(error);
    }
  }

  async begin(sets: readonly string[], play: TournamentRequest): Promise<void> {
    this.refused.value = undefined;
    try {
      const { id } = await call('addCompetition', { body: { sets: [...sets], play } });
      this.all.value = await call('competitions', {});
      await this.watch(id);
    } catch (error) {
      this.refused.value = refusalIn(error);
    }
  }

  async stop(): Promise<void> {
    const id = this.current.peek()?.id;
    if (id === undefined) return;
    await call('cancelJob', { path: { id } }).catch(report);
    await this.watch(id);
  }

  async remove(): Promise<void> {
    const id = this.current.peek()?.id;
    if (id === undefined) return;
    clearTimeout(this.timer);
    await call('removeCompetition', { path: { id } }).catch(report);
    batch(() => {
      this.current.value = undefined;
      this.all.value = this.all.peek().filter((one) => one.id !== id);
    });
    await this.open();
  }
}
