// Sentences of real explanations (a review of the Opera game by the program) with squares, arrows and proofs.
import { describe, expect, it } from 'vitest';
import opera from '../../test/opera-moves.json';
import type { Detection, Explanation } from '../api/types.gen';
import { bestLine, fragments, proofOf, sentencesOf, squaresIn } from './evidence';

const [blunder, rook, mate, queen] = opera as unknown as [Explanation, Explanation, Explanation, Explanation];

describe('squares in a sentence', () => {
  it('are found alone and inside of moves, and nowhere else', () => {
    expect(squaresIn('Força mate em 2: Db8+ Cxb8 Td8#.')).toEqual(['b8', 'd8']);
    expect(squaresIn('bxa6 e8=D O-O, 17…Rd8')).toEqual(['a6', 'e8', 'd8']);
    expect(squaresIn('The answer is a10, h9 and i5.')).toEqual([]);
  });

  it('leave the text whole', () => {
    for (const text of ['', 'e4', 'A resposta é Cxb5 Db4+.', 'sem casas'])
      expect(
        fragments(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
  });
});

describe('a good move', () => {
  it('has its verdict first, then what was said, in the language asked for', () => {
    const pt = sentencesOf(queen, 'pt');
    expect(pt[0]!.text).toBe('Db8+ é o melhor lance.');
    expect(pt[1]!.text).toBe('Força mate em 2: Db8+ Cxb8 Td8#.');
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

  it('plays its line with castling and captures to the end', () => {
    expect(sentencesOf(rook, 'en')[1]!.proof!.steps.length).toBe(22);
  });
});

describe('a blunder', () => {
  it('contrasts the move with the better one, each with its own line', () => {
    const said = sentencesOf(blunder, 'pt');
    const answer = said.find((one) => one.text.startsWith('A resposta'))!;
    const better = said.find((one) => one.text.startsWith('Melhor era'))!;
    expect(answer.proof!.steps[0]!.san).toBe('Nxb5');
    expect(answer.proof!.fen).not.toBe(blunder.fen);
    expect(better.proof!.steps[0]!.san).toBe('Na6');
    expect(better.proof!.fen).toBe(blunder.fen);
    expect(better.proof!.steps.some((step) => step.san === 'O-O-O')).toBe(true);
    expect(bestLine(blunder)[0]).toBe('b8a6');
  });

  it('says the same in English, line by line', () => {
    expect(sentencesOf(blunder, 'en').map((one) => one.proof?.steps.length)).toEqual(
      sentencesOf(blunder, 'pt').map((one) => one.proof?.steps.length),
    );
  });
});

describe('the proof of a threat', () => {
  it('is shown with the turn passed', () => {
    const threat = blunder.detections.find((one) => one.name === 'creates_threat')!;
    const proof = proofOf(blunder, threat)!;
    expect(proof.isThreat).toBe(true);
    expect(proof.steps[0]!.san).toBe('bxc4');
  });
});

describe('the proof of something missed', () => {
  it('is shown from before the move, not as a threat', () => {
    const threat = blunder.detections.find((one) => one.name === 'creates_threat')!;
    const missed: Detection = {
      ...threat,
      name: 'misses_material',
      polarity: 'negative',
      proof: { kind: 'Line', line: [blunder.best.uci], balance: 0 },
    };
    expect(proofOf(blunder, missed)).toMatchObject({ fen: blunder.fen, isThreat: false });
  });
});
