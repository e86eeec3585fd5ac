// Talks to the program: JSON requests and streams of events. The only file that knows addresses and status codes.
import { lang } from '../i18n';
import { TAG } from '../i18n/lang';

/** A refusal of the program, with its message in the user's language. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly where?: { line?: number; column?: number; offset?: number },
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

async function request<T>(method: Method, path: string, body?: string | Blob, signal?: AbortSignal): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': TAG[lang.peek()] };
  if (typeof body === 'string') headers['Content-Type'] = 'application/json';
  else if (body) headers['Content-Type'] = 'application/octet-stream';
  let response: Response;
  try {
    response = await fetch(address(path), { method, headers, body: body ?? null, signal: signal ?? null });
  } catch (problem) {
    if (signal?.aborted) throw problem;
    throw new ApiError(0, 'unreachable', '');
  }
  if (!response.ok) throw await refusal(response);
  return response.status === 204 ? (undefined as T) : ((await response.json()) as T);
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

/** How long to wait before a broken stream is opened again, at first and at most, in milliseconds. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8000;

export interface Stream {
  close(): void;
}

/**
 * Listens to a stream of events until closed. A broken connection is tried again; `onReturn` is called when it came back, because
 * something may have been missed meanwhile.
 */
export function listen(path: string, handlers: Record<string, (data: unknown) => void>, onReturn?: () => void, onBreak?: () => void): Stream {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBroken = false;
  let pause = FIRST_PAUSE;
  let isClosed = false;
  const open = () => {
    source = new EventSource(address(path));
    source.onopen = () => {
      if (isBroken) onReturn?.();
      isBroken = false;
      pause = FIRST_PAUSE;
    };
    source.onerror = () => {
      if (isClosed) return;
      if (!isBroken) onBreak?.();
      isBroken = true;
      source?.close();
      timer = setTimeout(open, pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE);
    };
    for (const [name, handle] of Object.entries(handlers)) {
      source.addEventListener(name, (event) => handle(JSON.parse((event as MessageEvent<string>).data || 'null')));
    }
  };
  open();
  return {
    close() {
      isClosed = true;
      clearTimeout(timer);
      source?.close();
    },
  };
}
