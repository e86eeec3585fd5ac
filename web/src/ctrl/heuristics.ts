// The heuristics studio: a set being written, what the program says about it, a board on which it explains itself and plays.
import { batch, computed, signal } from '@preact/signals';
import { call, type ApiError } from '../api/client';
import type { SetCheck, SetLedger } from '../api/types.gen';
import { lang, t } from '../i18n';
import { keywordsOf } from '../i18n/lang';
import { endingOf, play, START_FEN, turnOf, type Color, type Step } from '../model/position';
import { announce, refusalIn, report } from './app';
import { spokenMove } from './speech';
import { plyOf } from '../model/position';

const NOTHING: SetCheck = {
  diagnostics: [],
  tokens: [],
  title: null,
  level: 1,
  fingerprint: null,
  rules: 0,
  stages: [],
  regions: [],
  tree: null,
};

/** How long after a stroke the text is looked at, and kept, in milliseconds. */
const LOOK = 250;
const KEEP = 1000;
/** How long a move of a watched game stays on the board, in milliseconds. */
const PACE = 700;
/** A watched game ends after so many half-moves. */
const LONGEST = 400;

/** Where the text of a studio lives: the user's own shelf, or a class. */
export interface Place {
  /** Keeps what is being written; nothing is lost when the page is closed. */
  keep(text: string): Promise<void>;
  /** Saves the next version; gives its number. */
  save(text: string): Promise<number>;
  /** The move of the set as this place knows it. */
  level: number | undefined;
}

export type Mode = 'look' | 'play' | 'watch';

export class HeuristicsCtrl {
  readonly text = signal('');
  /** The text as it was opened or saved last. */
  readonly saved = signal('');
  readonly version = signal<number | undefined>(undefined);
  readonly checked = signal<SetCheck>(NOTHING);
  readonly ledger = signal<SetLedger | undefined>(undefined);
  readonly isAsking = signal(false);
  readonly isKept = signal(true);
  readonly refused = signal<ApiError | undefined>(undefined);
  readonly region = signal<string | undefined>(undefined);
  readonly lit = signal<readonly string[]>([]);

  readonly start = signal(START_FEN);
  readonly steps = signal<readonly Step[]>([]);
  readonly at = signal(0);
  readonly owner = signal<Color>('white');
  readonly orientation = signal<Color>('white');
  readonly isSettingUp = signal(false);
  readonly mode = signal<Mode>('look');
  readonly isThinking = signal(false);
  /** The other set of a watched game. */
  readonly rival = signal<{ title: string; text: string } | undefined>(undefined);
  readonly nodes = signal(2000);

  readonly fen = computed(() => this.steps.value[this.at.value - 1]?.fen ?? this.start.value);
  readonly last = computed(() => this.steps.value[this.at.value - 1]?.uci ?? '');
  readonly hasErrors = computed(() => this.checked.value.diagnostics.some((one) => one.severity === 'error'));
  readonly isChanged = computed(() => this.text.value !== this.saved.value);
  readonly ending = computed(() => endingOf([this.start.value, ...this.steps.value.slice(0, this.at.value).map((step) => step.fen)]));
  readonly hasComments = computed(() => this.checked.value.tokens.some((token) => token.color === 'comment'));

  private asking: AbortController | undefined;
  private judging: AbortController | undefined;
  private looking: ReturnType<typeof setTimeout> | undefined;
  private keeping: ReturnType<typeof setTimeout> | undefined;
  private watching: ReturnType<typeof setTimeout> | undefined;
  private thinking: AbortController | undefined;
  private seed = Math.floor(Math.random() * 1e6);
  private readonly hurry = () => void this.flush();

  constructor(private readonly place: Place) {
    globalThis.addEventListener?.('pagehide', this.hurry);
  }

  close(): void {
    globalThis.removeEventListener?.('pagehide', this.hurry);
    this.stop();
    void this.flush();
    this.asking?.abort();
    this.judging?.abort();
    clearTimeout(this.looking);
  }

  /** Shows a text. What is not in a version yet is `isDraft`. */
  open(text: string, version: number | undefined, isDraft: boolean): void {
    batch(() => {
      this.text.value = text;
      this.saved.value = isDraft ? '' : text;
      this.version.value = version;
      this.refused.value = undefined;
      this.isKept.value = true;
    });
    this.look(0);
  }

  setText(text: string): void {
    if (text === this.text.peek()) return;
    batch(() => {
      this.text.value = text;
      this.isKept.value = false;
    });
    this.look(LOOK);
    clearTimeout(this.keeping);
    this.keeping = setTimeout(() => void this.flush(), KEEP);
  }

  private async flush(): Promise<void> {
    clearTimeout(this.keeping);
    if (this.isKept.peek()) return;
    const text = this.text.peek();
    try {
      await this.place.keep(text);
      if (text === this.text.peek()) this.isKept.value = true;
    } catch (error) {
      this.refused.value = refusalIn(error);
    }
  }

  private look(delay: number): void {
    clearTimeout(this.looking);
    this.isAsking.value = true;
    this.looking = setTimeout(() => void this.ask(), delay);
  }

  private async ask(): Promise<void> {
    this.asking?.abort();
    this.asking = new AbortController();
    const { signal: stop } = this.asking;
    try {
      this.checked.value = await call('checkSet', { body: { text: this.text.peek(), level: this.place.level } }, stop);
      await this.judge();
    } catch (error) {
      if (!stop.aborted) report(error);
    } finally {
      if (!stop.aborted) this.isAsking.value = false;
    }
  }

  /** Asks what the set says of the position on the board. */
  async judge(): Promise<void> {
    this.judging?.abort();
    this.judging = new AbortController();
    const { signal: stop } = this.judging;
    if (this.hasErrors.peek() || this.checked.peek().fingerprint === null) {
      this.ledger.value = undefined;
      return;
    }
    const moves = this.steps
      .peek()
      .slice(0, this.at.peek())
      .map((step) => step.uci);
    try {
      this.ledger.value = await call(
        'judgePosition',
        { body: { text: this.text.peek(), fen: this.start.peek(), moves, side: this.owner.peek() } },
        stop,
      );
    } catch (error) {
      if (!stop.aborted) report(error);
    }
  }

  async save(): Promise<void> {
    this.refused.value = undefined;
    const text = this.text.peek();
    try {
      const version = await this.place.save(text);
      batch(() => {
        this.saved.value = text;
        this.version.value = version;
        if (text === this.text.peek()) this.isKept.value = true;
      });
      announce(t('studio-saved', { version }));
    } catch (error) {
      this.refused.value = refusalIn(error);
    }
  }

  async tidy(isTranslated: boolean): Promise<void> {
    this.refused.value = undefined;
    try {
      const to = isTranslated ? { to: keywordsOf(lang.peek()) } : {};
      this.setText((await call('formatSet', { body: { text: this.text.peek(), ...to } })).text);
    } catch (error) {
      this.refused.value = refusalIn(error);
    }
  }

  /** The form has changed the tree: the text follows. */
  async setTree(tree: unknown): Promise<void> {
    this.refused.value = undefined;
    const to = /CONJUNTO_HEURISTICO/i.test(this.text.peek()) ? 'pt' : 'en';
    try {
      this.setText((await call('writeTree', { body: { tree, to } })).text);
      this.look(0);
    } catch (error) {
      this.refused.value = refusalIn(error);
    }
  }

  setOwner(owner: Color): void {
    batch(() => {
      this.owner.value = owner;
      this.orientation.value = owner;
    });
    void this.judge();
  }

  setFen(fen: string): void {
    this.stop();
    batch(() => {
      this.start.value = fen;
      this.steps.value = [];
      this.at.value = 0;
    });
    void this.judge();
  }

  goTo(at: number): void {
    this.at.value = Math.max(0, Math.min(this.steps.peek().length, at));
    void this.judge();
  }

  /** A move on the board; in a game the set answers. */
  move(uci: string): void {
    const step = play(this.fen.peek(), uci);
    if (!step) return;
    this.add(step);
    if (this.mode.peek() === 'play') void this.reply();
  }

  private add(step: Step): void {
    batch(() => {
      this.steps.value = [...this.steps.peek().slice(0, this.at.peek()), step];
      this.at.value = this.steps.peek().length;
    });
    void this.judge();
  }

  /** Plays against the set from the position on the board; the side to move is the player's. */
  playHere(): void {
    this.stop();
    const mine = turnOf(this.fen.peek());
    batch(() => {
      this.mode.value = 'play';
      this.owner.value = mine === 'white' ? 'black' : 'white';
      this.orientation.value = mine;
    });
    announce(t('play-begins', { color: t(`color-${mine}`) }));
    void this.judge();
  }

  /** The set makes the first move from the position on the board; the other side is the player's. */
  letBegin(): void {
    this.stop();
    const side = turnOf(this.fen.peek());
    batch(() => {
      this.mode.value = 'play';
      this.owner.value = side;
      this.orientation.value = side === 'white' ? 'black' : 'white';
    });
    void this.reply();
  }

  /** Lets the set play against another one from the position on the board. */
  watch(rival: { title: string; text: string }, side: Color = 'white'): void {
    this.stop();
    batch(() => {
      this.mode.value = 'watch';
      this.rival.value = rival;
      this.owner.value = side;
      this.orientation.value = side;
    });
    void this.reply();
  }

  stop(): void {
    clearTimeout(this.watching);
    this.thinking?.abort();
    batch(() => {
      this.mode.value = 'look';
      this.isThinking.value = false;
    });
  }

  /** The set whose turn it is moves. */
  private async reply(): Promise<void> {
    if (this.ending.peek() || this.steps.peek().length >= LONGEST) return this.mode.peek() === 'watch' ? this.stop() : undefined;
    this.thinking?.abort();
    this.thinking = new AbortController();
    const { signal: stop } = this.thinking;
    const fen = this.fen.peek();
    const isRival = this.mode.peek() === 'watch' && turnOf(fen) !== this.owner.peek();
    const text = isRival ? (this.rival.peek()?.text ?? '') : this.text.peek();
    const moves = this.steps
      .peek()
      .slice(0, this.at.peek())
      .map((step) => step.uci);
    this.isThinking.value = true;
    try {
      const answer = await call(
        'playSet',
        { body: { text, fen: this.start.peek(), moves, nodes: this.nodes.peek(), seed: this.seed } },
        stop,
      );
      const step = answer.move ? play(fen, answer.move.uci) : undefined;
      if (stop.aborted || !step) return;
      this.isThinking.value = false;
      this.add(step);
      announce(spokenMove(step.san, plyOf(fen)));
      if (this.mode.peek() === 'watch') this.watching = setTimeout(() => void this.reply(), PACE);
    } catch (error) {
      if (!stop.aborted) {
        report(error);
        this.stop();
      }
    }
  }
}
