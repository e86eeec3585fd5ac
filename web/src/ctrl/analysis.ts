// Any position under the lamp: engine lines, the evaluation term by term, threats, patterns that stand, and moves tried on the board.
import { batch, computed, effect, signal } from '@preact/signals';
import type { Stream } from '../api/client';
import * as api from '../api/rooms';
import { baseGame } from '../api/patlan';
import type { Explanation, GameFound, Positions } from '../api/wire';
import { lang } from '../i18n';
import { classify } from '../model/pgn';
import { destinations, isPosition, playLine, START_FEN } from '../model/position';
import { grow, mainline, plant, plantLine, type Tree } from '../model/tree';
import { post } from '../api/client';
import type { Arrow } from '../model/evidence';
import { report, type GamePlace } from './app';
import { askWhy } from './review';
import { speakMove } from './speech';

/** How long one position is searched, in milliseconds. */
const SEARCH_TIME = 15_000;

export class AnalysisCtrl {
  readonly tree = signal<Tree>(plant(START_FEN));
  readonly path = signal('');
  readonly orientation = signal<'white' | 'black'>('white');
  readonly count = signal(3);
  readonly lines = signal<readonly api.AnalysisLine[]>([]);
  readonly why = signal<Explanation | undefined>(undefined);
  readonly isSearching = signal(false);
  readonly evaluation = signal<api.Evaluation | undefined>(undefined);
  readonly threats = signal<api.Threats | undefined>(undefined);
  readonly present = signal<readonly api.PatternPresent[]>([]);
  readonly lit = signal<{ squares: string[]; arrows: Arrow[] } | undefined>(undefined);
  readonly isEditing = signal(false);
  /** The board as it is being set; may be no position yet. */
  readonly draft = signal(START_FEN);

  readonly node = computed(() => this.tree.value.nodes.get(this.path.value) ?? this.tree.value.root);
  readonly fen = computed(() => this.node.value.fen);
  readonly line = computed(() => mainline(this.tree.value));

  private stream: Stream | undefined;
  private forget: (() => void) | undefined;
  private asked = 0;
  /** The questions about the current position; those about one that was left are given up. */
  private questions: AbortController | undefined;

  open(fen: string | undefined, place?: GamePlace): void {
    if (place) void this.openGame(place);
    else this.setFen(fen && isPosition(fen) ? fen : START_FEN);
    this.forget?.();
    let spoken = lang.peek();
    // The sentences of the evaluation come in one language; a switch asks again.
    this.forget = effect(() => {
      if (lang.value === spoken) return;
      spoken = lang.value;
      this.judge();
    });
  }

  close(): void {
    this.stream?.close();
    this.forget?.();
    this.questions?.abort();
    this.asked++;
  }

  setFen(fen: string): void {
    this.draft.value = fen;
    if (!isPosition(fen)) return;
    batch(() => {
      this.tree.value = plant(fen);
      this.path.value = '';
    });
    this.study();
  }

  /** A pasted text: a FEN sets the board, a PGN its first game. Says whether it was understood. */
  async take(text: string): Promise<boolean> {
    const pasted = classify(text);
    if (pasted.kind === 'empty') return false;
    if (pasted.kind === 'fen') {
      this.setFen(pasted.fen);
      return isPosition(pasted.fen);
    }
    try {
      const read = await post<Positions>('/positions', { pgn: pasted.games[0]!.text });
      const game = read.games[0];
      if (!game) return false;
      this.show(game, 0);
      return true;
    } catch (error) {
      report(error);
      return true;
    }
  }

  /** A game of a base, at one of its moves. */
  private async openGame({ base, offset, ply }: GamePlace): Promise<void> {
    try {
      this.show(await baseGame(base, offset), ply);
    } catch (error) {
      report(error);
    }
  }

  private show(game: GameFound, ply: number): void {
    batch(() => {
      this.tree.value = plantLine(game.start_fen, playLine(game.start_fen, game.line.map((move) => move.uci)));
      this.path.value = ply > 0 ? (mainline(this.tree.peek())[ply - 1]?.path ?? '') : '';
    });
    this.study();
  }

  moved(uci: string): void {
    const grown = grow(this.tree.peek(), this.path.peek(), uci);
    if (!grown) return;
    this.tree.value = grown.tree;
    this.goTo(grown.path);
  }

  goTo(path: string): void {
    if (!this.tree.peek().nodes.has(path)) return;
    this.path.value = path;
    speakMove(this.node.peek());
    this.study();
  }

  step(by: number): void {
    const node = this.node.peek();
    if (by < 0 && node.parent !== undefined) this.goTo(node.parent);
    const next = node.children[0];
    if (by > 0 && next !== undefined) this.goTo(next);
  }

  setCount(count: number): void {
    this.count.value = count;
    this.search();
  }

  /** Asks everything about the current position. */
  private study(): void {
    const fen = this.fen.peek();
    const asked = ++this.asked;
    this.questions?.abort();
    const { signal } = (this.questions = new AbortController());
    batch(() => {
      this.draft.value = fen;
      this.evaluation.value = undefined;
      this.threats.value = undefined;
      this.present.value = [];
      this.lit.value = undefined;
      this.why.value = undefined;
    });
    this.search();
    const keep = <T>(write: (value: T) => void) => (value: T) => {
      if (asked === this.asked) write(value);
    };
    this.judge();
    void api.threats(fen, signal).then(keep((value) => (this.threats.value = value)), report);
    if (destinations(fen).size > 0) void askWhy(fen, undefined, undefined, signal).then(keep((value) => (this.why.value = value)), report);
    void api.present(fen, signal).then(keep((value) => (this.present.value = value)), report);
  }

  private judge(): void {
    const asked = this.asked;
    void api.evaluate(this.fen.peek()).then((value) => {
      if (asked === this.asked) this.evaluation.value = value;
    }, report);
  }

  search(): void {
    this.stream?.close();
    batch(() => {
      this.lines.value = [];
      this.isSearching.value = true;
    });
    this.stream = api.analyse(this.fen.peek(), this.count.peek(), SEARCH_TIME, {
      lines: (lines) => (this.lines.value = lines),
      done: () => (this.isSearching.value = false),
    });
  }

  stop(): void {
    this.stream?.close();
    this.isSearching.value = false;
  }
}
