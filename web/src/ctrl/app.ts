// What holds on every page: the address, the theme, what is said to screen readers, and errors.
import { effect, signal } from '@preact/signals';
import { ApiError, call, onState } from '../api/client';
import type { About } from '../api/types.gen';
import { advice, lang, t } from '../i18n';
import { TAG } from '../i18n/lang';

export type Route =
  | { page: 'start' }
  | { page: 'review'; id: string }
  | { page: 'play' }
  | { page: 'studio'; name: string | undefined; search?: number }
  | { page: 'glossary'; name: string | undefined }
  | { page: 'heuristics'; name: string | undefined }
  | { page: 'help'; name: string | undefined; section: string | undefined }
  | { page: 'class'; code: string | undefined; set: number | undefined }
  | { page: 'analysis'; fen: string | undefined; game?: GamePlace };

/** A move of a game in a base. */
export interface GamePlace {
  base: number;
  offset: number;
  ply: number;
}

export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [page, name, section] = path.split('/').map(decoded);
  switch (page) {
    case 'review':
      return name ? { page, id: name } : { page: 'start' };
    case 'play':
      return { page };
    case 'studio':
      return studioRoute(name, new URLSearchParams(query));
    case 'glossary':
      return { page, name };
    case 'heuristics':
      return { page, name: name || undefined };
    case 'help':
      return { page, name: name || undefined, section: section || undefined };
    case 'class':
      return { page, code: new URLSearchParams(query).get('code') ?? undefined, set: /^\d+$/.test(name ?? '') ? Number(name) : undefined };
    case 'analysis':
      return analysisRoute(new URLSearchParams(query));
    default:
      return { page: 'start' };
  }
}

function studioRoute(name: string | undefined, query: URLSearchParams): Route {
  const search = Number(query.get('search') ?? Number.NaN);
  return Number.isSafeInteger(search) && search > 0 ? { page: 'studio', name, search } : { page: 'studio', name };
}

function analysisRoute(query: URLSearchParams): Route {
  const fen = query.get('fen') ?? undefined;
  const [base, offset, ply] = ['base', 'offset', 'ply'].map((name) => Number(query.get(name) ?? Number.NaN));
  const isGame = [base, offset, ply].every((one) => Number.isSafeInteger(one) && one! >= 0);
  return isGame ? { page: 'analysis', fen, game: { base: base!, offset: offset!, ply: ply! } } : { page: 'analysis', fen };
}

// A broken address leads to the start page instead of nowhere.
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

export const route = signal<Route>(parseRoute(globalThis.location?.hash ?? ''));

export function go(hash: string): void {
  if (location.hash === hash) route.value = parseRoute(hash);
  else location.hash = hash;
}

export function studioHash(name: string | undefined, search?: number): string {
  return `#/studio${name === undefined ? '' : `/${encodeURIComponent(name)}`}${search === undefined ? '' : `?search=${search}`}`;
}

/** Writes into the address what Back and a reload should find, without going anywhere. */
export function note(hash: string): void {
  globalThis.history?.replaceState(null, '', hash);
}

export function analysisHash(fen: string): string {
  return `#/analysis?fen=${encodeURIComponent(fen)}`;
}

export function gameHash({ base, offset, ply }: GamePlace): string {
  return `#/analysis?base=${base}&offset=${offset}&ply=${ply}`;
}

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const theme = signal<Theme>(readTheme());

function readTheme(): Theme {
  const kept = globalThis.localStorage?.getItem('lucena.theme');
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

export function isDark(): boolean {
  return theme.value === 'dark' || (theme.value === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
}

/** Switches between light and dark, starting from what is seen now. */
export function toggleTheme(): void {
  setTheme(isDark() ? 'light' : 'dark');
}

export function setTheme(next: Theme): void {
  theme.value = next;
  globalThis.localStorage?.setItem('lucena.theme', next);
}

/** The latest text for screen readers; a repeated text is told apart by its number. */
export const announcement = signal<{ text: string; count: number }>({ text: '', count: 0 });

export function announce(text: string): void {
  announcement.value = { text, count: announcement.peek().count + 1 };
}

/** A problem shown on top of the page until closed. */
export const problem = signal<ApiError | undefined>(undefined);

/** Whether the program does not answer at the moment. */
export const isGone = signal(false);
/** How often it has come back. */
export const returns = signal(0);
/** What the program says about itself: whether it keeps anything, for instance. */
export const about = signal<About | undefined>(undefined);

/** How often the program is looked for while it is away, in milliseconds. */
const LOOKING = 2000;

/** Notes that the program does not answer, and looks for it until it does. */
export function lose(): void {
  if (isGone.peek()) return;
  isGone.value = true;
  const look = () => {
    if (!isGone.peek()) return;
    call('about', {}).then(find, () => setTimeout(look, LOOKING));
  };
  setTimeout(look, LOOKING);
}

/** Notes that it is there (again). */
export function find(): void {
  if (!isGone.peek()) return;
  isGone.value = false;
  returns.value++;
  void loadAbout();
}

/** Does something whenever the program has come back; gives what ends that. */
export function onReturn(action: () => void): () => void {
  let known = returns.peek();
  return effect(() => {
    if (returns.value === known) return;
    known = returns.value;
    action();
  });
}

export async function loadAbout(): Promise<void> {
  try {
    about.value = await call('about', {});
  } catch {
    // The notice that the program is away says it.
  }
}

/** Shows what went wrong; anything but a refusal of the program is a mistake of ours and goes to the console. */
export function report(error: unknown): void {
  const refused = refusalIn(error);
  if (refused) problem.value = refused;
}

/** A refusal to be shown where it belongs. A program that is away has a notice of its own, and mistakes of ours go to the console. */
export function refusalIn(error: unknown): ApiError | undefined {
  if (error instanceof DOMException && error.name === 'AbortError') return undefined;
  if (!(error instanceof ApiError)) console.error(error);
  else if (error.status === 0) lose();
  else return error;
  return undefined;
}

/** What went wrong, where, and what can be done about it. */
export function problemText(error: ApiError): string {
  const { line, column, game, move } = error.where ?? {};
  const place =
    line !== undefined
      ? t('error-place', { line, column: column ?? 1 })
      : game !== undefined && game > 1
        ? t('error-game', { game })
        : undefined;
  const message =
    error.message !== '' ? error.message : error.status === 0 ? t('error-unreachable') : t('error-status', { status: error.status });
  // Of what is no game the message itself says what to do.
  const help = error.code === 'bad_pgn' && move === undefined ? undefined : advice(error.code);
  return [sentence(message, place), help].filter(Boolean).join(' ');
}

// Refusals of the program begin small and end without a stop, as they do on the command line.
function sentence(message: string, place: string | undefined): string {
  const whole = place === undefined ? message : `${message} ${place}`;
  const upper = whole.charAt(0).toUpperCase() + whole.slice(1);
  return /[.!?…]$/.test(upper) ? upper : `${upper}.`;
}

/** Connects the signals with the document; called once. */
export function startApp(): void {
  // A stream that breaks for a moment is no news.
  let timer: ReturnType<typeof setTimeout> | undefined;
  onState((isThere) => {
    clearTimeout(timer);
    if (isThere) find();
    else timer = setTimeout(lose, 1000);
  });
  void loadAbout();
  addEventListener('hashchange', () => {
    route.value = parseRoute(location.hash);
    problem.value = undefined;
    scrollTo(0, 0);
    // Readers who hear the page start at its content, not at the bar again.
    document.getElementById('main')?.focus({ preventScroll: true });
  });
  effect(() => {
    document.title = `${t(`nav-${route.value.page === 'review' ? 'start' : route.value.page}`)} · Lucena`;
  });
  effect(() => {
    document.documentElement.lang = TAG[lang.value];
  });
  effect(() => {
    if (theme.value === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme.value;
  });
}
