// A stand-in for the program: answers by path, remembers what was asked, and streams that tests can speak through.
import { vi } from 'vitest';
import { disconnect } from '../src/api/connection';

export interface Asked {
  method: string;
  path: string;
  body: unknown;
}

type Answer = unknown | ((body: never) => unknown);

export class Program {
  readonly asked: Asked[] = [];
  readonly streams: FakeStream[] = [];

  /** What is listened to, by topic. */
  private readonly topics = new Map<string, string>();

  constructor(private readonly answers: Record<string, Answer>) {
    disconnect();
    vi.stubGlobal('fetch', async (address: string, init: { method: string; body: string | null }) => {
      const path = address.replace(/^\/api/, '').replace(/[?&]lang=..$/, '');
      const body = init.body ? (JSON.parse(init.body) as unknown) : undefined;
      if (path.startsWith('/stream/')) return this.follow(init.method, path, body as { topic: string; path: string });
      this.asked.push({ method: init.method, path, body });
      const known = this.answers[`${init.method} ${path}`];
      const answer = typeof known === 'function' ? (known as (body: unknown) => unknown)(body) : known;
      if (answer instanceof Response) return answer;
      if (answer === undefined)
        return new Response(JSON.stringify({ error: { code: 'missing', message: `nothing at ${path}` } }), { status: 404 });
      return new Response(JSON.stringify(answer));
    });
    const streams = this.streams;
    vi.stubGlobal(
      'EventSource',
      class extends FakeStream {
        constructor(readonly address: string) {
          super();
          streams.push(this);
          queueMicrotask(() => this.say('hello', { id: '1' }));
        }
      },
    );
    vi.stubGlobal('location', { hash: '' });
  }

  private follow(method: string, path: string, body: { topic: string; path: string }): Response {
    if (method === 'POST') this.topics.set(body.topic, body.path);
    else this.topics.delete(path.split('/').pop()!);
    return new Response(null, { status: 204 });
  }

  /** Whether somebody listens to events. */
  isHeard(path: string): boolean {
    return [...this.topics.values()].includes(path);
  }

  /** Tells something to those who listen. */
  say(path: string, event: string, data: unknown): void {
    for (const [topic, known] of this.topics) if (known === path) this.streams.at(-1)!.say('news', { topic, event, id: 0, data });
  }

  times(call: string): number {
    return this.asked.filter((one) => `${one.method} ${one.path}` === call).length;
  }

  last(call: string): unknown {
    return this.asked.findLast((one) => `${one.method} ${one.path}` === call)?.body;
  }
}

export class FakeStream {
  isClosed = false;
  onerror: (() => void) | undefined;
  private readonly handlers = new Map<string, (event: { data: string }) => void>();

  addEventListener(name: string, handle: (event: { data: string }) => void): void {
    this.handlers.set(name, handle);
  }

  close(): void {
    this.isClosed = true;
  }

  say(name: string, data: unknown): void {
    this.handlers.get(name)?.({ data: JSON.stringify(data) });
  }
}

/** Lets promises that are ready go on. */
export async function settle(): Promise<void> {
  for (let turns = 0; turns < 20; turns++) await Promise.resolve();
}
