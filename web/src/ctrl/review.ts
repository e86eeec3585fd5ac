// A reviewed game on the screen: where we stand, what is explained there, which sentence is lit, which proof is being played.
import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import { call, follow, type Stream } from '../api/client';
import type { Explanation, Level, MoveEvent, MoveReview, Opinion, Review, ReviewState, Side } from '../api/types.gen';
import { lang } from '../i18n';
import { sentencesOf, type Arrow, type Proof, type Sentence } from '../model/evidence';
import { isFault, isFine } from '../model/judgement';
import { isSameMove, playLine, turnOf } from '../model/position';
import { placeOf } from '../model/story';
import { answered, nextMistake, startRetry, type Retry } from '../model/retry';
import { ancestry, grow, isMainline, mainline, plant, plantLine, prune, type Node, type Tree } from '../model/tree';
import { onReturn, problem, refusalIn, report } from './app';
import { speakMove } from './speech';

/** How long one question on the board may think, in milliseconds. */
const QUESTION_TIME = 1500;

/** The key of a line that the story of the game shows. */
export const STORY = 'story';

export interface Playing {
  proof: Proof;
  key: string;
  /** How many moves of the proof stand on the board. */
  step: number;
}

export class ReviewCtrl {
  readonly state = signal<ReviewState | undefined>(undefined);
  readonly isLost = signal(false);
  /** The judged game; a quick look at first. */
  readonly review = signal<Review | undefined>(undefined);
  readonly moves = signal<readonly (MoveReview | null)[]>([]);
  readonly tree = signal<Tree>(plant(''));
  readonly path = signal('');
  readonly orientation = signal<'white' | 'black'>('white');
  readonly lit = signal<{ squares: string[]; arrows: Arrow[] } | undefined>(undefined);
  readonly playing = signal<Playing | undefined>(undefined);
  readonly retry = signal<Retry | undefined>(undefined);
  readonly isRetryOver = signal(false);
  /** Answers to "why not …?", by path of the move asked about. */
  readonly asked = signal<ReadonlyMap<string, Explanation | 'thinking'>>(new Map());
  /** Whether the reader wants to try another move in the position before the current one. */
  readonly isAsking = signal(false);

  readonly node: ReadonlySignal<Node> = computed(() => this.tree.value.nodes.get(this.path.value) ?? this.tree.value.root);
  readonly line = computed(() => mainline(this.tree.value));
  /** The index of the current move in the game, if it is one of the game's. */
  readonly index = computed(() => (isMainline(this.tree.value, this.path.value) ? this.node.value.ply - this.tree.value.root.ply - 1 : -1));
  /** The index of the last move of the game on the way to the current one: where a variation left it. */
  readonly gameIndex = computed(() => {
    const tree = this.tree.value;
    const onLine = ancestry(tree, this.path.value).filter((node) => isMainline(tree, node.path));
    return (onLine[onLine.length - 1]?.ply ?? tree.root.ply) - tree.root.ply - 1;
  });
  readonly explanation = computed<Explanation | 'thinking' | undefined>(() => {
    const index = this.index.value;
    if (index >= 0) return this.moves.value[index] ?? undefined;
    return this.asked.value.get(this.path.value);
  });
  readonly sentences = computed<Sentence[]>(() => {
    const explanation = this.explanation.value;
    return explanation && explanation !== 'thinking' ? sentencesOf(explanation, lang.value) : [];
  });
  readonly board = computed(() => {
    const playing = this.playing.value;
    if (!playing) return { fen: this.node.value.fen, last: this.node.value.uci };
    const step = playing.proof.steps[playing.step - 1];
    return { fen: step?.fen ?? playing.proof.fen, last: step?.uci ?? '' };
  });
  readonly isRunning = computed(() => this.state.value?.status === 'running');

  private stream: Stream | undefined;
  private forget: (() => void) | undefined;
  /** Whether the reader was led to a first moment, or has begun to walk alone. */
  private isLed = false;
  private ticking: ReturnType<typeof setInterval> | undefined;

  constructor(readonly id: string) {}

  get isSample(): boolean {
    return this.id === 'sample';
  }

  async open(): Promise<void> {
    try {
      const state = await this.fetch();
      this.receive(state);
      if (this.isSample) this.orientation.value = 'white';
      if (this.isRunning.peek()) this.follow();
    } catch (error) {
      const refused = refusalIn(error);
      this.isLost.value = refused !== undefined;
      if (refused) problem.value = refused;
      else this.await();
    }
  }

  private fetch(): Promise<ReviewState> {
    return this.isSample ? call('sample', {}) : call('review', { path: { id: Number(this.id) } });
  }

  /** Opens it when the program is back. */
  private await(): void {
    this.forget?.();
    this.forget = onReturn(() => {
      this.forget?.();
      void this.open();
    });
  }

  close(): void {
    this.stream?.close();
    this.forget?.();
    clearInterval(this.ticking);
  }

  private receive(state: ReviewState): void {
    batch(() => {
      if (this.state.peek() === undefined) this.tree.value = plantLine(state.start_fen, state.line);
      this.state.value = state;
      this.take(state.review ?? undefined);
    });
  }

  private follow(): void {
    const refresh = async () => {
      try {
        this.receive(await this.fetch());
        if (!this.isRunning.peek()) {
          this.stream?.close();
        }
      } catch (error) {
        report(error);
      }
    };
    this.stream = follow(
      'reviewEvents',
      { path: { id: Number(this.id) } },
      {
        progress: (progress) => this.progress(progress),
        move: (move) => this.judged(move),
        draft: () => void refresh(),
        done: () => void refresh(),
        failed: () => void refresh(),
        cancelled: () => void refresh(),
      },
      () => void refresh(),
    );
  }

  private progress(progress: ReviewState['progress']): void {
    const state = this.state.peek();
    if (state) this.state.value = { ...state, progress };
  }

  /** Takes a whole review; a reader who has not moved yet is led to its first moment. */
  private take(review: Review | undefined): void {
    if (!review) return;
    batch(() => {
      this.review.value = review;
      this.moves.value = review.moves;
    });
    this.goToFirstMoment();
  }

  private judged(event: MoveEvent): void {
    const moves = [...this.moves.peek()];
    if (event.move) moves[event.ply] = event.move;
    this.moves.value = Array.from(moves, (one) => one ?? null);
  }

  /** The costliest turning point, or the first fault, or the first move: where the reader understands most at once. */
  private goToFirstMoment(): void {
    if (this.isLed) return;
    this.isLed = true;
    const moves = this.moves.peek();
    const cost = (ply: number) => moves[ply]?.loss ?? 0;
    const points = [...(this.review.peek()?.turning_points ?? [])].sort((a, b) => cost(b) - cost(a));
    const moment = points[0] ?? moves.findIndex((move) => move && isFault(move.judgement));
    this.path.value = this.line.peek()[Math.max(0, moment)]?.path ?? '';
  }

  goTo(path: string): void {
    if (!this.tree.peek().nodes.has(path)) return;
    this.isLed = true;
    batch(() => {
      this.path.value = path;
      this.lit.value = undefined;
      this.isAsking.value = false;
      this.stopProof();
    });
    speakMove(this.node.peek());
  }

  goToIndex(index: number): void {
    const line = this.line.peek();
    const node = index < 0 ? this.tree.peek().root : line[Math.min(index, line.length - 1)];
    if (node) this.goTo(node.path);
  }

  /** Shows a line of the story: a move of the game where it was played, any other line played out from where it starts. */
  goToLine(fen: string, moves: readonly string[]): void {
    const place = placeOf([this.tree.peek().root, ...this.line.peek()], fen, moves);
    if (!place) return;
    this.goToIndex(place.isPlayed && moves.length === 1 ? place.index : place.index - 1);
    if (place.isPlayed && moves.length === 1) return;
    const steps = playLine(fen, moves);
    if (steps.length > 0) this.play(STORY, { fen, steps, isThreat: false });
  }

  step(by: number): void {
    const playing = this.playing.peek();
    if (playing) {
      this.stepProof(by);
      return;
    }
    const node = this.node.peek();
    if (by < 0 && node.parent !== undefined) this.goTo(node.parent);
    const next = node.children[0];
    if (by > 0 && next !== undefined) this.goTo(next);
  }

  flip(): void {
    this.orientation.value = this.orientation.peek() === 'white' ? 'black' : 'white';
  }

  /** Goes to the position before the current move, so that another one can be tried. */
  ask(): void {
    const parent = this.node.peek().parent;
    if (parent === undefined) return;
    this.goTo(parent);
    this.isAsking.value = true;
  }

  /** A move made on the board or typed. */
  async moved(uci: string): Promise<void> {
    if (this.retry.peek()) return this.tryMove(uci);
    this.stopProof();
    const grown = grow(this.tree.peek(), this.path.peek(), uci);
    if (!grown) return;
    this.tree.value = grown.tree;
    this.goTo(grown.path);
    if (!isMainline(grown.tree, grown.path) || this.moves.peek()[this.index.peek()] === undefined) await this.explain(grown.path);
  }

  private async explain(path: string): Promise<void> {
    if (this.asked.peek().has(path)) return;
    const node = this.tree.peek().nodes.get(path)!;
    const before = this.tree.peek().nodes.get(node.parent!)!;
    this.remember(path, 'thinking');
    try {
      this.remember(path, await askWhy(before.fen, node.uci, this.state.peek()?.level));
    } catch (error) {
      this.remember(path, undefined);
      report(error);
    }
  }

  private remember(path: string, answer: Explanation | 'thinking' | undefined): void {
    const asked = new Map(this.asked.peek());
    if (answer) asked.set(path, answer);
    else asked.delete(path);
    this.asked.value = asked;
  }

  removeVariation(path: string): void {
    const node = this.tree.peek().nodes.get(path);
    if (!node || node.parent === undefined) return;
    if (this.path.peek() === path || this.path.peek().startsWith(`${path} `)) this.goTo(node.parent);
    this.tree.value = prune(this.tree.peek(), path);
  }

  /** Puts the moves of a proof on the board one after the other. */
  startProof(sentence: Sentence): void {
    if (sentence.proof) this.play(sentence.key, sentence.proof);
  }

  private play(key: string, proof: Proof): void {
    this.stopProof();
    this.playing.value = { proof, key, step: 0 };
    this.lit.value = { squares: [], arrows: [] };
    this.ticking = setInterval(() => {
      const playing = this.playing.peek();
      if (!playing || playing.step >= playing.proof.steps.length) clearInterval(this.ticking);
      else this.playing.value = { ...playing, step: playing.step + 1 };
    }, 900);
  }

  stepProof(by: number): void {
    const playing = this.playing.peek();
    if (!playing) return;
    clearInterval(this.ticking);
    const step = Math.max(0, Math.min(playing.proof.steps.length, playing.step + by));
    this.playing.value = { ...playing, step };
  }

  stopProof(): void {
    clearInterval(this.ticking);
    this.playing.value = undefined;
    this.lit.value = undefined;
  }

  /** Lets a side try its mistakes again, from the move at `from` on. */
  startRetry(side: 'white' | 'black', from = 0): void {
    const first = this.tree.peek().root.ply;
    const retry = startRetry(this.moves.peek(), side, (index) => ((first + index) % 2 === 0 ? 'white' : 'black'), from);
    if (!retry) return;
    this.isRetryOver.value = false;
    this.orientation.value = side;
    this.showMistake(retry);
  }

  private showMistake(retry: Retry): void {
    this.goToIndex(retry.moves[retry.at]! - 1);
    this.retry.value = retry;
  }

  private async tryMove(uci: string): Promise<void> {
    const retry = this.retry.peek();
    const mistake = retry && this.moves.peek()[retry.moves[retry.at]!];
    if (!retry || !mistake || retry.answer === 'thinking' || retry.answer === 'right') return;
    this.retry.value = { ...retry, answer: 'thinking', tried: uci };
    try {
      const isBest = isSameMove(mistake.fen, uci, mistake.best.uci);
      const isRight =
        isBest ||
        (!isSameMove(mistake.fen, uci, mistake.move.uci) && isFine((await askWhy(mistake.fen, uci, this.state.peek()?.level)).judgement));
      if (this.retry.peek()?.at === retry.at) this.retry.value = answered({ ...retry, tried: uci }, isRight);
    } catch (error) {
      this.retry.value = retry;
      report(error);
    }
  }

  showSolution(): void {
    const retry = this.retry.peek();
    if (!retry) return;
    this.retry.value = { ...retry, answer: 'shown', tried: this.moves.peek()[retry.moves[retry.at]!]?.best.uci };
  }

  nextMistake(): void {
    const retry = this.retry.peek();
    const next = retry && nextMistake(retry);
    if (next) this.showMistake(next);
    else this.isRetryOver.value = true;
  }

  stopRetry(): void {
    const retry = this.retry.peek();
    this.retry.value = undefined;
    this.isRetryOver.value = false;
    if (retry) this.goToIndex(retry.moves[retry.at]!);
  }

  async cancel(): Promise<void> {
    try {
      await call('cancelJob', { path: { id: Number(this.id) } });
    } catch (error) {
      report(error);
    }
  }

  /** The reader's word on a sentence. */
  async feedback(sentence: Sentence, verdict: Opinion): Promise<boolean> {
    try {
      const review = this.isSample ? {} : { review: Number(this.id) };
      const body = { ...review, ply: Math.max(0, this.index.peek()), sentence: sentence.template ?? sentence.key, verdict };
      await call('giveFeedback', { body });
      return true;
    } catch (error) {
      report(error);
      return false;
    }
  }
}

/** Why a move, or why not. */
export function askWhy(fen: string, uci: string | undefined, level: Level | undefined, signal?: AbortSignal): Promise<Explanation> {
  return call(
    'explain',
    { body: { fen, ...(uci === undefined ? {} : { move: uci }), level: level ?? 'medium', time: QUESTION_TIME } },
    signal,
  );
}

/** The side to move in the position before a move. */
export function moverOf(explanation: Explanation): Side {
  return turnOf(explanation.fen);
}
