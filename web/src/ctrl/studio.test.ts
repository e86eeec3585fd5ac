// The studio: asks once typing pauses, matches only what has no mistakes, keeps versions, searches bases.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Program } from '../../test/program';
import { SearchCtrl, StudioCtrl } from './studio';

const fine = { diagnostics: [], patterns: ['A'], tokens: [] };
const both = { pt: 'x', en: 'x' };
const instance = (valid: boolean) => ({ valid, bindings: [], relations: [], told: both, failed: null });
const matched = [{ pattern: 'A', side: 'white', fen: '', raw_count: 2, valid_count: 1, too_many: false, instances: [instance(false), instance(true)] }];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('writing', () => {
  it('asks once for many strokes, then reads back, matches, and shows a valid instance first', async () => {
    const program = new Program({ 'POST /patlan/check': fine, 'POST /patlan/describe': [{ name: 'A', words: both }], 'POST /patlan/match': matched });
    const ctrl = new StudioCtrl();
    for (const text of ['P', 'PA', 'PATTERN "A"']) ctrl.setText(text);
    await vi.advanceTimersByTimeAsync(300);
    expect(program.times('POST /patlan/check')).toBe(1);
    expect(ctrl.described.value.length).toBe(1);
    expect(ctrl.instance.value?.valid).toBe(true);
    expect(ctrl.name.value).toBe('A');
  });

  it('does not match a text with mistakes', async () => {
    const program = new Program({ 'POST /patlan/check': { ...fine, diagnostics: [{ code: 'E010', severity: 'error', line: 1, column: 1, from: 0, to: 1, message: both, hint: null }] } });
    const ctrl = new StudioCtrl();
    ctrl.setText('PATTERN');
    await vi.advanceTimersByTimeAsync(300);
    expect(ctrl.hasErrors.value).toBe(true);
    expect(program.times('POST /patlan/match')).toBe(0);
  });

  it('does not match on a board that is no position', async () => {
    const program = new Program({ 'POST /patlan/check': fine, 'POST /patlan/describe': [] });
    const ctrl = new StudioCtrl();
    ctrl.setText('PATTERN "A"');
    ctrl.setFen('8/8/8/8/8/8/8/8 w - - 0 1');
    await vi.advanceTimersByTimeAsync(300);
    expect(program.times('POST /patlan/match')).toBe(0);
    expect(ctrl.matched.value).toEqual([]);
  });

  it('opens a pattern on its first good example and saves versions', async () => {
    const detail = { name: 'A', text: '//@ yes 4k3/8/8/8/8/8/8/4K3 w - - 0 1\nPATTERN "A"', origin: 'user', versions: [{ number: 1, saved: 0 }], theme: null, title: both, description: both, weight: 1, version: 1, words: both };
    const program = new Program({ 'GET /patterns/A': detail, 'GET /patterns': [], 'PUT /patterns/A': { name: 'A', version: 2 }, 'POST /patlan/check': fine, 'POST /patlan/describe': [], 'POST /patlan/match': matched });
    const ctrl = new StudioCtrl();
    await ctrl.open('A');
    expect(ctrl.fen.value).toBe('4k3/8/8/8/8/8/8/4K3 w - - 0 1');
    expect(ctrl.isChanged.value).toBe(false);
    ctrl.setText(`${detail.text} // more`);
    expect(ctrl.isChanged.value).toBe(true);
    await ctrl.save();
    expect(program.last('PUT /patterns/A')).toEqual({ text: `${detail.text} // more` });
    expect(ctrl.saved.value).toBe(2);
    expect(ctrl.isChanged.value).toBe(false);
  });
});

describe('searching', () => {
  const hit = (ply: number) => ({ pattern: 'A', game: 1, offset: 0, ply, side: 'white', fen: '', instances: [], white: 'a', black: 'b', date: null, result: '1-0' });
  const running = { id: 3, title: '', status: 'running', progress: { done: 0, total: 10 }, error: null, summary: null, hits: 0 };

  it('collects hits as they come, none twice, and ends with the summary', async () => {
    const answers: Record<string, unknown> = { 'GET /bases': [{ id: 5, name: 'b', bytes: 1, created: 0 }], 'POST /searches': { id: 3 }, 'GET /searches/3': running, 'GET /searches/3/hits?from=2&count=100': [] };
    const program = new Program(answers);
    const ctrl = new SearchCtrl();
    await ctrl.open();
    await ctrl.start('PATTERN');
    expect(program.last('POST /searches')).toEqual({ text: 'PATTERN', base: 5, side: 'to-move' });
    const [stream] = program.streams;
    for (const ply of [4, 4, 6]) stream!.say('hit', hit(ply));
    stream!.say('progress', { done: 5, total: 10 });
    expect(ctrl.hits.value.map((one) => one.ply)).toEqual([4, 6]);
    answers['GET /searches/3'] = { ...running, status: 'done', hits: 2 };
    stream!.say('done', {});
    await vi.advanceTimersByTimeAsync(1);
    expect(ctrl.isRunning.value).toBe(false);
    expect(stream!.isClosed).toBe(true);
  });
});
