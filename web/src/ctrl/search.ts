// A search of the studio's pattern in a base of games: bases, progress, hits, and the way back to what was found earlier.
import { batch, computed, signal } from '@preact/signals';
import { ApiError, call, follow, type Stream } from '../api/client';
import type { DatabaseInfo, SearchHit, SearchState } from '../api/types.gen';
import { t } from '../i18n';
import { announce, onReturn, refusalIn, report } from './app';

export const SIDES = ['to-move', 'white', 'black', 'both'] as const;
export type SearchSide = (typeof SIDES)[number];

/** A search of the studio's pattern in a base of games. */
export class SearchCtrl {
  readonly bases = signal<readonly DatabaseInfo[]>([]);
  readonly base = signal<number | undefined>(undefined);
  readonly side = signal<SearchSide>('to-move');
  readonly isUploading = signal(false);
  readonly state = signal<SearchState | undefined>(undefined);
  readonly hits = signal<readonly SearchHit[]>([]);
  /** The base that the hits are from. */
  readonly searched = signal<number | undefined>(undefined);
  readonly isRunning = computed(() => this.state.value?.status === 'running');

  /** Why a base could not be taken or searched. */
  readonly refused = signal<ApiError | undefined>(undefined);

  private stream: Stream | undefined;
  private forget: (() => void) | undefined;

  /** Opens the panel, with a search of earlier if there was one. */
  async open(search?: number): Promise<void> {
    this.forget ??= onReturn(() => void this.open(this.state.peek()?.id));
    try {
      this.bases.value = await call('bases', {});
      if (search !== undefined) await this.show(search);
      if (!this.bases.value.some((one) => one.id === this.base.peek())) this.base.value = this.bases.value[0]?.id;
    } catch (error) {
      report(error);
    }
  }

  /** Shows what a search has found so far, and goes on with it if it is not over. */
  private async show(id: number): Promise<void> {
    try {
      await this.refresh(id);
    } catch (error) {
      // It was removed meanwhile; there is nothing to show.
      if (error instanceof ApiError && error.status === 404) return;
      throw error;
    }
    const { base, side } = this.state.peek()!;
    batch(() => {
      this.searched.value = base;
      this.base.value = base;
      this.side.value = SIDES.find((one) => one === side) ?? 'to-move';
    });
    await this.more();
    if (this.isRunning.peek()) this.follow(id);
  }

  close(): void {
    this.forget?.();
    this.forget = undefined;
    this.stream?.close();
  }

  async upload(file: File): Promise<void> {
    this.isUploading.value = true;
    this.refused.value = undefined;
    try {
      const base = await call('addBase', { query: { name: file.name }, body: file });
      this.base.value = base.id;
      await this.open();
    } catch (error) {
      this.refused.value = refusalIn(error);
    } finally {
      this.isUploading.value = false;
    }
  }

  async removeBase(): Promise<void> {
    try {
      const base = this.base.peek();
      if (base !== undefined) await call('removeBase', { path: { id: base } });
      await this.open();
    } catch (error) {
      report(error);
    }
  }

  /** Searches a text's patterns; tells the number of the search, under which it is found again. */
  async start(text: string): Promise<number | undefined> {
    this.stream?.close();
    this.refused.value = undefined;
    try {
      const base = this.base.peek();
      if (base === undefined) return undefined;
      this.hits.value = [];
      this.searched.value = base;
      const { id } = await call('addSearch', { body: { text, base, side: this.side.peek() } });
      await this.refresh(id);
      if (this.isRunning.peek()) this.follow(id);
      else await this.more();
      return id;
    } catch (error) {
      this.refused.value = refusalIn(error);
      return undefined;
    }
  }

  private follow(id: number): void {
    this.stream?.close();
    this.stream = follow(
      'searchEvents',
      { path: { id } },
      {
        progress: (progress) => this.change((state) => ({ ...state, progress })),
        hit: (hit) => this.caught(hit),
        done: () => void this.finish(id),
        failed: () => void this.finish(id),
        cancelled: () => void this.finish(id),
      },
      () => void this.finish(id, true),
    );
  }

  // Only the first page is filled live; the rest is fetched when asked for.
  private caught(hit: SearchHit): void {
    if (this.hits.peek().length < PAGE) this.hits.value = addHit(this.hits.peek(), hit);
  }

  private change(edit: (state: SearchState) => SearchState): void {
    const state = this.state.peek();
    if (state) this.state.value = edit(state);
  }

  private async refresh(id: number): Promise<void> {
    this.state.value = await call('search', { path: { id } });
    if (!this.isRunning.peek()) this.stream?.close();
  }

  private async finish(id: number, mayGoOn = false): Promise<void> {
    if (!mayGoOn) this.stream?.close();
    try {
      await this.refresh(id);
      if (this.isRunning.peek()) return;
      if (this.hits.peek().length < Math.min(PAGE, this.state.peek()?.hits ?? 0)) await this.more();
      announce(t('search-finished', { count: this.state.peek()?.hits ?? 0 }));
    } catch (error) {
      report(error);
    }
  }

  async more(): Promise<void> {
    const state = this.state.peek();
    if (!state) return;
    try {
      const next = await call('searchHits', { path: { id: state.id }, query: { from: this.hits.peek().length, count: PAGE } });
      this.hits.value = next.reduce(addHit, this.hits.peek());
    } catch (error) {
      report(error);
    }
  }

  async cancel(): Promise<void> {
    const id = this.state.peek()?.id;
    try {
      if (id !== undefined) await call('cancelJob', { path: { id } });
    } catch (error) {
      report(error);
    }
  }
}

/** How many hits are fetched at once. */
const PAGE = 100;

function addHit(hits: readonly SearchHit[], hit: SearchHit): readonly SearchHit[] {
  const isKnown = hits.some(
    (one) => one.offset === hit.offset && one.ply === hit.ply && one.side === hit.side && one.pattern === hit.pattern,
  );
  return isKnown ? hits : [...hits, hit];
}
