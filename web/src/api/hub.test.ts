// One stream for all windows: opened for those who look, closed when nobody does.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Program, settle } from '../../test/program';
import { Hub, type Word } from './hub';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a hub', () => {
  it('has one stream for eight windows, and tells each what it wants to hear', async () => {
    const program = new Program({});
    const hub = new Hub();
    const heard: Word[][] = [];
    for (let number = 0; number < 8; number++) {
      heard.push([]);
      const say = hub.enter((word) => heard[number]!.push(word));
      say({ kind: 'seen', isSeen: true });
      say({ kind: 'listen', topic: '1', path: `/reviews/${number}/events` });
    }
    await settle();
    expect(program.streams.length).toBe(1);
    program.say('/reviews/3/events', 'progress', { done: 1 });
    expect(heard.map((words) => words.filter((word) => word.kind === 'news').length)).toEqual([0, 0, 0, 1, 0, 0, 0, 0]);
  });

  it('closes the stream when no window is seen, and says so when one is again', async () => {
    const program = new Program({});
    const hub = new Hub();
    const heard: string[] = [];
    const say = hub.enter((word) => heard.push(word.kind));
    say({ kind: 'seen', isSeen: true });
    say({ kind: 'listen', topic: '1', path: '/reviews/1/events' });
    await settle();
    say({ kind: 'seen', isSeen: false });
    expect(program.streams[0]!.isClosed).toBe(true);
    say({ kind: 'seen', isSeen: true });
    await settle();
    expect(program.streams.length).toBe(2);
    expect(program.isHeard('/reviews/1/events')).toBe(true);
    expect(heard).toEqual(['open', 'open']);
  });

  it('comes back after a break and asks for everything again', async () => {
    const program = new Program({});
    const hub = new Hub();
    const heard: string[] = [];
    const say = hub.enter((word) => heard.push(word.kind));
    say({ kind: 'seen', isSeen: true });
    await settle();
    program.streams[0]!.onerror!();
    expect(heard).toEqual(['open', 'broken']);
    say({ kind: 'listen', topic: '1', path: '/reviews/1/events' });
    await vi.advanceTimersByTimeAsync(600);
    expect(heard).toEqual(['open', 'broken', 'open']);
    expect(program.isHeard('/reviews/1/events')).toBe(true);
    say({ kind: 'bye' });
    expect(program.streams.at(-1)!.isClosed).toBe(true);
  });
});
