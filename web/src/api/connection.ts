// This window's way to the stream of events, and whether the program is there.
import { Hub, type Wish, type Word } from './hub';

type Handlers = Record<string, (data: unknown) => void>;

interface Listener {
  path: string;
  handlers: Handlers;
  onReturn: (() => void) | undefined;
}

export interface Stream {
  close(): void;
}

const listeners = new Map<string, Listener>();
let speak: ((wish: Wish) => void) | undefined;
let count = 0;
/** Whether the stream has been open for this window, so that the next opening is a return. */
let wasOpen = false;
let hearState: ((isThere: boolean) => void) | undefined;

/** Calls back whenever the stream breaks or is back. */
export function onState(hear: (isThere: boolean) => void): void {
  hearState = hear;
  connect();
}

/**
 * Listens to a topic until closed. Nothing is heard while the window is not seen or the program is away; `onReturn` is called after such a
 * time, because something may have been missed.
 */
export function listen(path: string, handlers: Handlers, onReturn?: () => void): Stream {
  const topic = String(++count);
  listeners.set(topic, { path, handlers, onReturn });
  connect()({ kind: 'listen', topic, path });
  return {
    close() {
      if (listeners.delete(topic)) speak?.({ kind: 'leave', topic });
    },
  };
}

/** For tests: as in a window that was just opened. */
export function disconnect(): void {
  speak?.({ kind: 'bye' });
  speak = undefined;
  wasOpen = false;
  listeners.clear();
}

function connect(): (wish: Wish) => void {
  if (speak) return speak;
  speak = shared() ?? new Hub().enter(hear);
  look();
  globalThis.document?.addEventListener('visibilitychange', look);
  globalThis.addEventListener?.('pagehide', () => speak?.({ kind: 'seen', isSeen: false }));
  globalThis.addEventListener?.('pageshow', look);
  return speak;
}

function look(): void {
  speak?.({ kind: 'seen', isSeen: globalThis.document?.visibilityState !== 'hidden' });
}

/** The worker that all windows share, where browsers have such. */
function shared(): ((wish: Wish) => void) | undefined {
  if (typeof SharedWorker === 'undefined') return undefined;
  try {
    const worker = new SharedWorker(new URL('./hub.worker.ts', import.meta.url), { type: 'module', name: 'lucena' });
    const doubt = setTimeout(goAlone, SILENCE);
    worker.onerror = goAlone;
    worker.port.onmessage = (message: MessageEvent<Word>) => {
      clearTimeout(doubt);
      if (!isAlone) hear(message.data);
    };
    return (wish) => worker.port.postMessage(wish);
  } catch {
    return undefined;
  }
}

/** A worker that says nothing for so long did not start, in milliseconds; a window that is not seen is told nothing anyway. */
const SILENCE = 10_000;
let isAlone = false;

/** Has a stream of its own, because there is no worker to share one. */
function goAlone(): void {
  if (isAlone || globalThis.document?.visibilityState === 'hidden') return;
  isAlone = true;
  speak = new Hub().enter(hear);
  look();
  for (const [topic, { path }] of listeners) speak({ kind: 'listen', topic, path });
}

function hear(word: Word): void {
  if (word.kind === 'news') {
    listeners.get(word.topic)?.handlers[word.event]?.(word.data);
    return;
  }
  hearState?.(word.kind === 'open');
  if (word.kind === 'open' && wasOpen) for (const listener of [...listeners.values()]) listener.onReturn?.();
  if (word.kind === 'open') wasOpen = true;
}
