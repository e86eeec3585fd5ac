// What the program says while playing and analysing.
import { get, listen, post, put, remove, type Stream } from './client';
import type { AnalysisLine, AnalysisLines, AnalysisWhy, Both, ClockState, Evaluation, Explanation, GameInfo, GameToKeep, PlayAnswer } from './types.gen';

export type { AnalysisLine, AnalysisWhy, Evaluation, GameInfo, GameToKeep, PatternPresent, PlayAnswer, SideThreats, TermEntry, Threats } from './types.gen';

export interface PlayRequest {
  fen: string;
  moves: string[];
  elo?: number;
  clock?: ClockState;
  level: string;
  draw_offered: boolean;
  seed: number;
}

export const playMove = (request: PlayRequest, signal?: AbortSignal) => post<PlayAnswer>('/play/move', request, signal);
export const games = () => get<GameInfo[]>('/games');
export const addGame = (game: GameToKeep) => post<{ id: number }>('/games', game);
export const writeGame = (id: number, game: GameToKeep) => put(`/games/${id}`, game);
export const removeGame = (id: number) => remove(`/games/${id}`);
export const hint = (fen: string, moves: string[], level: string) => post<Explanation>('/play/hint', { fen, moves, level });
export const evaluate = (fen: string) => post<Evaluation>('/evaluate', { fen });

export interface AnalysisNews {
  lines: (lines: AnalysisLine[]) => void;
  /** What the first line means, out of the same search. */
  why: (why: AnalysisWhy) => void;
  done: () => void;
  failed: (message: Both) => void;
}

/** Engine lines as they deepen; closing the stream stops the search. */
export function analyse(fen: string, lines: number, time: number, news: AnalysisNews): Stream {
  const stream = listen(`/analysis/events?fen=${encodeURIComponent(fen)}&lines=${lines}&time=${time}`, {
    lines: (data) => news.lines((data as AnalysisLines).lines),
    why: (data) => news.why(data as AnalysisWhy),
    done: () => {
      stream.close();
      news.done();
    },
    failed: (data) => {
      stream.close();
      news.failed((data as { error: Both }).error);
    },
  });
  return stream;
}
