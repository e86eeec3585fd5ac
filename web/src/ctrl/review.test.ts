// A review on the screen: first moment, streams, why-not, proofs, retry.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import sample from '../../../data/samples/opera.json';
import { Program, settle } from '../../test/program';
import type { Explanation, Judgement, MoveReview, ReviewState } from '../api/types.gen';
import { playLine, START_FEN } from '../model/position';
import { problem } from './app';
import { ReviewCtrl } from './review';
import { written } from '../i18n/lang';

const LINE = ['e2e4', 'e7e5', 'g1f3', 'd7d6'];
const explained = sample.review.moves[17] as unknown as Explanation;
const steps = playLine(START_FEN, LINE).map((step) => ({ ...step, san_pt: step.san }));
const fens = [START_FEN, ...steps.map((step) => step.fen)];

function judged(ply: number, judgement: Judgement, best = LINE[ply]!): MoveReview {
  const move = { uci: LINE[ply]!, san: steps[ply]!.san, san_pt: steps[ply]!.san };
  return {
    ...explained,
    ply,
    judgement,
    fen: fens[ply]!,
    move,
    best: { uci: best, san: best, san_pt: best },
    marks: [],
    contrast: null,
    explanations: [],
    white_win: 50 + ply,
  };
}

function state(change: Partial<ReviewState> = {}): ReviewState {
  const moves = [judged(0, 'best'), judged(1, 'good'), judged(2, 'best'), judged(3, 'mistake', 'b8c6')];
  const side = {
    accuracy: 90,
    accuracy_by_phase: { opening: null, middlegame: null, endgame: null },
    judgements: { best: 0, excellent: 0, good: 0, inaccuracy: 0, mistake: 0, blunder: 0 },
    mean_loss: 1,
    mistakes: [],
    style: null,
  };
  const review = {
    schema: 1,
    tags: {},
    opening: null,
    opening_pt: null,
    start_white_win: 50,
    white: side,
    black: side,
    turning_points: [3],
    story: written([], []),
    story_parts: written([], []),
    exercises: [],
    moves,
  };
  return {
    id: 7,
    title: 'a – b',
    status: 'done',
    progress: { done: 1, total: 1, before: 0 },
    error: null,
    level: 'medium',
    created: 0,
    tags: {},
    start_fen: START_FEN,
    pgn: '',
    line: steps,
    draft: false,
    review,
    ...change,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  problem.value = undefined;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a finished review', () => {
  it('opens at its first turning point', async () => {
    new Program({ 'GET /reviews/7': state() });
    const ctrl = new ReviewCtrl('7');
    await ctrl.open();
    expect(ctrl.index.value).toBe(3);
    expect(ctrl.sentences.value[0]!.tone).toBe('verdict');
  });

  it('that does not exist is reported and said to be lost', async () => {
    new Program({});
    const ctrl = new ReviewCtrl('8');
    await ctrl.open();
    expect(ctrl.isLost.value).toBe(true);
    expect(problem.value?.status).toBe(404);
  });

  it('is walked through and never left by stepping too far', async () => {
    new Program({ 'GET /reviews/7': state() });
    const ctrl = new ReviewCtrl('7');
    await ctrl.open();
    for (let times = 0; times < 9; times++) ctrl.step(1);
    expect(ctrl.index.value).toBe(3);
    for (let times = 0; times < 9; times++) ctrl.step(-1);
    expect(ctrl.node.value.san).toBe('');
  });
});

describe('a running review', () => {
  it('shows the first look, then each judged move, and ends with the whole', async () => {
    const answers = { 'GET /reviews/7': state({ status: 'running', review: null, progress: { done: 0, total: 9, before: 0 } }) };
    const program = new Program(answers);
    const ctrl = new ReviewCtrl('7');
    await ctrl.open();
    expect(ctrl.line.value.length).toBe(4);
    expect(ctrl.moves.value).toEqual([]);
    await settle();
    const say = (event: string, data: unknown) => program.say('/reviews/7/events', event, data);
    say('progress', { done: 3, total: 9, before: 0 });
    expect(ctrl.state.value!.progress.done).toBe(3);
    answers['GET /reviews/7'] = state({ status: 'running', draft: true });
    say('draft', {});
    await settle();
    expect(ctrl.index.value).toBe(3);
    say('move', { ply: 1, draft: false, move: judged(1, 'blunder') });
    expect(ctrl.moves.value[1]!.judgement).toBe('blunder');
  });

  it('opens its stream again after a break and asks for what it missed', async () => {
    const answers = { 'GET /reviews/7': state({ status: 'running', review: null }) as ReviewState };
    const program = new Program(answers);
    const ctrl = new ReviewCtrl('7');
    await ctrl.open();
    await settle();
    program.streams[0]!.onerror!();
    answers['GET /reviews/7'] = state();
    await vi.advanceTimersByTimeAsync(600);
    expect(program.streams.length).toBe(2);
    expect(ctrl.state.value!.status).toBe('done');
    expect(program.isHeard('/reviews/7/events')).toBe(false);
  });

  it('does not pull a reader away who has begun to read', async () => {
    const answers = { 'GET /reviews/7': state({ status: 'running', review: null }) };
    const program = new Program(answers);
    const ctrl = new ReviewCtrl('7');
    await ctrl.open();
    ctrl.goToIndex(0);
    answers['GET /reviews/7'] = state({ status: 'running', draft: true });
    await settle();
    program.say('/reviews/7/events', 'draft', {});
    await settle();
    expect(ctrl.moves.value.length).toBe(4);
    expect(ctrl.index.value).toBe(0);
  });
});

describe('another move', () => {
  it('becomes a variation with an explanation of its own, asked for once', async () => {
    const program = new Program({ 'GET /reviews/7': state(), 'POST /explain': explained });
    const ctrl = new ReviewCtrl('7');
    await ctrl.open();
    ctrl.ask();
    expect(ctrl.isAsking.value).toBe(true);
    const thinking = ctrl.moved('b8c6');
    expect(ctrl.explanation.value).toBe('thinking');
    await thinking;
    expect(ctrl.explanation.value).toMatchObject(explained);
    expect(program.last('POST /explain')).toMatchObject({ fen: fens[3], move: 'b8c6', level: 'medium' });
    ctrl.step(-1);
    await ctrl.moved('b8c6');
    expect(program.times('POST /explain')).toBe(1);
    ctrl.removeVariation(ctrl.path.value);
    expect(ctrl.node.value.fen).toBe(fens[3]);
  });

  it('that the game has is the game’s, and needs no question', async () => {
    const program = new Program({ 'GET /reviews/7': state() });
    const ctrl = new ReviewCtrl('7');
    await ctrl.open();
    ctrl.ask();
    await ctrl.moved('d7d6');
    expect(ctrl.index.value).toBe(3);
    expect(program.times('POST /explain')).toBe(0);
  });
});

describe('a proof', () => {
  it('is played move by move and left without a trace', async () => {
    new Program({ 'GET /reviews/7': state() });
    const ctrl = new ReviewCtrl('7');
    await ctrl.open();
    const before = ctrl.board.value;
    const proof = { fen: START_FEN, steps: playLine(START_FEN, LINE), isThreat: false };
    ctrl.startProof({ key: 'x', text: '', parts: [], tone: 'positive', squares: [], arrows: [], about: undefined, template: 't', proof });
    expect(ctrl.board.value.fen).toBe(START_FEN);
    vi.advanceTimersByTime(900 * 2);
    expect(ctrl.board.value.fen).toBe(fens[2]);
    ctrl.stepProof(-1);
    vi.advanceTimersByTime(9000);
    expect(ctrl.board.value.fen).toBe(fens[1]);
    ctrl.stopProof();
    expect(ctrl.board.value).toEqual(before);
  });
});

describe('trying again', () => {
  it('accepts the best move at once, asks about others, and gives nothing away', async () => {
    const program = new Program({ 'GET /reviews/7': state(), 'POST /explain': { ...explained, judgement: 'blunder' } });
    const ctrl = new ReviewCtrl('7');
    await ctrl.open();
    ctrl.startRetry('white');
    expect(ctrl.retry.value).toBeUndefined();
    ctrl.startRetry('black');
    expect(ctrl.node.value.fen).toBe(fens[3]);
    await ctrl.moved('a7a6');
    expect(ctrl.retry.value).toMatchObject({ answer: 'wrong', tried: 'a7a6' });
    await ctrl.moved('d7d6');
    expect(ctrl.retry.value!.answer).toBe('wrong');
    expect(program.times('POST /explain')).toBe(1);
    await ctrl.moved('b8c6');
    expect(ctrl.retry.value).toMatchObject({ answer: 'right', solved: 1 });
    ctrl.nextMistake();
    expect(ctrl.isRetryOver.value).toBe(true);
    ctrl.stopRetry();
    expect(ctrl.index.value).toBe(3);
  });
});

describe('feedback', () => {
  it('names review, move and sentence', async () => {
    const program = new Program({ 'GET /reviews/7': state(), 'POST /feedback': {} });
    const ctrl = new ReviewCtrl('7');
    await ctrl.open();
    const sentence = {
      key: 'said',
      text: '',
      parts: [],
      tone: 'positive',
      squares: [],
      arrows: [],
      proof: undefined,
      about: undefined,
      template: 'tm_fork',
    } as const;
    expect(await ctrl.feedback({ ...sentence, squares: [], arrows: [] }, 'wrong')).toBe(true);
    expect(program.last('POST /feedback')).toEqual({ review: 7, ply: 3, sentence: 'tm_fork', verdict: 'wrong' });
  });
});
