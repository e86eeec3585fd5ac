// What the program says while playing and analysing.
import { listen, post, type Stream } from './client';
import type { Explanation, Metrics, Score, WrittenMove } from './wire';

export interface Clock { white_ms: number; black_ms: number; increment_ms: number }
export interface PlayRequest { fen: string; moves: string[]; elo: number | null; clock: Clock | null; level: string }
export interface PlayAnswer { move: WrittenMove | null; comment: Explanation | null; draw_offer: boolean; resigns: boolean; result: string | null; accepts_draw?: boolean | null }
export interface EngineLine { multipv: number; depth: number; score: Score; pv: string[]; san: string[]; nodes: number; nps: number }
export interface EvalEntry { component: string; family: string; term: string; side: 'white' | 'black'; squares: string[]; middlegame: number; endgame: number; count: number; inSum: boolean }
export interface Tapered { middlegame: number; endgame: number }
export interface Evaluation {
  centipawns: number;
  phase: number;
  fullPhase: number;
  components: Record<string, { white: Tapered; black: Tapered; total: number }>;
  entries: EvalEntry[];
  sentences: string[];
}
export interface Threat { text: { pt: string; en: string }; squares: string[]; arrows: [string, string, string][]; line: string[] }
export interface PresentPattern { name: string; title: string; description: string; side: 'white' | 'black'; instances: number; squares: string[] }

export const playMove = (request: PlayRequest, signal?: AbortSignal) => post<PlayAnswer>('/play/move', request, signal);
export const hint = (fen: string, moves: string[], level: string) => post<Explanation>('/play/hint', { fen, moves, level });
export const offerDraw = (request: PlayRequest) => post<{ accepted: boolean }>('/play/draw', request);
export const evaluate = (fen: string) => post<Evaluation>('/evaluate', { fen });
export const threats = (fen: string) => post<Threat[]>('/threats', { fen });
export const present = (fen: string) => post<PresentPattern[]>('/patterns/present', { fen });

export interface AnalysisNews {
  lines: (lines: EngineLine[]) => void;
  metrics: (metrics: Metrics) => void;
  done: () => void;
}

/** Engine lines as they deepen; closing the stream stops the search. */
export function analyse(fen: string, lines: number, time: number, news: AnalysisNews): Stream {
  const stream = listen(`/analysis/events?fen=${encodeURIComponent(fen)}&lines=${lines}&time=${time}`, {
    lines: (data) => news.lines(data as EngineLine[]),
    metrics: (data) => news.metrics(data as Metrics),
    done: () => {
      stream.close();
      news.done();
    },
  });
  return stream;
}
