// The games of a pasted text or a file: small ones are cut at once, large ones by a worker, so that the page never stands still.
import { GameShelf, textOf, type Found, type Taken } from '../model/games';

/** Texts up to this many letters are cut faster than a worker starts. */
const SMALL = 200_000;

type Question = { kind: 'take'; from: string | Blob } | { kind: 'find'; wanted: string; most: number } | { kind: 'text'; index: number };

interface Waiting {
  done: (result: never) => void;
  failed: (error: Error) => void;
}

class Beside {
  private readonly worker = new Worker(new URL('./games.worker.ts', import.meta.url), { type: 'module' });
  private readonly waiting = new Map<number, Waiting>();
  private count = 0;

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<{ number: number; result?: never; error?: string }>) => {
      const waiting = this.waiting.get(data.number);
      this.waiting.delete(data.number);
      if (data.error === undefined) waiting?.done(data.result!);
      else waiting?.failed(new Error(data.error));
    };
    this.worker.onerror = (event) => {
      for (const waiting of this.waiting.values()) waiting.failed(new Error(event.message));
      this.waiting.clear();
    };
  }

  ask<T>(question: Question): Promise<T> {
    const number = ++this.count;
    this.worker.postMessage({ ...question, number });
    return new Promise<T>((done, failed) => this.waiting.set(number, { done, failed }));
  }

  end(): void {
    this.worker.terminate();
  }
}

/** Where the games are that were taken last. */
let shelf = new GameShelf();
let beside: Beside | undefined;

export async function takeGames(from: string | Blob): Promise<Taken> {
  beside?.end();
  beside = undefined;
  shelf = new GameShelf();
  const size = typeof from === 'string' ? from.length : from.size;
  if (size <= SMALL || typeof Worker === 'undefined') return shelf.take(await textOf(from));
  beside = new Beside();
  return beside.ask<Taken>({ kind: 'take', from });
}

export async function findGames(wanted: string, most: number): Promise<Found> {
  return beside ? beside.ask<Found>({ kind: 'find', wanted, most }) : shelf.find(wanted, most);
}

export async function gameText(index: number): Promise<string> {
  return beside ? beside.ask<string>({ kind: 'text', index }) : shelf.text(index);
}
