// A game against the machine: answers, clocks, take back, draw, resignation, the way to the review.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Program } from '../../test/program';
import { PlayCtrl } from './play';

const written = (uci: string) => ({ uci, san: uci, san_pt: uci });

/** A machine that plays these moves, whatever happens. */
function machine(moves: string[], change: object = {}) {
  let at = 0;
  return new Program({
    'POST /play/move': () => ({
      move: written(moves[at++] ?? 'a7a6'),
      fen: '',
      score: null,
      comment: null,
      from_book: false,
      accepts_draw: false,
      resigns: false,
      ending: null,
      ...change,
    }),
    'POST /reviews': { id: 12 },
  });
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a game', () => {
  it('goes back and forth, and ends with mate', async () => {
    machine(['e7e5', 'b8c6', 'g8f6']);
    const game = new PlayCtrl();
    game.begin();
    for (const move of ['e2e4', 'd1h5', 'f1c4', 'h5f7']) await game.moved(move);
    expect(game.outcome.value).toEqual({ result: '1-0', why: 'checkmate' });
    expect(game.pgn()).toContain('4. Qxf7# 1-0');
    game.close();
  });

  it('lets the machine begin when it has White', async () => {
    const program = machine(['d2d4']);
    const game = new PlayCtrl();
    game.setup.value = { ...game.setup.value, color: 'black', elo: null };
    game.begin();
    await vi.advanceTimersByTimeAsync(1);
    expect(game.steps.value.map((step) => step.san)).toEqual(['d4']);
    expect(program.last('POST /play/move')).not.toHaveProperty('elo');
    expect(game.isMine.value).toBe(true);
    game.takeBack();
    expect(game.steps.value.length).toBe(1);
  });

  it('takes back to the player’s own move', async () => {
    machine(['e7e5', 'b8c6']);
    const game = new PlayCtrl();
    game.begin();
    await game.moved('e2e4');
    await game.moved('g1f3');
    game.takeBack();
    expect(game.steps.value.map((step) => step.uci)).toEqual(['e2e4', 'e7e5']);
    expect(game.isMine.value).toBe(true);
  });

  it('offers a draw with the next move, which the machine takes or not', async () => {
    const program = machine(['e7e5'], { accepts_draw: true });
    const game = new PlayCtrl();
    game.begin();
    game.offerDraw();
    await game.moved('e2e4');
    expect(program.last('POST /play/move')).toMatchObject({ draw_offered: true, moves: ['e2e4'], elo: 1400 });
    expect(game.outcome.value).toEqual({ result: '1/2-1/2', why: 'agreement' });
  });

  it('says so when the draw is declined', async () => {
    machine(['e7e5']);
    const game = new PlayCtrl();
    game.begin();
    game.offerDraw();
    await game.moved('e2e4');
    expect([game.drawRefused.value, game.drawPending.value, game.outcome.value]).toEqual([true, false, undefined]);
  });

  it('is resigned, and then goes to review', async () => {
    const program = machine(['e7e5']);
    const game = new PlayCtrl();
    game.begin();
    await game.moved('e2e4');
    game.resign();
    expect(game.outcome.value).toEqual({ result: '0-1', why: 'resignation' });
    await game.review();
    expect((program.last('POST /reviews') as { pgn: string }).pgn).toContain('1. e4 e5 0-1');
    expect(location.hash).toBe('#/review/12');
  });

  it('is lost on time, but only once the clocks run', async () => {
    machine(['e7e5']);
    const game = new PlayCtrl();
    game.setup.value = { ...game.setup.value, clock: '3+2' };
    game.begin();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(game.left.value!.white).toBe(180_000);
    await game.moved('e2e4');
    await vi.advanceTimersByTimeAsync(190_000);
    expect(game.outcome.value).toEqual({ result: '0-1', why: 'time' });
  });

  it('is kept move by move and goes on in another window', async () => {
    const kept: { title: string; value: object; is_over: boolean }[] = [];
    const answers = {
      'GET /games': () => kept.map((game, index) => ({ id: index + 1, saved: 0, ...game })),
      'POST /games': (game: never) => ({ id: kept.push(game) }),
      'PUT /games/1': (game: never) => (kept[0] = game),
      'POST /play/move': () => ({
        move: written('e7e5'),
        fen: '',
        score: null,
        comment: { summary: 'It takes the center.' },
        from_book: false,
        accepts_draw: false,
        resigns: false,
        ending: null,
      }),
    };
    new Program(answers);
    const game = new PlayCtrl();
    game.setup.value = { ...game.setup.value, clock: '5+3' };
    game.begin();
    await game.moved('e2e4');
    // At once, while the last move is still on its way to the program.
    game.close();
    const again = new PlayCtrl();
    await again.open();
    expect(again.steps.value.map((step) => step.san)).toEqual(['e4', 'e5']);
    expect(again.comments.value).toEqual([{ ply: 1, explanation: { summary: 'It takes the center.' } }]);
    expect(again.isMine.value).toBe(true);
    expect(again.left.value?.white).toBeGreaterThan(290_000);
    again.resign();
    await vi.advanceTimersByTimeAsync(1);
    again.close();
    const later = new PlayCtrl();
    await later.open();
    expect(later.isPlaying.value).toBe(false);
    expect(later.kept.value.map((one) => one.title.endsWith('0-1'))).toEqual([true]);
    later.close();
  });
});
