// Talks to the program: JSON requests and streams of events. The only file that knows addresses and status codes.
import { lang } from '../i18n';
import { TAG } from '../i18n/lang';

export { listen, onState, type Stream } from './connection';

/** A refusal of the program, with its message in the user's language. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly where?: { line?: number; column?: number; offset?: number; game?: number; move?: number },
  ) {
    super(message);
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export function get<T>(path: string, signal?: AbortSignal): Promise<T> {
  return request<T>('GET', path, undefined, signal);
}

export function post<T>(path: string, body: unknown, signal?: AbortSignal): Promise<T> {
  return request<T>('POST', path, JSON.stringify(body), signal);
}

export function put<T>(path: string, body: unknown): Promise<T> {
  return request<T>('PUT', path, JSON.stringify(body));
}

export function remove(path: string): Promise<unknown> {
  return request('DELETE', path);
}

/** Sends a file as it is, so that it never stands in memory as a whole. */
export function upload<T>(path: string, file: Blob): Promise<T> {
  return request<T>('POST', path, file);
}

/** How often a question is asked again when the house is full; what it asks for comes later, not never. */
const TRIES = 20;
const LONGEST_WAIT = 5000;
/** The refusals that pass by themselves. */
const PASSING = new Set(['busy', 'too_many_searches']);

async function request<T>(method: Method, path: string, body?: string | Blob, signal?: AbortSignal): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': TAG[lang.peek()] };
  if (typeof body === 'string') headers['Content-Type'] = 'application/json';
  else if (body) headers['Content-Type'] = 'application/octet-stream';
  for (let tries = 1; ; tries++) {
    let response: Response;
    try {
      response = await fetch(address(path), { method, headers, body: body ?? null, signal: signal ?? null });
    } catch (problem) {
      if (signal?.aborted) throw problem;
      throw new ApiError(0, 'unreachable', '');
    }
    if (response.ok) return response.status === 204 ? (undefined as T) : ((await response.json()) as T);
    const refused = await refusal(response);
    if (!PASSING.has(refused.code) || tries === TRIES) throw refused;
    await pause(response.headers.get('Retry-After'), signal);
  }
}

/** Waits as long as the program asked for, and a little differently in every window. */
async function pause(seconds: string | null, signal: AbortSignal | undefined): Promise<void> {
  const wait = Math.min(LONGEST_WAIT, 1000 * Number(seconds ?? 1) || 1000) * (0.75 + Math.random() / 2);
  await new Promise((done) => setTimeout(done, wait));
  signal?.throwIfAborted();
}

async function refusal(response: Response): Promise<ApiError> {
  try {
    const { error } = (await response.json()) as { error: { code: string; message: string; where?: ApiError['where'] } };
    return new ApiError(response.status, error.code, error.message, error.where);
  } catch {
    return new ApiError(response.status, 'unknown', '');
  }
}

/** An address of the API in the user's language. */
export function address(path: string): string {
  const joint = path.includes('?') ? '&' : '?';
  return `/api${path}${joint}lang=${lang.peek()}`;
}
