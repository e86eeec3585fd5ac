// Sentences of real explanations (the sample review of the Opera game) with what their words point at.
import { describe, expect, it } from 'vitest';
import sample from '../../../data/samples/opera.json';
import type { Explanation, Part } from '../api/types.gen';
import { bestLine, lineOf, sentencesOf, squaresOf } from './evidence';
import { play } from './position';

const moves = sample.review.moves as unknown as Explanation[];
const named = (san: string) => moves.find((one) => one.move.san === san)!;
const [blunder, mate, queen] = [named('b5'), named('Rd8#'), named('Qb8+')];

describe('the parts of a sentence', () => {
  it('are the sentence, in both languages', () => {
    for (const move of moves) {
      for (const lang of ['pt', 'en'] as const) {
        for (const sentence of sentencesOf(move, lang)) expect(sentence.parts.map((part) => part.text).join('')).toBe(sentence.text);
      }
    }
  });

  it('point at the squares that are named and the first moves that are shown', () => {
    const line: Part = { kind: 'line', text: 'Db8+ Cxb8 Td8#', fen: queen.fen, moves: ['b3b8', 'd7b8', 'd1d8'] };
    expect(squaresOf([{ kind: 'text', text: 'o ' }, { kind: 'square', text: 'cavalo', square: 'd7' }, line])).toEqual(['d7', 'b8']);
  });

  it('are the whole text in a review of an older program', () => {
    const old = { ...queen, verdict: { pt: 'Db8+ é o melhor lance.', en: 'Qb8+ is the best move.' } } as unknown as Explanation;
    expect(sentencesOf(old, 'pt')[0]!.parts).toEqual([{ kind: 'text', text: 'Db8+ é o melhor lance.' }]);
  });
});

describe('a good move', () => {
  it('has its verdict first, then what was said, in the language asked for', () => {
    expect(sentencesOf(queen, 'pt')[0]!.tone).toBe('verdict');
    expect(sentencesOf(queen, 'pt')[1]!.text).toContain('Db8+ Cxb8 Td8#');
    expect(sentencesOf(queen, 'en')[1]!.text).toContain('Qb8+ Nxb8 Rd8#');
  });

  it('has a proof that is played from before the move and ends in mate', () => {
    const proof = sentencesOf(queen, 'pt')[1]!.proof!;
    expect(proof.fen).toBe(queen.fen);
    expect(proof.steps.map((step) => step.san)).toEqual(['Qb8+', 'Nxb8', 'Rd8#']);
  });

  it('has no proof to play where the fact speaks for itself', () => {
    expect(sentencesOf(mate, 'pt')[1]!.proof).toBeUndefined();
    expect(sentencesOf(mate, 'pt')[1]!.squares.length).toBeGreaterThan(0);
  });
});

describe('a mistake', () => {
  it('contrasts the move with the better one, each with its own line', () => {
    const said = sentencesOf(blunder, 'pt');
    const answer = said.find((one) => one.tone === 'negative')!;
    const better = said.find((one) => one.tone === 'contrast' && one.proof)!;
    expect(answer.proof!.steps[0]!.san).toBe('Nxb5');
    expect(answer.proof!.fen).not.toBe(blunder.fen);
    expect(better.proof!.steps[0]!.uci).toBe(bestLine(blunder)[0]);
    expect(better.proof!.fen).toBe(blunder.fen);
    expect(better.arrows[0]!.style).toBe('best');
  });

  it('says the same in English, line by line', () => {
    expect(sentencesOf(blunder, 'en').map((one) => one.proof?.steps.length)).toEqual(
      sentencesOf(blunder, 'pt').map((one) => one.proof?.steps.length),
    );
  });
});

describe('a line from a position with the turn passed', () => {
  it('is a threat', () => {
    const bishop = named('Bc4');
    const after = play(bishop.fen, bishop.move.uci)!.fen;
    expect(lineOf(bishop, after.replace(' b ', ' w '), ['f3f7'])).toMatchObject({ isThreat: true });
    expect(lineOf(bishop, after, ['b8c6'])).toMatchObject({ isThreat: false });
    const threat = sentencesOf(bishop, 'en').find((one) => one.text.includes('Qxf7#'))!;
    expect(threat.proof).toMatchObject({ isThreat: true });
    expect(threat.proof!.steps.map((step) => step.san)).toEqual(['Qxf7#']);
  });
});
