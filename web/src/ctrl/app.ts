// What holds on every page: the address, the theme, what is said to screen readers, and errors.
import { effect, signal } from '@preact/signals';
import { ApiError } from '../api/client';
import { lang, t } from '../i18n';
import { TAG } from '../i18n/lang';

export type Route =
  | { page: 'start' }
  | { page: 'review'; id: string }
  | { page: 'play' }
  | { page: 'studio'; name: string | undefined }
  | { page: 'analysis'; fen: string | undefined; game?: GamePlace };

/** A move of a game in a base. */
export interface GamePlace {
  base: number;
  offset: number;
  ply: number;
}

export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [page, name] = path.split('/').map(decoded);
  switch (page) {
    case 'review':
      return name ? { page, id: name } : { page: 'start' };
    case 'play':
      return { page };
    case 'studio':
      return { page, name };
    case 'analysis':
      return analysisRoute(new URLSearchParams(query));
    default:
      return { page: 'start' };
  }
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

/** Shows what went wrong; anything but a refusal of the program is a mistake of ours and goes to the console. */
export function report(error: unknown): void {
  if (error instanceof DOMException && error.name === 'AbortError') return;
  if (error instanceof ApiError) problem.value = error;
  else console.error(error);
}

export function problemText(error: ApiError): string {
  if (error.message !== '') return error.message;
  return error.status === 0 ? t('error.unreachable') : t('error.status', error.status);
}

/** Connects the signals with the document; called once. */
export function startApp(): void {
  addEventListener('hashchange', () => {
    route.value = parseRoute(location.hash);
    problem.value = undefined;
    scrollTo(0, 0);
    // Readers who hear the page start at its content, not at the bar again.
    document.getElementById('main')?.focus({ preventScroll: true });
  });
  effect(() => {
    document.title = `${t(`nav.${route.value.page === 'review' ? 'start' : route.value.page}`)} · Lucena`;
  });
  effect(() => {
    document.documentElement.lang = TAG[lang.value];
  });
  effect(() => {
    if (theme.value === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme.value;
  });
}
