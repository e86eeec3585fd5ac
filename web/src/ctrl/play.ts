// A game against the machine: moves, clocks, hints, draw and resignation. The rules of ending are the model's; the machine's moves come
// from the program.
import { batch, computed, signal } from '@preact/signals';
import { call } from '../api/client';
import type { Explanation, GameInfo, PlayRequest } from '../api/types.gen';
import { t } from '../i18n';
import { writePgn } from '../model/pgn';
import { endingOf, play, playLine, plyOf, START_FEN, turnOf, type Color, type Ending, type Step } from '../model/position';
import { announce, go, onReturn, report } from './app';
import { spokenMove } from './speech';
import { EFFORTS } from './start';

export const CLOCKS = { none: null, '3+2': [180, 2], '5+3': [300, 3], '10+5': [600, 5], '15+10': [900, 10], '30+0': [1800, 0] } as const;
export type ClockName = keyof typeof CLOCKS;
export const ELOS = { least: 800, most: 2800, step: 100 } as const;

export interface GameSetup {
  elo: number | null;
  color: Color | 'random';
  clock: ClockName;
  fen: string;
}

export type Outcome = { result: '1-0' | '0-1' | '1/2-1/2'; why: Ending | 'resignation' | 'agreement' | 'time' };

export interface Comment {
  ply: number;
  explanation: Explanation;
  /** Whether it is about the player's own move. */
  isYours?: boolean;
}

/** What is needed to go on with a game, or to review it. */
export interface KeptGame {
  setup: GameSetup;
  color: Color;
  moves: string[];
  left: { white: number; black: number } | null;
  seed: number;
  pgn: string;
  /** What the machine said last; games kept by older versions have none. */
  comments?: readonly Comment[];
}

/** A kept game may have 64 kB in all; comments get half of it, the newest first. */
const COMMENT_CHARACTERS = 32_000;

function newest(comments: readonly Comment[]): readonly Comment[] {
  let room = COMMENT_CHARACTERS;
  const first = comments.findLastIndex((comment) => {
    room -= JSON.stringify(comment).length;
    return room < 0;
  });
  return comments.slice(first + 1);
}

export class PlayCtrl {
  /** Games that are over, the newest first. */
  readonly kept = signal<readonly GameInfo[]>([]);
  readonly setup = signal<GameSetup>({ elo: 1400, color: 'white', clock: 'none', fen: START_FEN });
  readonly isPlaying = signal(false);
  readonly color = signal<Color>('white');
  readonly steps = signal<readonly Step[]>([]);
  readonly comments = signal<readonly Comment[]>([]);
  readonly hint = signal<Explanation | 'thinking' | undefined>(undefined);
  readonly outcome = signal<Outcome | undefined>(undefined);
  readonly isThinking = signal(false);
  /** Whether the next move carries an offer of a draw. */
  readonly drawPending = signal(false);
  readonly drawRefused = signal(false);
  /** Milliseconds left, or nothing without a clock. */
  readonly left = signal<{ white: number; black: number } | undefined>(undefined);
  readonly orientation = signal<Color>('white');

  readonly start = computed(() => this.setup.value.fen);
  readonly fen = computed(() => this.steps.value[this.steps.value.length - 1]?.fen ?? this.start.value);
  readonly last = computed(() => this.steps.value[this.steps.value.length - 1]?.uci ?? '');
  readonly isMine = computed(() => this.isPlaying.value && !this.outcome.value && turnOf(this.fen.value) === this.color.value);

  private seed = 0;
  /** The number under which the program keeps this game. */
  private number: number | undefined;
  /** What is being kept, of whichever game: who comes back to the page waits for what the last visit left. */
  private static keeping: Promise<void> = Promise.resolve();
  private isUnkept = false;
  private ticking: ReturnType<typeof setInterval> | undefined;
  private tickedAt = 0;
  private request: AbortController | undefined;
  private forget: (() => void) | undefined;

  /** Looks for games of earlier times; one that is not over goes on. */
  async open(): Promise<void> {
    this.forget ??= onReturn(() => this.resumeWork());
    await PlayCtrl.keeping;
    try {
      const games = await call('games', {});
      this.kept.value = games.filter((game) => game.is_over);
      const last = games[0];
      if (last && !last.is_over && !this.isPlaying.peek()) this.resume(last.id, last.value as KeptGame);
    } catch (error) {
      report(error);
    }
  }

  /** The program is back: what it was asked meanwhile is asked again. */
  private resumeWork(): void {
    if (!this.isPlaying.peek()) return void this.open();
    this.isUnkept = false;
    this.keep();
    void this.machineMoves();
  }

  private resume(id: number, game: KeptGame): void {
    this.number = id;
    this.seed = game.seed;
    batch(() => {
      this.setup.value = game.setup;
      this.color.value = game.color;
      this.orientation.value = game.color;
      this.steps.value = playLine(game.setup.fen, game.moves);
      this.left.value = game.left ?? undefined;
      this.comments.value = game.comments ?? [];
      this.isPlaying.value = true;
    });
    this.startClock();
    announce(t('play-resumed'));
    if (!this.isMine.peek()) void this.machineMoves();
  }

  /** Lets the program keep the game as it stands, one change after the other. */
  private keep(): void {
    if (this.steps.peek().length === 0 && this.number === undefined) return;
    const value: KeptGame = {
      setup: this.setup.peek(),
      color: this.color.peek(),
      moves: this.steps.peek().map((step) => step.uci),
      left: this.left.peek() ?? null,
      seed: this.seed,
      pgn: this.pgn(),
      comments: newest(this.comments.peek()),
    };
    const outcome = this.outcome.peek();
    const [white, black] = this.names();
    const game = {
      title: `${t('game-title', { white, black })}${outcome ? ` ${outcome.result}` : ''}`,
      value,
      is_over: outcome !== undefined,
    };
    PlayCtrl.keeping = PlayCtrl.keeping.then(async () => {
      try {
        if (this.number === undefined) this.number = (await call('addGame', { body: game })).id;
        else await call('saveGame', { path: { id: this.number }, body: game });
      } catch (error) {
        // Said once: the game itself goes on.
        if (!this.isUnkept) report(error);
        this.isUnkept = true;
      }
    });
  }

  /** Ends the look at a finished game, so that another can begin. */
  async leave(): Promise<void> {
    this.isPlaying.value = false;
    await this.open();
  }

  async removeKept(id: number): Promise<void> {
    try {
      await call('removeGame', { path: { id } });
      this.kept.value = this.kept.peek().filter((game) => game.id !== id);
    } catch (error) {
      report(error);
    }
  }

  begin(): void {
    const { color, clock } = this.setup.peek();
    const mine = color === 'random' ? (Math.random() < 0.5 ? 'white' : 'black') : color;
    const times = CLOCKS[clock];
    this.request?.abort();
    PlayCtrl.keeping = PlayCtrl.keeping.then(() => {
      this.number = undefined;
    });
    this.seed = Math.floor(Math.random() * 2 ** 32);
    batch(() => {
      this.color.value = mine;
      this.orientation.value = mine;
      this.steps.value = [];
      this.comments.value = [];
      this.hint.value = undefined;
      this.outcome.value = undefined;
      this.drawPending.value = false;
      this.drawRefused.value = false;
      this.left.value = times ? { white: times[0] * 1000, black: times[0] * 1000 } : undefined;
      this.isPlaying.value = true;
    });
    this.startClock();
    announce(t('play-begins', { color: t(`color-${mine}`) }));
    if (!this.isMine.peek()) void this.machineMoves();
  }

  close(): void {
    this.forget?.();
    this.forget = undefined;
    this.request?.abort();
    clearInterval(this.ticking);
  }

  private startClock(): void {
    clearInterval(this.ticking);
    if (!this.left.peek()) return;
    this.tickedAt = performance.now();
    this.ticking = setInterval(() => this.tick(), 200);
  }

  private tick(): void {
    const left = this.left.peek();
    const now = performance.now();
    const passed = now - this.tickedAt;
    this.tickedAt = now;
    if (!left || this.outcome.peek() || this.steps.peek().length === 0) return;
    const turn = turnOf(this.fen.peek());
    const rest = Math.max(0, left[turn] - passed);
    this.left.value = { ...left, [turn]: rest };
    if (rest === 0) this.end({ result: turn === 'white' ? '0-1' : '1-0', why: 'time' });
  }

  async moved(uci: string): Promise<void> {
    if (!this.isMine.peek() || !this.push(uci)) return;
    this.hint.value = undefined;
    this.drawRefused.value = false;
    await this.machineMoves();
  }

  /** Puts a move on the board; says whether it was legal. */
  private push(uci: string): boolean {
    const before = this.fen.peek();
    const step = play(before, uci);
    if (!step) return false;
    const left = this.left.peek();
    const increment = (CLOCKS[this.setup.peek().clock]?.[1] ?? 0) * 1000;
    batch(() => {
      if (left && this.steps.peek().length > 0) this.left.value = { ...left, [turnOf(before)]: left[turnOf(before)] + increment };
      this.steps.value = [...this.steps.peek(), step];
    });
    this.keep();
    announce(spokenMove(step.san, plyOf(before)));
    const ending = endingOf([this.start.peek(), ...this.steps.peek().map((one) => one.fen)]);
    if (ending) this.end({ result: ending === 'checkmate' ? (turnOf(step.fen) === 'white' ? '0-1' : '1-0') : '1/2-1/2', why: ending });
    return true;
  }

  private requestBody(): PlayRequest {
    const left = this.left.peek();
    const increment = (CLOCKS[this.setup.peek().clock]?.[1] ?? 0) * 1000;
    return {
      fen: this.start.peek(),
      moves: this.steps.peek().map((step) => step.uci),
      ...(this.setup.peek().elo === null ? {} : { elo: this.setup.peek().elo! }),
      ...(left ? { clock: { white_ms: Math.round(left.white), black_ms: Math.round(left.black), increment_ms: increment } } : {}),
      level: 'medium',
      draw_offered: this.drawPending.peek(),
      seed: this.seed,
    };
  }

  async machineMoves(): Promise<void> {
    if (this.outcome.peek() || this.isMine.peek()) return;
    this.request?.abort();
    this.request = new AbortController();
    const { signal } = this.request;
    this.isThinking.value = true;
    try {
      const answer = await call('play', { body: this.requestBody() }, signal);
      if (signal.aborted || this.outcome.peek()) return;
      if (answer.resigns) return this.end({ result: this.color.peek() === 'white' ? '1-0' : '0-1', why: 'resignation' });
      if (answer.accepts_draw) return this.end({ result: '1/2-1/2', why: 'agreement' });
      this.drawRefused.value = this.drawPending.peek();
      this.drawPending.value = false;
      const ply = this.steps.peek().length;
      const said: Comment[] = [];
      if (answer.yours) said.push({ ply: ply - 1, explanation: answer.yours, isYours: true });
      if (answer.comment) said.push({ ply, explanation: answer.comment });
      this.comments.value = [...this.comments.peek(), ...said];
      if (answer.move) this.push(answer.move.uci);
    } catch (error) {
      if (!signal.aborted) report(error);
    } finally {
      if (!signal.aborted) this.isThinking.value = false;
    }
  }

  private end(outcome: Outcome): void {
    this.outcome.value = outcome;
    this.isThinking.value = false;
    clearInterval(this.ticking);
    this.keep();
  }

  async askHint(): Promise<void> {
    if (!this.isMine.peek()) return;
    this.hint.value = 'thinking';
    const at = this.steps.peek().length;
    try {
      const hint = await call('hint', {
        body: { fen: this.start.peek(), moves: this.steps.peek().map((step) => step.uci), level: 'medium' },
      });
      if (this.steps.peek().length === at) this.hint.value = hint;
    } catch (error) {
      this.hint.value = undefined;
      report(error);
    }
  }

  /** Takes back to the player's last turn to move. */
  takeBack(): void {
    const steps = this.steps.peek();
    const mine = this.color.peek();
    let length = steps.length - 1;
    while (length > 0 && turnOf(steps[length - 1]!.fen) !== mine) length--;
    if (length < 0 || (length === 0 && turnOf(this.start.peek()) !== mine)) return;
    this.request?.abort();
    batch(() => {
      this.isThinking.value = false;
      this.outcome.value = undefined;
      this.hint.value = undefined;
      this.steps.value = steps.slice(0, length);
      this.comments.value = this.comments.peek().filter((comment) => comment.ply < length);
    });
    this.startClock();
    this.keep();
    announce(t('play-taken-back'));
  }

  resign(): void {
    this.request?.abort();
    this.end({ result: this.color.peek() === 'white' ? '0-1' : '1-0', why: 'resignation' });
  }

  /** An offer goes with the next move, as the rules of the game have it. */
  offerDraw(): void {
    this.drawPending.value = !this.drawPending.peek();
  }

  /** Who plays White, who plays Black. */
  private names(): [string, string] {
    const elo = this.setup.peek().elo;
    const machine = elo === null ? 'Lucena' : `Lucena (${elo})`;
    return this.color.peek() === 'white' ? [t('play-you'), machine] : [machine, t('play-you')];
  }

  pgn(): string {
    const [white, black] = this.names();
    const tags = {
      Event: t('play-event'),
      Site: '-',
      Date: new Date().toISOString().slice(0, 10).replace(/-/g, '.'),
      Round: '-',
      White: white,
      Black: black,
      Result: this.outcome.peek()?.result ?? '*',
    };
    const start = this.start.peek();
    return writePgn(
      tags,
      start === START_FEN ? undefined : start,
      this.steps.peek().map((step) => step.san),
      plyOf(start),
    );
  }

  async review(pgn = this.pgn()): Promise<void> {
    try {
      const { id } = await call('addReview', { body: { pgn, level: 'medium', nodes: EFFORTS.normal } });
      go(`#/review/${id}`);
    } catch (error) {
      report(error);
    }
  }
}
