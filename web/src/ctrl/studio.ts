// The pattern studio: a text being written, what the program says about it, where it stands on the board, and searches in bases.
import { batch, computed, signal } from '@preact/signals';
import * as api from '../api/patlan';
import { listen, type Stream } from '../api/client';
import type { Described } from '../api/types.gen';
import { lang, t } from '../i18n';
import { examplesOf, nameIn } from '../model/instances';
import { isPosition, START_FEN } from '../model/position';
import { announce, report } from './app';

export const SIDES = ['to-move', 'white', 'black', 'both'] as const;
export type SearchSide = (typeof SIDES)[number];

export class StudioCtrl {
  readonly library = signal<readonly api.PatternInfo[]>([]);
  readonly wanted = signal('');
  readonly text = signal('');
  /** The text as it was opened or saved last. */
  readonly kept = signal('');
  readonly opened = signal<api.PatternDetail | undefined>(undefined);
  readonly checked = signal<api.PatlanCheck>({ diagnostics: [], tokens: [], patterns: [] });
  readonly described = signal<readonly Described[]>([]);
  readonly fen = signal(START_FEN);
  readonly side = signal<'to-move' | 'white' | 'black'>('to-move');
  readonly orientation = signal<'white' | 'black'>('white');
  readonly matched = signal<readonly api.MatchAnswer[]>([]);
  readonly chosen = signal(0);
  /** Whether what is shown about text and board is still to be brought up to date. */
  readonly isAsking = signal(false);
  readonly saved = signal<number | undefined>(undefined);

  readonly instances = computed(() => this.matched.value.flatMap((one) => one.instances));
  readonly instance = computed(() => this.instances.value[this.chosen.value]);
  readonly name = computed(() => nameIn(this.text.value));
  readonly isChanged = computed(() => this.text.value !== this.kept.value);
  readonly hasErrors = computed(() => this.checked.value.diagnostics.some((one) => one.severity === 'error'));
  readonly examples = computed(() => examplesOf(this.text.value));
  readonly shelf = computed(() => {
    const wanted = this.wanted.value.trim().toLowerCase();
    const fitting = this.library.value.filter((item) => wanted === '' || `${item.name} ${item.title.pt} ${item.title.en} ${item.description[lang.value]}`.toLowerCase().includes(wanted));
    const themes = new Map<string, api.PatternInfo[]>();
    for (const item of fitting) {
      const theme = item.origin === 'user' ? 'mine' : (item.theme ?? 'other');
      themes.set(theme, [...(themes.get(theme) ?? []), item]);
    }
    return [...themes].sort(([a], [b]) => Number(b === 'mine') - Number(a === 'mine'));
  });

  private checking: AbortController | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  async open(name: string | undefined): Promise<void> {
    void this.loadLibrary();
    if (name !== undefined) await this.openPattern(name);
    else if (this.text.peek() === '') this.startNew();
  }

  close(): void {
    this.checking?.abort();
    clearTimeout(this.timer);
  }

  async loadLibrary(): Promise<void> {
    try {
      this.library.value = await api.library();
    } catch (error) {
      report(error);
    }
  }

  startNew(): void {
    batch(() => {
      this.opened.value = undefined;
      this.kept.value = '';
      this.text.value = t('studio.template');
      this.fen.value = '4k3/8/8/1r1r4/8/2N5/8/4K3 w - - 0 1';
      this.side.value = 'to-move';
      this.saved.value = undefined;
    });
    this.refresh(0);
  }

  async openPattern(name: string): Promise<void> {
    try {
      const opened = await api.pattern(name);
      this.show(opened, opened.text);
    } catch (error) {
      report(error);
    }
  }

  async openVersion(number: number): Promise<void> {
    const opened = this.opened.peek();
    if (!opened) return;
    try {
      const { text } = await api.version(opened.name, number);
      this.setText(text);
    } catch (error) {
      report(error);
    }
  }

  private show(opened: api.PatternDetail, text: string): void {
    batch(() => {
      this.opened.value = opened;
      this.text.value = text;
      this.kept.value = text;
      this.saved.value = undefined;
      this.side.value = 'to-move';
      const example = examplesOf(text).find((one) => one.isYes);
      if (example) this.fen.value = example.fen;
    });
    this.refresh(0);
  }

  setText(text: string): void {
    if (text === this.text.peek()) return;
    this.text.value = text;
    this.refresh(200);
  }

  setFen(fen: string): void {
    this.fen.value = fen;
    this.refresh(50);
  }

  setSide(side: 'to-move' | 'white' | 'black'): void {
    this.side.value = side;
    this.refresh(0);
  }

  /** Asks the program again about text and board, once typing pauses. */
  refresh(delay: number): void {
    clearTimeout(this.timer);
    this.asked++;
    this.isAsking.value = true;
    this.timer = setTimeout(() => void this.ask(), delay);
  }

  private async ask(): Promise<void> {
    this.checking?.abort();
    const { signal } = (this.checking = new AbortController());
    const asked = this.asked;
    const text = this.text.peek();
    try {
      const checked = await api.check(text, signal);
      this.checked.value = checked;
      if (checked.diagnostics.some((one) => one.severity === 'error') || checked.patterns.length === 0) {
        batch(() => {
          this.described.value = [];
          this.matched.value = [];
        });
        return;
      }
      this.described.value = await api.describe(text, signal);
      await this.match(text, signal);
    } catch (error) {
      if (!signal.aborted) report(error);
    } finally {
      if (asked === this.asked) this.isAsking.value = false;
    }
  }

  private async match(text: string, signal: AbortSignal): Promise<void> {
    const fen = this.fen.peek();
    const matched = isPosition(fen) ? await api.match(text, fen, this.side.peek(), signal) : [];
    batch(() => {
      this.matched.value = matched;
      const instances = matched.flatMap((one) => one.instances);
      this.chosen.value = Math.max(0, instances.findIndex((one) => one.valid));
    });
  }

  async save(): Promise<void> {
    const name = this.name.peek();
    if (name === undefined) return;
    try {
      const { version } = await api.save(name, this.text.peek());
      const opened = await api.pattern(name);
      batch(() => {
        this.saved.value = version;
        this.kept.value = this.text.peek();
        this.opened.value = opened;
      });
      announce(t('studio.saved', version));
      await this.loadLibrary();
    } catch (error) {
      report(error);
    }
  }

  async remove(): Promise<void> {
    const opened = this.opened.peek();
    if (opened?.origin !== 'user') return;
    try {
      await api.removePattern(opened.name);
      this.startNew();
      await this.loadLibrary();
    } catch (error) {
      report(error);
    }
  }

  async tidy(isTranslated: boolean): Promise<void> {
    try {
      this.setText((await api.format(this.text.peek(), isTranslated ? lang.peek() : undefined)).text);
    } catch (error) {
      report(error);
    }
  }
}

/** A search of the studio's pattern in a base of games. */
export class SearchCtrl {
  readonly bases = signal<readonly api.BaseInfo[]>([]);
  readonly base = signal<number | undefined>(undefined);
  readonly side = signal<SearchSide>('to-move');
  readonly isUploading = signal(false);
  readonly state = signal<api.SearchState | undefined>(undefined);
  readonly hits = signal<readonly api.SearchHit[]>([]);
  /** The base that the hits are from. */
  readonly searched = signal<number | undefined>(undefined);
  readonly isRunning = computed(() => this.state.value?.status === 'running');

  private stream: Stream | undefined;

  async open(): Promise<void> {
    try {
      this.bases.value = await api.bases();
      if (!this.bases.value.some((one) => one.id === this.base.peek())) this.base.value = this.bases.value[0]?.id;
    } catch (error) {
      report(error);
    }
  }

  close(): void {
    this.stream?.close();
  }

  async upload(file: File): Promise<void> {
    this.isUploading.value = true;
    try {
      const base = await api.addBase(file);
      this.base.value = base.id;
      await this.open();
    } catch (error) {
      report(error);
    } finally {
      this.isUploading.value = false;
    }
  }

  async removeBase(): Promise<void> {
    try {
      const base = this.base.peek();
      if (base !== undefined) await api.removeBase(base);
      await this.open();
    } catch (error) {
      report(error);
    }
  }

  async start(text: string): Promise<void> {
    this.stream?.close();
    try {
      const base = this.base.peek();
      if (base === undefined) return;
      this.hits.value = [];
      this.searched.value = base;
      const { id } = await api.search(text, base, this.side.peek());
      await this.refresh(id);
      if (!this.isRunning.peek()) return this.more();
      this.stream = listen(
        `/searches/${id}/events`,
        {
          progress: (data) => this.change((state) => ({ ...state, progress: data as api.SearchState['progress'] })),
          hit: (data) => this.caught(data as api.SearchHit),
          done: () => void this.finish(id),
          failed: () => void this.finish(id),
          cancelled: () => void this.finish(id),
        },
        () => void this.refresh(id),
      );
    } catch (error) {
      report(error);
    }
  }

  // Only the first page is filled live; the rest is fetched when asked for.
  private caught(hit: api.SearchHit): void {
    if (this.hits.peek().length < PAGE) this.hits.value = addHit(this.hits.peek(), hit);
  }

  private change(edit: (state: api.SearchState) => api.SearchState): void {
    const state = this.state.peek();
    if (state) this.state.value = edit(state);
  }

  private async refresh(id: number): Promise<void> {
    this.state.value = await api.searchState(id);
    if (!this.isRunning.peek()) this.stream?.close();
  }

  private async finish(id: number): Promise<void> {
    this.stream?.close();
    try {
      await this.refresh(id);
      if (this.hits.peek().length < Math.min(PAGE, this.state.peek()?.hits ?? 0)) await this.more();
      announce(t('search.finished', this.state.peek()?.hits ?? 0));
    } catch (error) {
      report(error);
    }
  }

  async more(): Promise<void> {
    const state = this.state.peek();
    if (!state) return;
    try {
      const next = await api.hits(state.id, this.hits.peek().length, PAGE);
      this.hits.value = next.reduce(addHit, this.hits.peek());
    } catch (error) {
      report(error);
    }
  }

  async cancel(): Promise<void> {
    const id = this.state.peek()?.id;
    try {
      if (id !== undefined) await api.cancelJob(id);
    } catch (error) {
      report(error);
    }
  }
}

/** How many hits are fetched at once. */
const PAGE = 100;

function addHit(hits: readonly api.SearchHit[], hit: api.SearchHit): readonly api.SearchHit[] {
  const isKnown = hits.some((one) => one.offset === hit.offset && one.ply === hit.ply && one.side === hit.side && one.pattern === hit.pattern);
  return isKnown ? hits : [...hits, hit];
}
