// Questions to a full house are asked again; other refusals are not.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Program } from '../../test/program';
import { call } from './client';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const refusal = (status: number, code: string) =>
  new Response(JSON.stringify({ error: { code, message: 'x' } }), { status, headers: { 'Retry-After': '1' } });

describe('a question', () => {
  it.each([
    [429, 'too_many_searches'],
    [503, 'busy'],
  ])('that finds the house full (%i) is asked again', async (status, code) => {
    let times = 0;
    new Program({ 'POST /play/move': () => (++times < 4 ? refusal(status, code) : { move: 'e4' }) });
    const answer = call('play', { body: {} });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await answer).toEqual({ move: 'e4' });
    expect(times).toBe(4);
  });

  it('that is refused for good is not', async () => {
    const program = new Program({ 'POST /reviews': () => refusal(429, 'too_many') });
    await expect(call('addReview', { body: { pgn: '' } })).rejects.toMatchObject({ status: 429 });
    expect(program.times('POST /reviews')).toBe(1);
  });

  it('that nobody waits for any more is given up', async () => {
    const program = new Program({ 'POST /play/move': () => refusal(503, 'busy') });
    const control = new AbortController();
    const answer = call('play', { body: {} }, control.signal).catch((error: Error) => error.name);
    await vi.advanceTimersByTimeAsync(100);
    control.abort();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await answer).toBe('AbortError');
    expect(program.times('POST /play/move')).toBe(1);
  });
});
