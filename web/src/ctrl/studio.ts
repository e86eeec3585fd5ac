// The pattern studio: a text being written, what the program says about it, where it stands on the board, and drafts that lose nothing.
import { batch, computed, signal } from '@preact/signals';
import { call, type ApiError } from '../api/client';
import type { Described, DraftInfo, MatchAnswer, PatlanCheck, PatternDetail, PatternInfo } from '../api/types.gen';
import { inAllLanguages, lang, t } from '../i18n';
import { keywordsOf } from '../i18n/lang';
import { examplesOf, nameIn } from '../model/instances';
import { isPosition, START_FEN } from '../model/position';
import { announce, go, note, onReturn, refusalIn, report, studioHash } from './app';
import { DraftCtrl } from './draft';

export class StudioCtrl {
  readonly library = signal<readonly PatternInfo[]>([]);
  readonly wanted = signal('');
  readonly text = signal('');
  /** The text as it was opened or saved last. */
  readonly kept = signal('');
  readonly opened = signal<PatternDetail | undefined>(undefined);
  readonly checked = signal<PatlanCheck>({ diagnostics: [], tokens: [], patterns: [] });
  readonly described = signal<readonly Described[]>([]);
  readonly fen = signal(START_FEN);
  readonly side = signal<'to-move' | 'white' | 'black'>('to-move');
  readonly orientation = signal<'white' | 'black'>('white');
  readonly matched = signal<readonly MatchAnswer[]>([]);
  readonly chosen = signal(0);
  /** Squares that a word points at. */
  readonly lit = signal<readonly string[] | undefined>(undefined);
  /** Whether what is shown about text and board is still to be brought up to date. */
  readonly isAsking = signal(false);
  readonly saved = signal<number | undefined>(undefined);
  /** Why the text could not be saved or laid out. */
  readonly refused = signal<ApiError | undefined>(undefined);
  readonly drafts = new DraftCtrl();

  readonly instances = computed(() => this.matched.value.flatMap((one) => one.instances));
  readonly instance = computed(() => this.instances.value[this.chosen.value]);
  readonly name = computed(() => nameIn(this.text.value));
  readonly isChanged = computed(() => this.text.value !== this.kept.value);
  readonly hasErrors = computed(() => this.checked.value.diagnostics.some((one) => one.severity === 'error'));
  readonly examples = computed(() => examplesOf(this.text.value));
  readonly shelf = computed(() => {
    const wanted = this.wanted.value.trim().toLowerCase();
    const fitting = this.library.value.filter(
      (item) =>
        wanted === '' || `${item.name} ${item.title.pt} ${item.title.en} ${item.description[lang.value]}`.toLowerCase().includes(wanted),
    );
    const themes = new Map<string, PatternInfo[]>();
    for (const item of fitting) {
      const theme = item.origin === 'user' ? 'mine' : (item.theme ?? 'other');
      themes.set(theme, [...(themes.get(theme) ?? []), item]);
    }
    return [...themes].sort(([a], [b]) => Number(b === 'mine') - Number(a === 'mine'));
  });

  private checking: AbortController | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;
  private forget: (() => void) | undefined;

  async open(name: string | undefined): Promise<void> {
    this.forget ??= onReturn(() => void this.resumeWork());
    void this.loadLibrary();
    if (name !== undefined) await this.openPattern(name);
    else if (this.text.peek() === '' || this.opened.peek()) await this.openNew();
  }

  close(): void {
    this.forget?.();
    this.forget = undefined;
    this.drafts.flush();
    this.checking?.abort();
    clearTimeout(this.timer);
  }

  /** The program is back: what it says about the text is asked again, and the text is kept. */
  private async resumeWork(): Promise<void> {
    this.noteDraft();
    this.refresh(0);
    await this.loadLibrary();
  }

  /** A new pattern: the text that was left unsaved last, unless the user has begun to write meanwhile. */
  private async openNew(): Promise<void> {
    this.startNew();
    const untouched = this.text.peek();
    await this.drafts.load();
    const left = this.drafts.all.peek().find((draft) => draft.name === null);
    if (left && this.text.peek() === untouched && !this.opened.peek()) this.showDraft(left);
  }

  async loadLibrary(): Promise<void> {
    try {
      this.library.value = await call('patterns', {});
    } catch (error) {
      report(error);
    }
  }

  startNew(): void {
    this.drafts.leave();
    batch(() => {
      this.opened.value = undefined;
      this.kept.value = '';
      this.text.value = `${t('studio-template')}\n`;
      this.fen.value = '4k3/8/8/1r1r4/8/2N5/8/4K3 w - - 0 1';
      this.side.value = 'to-move';
      this.saved.value = undefined;
      this.refused.value = undefined;
    });
    this.refresh(0);
  }

  /** Starts a new pattern at an address of its own, so that Back leads to the one before. */
  goNew(): void {
    this.startNew();
    go(studioHash(undefined));
  }

  /** A new pattern that was left unsaved, at the address of new patterns. */
  openDraft(draft: DraftInfo): void {
    this.showDraft(draft);
    go(studioHash(undefined));
  }

  private showDraft(draft: DraftInfo): void {
    this.startNew();
    this.text.value = draft.text;
    this.drafts.restore(draft);
    this.refresh(0);
  }

  async openPattern(name: string): Promise<void> {
    this.drafts.leave();
    try {
      const [opened] = await Promise.all([call('pattern', { path: { name } }), this.drafts.load()]);
      this.show(opened, opened.text);
      const draft = this.drafts.all.peek().find((one) => one.name === name);
      if (!draft || draft.text === opened.text) return;
      this.text.value = draft.text;
      this.drafts.restore(draft);
      this.refresh(0);
    } catch (error) {
      report(error);
    }
  }

  /** Gives up what was not saved. */
  async discard(): Promise<void> {
    await this.drafts.remove();
    const opened = this.opened.peek();
    if (opened) this.show(opened, opened.text);
    else this.startNew();
  }

  async openVersion(number: number): Promise<void> {
    const opened = this.opened.peek();
    if (!opened) return;
    try {
      const { text } = await call('patternVersion', { path: { name: opened.name, version: number } });
      this.setText(text);
    } catch (error) {
      report(error);
    }
  }

  private show(opened: PatternDetail, text: string): void {
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
    this.noteDraft();
    this.refresh(200);
  }

  /** Lets the program keep the text until it is saved; one that says nothing new needs no keeping. */
  private noteDraft(): void {
    const text = this.text.peek();
    const isNew = text !== this.kept.peek() && text.trim() !== '' && !isTemplate(text);
    this.drafts.note(isNew ? text : undefined, this.opened.peek()?.name);
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
    this.checking = new AbortController();
    const { signal } = this.checking;
    const asked = this.asked;
    const text = this.text.peek();
    try {
      const checked = await call('checkPatterns', { body: { text } }, signal);
      this.checked.value = checked;
      if (checked.diagnostics.some((one) => one.severity === 'error') || checked.patterns.length === 0) {
        batch(() => {
          this.described.value = [];
          this.matched.value = [];
        });
        return;
      }
      this.described.value = await call('describePatterns', { body: { text } }, signal);
      await this.match(text, signal);
    } catch (error) {
      if (!signal.aborted) report(error);
    } finally {
      if (asked === this.asked) this.isAsking.value = false;
    }
  }

  private async match(text: string, signal: AbortSignal): Promise<void> {
    const fen = this.fen.peek();
    const matched = isPosition(fen) ? await call('matchPatterns', { body: { text, fen, side: this.side.peek() } }, signal) : [];
    batch(() => {
      this.matched.value = matched;
      const instances = matched.flatMap((one) => one.instances);
      this.chosen.value = Math.max(
        0,
        instances.findIndex((one) => one.valid),
      );
    });
  }

  async save(): Promise<void> {
    const name = this.name.peek();
    if (name === undefined) return;
    this.refused.value = undefined;
    const text = this.text.peek();
    try {
      const { version } = await call('savePattern', { path: { name }, body: { text } });
      const opened = await call('pattern', { path: { name } });
      batch(() => {
        this.saved.value = version;
        this.kept.value = text;
        this.opened.value = opened;
      });
      // What was typed while it was saved is a draft again.
      if (text === this.text.peek()) await this.drafts.remove();
      note(studioHash(name));
      announce(t('studio-saved', { version }));
      await this.loadLibrary();
    } catch (error) {
      this.refused.value = refusalIn(error);
    }
  }

  async remove(): Promise<void> {
    const opened = this.opened.peek();
    if (opened?.origin !== 'user') return;
    try {
      await call('removePattern', { path: { name: opened.name } });
      await this.drafts.remove();
      this.goNew();
      await this.loadLibrary();
    } catch (error) {
      report(error);
    }
  }

  async tidy(isTranslated: boolean): Promise<void> {
    this.refused.value = undefined;
    try {
      this.setText(
        (await call('formatPatterns', { body: { text: this.text.peek(), ...(isTranslated ? { to: keywordsOf(lang.peek()) } : {}) } })).text,
      );
    } catch (error) {
      this.refused.value = refusalIn(error);
    }
  }
}

function isTemplate(text: string): boolean {
  return inAllLanguages('studio-template').some((template) => text === `${template}\n`);
}
