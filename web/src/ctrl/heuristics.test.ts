// The heuristics studio: asks once typing pauses, keeps every pause, judges what has no mistakes, lets the set answer moves.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Program } from '../../test/program';
import { HeuristicsCtrl } from './heuristics';

const both = { pt: 'x', en: 'x' };
const fine = { diagnostics: [], tokens: [], title: 'A', level: 1, fingerprint: 'f', rules: 0, stages: [], regions: [], tree: {} };
const wrong = {
  ...fine,
  fingerprint: null,
  diagnostics: [{ code: 'E201', severity: 'error', line: 1, column: 1, from: 0, to: 1, message: both, hint: null }],
};
const ledger = {
  title: 'A',
  side: 'white',
  stage: 'S',
  passages: [],
  base: 0,
  entries: [],
  value: 1,
  centipawns: 100,
  stopped: null,
  changes: [],
};

function place() {
  const kept: string[] = [];
  return {
    kept,
    level: undefined,
    keep: async (text: string) => void kept.push(text),
    save: async () => 3,
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('writing a set', () => {
  it('asks once for many strokes, judges the board, and keeps the text after a pause', async () => {
    const program = new Program({ 'POST /dhjog/check': fine, 'POST /dhjog/judge': ledger });
    const shelf = place();
    const ctrl = new HeuristicsCtrl(shelf);
    for (const text of ['C', 'CO', 'CON']) ctrl.setText(text);
    await vi.advanceTimersByTimeAsync(300);
    expect(program.times('POST /dhjog/check')).toBe(1);
    expect(ctrl.ledger.value?.value).toBe(1);
    expect(ctrl.isKept.value).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(shelf.kept).toEqual(['CON']);
    expect(ctrl.isKept.value).toBe(true);
    await ctrl.save();
    expect([ctrl.version.value, ctrl.isChanged.value]).toEqual([3, false]);
    ctrl.close();
  });

  it('says nothing of a board while the text has mistakes', async () => {
    const program = new Program({ 'POST /dhjog/check': wrong });
    const ctrl = new HeuristicsCtrl(place());
    ctrl.open('X', undefined, true);
    await vi.advanceTimersByTimeAsync(10);
    expect(ctrl.hasErrors.value).toBe(true);
    expect(ctrl.ledger.value).toBeUndefined();
    expect(program.times('POST /dhjog/judge')).toBe(0);
    ctrl.close();
  });
});

describe('playing', () => {
  it('answers a move, and stops when told', async () => {
    const program = new Program({
      'POST /dhjog/check': fine,
      'POST /dhjog/judge': ledger,
      'POST /dhjog/play': { move: { uci: 'e7e5', san: 'e5', san_pt: 'e5' }, fen: '', score: null, depth: 1, stage: null, ending: null },
    });
    const ctrl = new HeuristicsCtrl(place());
    ctrl.open('X', 1, false);
    await vi.advanceTimersByTimeAsync(10);
    ctrl.playHere();
    expect([ctrl.mode.value, ctrl.owner.value, ctrl.orientation.value]).toEqual(['play', 'black', 'white']);
    ctrl.move('e2e4');
    await vi.advanceTimersByTimeAsync(10);
    expect(ctrl.steps.value.map((step) => step.san)).toEqual(['e4', 'e5']);
    expect(program.last('POST /dhjog/play')).toMatchObject({ moves: ['e2e4'] });
    ctrl.goTo(1);
    expect(ctrl.last.value).toBe('e2e4');
    ctrl.stop();
    expect(ctrl.mode.value).toBe('look');
    ctrl.close();
  });
});
