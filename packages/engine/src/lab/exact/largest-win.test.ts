import { describe, expect, test } from '@jest/globals';
import type { MathModel } from '#engine/slots/model/math-model';
import { modeOf } from '#engine/slots/model/model-parts';
import { coinFlip, parSheet } from '#engine/slots/testing/ground-truths';
import { oneReel } from '#engine/slots/testing/free-spin-models';
import { freeSpinsOn } from '#engine/slots/testing/large-models';
import { evidenceOf } from '../verdict/evidence';
import { factsOf } from '../verdict/facts';
import { exactModel, type ExactModel } from './exact-model';
import { freeSpins } from '../examples/free-spins';
import { declarationOf, judgeRun } from '../verdict/judge-run';
import { largestWinOf, largestWinWithin } from './largest-win';
import { limitedReturn } from './limited-return';
import { jobOf, played } from '../testing/played-run';
import { checkLargestWin } from '../verdict/win-rules';

const declaring = (model: MathModel, maxWinX: number, cap = model.maxWinX): MathModel => ({
  ...model,
  maxWinX: cap,
  declared: { ...model.declared, maxWinX },
});

/** Gives the cost back 19 times of 20: few rounds tell its RTP. */
const steady: MathModel = {
  ...coinFlip,
  reelSets: { base: [['TAILS', ...Array<string>(19).fill('HEADS')]] },
  paytable: { HEADS: { '1': 1 } },
  declared: { rtp: '0.95', maxWinX: 1 },
};

/** M5 of a model, after so many rounds of which the best won so many credits. */
function m5(model: MathModel, seen: { highest?: number; rounds?: number } = {}, exact = exactModel(model)) {
  const result = { ...played(model, jobOf(model, 1000)), highest: 0, ...seen };
  return checkLargestWin(
    evidenceOf({ model, declaration: declarationOf(model), result, facts: factsOf(exact) }),
  );
}

const withinOf = (model: MathModel) => largestWinWithin(model, modeOf(model));

/** The exact metrics if the cycle is too large to enumerate every outcome. */
const withoutSpread = (model: MathModel): ExactModel => {
  const { spread: _, ...metrics } = exactModel(model).metrics;
  return { metrics: { ...metrics, largestWin: withinOf(model) } };
};

test('the largest win counts the spins that retriggers award', () => {
  const once = withinOf(oneReel({ retrigger: false }));
  // One reel with one row never shows two trigger symbols.
  expect(withinOf(oneReel({ retrigger: true, retriggerAward: { '2': 1 } }))).toEqual(once);
  expect(withinOf(oneReel({ retrigger: true })).boundX).toBeGreaterThan(once.boundX);
});

test('a run with a rule that is not decided is INCONCLUSIVE, however narrow its interval is', () => {
  const open = { boundX: 2, isExact: false, atLeast: [0, 1], above: [0, 0] } as const;
  const model = declaring(steady, 2, 2);
  const { metrics } = exactModel(model);
  const { spread: _, ...others } = metrics;
  const result = played(model, jobOf(model, 20_000));
  const judge = (exact: ExactModel) => judgeRun(model, declarationOf(model), result, exact);
  expect(judge({ metrics: { ...others, largestWin: open } })).toMatchObject({
    status: 'INCONCLUSIVE',
    roundsToDecide: 46_051_700,
  });
  const decided = { ...open, atLeast: [1e-6, 1] } as const;
  expect(judge({ metrics: { ...others, largestWin: decided } }).status).toBe('PASSED');
});

describe('M5 of a model whose cycle is too large', () => {
  const large = freeSpinsOn(['f1', 'f2', 'f3', 'f4']);
  // The other figures do not matter here, and those of a smaller model take less time.
  const { metrics } = withoutSpread(freeSpinsOn(['free']));
  const exact = { metrics: { ...metrics, largestWin: withinOf(large) } };
  const ofLarge = (seen: { highest?: number; rounds?: number } = {}) => m5(large, seen, exact);

  test('fails a largest win that is impossible', () => {
    const impossible = declaring(large, 1_000_000, 1_000_000);
    const known = { ...exact.metrics, largestWin: withinOf(impossible) };
    expect(m5(impossible, {}, { metrics: known })).toMatchObject({
      value: 'possible: 26508, simulated: 0.0000',
      pass: false,
      why: 'The declared maximum win is impossible: a round can win at most 26508 times its cost.',
    });
  });

  test('does not pass a cap that was never reached, and says how many rounds are needed', () => {
    expect(ofLarge()).toMatchObject({
      pass: true,
      roundsNeeded: 46_051_700,
      why: expect.stringMatching(/^Not decided/),
    });
  });

  test('is decided once enough rounds are played', () => {
    expect(ofLarge({ rounds: 46_100_000 }).pass).toBe(false);
    expect(ofLarge({ highest: 5000 }).why).toBe(
      'A simulated round won the declared maximum win, and no round won more.',
    );
  });

  test('knows the chance of a single line, and that no spin wins more', () => {
    expect(m5(parSheet, {}, withoutSpread(parSheet))).toMatchObject({
      pass: true,
      why: 'At least 1 in 8,107,500 rounds wins the declared maximum win.',
    });
  });
});

describe('M5 of a game with free spins and no cap that can be reached', () => {
  const uncapped = (maxWinX: number) => declaring(freeSpins, maxWinX, 1_000_000);
  const { spread, law } = limitedReturn(uncapped(250));
  const { metrics } = exactModel(uncapped(250));
  /** Computes only what depends on the declared largest win. */
  const exactOf = (maxWinX: number): ExactModel => {
    if ('tooLarge' in spread) throw new Error('This model can be enumerated.');
    const model = uncapped(maxWinX);
    return { metrics: { ...metrics, largestWin: largestWinOf(model, modeOf(model), spread, law) } };
  };
  const m5Of = (maxWinX: number, seen: { highest?: number } = {}) =>
    m5(uncapped(maxWinX), seen, exactOf(maxWinX));

  test('accepts the possible largest win, not maxSpins times the best spin', () => {
    expect(metrics.largestWin).toEqual(exactOf(250).metrics.largestWin);
    expect(metrics.largestWin?.boundX).toBeGreaterThan(10_000);
    expect(m5Of(250)).toMatchObject({
      pass: true,
      why: expect.stringMatching(/^At least 1 in [\d,]+ rounds wins/),
    });
  });

  test('fails a win that is too rare, too frequent, or exceeded by a round', () => {
    expect(m5Of(5000).why).toBe('Fewer than 1 in 1,000,000,000 rounds win the declared maximum win.');
    expect(m5Of(100).why).toMatch(/^About 1 in [\d,]+ rounds wins more than the declared maximum win\.$/);
    const { cost = 0 } = freeSpins.modes[0] ?? {};
    expect(m5Of(250, { highest: 251 * cost }).why).toMatch(/^A simulated round won 251\.0000 times its cost/);
    expect([5000, 100].map((maxWinX) => m5Of(maxWinX).pass)).toEqual([false, false]);
  });
});

test('M5 of a capped game fails a cap that a round reaches less often than once in ten million', () => {
  expect(m5(declaring(freeSpins, 300, 300))).toMatchObject({
    pass: false,
    why: 'Fewer than 1 in 10,000,000 rounds win the declared maximum win.',
  });
  expect(m5(freeSpins).pass).toBe(true);
});
