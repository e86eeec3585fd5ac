// The studio: asks once typing pauses, matches only what has no mistakes, keeps versions, searches bases.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Program, settle } from '../../test/program';
import { isGone } from './app';
import { SearchCtrl } from './search';
import { StudioCtrl } from './studio';

const fine = { diagnostics: [], patterns: ['A'], tokens: [] };
const both = { pt: 'x', en: 'x' };
const instance = (valid: boolean) => ({ valid, bindings: [], relations: [], told: both, failed: null });
const matched = [
  { pattern: 'A', side: 'white', fen: '', raw_count: 2, valid_count: 1, too_many: false, instances: [instance(false), instance(true)] },
];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('writing', () => {
  it('asks once for many strokes, then reads back, matches, and shows a valid instance first', async () => {
    const program = new Program({
      'POST /patlan/check': fine,
      'POST /patlan/describe': [{ name: 'A', words: both }],
      'POST /patlan/match': matched,
    });
    const ctrl = new StudioCtrl();
    for (const text of ['P', 'PA', 'PATTERN "A"']) ctrl.setText(text);
    await vi.advanceTimersByTimeAsync(300);
    expect(program.times('POST /patlan/check')).toBe(1);
    expect(ctrl.described.value.length).toBe(1);
    expect(ctrl.instance.value?.valid).toBe(true);
    expect(ctrl.name.value).toBe('A');
  });

  it('does not match a text with mistakes', async () => {
    const program = new Program({
      'POST /patlan/check': {
        ...fine,
        diagnostics: [{ code: 'E010', severity: 'error', line: 1, column: 1, from: 0, to: 1, message: both, hint: null }],
      },
    });
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
    const detail = {
      name: 'A',
      text: '//@ yes 4k3/8/8/8/8/8/8/4K3 w - - 0 1\nPATTERN "A"',
      origin: 'user',
      versions: [{ number: 1, saved: 0 }],
      theme: null,
      title: both,
      description: both,
      weight: 1,
      version: 1,
      words: both,
    };
    const program = new Program({
      'GET /patterns/A': detail,
      'GET /patterns': [],
      'PUT /patterns/A': { name: 'A', version: 2 },
      'POST /patlan/check': fine,
      'POST /patlan/describe': [],
      'POST /patlan/match': matched,
    });
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

describe('drafts', () => {
  const fineAnswers = { 'GET /patterns': [], 'POST /patlan/check': fine, 'POST /patlan/describe': [], 'POST /patlan/match': matched };

  it('are kept a moment after the last stroke and restored in another window', async () => {
    const kept: { id: number; kind: string; name: string | null; text: string; saved: number }[] = [];
    const answers = {
      ...fineAnswers,
      'GET /drafts': () => kept,
      'POST /drafts': (draft: { text: string }) => ({ id: kept.push({ id: 1, kind: 'pattern', name: null, saved: 5, text: draft.text }) }),
      'PUT /drafts/1': (draft: { text: string }) => (kept[0]!.text = draft.text),
    };
    const program = new Program(answers);
    const ctrl = new StudioCtrl();
    await ctrl.open(undefined);
    await vi.advanceTimersByTimeAsync(1000);
    expect(program.times('POST /drafts')).toBe(0);
    ctrl.setText('PATTERN "M');
    await vi.advanceTimersByTimeAsync(1000);
    ctrl.setText('PATTERN "MINE"');
    await vi.advanceTimersByTimeAsync(1000);
    expect([program.times('POST /drafts'), program.times('PUT /drafts/1')]).toEqual([1, 1]);
    expect(ctrl.drafts.isBehind.value).toBe(false);
    const again = new StudioCtrl();
    await again.open(undefined);
    expect(again.text.value).toBe('PATTERN "MINE"');
    expect(again.drafts.restored.value).toBe(5);
    again.setText('PATTERN "MINE" // more');
    await vi.advanceTimersByTimeAsync(1000);
    expect([program.times('POST /drafts'), kept[0]!.text]).toEqual([1, 'PATTERN "MINE" // more']);
  });

  it('do not push away what is written before they arrive', async () => {
    new Program({
      ...fineAnswers,
      'GET /drafts': [{ id: 1, kind: 'pattern', name: null, text: 'PATTERN "OLD"', saved: 5 }],
      'POST /drafts': { id: 2 },
    });
    const ctrl = new StudioCtrl();
    const opened = ctrl.open(undefined);
    ctrl.setText('PATTERN "NEW"');
    await opened;
    expect([ctrl.text.value, ctrl.drafts.all.value.length]).toEqual(['PATTERN "NEW"', 1]);
    ctrl.close();
  });

  it('of a saved pattern come back with it, and are gone when it is saved', async () => {
    const detail = {
      name: 'A',
      text: 'PATTERN "A"',
      origin: 'user',
      versions: [],
      theme: null,
      title: both,
      description: both,
      weight: 1,
      version: 1,
      words: both,
    };
    let drafts = [{ id: 4, kind: 'pattern', name: 'A', text: 'PATTERN "A" // more', saved: 9 }];
    const program = new Program({
      ...fineAnswers,
      'GET /patterns/A': detail,
      'PUT /patterns/A': { name: 'A', version: 2 },
      'GET /drafts': () => drafts,
      'DELETE /drafts/4': () => (drafts = []),
    });
    const ctrl = new StudioCtrl();
    await ctrl.open('A');
    expect(ctrl.text.value).toBe('PATTERN "A" // more');
    expect(ctrl.isChanged.value).toBe(true);
    await ctrl.save();
    expect(program.times('DELETE /drafts/4')).toBe(1);
    expect(ctrl.drafts.id.value).toBeUndefined();
  });

  it('stay behind while the program is away, and are kept when it is back', async () => {
    const answers: Record<string, unknown> = { ...fineAnswers, 'GET /drafts': [] };
    const program = new Program(answers);
    const ctrl = new StudioCtrl();
    await ctrl.open(undefined);
    answers['POST /drafts'] = () => {
      throw new TypeError('away');
    };
    ctrl.setText('PATTERN "MINE"');
    await vi.advanceTimersByTimeAsync(1000);
    expect([ctrl.drafts.isBehind.value, isGone.value]).toEqual([true, true]);
    answers['POST /drafts'] = { id: 1 };
    answers['GET /about'] = { keeps: true };
    await vi.advanceTimersByTimeAsync(5000);
    expect([ctrl.drafts.isBehind.value, isGone.value]).toEqual([false, false]);
    expect(program.last('POST /drafts')).toEqual({ kind: 'pattern', text: 'PATTERN "MINE"' });
    ctrl.close();
  });
});

describe('searching', () => {
  const hit = (ply: number) => ({
    pattern: 'A',
    game: 1,
    offset: 0,
    ply,
    side: 'white',
    fen: '',
    instances: [],
    white: 'a',
    black: 'b',
    date: null,
    result: '1-0',
  });
  const running = {
    id: 3,
    title: '',
    status: 'running',
    progress: { done: 0, total: 10, before: 0 },
    base: 5,
    side: 'both',
    error: null,
    summary: null,
    hits: 0,
  };

  it('collects hits as they come, none twice, and ends with the summary', async () => {
    const answers: Record<string, unknown> = {
      'GET /bases': [{ id: 5, name: 'b', bytes: 1, created: 0 }],
      'POST /searches': { id: 3 },
      'GET /searches/3': running,
      'GET /searches/3/hits?from=2&count=100': [],
    };
    const program = new Program(answers);
    const ctrl = new SearchCtrl();
    await ctrl.open();
    await ctrl.start('PATTERN');
    expect(program.last('POST /searches')).toEqual({ text: 'PATTERN', base: 5, side: 'to-move' });
    await settle();
    const say = (event: string, data: unknown) => program.say('/searches/3/events', event, data);
    for (const ply of [4, 4, 6]) say('hit', hit(ply));
    say('progress', { done: 5, total: 10, before: 0 });
    expect(ctrl.hits.value.map((one) => one.ply)).toEqual([4, 6]);
    answers['GET /searches/3'] = { ...running, status: 'done', hits: 2 };
    say('done', {});
    await vi.advanceTimersByTimeAsync(1);
    expect(ctrl.isRunning.value).toBe(false);
    expect(program.isHeard('/searches/3/events')).toBe(false);
  });

  it('shows a search of earlier again', async () => {
    const done = { ...running, status: 'done', hits: 1 };
    new Program({
      'GET /bases': [
        { id: 4, name: 'a', bytes: 1, created: 0 },
        { id: 5, name: 'b', bytes: 1, created: 0 },
      ],
      'GET /searches/3': done,
      'GET /searches/3/hits?from=0&count=100': [hit(4)],
    });
    const ctrl = new SearchCtrl();
    await ctrl.open(3);
    expect(ctrl.hits.value.map((one) => one.ply)).toEqual([4]);
    expect([ctrl.base.value, ctrl.searched.value, ctrl.side.value]).toEqual([5, 5, 'both']);
  });

  it('forgets a search that is no longer there', async () => {
    new Program({ 'GET /bases': [] });
    const ctrl = new SearchCtrl();
    await ctrl.open(3);
    expect(ctrl.state.value).toBeUndefined();
  });
});
