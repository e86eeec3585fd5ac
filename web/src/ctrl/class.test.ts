// The class: looked at again and again, more often while games are played; whoever was removed is a visitor again.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Program } from '../../test/program';
import { ClassCtrl, here, join } from './class';

const set = { id: 1, is_mine: true, rights: ['see', 'alter'] };
const state = { id: 7, may: ['addClassSet'], sets: [set, { id: 2, is_mine: false, rights: [] }], tournaments: [] };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a class', () => {
  it('is looked at again, and tells own sets from others', async () => {
    const program = new Program({ 'GET /classes/7': state });
    const ctrl = new ClassCtrl(7);
    await ctrl.open();
    expect(ctrl.mySets.value.map((one) => one.id)).toEqual([1]);
    expect(ctrl.others.value.map((one) => one.id)).toEqual([2]);
    expect([ctrl.may('addClassSet'), ctrl.may('setPhase')]).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(4100);
    expect(program.times('GET /classes/7')).toBe(2);
    ctrl.close();
    await vi.advanceTimersByTimeAsync(9000);
    expect(program.times('GET /classes/7')).toBe(2);
  });

  it('is looked at more often while a competition runs, whose table moves', async () => {
    const running = { id: 3, round: 1, status: 'running', played: 1, total: 9 };
    const program = new Program({
      'GET /classes/7': { ...state, tournaments: [running] },
      'GET /classes/7/tournaments/3': { ...running, table: [], games: [] },
    });
    const ctrl = new ClassCtrl(7);
    await ctrl.open();
    await vi.advanceTimersByTimeAsync(3200);
    expect(program.times('GET /classes/7/tournaments/3')).toBe(3);
    ctrl.close();
  });

  it('is left by whoever is no longer a member', async () => {
    const refused = () => new Response(JSON.stringify({ error: { code: 'not_a_member', message: 'no' } }), { status: 401 });
    new Program({ 'GET /classes/7': refused, 'GET /class': { is_open: true, who: 'visitor', class: null } });
    const ctrl = new ClassCtrl(7);
    await ctrl.open();
    expect(here.value?.who).toBe('visitor');
    ctrl.close();
  });

  it('is joined with a code, or the refusal is told', async () => {
    new Program({ 'POST /class/join': { class: 7, member: 1, secret: 'a b c d' } });
    expect(await join('AAAAAA', 'Ana')).toEqual({ secret: 'a b c d' });
    new Program({
      'POST /class/join': () => new Response(JSON.stringify({ error: { code: 'wrong_code', message: 'no' } }), { status: 401 }),
    });
    expect(await join('AAAAAA', 'Ana')).toMatchObject({ code: 'wrong_code' });
  });
});
