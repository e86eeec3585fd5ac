// One stream of events for all windows: it stands while any of them is seen, and carries what each of them wants to hear. It runs in a
// worker that the windows share, or, where there is none, in the window itself.
import type { Hello, News } from './types.gen';

/** What a window says: whether it is seen, and what it wants to hear. */
export type Wish =
  | { kind: 'seen'; isSeen: boolean }
  | { kind: 'listen'; topic: string; path: string }
  | { kind: 'leave'; topic: string }
  | { kind: 'bye' };
/** What a window is told. `open` follows every opening of the stream. */
export type Word = { kind: 'open' } | { kind: 'broken' } | { kind: 'news'; topic: string; event: string; data: unknown };

interface Topic {
  path: string;
  /** The number of the last event that was heard. */
  after: number;
}

interface Window {
  send: (word: Word) => void;
  isSeen: boolean;
  topics: Map<string, Topic>;
}

/** How long to wait before a broken stream is opened again, at first and at most, in milliseconds. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 4000;

export class Hub {
  private readonly windows = new Map<number, Window>();
  private count = 0;
  private source: EventSource | undefined;
  /** The name of the stream, once it has said hello. */
  private id: string | undefined;
  private isBroken = false;
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Lets a window in; it is told through `send`, and speaks through what is returned. */
  enter(send: (word: Word) => void): (wish: Wish) => void {
    const number = ++this.count;
    this.windows.set(number, { send, isSeen: false, topics: new Map() });
    return (wish) => this.hear(number, wish);
  }

  private hear(number: number, wish: Wish): void {
    const window = this.windows.get(number);
    if (!window) return;
    if (wish.kind === 'seen') {
      if (window.isSeen === wish.isSeen) return;
      window.isSeen = wish.isSeen;
      this.adjust();
      for (const topic of window.topics.keys()) {
        if (wish.isSeen) void this.ask(number, topic);
        else void this.drop(number, topic);
      }
      if (wish.isSeen && this.id !== undefined) window.send({ kind: 'open' });
      else if (wish.isSeen && this.isBroken) window.send({ kind: 'broken' });
    } else if (wish.kind === 'listen') {
      window.topics.set(wish.topic, { path: wish.path, after: 0 });
      if (window.isSeen) void this.ask(number, wish.topic);
    } else if (wish.kind === 'leave') {
      if (window.topics.delete(wish.topic) && window.isSeen) void this.drop(number, wish.topic);
    } else {
      for (const topic of window.topics.keys()) void this.drop(number, topic);
      this.windows.delete(number);
      this.adjust();
    }
  }

  /** Opens the stream when somebody looks, and closes it when nobody does. */
  private adjust(): void {
    const isWanted = [...this.windows.values()].some((window) => window.isSeen);
    if (isWanted && !this.source && this.timer === undefined) this.open();
    if (isWanted) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.source?.close();
    this.source = undefined;
    this.id = undefined;
  }

  private open(): void {
    this.timer = undefined;
    const source = new EventSource('/api/stream');
    this.source = source;
    source.onerror = () => this.break(source);
    source.addEventListener('hello', (event) => {
      this.id = (JSON.parse((event as MessageEvent<string>).data) as Hello).id;
      this.isBroken = false;
      this.pause = FIRST_PAUSE;
      for (const [number, window] of this.windows) {
        if (!window.isSeen) continue;
        for (const topic of window.topics.keys()) void this.ask(number, topic);
        window.send({ kind: 'open' });
      }
    });
    source.addEventListener('news', (event) => this.tell(JSON.parse((event as MessageEvent<string>).data) as News));
  }

  private break(source: EventSource): void {
    if (source !== this.source) return;
    source.close();
    this.source = undefined;
    this.id = undefined;
    if (!this.isBroken) for (const window of this.windows.values()) if (window.isSeen) window.send({ kind: 'broken' });
    this.isBroken = true;
    this.timer = setTimeout(() => this.open(), this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  private tell({ topic: name, event, id, data }: News): void {
    const at = name.indexOf('.');
    const window = this.windows.get(Number(name.slice(0, at)));
    const topic = window?.topics.get(name.slice(at + 1));
    if (!window || !topic) return;
    topic.after = Math.max(topic.after, id);
    window.send({ kind: 'news', topic: name.slice(at + 1), event, data });
  }

  private async ask(number: number, name: string): Promise<void> {
    const topic = this.windows.get(number)?.topics.get(name);
    const id = this.id;
    if (!topic || id === undefined) return;
    const body = JSON.stringify({ topic: `${number}.${name}`, path: topic.path, after: topic.after });
    try {
      const answer = await fetch(`/api/stream/${id}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
      // A full house has room again in a moment; what is not there any more is found out by whoever asks for it.
      if (answer.status === 429 || answer.status === 503) setTimeout(() => void this.ask(number, name), 1000);
    } catch {
      // The stream breaks as well, and asks again when it is back.
    }
  }

  private async drop(number: number, name: string): Promise<void> {
    if (this.id === undefined) return;
    try {
      await fetch(`/api/stream/${this.id}/${number}.${name}`, { method: 'DELETE' });
    } catch {
      // What breaks with the stream is over anyway.
    }
  }
}
