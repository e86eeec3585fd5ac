// Drafts: what was written and not saved is kept by the program, so that a reload, a closed window or a crash loses none of it.
import { signal } from '@preact/signals';
import type { DraftInfo, DraftKind } from '../api/types.gen';
import { lose, report } from './app';
import { ApiError, call } from '../api/client';

/** How long after a stroke the text is kept, in milliseconds. */
const PAUSE = 300;

export class DraftCtrl {
  constructor(private readonly kind: DraftKind = 'pattern') {}

  /** All drafts, the newest first. */
  readonly all = signal<readonly DraftInfo[]>([]);
  /** The draft that the text is kept in. */
  readonly id = signal<number | undefined>(undefined);
  /** When the text was left that is shown again, in seconds since 1970. */
  readonly restored = signal<number | undefined>(undefined);
  /** Whether the program has not got the last strokes yet. */
  readonly isBehind = signal(false);

  private wanted: { text: string | undefined; name: string | undefined } | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private writing: Promise<void> = Promise.resolve();
  private readonly warn = (event: Event) => event.preventDefault();
  private readonly hurry = () => this.flush();

  async load(): Promise<void> {
    try {
      await this.writing;
      this.all.value = (await call('drafts', {})).filter((draft) => draft.kind === this.kind);
    } catch (error) {
      report(error);
    }
  }

  /** Shows a draft again; strokes from now on go on in it. */
  restore(draft: DraftInfo): void {
    // After all that is still to be written about the text before it.
    this.writing = this.writing.then(() => {
      this.id.value = draft.id;
    });
    this.restored.value = draft.saved;
  }

  /** The text as it stands, or nothing if there is nothing to keep. */
  note(text: string | undefined, name: string | undefined): void {
    this.wanted = { text, name };
    this.setBehind(true);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.flush(), PAUSE);
  }

  /** Another text is opened: this one is kept as it stands. */
  leave(): void {
    this.flush();
    this.writing = this.writing.then(() => {
      this.id.value = undefined;
    });
    this.restored.value = undefined;
  }

  /** Keeps what is not kept yet, now. */
  flush(): void {
    clearTimeout(this.timer);
    const wanted = this.wanted;
    if (!wanted) return;
    this.wanted = undefined;
    this.writing = this.writing.then(() => this.write(wanted.text, wanted.name));
  }

  private async write(text: string | undefined, name: string | undefined): Promise<void> {
    const id = this.id.peek();
    try {
      if (text === undefined) {
        if (id !== undefined) await this.forget(id);
      } else if (id === undefined) this.id.value = (await call('addDraft', { body: { kind: this.kind, name, text } })).id;
      else await this.rewrite(id, name, text);
      if (!this.wanted) this.setBehind(false);
    } catch (error) {
      // It stays behind, is tried again when the program is back, and the browser asks before the window is closed.
      if (error instanceof ApiError && error.status === 0) lose();
      else report(error);
    }
  }

  /** A draft that another window has saved or discarded meanwhile becomes a new one. */
  private async rewrite(id: number, name: string | undefined, text: string): Promise<void> {
    try {
      await call('saveDraft', { path: { id }, body: { kind: this.kind, name, text } });
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) throw error;
      this.id.value = (await call('addDraft', { body: { kind: this.kind, name, text } })).id;
    }
  }

  /** Forgets the draft: its text was saved or is not wanted. */
  async remove(): Promise<void> {
    clearTimeout(this.timer);
    this.wanted = undefined;
    this.setBehind(false);
    this.restored.value = undefined;
    this.writing = this.writing.then(async () => {
      const id = this.id.peek();
      if (id !== undefined) await this.forget(id).catch(report);
    });
    await this.writing;
  }

  private async forget(id: number): Promise<void> {
    try {
      await call('removeDraft', { path: { id } });
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    }
    this.id.value = undefined;
    this.all.value = this.all.peek().filter((draft) => draft.id !== id);
  }

  private setBehind(isBehind: boolean): void {
    if (this.isBehind.peek() === isBehind) return;
    this.isBehind.value = isBehind;
    const listen = isBehind ? globalThis.addEventListener : globalThis.removeEventListener;
    listen?.('beforeunload', this.warn);
    listen?.('pagehide', this.hurry);
  }
}
