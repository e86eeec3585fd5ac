// What the program says while playing and analysing.
import { get, listen, post, put, remove, type Stream } from './client';
import type { AnalysisLine, AnalysisLines, ClockState, Evaluation, Explanation, GameInfo, GameToKeep, PatternPresent, PlayAnswer, Threats } from './types.gen';

export type { AnalysisLine, Evaluation, GameInfo, GameToKeep, PatternPresent, PlayAnswer, SideThreats, TermEntry, Threats } from './types.gen';

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
export const threats = (fen: string, signal?: AbortSignal) => post<Threats>('/threats', { fen }, signal);
export const present = (fen: string, signal?: AbortSignal) => post<PatternPresent[]>('/patterns/present', { fen }, signal);

export interface AnalysisNews {
  lines: (lines: AnalysisLine[]) => void;
  done: () => void;
}

/** Engine lines as they deepen; closing the stream stops the search. */
export function analyse(fen: string, lines: number, time: number, news: AnalysisNews): Stream {
  const stream = listen(`/analysis/events?fen=${encodeURIComponent(fen)}&lines=${lines}&time=${time}`, {
    lines: (data) => news.lines((data as AnalysisLines).lines),
    done: () => {
      stream.close();
      news.done();
    },
  });
  return stream;
}
