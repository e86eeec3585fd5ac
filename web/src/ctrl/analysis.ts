// Any position under the lamp: engine lines, the evaluation term by term, threats, patterns that stand, and moves tried on the board.
import { batch, computed, effect, signal } from '@preact/signals';
import { ApiError, call, follow, type Stream } from '../api/client';
import type { AnalysisLine, AnalysisWhy, Evaluation, GameFound } from '../api/types.gen';
import { lang } from '../i18n';
import { classify } from '../model/pgn';
import { isPosition, playLine, START_FEN } from '../model/position';
import { grow, mainline, plant, plantLine, type Tree } from '../model/tree';
import type { Arrow } from '../model/evidence';
import { onReturn, refusalIn, report, type GamePlace } from './app';
import { speakMove } from './speech';

/** How long one position is searched, in milliseconds. */
const SEARCH_TIME = 15_000;

export class AnalysisCtrl {
  readonly tree = signal<Tree>(plant(START_FEN));
  readonly path = signal('');
  readonly orientation = signal<'white' | 'black'>('white');
  readonly count = signal(3);
  readonly lines = signal<readonly AnalysisLine[]>([]);
  /** What was said last about a first line. */
  readonly told = signal<AnalysisWhy | undefined>(undefined);
  readonly isSearching = signal(false);
  readonly evaluation = signal<Evaluation | undefined>(undefined);
  /** Why a pasted text could not be taken: `wrong` if it is neither game nor position. */
  readonly refused = signal<ApiError | 'wrong' | undefined>(undefined);
  readonly lit = signal<{ squares: string[]; arrows: Arrow[] } | undefined>(undefined);
  readonly isEditing = signal(false);
  /** The board as it is being set; may be no position yet. */
  readonly draft = signal(START_FEN);

  readonly node = computed(() => this.tree.value.nodes.get(this.path.value) ?? this.tree.value.root);
  readonly fen = computed(() => this.node.value.fen);
  readonly line = computed(() => mainline(this.tree.value));
  /** The first move of the first line. */
  readonly best = computed(() => this.lines.value[0]?.pv[0]);
  /** What is said about that very move; nothing while another was explained. */
  readonly why = computed(() => {
    const told = this.told.value;
    const isTrue = told && (this.lines.value.length === 0 ? !told.explanation : told.explanation?.move.uci === this.best.value?.uci);
    return isTrue ? told : undefined;
  });

  private stream: Stream | undefined;
  private forget: (() => void) | undefined;
  private asked = 0;
  open(fen: string | undefined, place?: GamePlace): void {
    if (place) void this.openGame(place);
    else this.setFen(fen && isPosition(fen) ? fen : START_FEN);
    this.forget?.();
    const away = onReturn(() => this.study());
    let spoken = lang.peek();
    // The sentences of the evaluation come in one language; a switch asks again.
    const forget = effect(() => {
      if (lang.value === spoken) return;
      spoken = lang.value;
      this.judge();
    });
    this.forget = () => {
      forget();
      away();
    };
  }

  close(): void {
    this.stream?.close();
    this.forget?.();
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

  /** A pasted text: a FEN sets the board, a PGN its first game. Says whether it was understood; if not, `refused` says why. */
  async take(text: string): Promise<boolean> {
    this.refused.value = undefined;
    const pasted = classify(text);
    if (pasted.kind === 'empty' || (pasted.kind === 'fen' && !isPosition(pasted.fen))) {
      this.refused.value = 'wrong';
      return false;
    }
    if (pasted.kind === 'fen') {
      this.setFen(pasted.fen);
      return true;
    }
    try {
      const read = await call('positions', { body: { pgn: pasted.games[0]!.text } });
      const game = read.games[0];
      if (game) this.show(game, 0);
      else this.refused.value = 'wrong';
      return game !== undefined;
    } catch (error) {
      this.refused.value = refusalIn(error);
      return false;
    }
  }

  /** A game of a base, at one of its moves. */
  private async openGame({ base, offset, ply }: GamePlace): Promise<void> {
    try {
      this.show(await call('baseGame', { path: { id: base }, query: { offset } }), ply);
    } catch (error) {
      report(error);
    }
  }

  private show(game: GameFound, ply: number): void {
    batch(() => {
      this.tree.value = plantLine(
        game.start_fen,
        playLine(
          game.start_fen,
          game.line.map((move) => move.uci),
        ),
      );
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
    this.asked++;
    batch(() => {
      this.draft.value = this.fen.peek();
      this.evaluation.value = undefined;
      this.lit.value = undefined;
    });
    this.search();
    this.judge();
  }

  private judge(): void {
    const asked = this.asked;
    void call('evaluate', { body: { fen: this.fen.peek() } }).then((value) => {
      if (asked === this.asked) this.evaluation.value = value;
    }, report);
  }

  /** One search for all: lines, the arrow, reasons, threats and patterns. */
  search(): void {
    this.stream?.close();
    batch(() => {
      this.lines.value = [];
      this.told.value = undefined;
      this.isSearching.value = true;
    });
    const query = { fen: this.fen.peek(), lines: this.count.peek(), time: SEARCH_TIME };
    this.stream = follow(
      'analyse',
      { query },
      {
        lines: ({ lines }) => (this.lines.value = lines),
        why: (why) => (this.told.value = why),
        done: () => this.stop(),
        failed: ({ error }) => {
          this.stop();
          report(new ApiError(503, 'busy', error?.[lang.peek()] ?? ''));
        },
      },
    );
  }

  stop(): void {
    this.stream?.close();
    this.isSearching.value = false;
  }
}
