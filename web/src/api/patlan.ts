// What the program says about patterns: checks, completions, read-backs, matches, the library, searches in bases.
import type { BaseInfo, Completions, Created, Described, DraftInfo, Formatted, GameFound, MatchAnswer, PatlanCheck, PatternDetail, PatternInfo, Saved, SearchHit, SearchState } from './types.gen';
import { get, post, put, remove, upload } from './client';

export type {
  BaseInfo,
  Binding,
  DraftInfo,
  DrawnRelation,
  MatchAnswer,
  MatchInstance,
  PatlanCheck,
  PatlanDiagnostic,
  PatlanToken,
  PatternDetail,
  PatternInfo,
  PatternSummary,
  ResultCounts,
  SearchHit,
  SearchState,
  SearchSummary,
} from './types.gen';

const path = (name: string) => `/patterns/${encodeURIComponent(name)}`;

export const check = (text: string, signal?: AbortSignal) => post<PatlanCheck>('/patlan/check', { text }, signal);
export const complete = (text: string, offset: number) => post<Completions>('/patlan/complete', { text, offset });
export const describe = (text: string, signal?: AbortSignal) => post<Described[]>('/patlan/describe', { text }, signal);
export const format = (text: string, to?: string) => post<Formatted>('/patlan/format', to ? { text, to } : { text });
export const match = (text: string, fen: string, side: string, signal?: AbortSignal) => post<MatchAnswer[]>('/patlan/match', { text, fen, side }, signal);
export const library = () => get<PatternInfo[]>('/patterns');
export const pattern = (name: string) => get<PatternDetail>(path(name));
export const version = (name: string, number: number) => get<{ text: string }>(`${path(name)}/versions/${number}`);
export const save = (name: string, text: string) => put<Saved>(path(name), { text });
export const removePattern = (name: string) => remove(path(name));
export const bases = () => get<BaseInfo[]>('/bases');
export const addBase = (file: File) => upload<BaseInfo>(`/bases?name=${encodeURIComponent(file.name)}`, file);
export const removeBase = (id: number) => remove(`/bases/${id}`);
export const baseGame = (id: number, offset: number) => get<GameFound>(`/bases/${id}/game?offset=${offset}`);
export const search = (text: string, base: number, side: string) => post<Created>('/searches', { text, base, side });
export const searchState = (id: number) => get<SearchState>(`/searches/${id}`);
export const hits = (id: number, from: number, count: number) => get<SearchHit[]>(`/searches/${id}/hits?from=${from}&count=${count}`);
export const cancelJob = (id: number) => post(`/jobs/${id}/cancel`, {});
export const drafts = () => get<DraftInfo[]>('/drafts');
export const addDraft = (pattern: string | undefined, text: string) => post<Created>('/drafts', pattern === undefined ? { text } : { pattern, text });
export const writeDraft = (id: number, pattern: string | undefined, text: string) => put(`/drafts/${id}`, pattern === undefined ? { text } : { pattern, text });
export const removeDraft = (id: number) => remove(`/drafts/${id}`);
