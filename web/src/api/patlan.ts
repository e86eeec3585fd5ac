// What the program says about patterns: checks, completions, read-backs, matches, the library, searches in bases.
import { get, post, put, remove, upload } from './client';

export interface Diagnostic { code: string; severity: 'error' | 'warning'; from: number; to: number; line: number; column: number; message: string; hint: string | null }
export interface Token { from: number; to: number; color: string }
export interface Checked { diagnostics: Diagnostic[]; tokens: Token[]; names: string[] }
export interface Completion { label: string; detail?: string; kind?: string }
export interface Completions { from: number; options: Completion[] }
export interface Binding { figure: string; piece: string; square: string }
export type RelationStyle = 'attack' | 'possible_attack' | 'defence' | 'possible_defence';
export interface Relation { from: string; to: string; style: RelationStyle; via?: string | null }
export interface Instance { bindings: Binding[]; relations: Relation[]; is_valid: boolean; failed: { text: string; clause: string; from?: number; to?: number } | null; moves?: string[] }
export interface Matched { pattern: string; side: string; raw_count: number; valid_count: number; instances: Instance[] }
export interface LibraryItem { name: string; theme: string; title: string; description: string; origin: 'shipped' | 'user'; weight: number }
export interface PatternText { name: string; text: string; origin: 'shipped' | 'user'; versions: { n: number; saved: string }[] }
export interface Base { id: string; name: string; games: number | null; bytes: number }
export interface Results { wins: number; draws: number; losses: number; unknown: number }
export interface Hit { white: string; black: string; date: string; result: string; fen: string; ply: number; game: number; side: string; valid_count: number; raw_count: number; offset: number }
export interface SearchState {
  id: string;
  status: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
  progress: { done: number; total: number };
  error?: string | null;
  hits: Hit[];
  summary: Summary | null;
}
export interface Summary {
  games: number;
  positions: number;
  broken: number;
  white: Results;
  patterns: { pattern: string; scenario: number; scenario_games: number; valid: number; valid_games: number; results: { white: Results; black: Results }; weight: { value: number; least: number; most: number; score: number; expected: number } | null }[];
}

const path = (name: string) => `/patterns/${encodeURIComponent(name)}`;

export const check = (text: string, signal?: AbortSignal) => post<Checked>('/patlan/check', { text }, signal);
export const complete = (text: string, offset: number) => post<Completions>('/patlan/complete', { text, offset });
export const describe = (text: string, signal?: AbortSignal) => post<{ text: string }>('/patlan/describe', { text }, signal);
export const format = (text: string, to?: string) => post<{ text: string }>('/patlan/format', to ? { text, to } : { text });
export const match = (text: string, fen: string, side: string, signal?: AbortSignal) => post<Matched[]>('/patlan/match', { text, fen, side }, signal);
export const library = () => get<LibraryItem[]>('/patterns');
export const pattern = (name: string) => get<PatternText>(path(name));
export const version = (name: string, n: number) => get<{ text: string }>(`${path(name)}/versions/${n}`);
export const save = (name: string, text: string) => put<{ version: number }>(path(name), { text });
export const removePattern = (name: string) => remove(path(name));
export const bases = () => get<Base[]>('/bases');
export const addBase = (file: File) => upload<Base>(`/bases?name=${encodeURIComponent(file.name)}`, file);
export const removeBase = (id: string) => remove(`/bases/${encodeURIComponent(id)}`);
export const search = (text: string, base: string, side: string) => post<{ id: string }>('/searches', { text, base, side });
export const searchState = (id: string) => get<SearchState>(`/searches/${encodeURIComponent(id)}`);
export const hits = (id: string, from: number, count: number) => get<Hit[]>(`/searches/${encodeURIComponent(id)}/hits?from=${from}&count=${count}`);
