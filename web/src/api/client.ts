// Talks to the program: JSON requests and streams of events. The only file that knows addresses and status codes.
import { lang } from '../i18n';
import { inEveryLanguage, LANGS, TAG } from '../i18n/lang';
import { listen, type Stream } from './connection';
import { ROUTES, type Operations } from './routes.gen';
import type { ErrorBody, ErrorCode, Place } from './types.gen';

export { onState, type Stream } from './connection';

/** Why the program refused, or why it could not be asked. */
export type Code = ErrorCode | 'unreachable' | 'unknown';

/** A refusal of the program, with its message in the user's language. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: Code,
    message: string,
    readonly where?: Place,
  ) {
    super(message);
  }
}

/** What can be asked and is answered once; the rest are streams of events. */
type Question = { [O in keyof Operations]: Operations[O] extends { answer: unknown } ? O : never }[keyof Operations];
type Topic = Exclude<keyof Operations, Question>;
type Handlers<T extends Topic> = { [E in keyof Operations[T]['events']]?: (data: Operations[T]['events'][E]) => void };

/** Asks the program something. */
export function call<Q extends Question>(
  question: Q,
  asked: Operations[Q]['asked'],
  signal?: AbortSignal,
): Promise<Operations[Q]['answer']> {
  const { body } = asked as Asked;
  // A file is sent as it is, so that it never stands in memory as a whole.
  return request(
    ROUTES[question][0],
    addressOf(question, asked),
    body instanceof Blob ? body : body === undefined ? body : JSON.stringify(body),
    signal,
  );
}

/** Listens to the events of something until closed. */
export function follow<T extends Topic>(topic: T, asked: Operations[T]['asked'], handlers: Handlers<T>, onReturn?: () => void): Stream {
  return listen(pathOf(topic, asked), handlers as Record<string, (data: unknown) => void>, onReturn);
}

interface Asked {
  path?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Where an operation is, without the language. */
function pathOf<O extends keyof Operations>(operation: O, asked: Operations[O]['asked']): string {
  const { path = {}, query = {} } = asked as Asked;
  const place = ROUTES[operation][1].replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name]!));
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const question = pairs.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&');
  return question ? `${place}?${question}` : place;
}

/** The address of an operation in the user's language. */
export function addressOf<O extends keyof Operations>(operation: O, asked: Operations[O]['asked']): string {
  const path = pathOf(operation, asked);
  return `/api${path}${path.includes('?') ? '&' : '?'}lang=${lang.peek()}`;
}

/** What is kept from before a language was added is filled up; two languages are always there. */
const revive = LANGS.length > 2 ? inEveryLanguage : undefined;

/** How often a question is asked again when the house is full; what it asks for comes later, not never. */
const TRIES = 20;
const LONGEST_WAIT = 5000;
/** The refusals that pass by themselves. */
const PASSING: ReadonlySet<Code> = new Set(['busy', 'too_many_searches']);

async function request<T>(method: string, address: string, body?: string | Blob, signal?: AbortSignal): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': TAG[lang.peek()] };
  if (typeof body === 'string') headers['Content-Type'] = 'application/json';
  else if (body) headers['Content-Type'] = 'application/octet-stream';
  for (let tries = 1; ; tries++) {
    let response: Response;
    try {
      response = await fetch(address, { method, headers, body: body ?? null, signal: signal ?? null });
    } catch (problem) {
      if (signal?.aborted) throw problem;
      throw new ApiError(0, 'unreachable', '');
    }
    if (response.ok) return response.status === 204 ? (undefined as T) : (JSON.parse(await response.text(), revive) as T);
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
    const { error } = (await response.json()) as ErrorBody;
    return new ApiError(response.status, error.code, error.message, error.where ?? undefined);
  } catch {
    return new ApiError(response.status, 'unknown', '');
  }
}
