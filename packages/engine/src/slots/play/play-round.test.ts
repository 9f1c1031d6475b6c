import { describe, expect, test } from '@jest/globals';
import { uncappedReturn } from '../exact/uncapped-return';
import { toNumber } from '../exact/fraction';
import type { MathModel } from '../model/math-model';
import { deep } from '#engine/slots/testing/random-cases';
import { playRound } from './play-round';
import { roundSpread } from '../exact/round-spread';
import { allRounds } from '../testing/all-rounds';
import { oneReel } from '../testing/free-spin-models';

/** A draw that stops the reels where the test says. */
function drawn(...stops: number[]) {
  const rest = [...stops];
  return () => {
    const next = rest.shift();
    if (next === undefined) throw new Error('Nothing more should be drawn.');
    return next;
  };
}

const [A, X, S] = [0, 1, 3];
const [freeA, freeX, freeS] = [0, 2, 5];

describe('a round', () => {
  test('is one spin when nothing is triggered', () => {
    const { steps, credits, capped } = playRound(oneReel(), 'base', drawn(A));
    expect({ credits, capped, steps: steps.length }).toEqual({ credits: 3, capped: false, steps: 1 });
    expect(steps[0]).toMatchObject({
      kind: 'BASE',
      reelSet: 'base',
      stops: [A],
      multiplier: 1,
      credits: 3,
      win: 3,
    });
    expect(playRound(oneReel(), 'base', drawn(X)).credits).toBe(0);
  });

  test('plays its free spins on their reels with their multiplier', () => {
    const { steps, credits } = playRound(oneReel(), 'base', drawn(S, freeA, freeS));
    expect(steps.map(({ kind, reelSet, credits: won }) => [kind, reelSet, won])).toEqual([
      ['BASE', 'base', 2],
      ['FREE_SPIN', 'free', 9],
      ['FREE_SPIN', 'free', 6],
    ]);
    expect(credits).toBe(17);
  });

  test('continues when free spins retrigger, up to the limit', () => {
    const more = oneReel({ retrigger: true, maxSpins: 5 });
    expect(playRound(more, 'base', drawn(S, freeS, freeX, freeX, freeX)).steps).toHaveLength(5);
    const { steps } = playRound(more, 'base', drawn(S, freeS, freeS, freeS, freeX, freeX));
    expect(steps).toHaveLength(1 + 5);
  });

  test('awards other numbers of spins during free spins if the feature says so, even on the same reels', () => {
    const own = oneReel({ retrigger: true, retriggerAward: { '1': 1 }, reelSet: 'base', maxSpins: 9 });
    const { steps } = playRound(own, 'base', drawn(S, S, S, freeX, freeX));
    expect(steps.map(({ triggers }) => triggers.map(({ spins }) => spins))).toEqual([[2], [1], [1], [], []]);
    const never = oneReel({ retrigger: true, retriggerAward: { '2': 1 }, reelSet: 'base' });
    expect(playRound(never, 'base', drawn(S, S, S)).steps).toHaveLength(1 + 2);
  });

  test('ends at the win cap and pays no more', () => {
    const low = oneReel({}, { maxWinX: 5 });
    const { steps, credits, capped } = playRound(low, 'base', drawn(S, freeA));
    expect({ credits, capped }).toEqual({ credits: 10, capped: true });
    expect(steps.map((step) => step.credits)).toEqual([2, 8]);
  });

  test('rejects an unknown mode', () => {
    expect(() => playRound(oneReel(), 'none', drawn())).toThrow('No mode none.');
  });
});

function overAllRounds(model: MathModel) {
  let [chance, mean, square] = [0, 0, 0];
  for (const { round, chance: weight } of allRounds((draw) => playRound(model, 'base', draw))) {
    const won = round.credits / 2;
    chance += weight;
    mean += weight * won;
    square += weight * won * won;
  }
  expect(chance).toBeCloseTo(1, 10);
  return { mean, variance: square - mean * mean };
}

const unlimitedRtp = (model: MathModel) => uncappedReturn(model).withoutMaxSpins.rtp;

function spreadOf(model: MathModel) {
  const spread = roundSpread(model);
  if ('tooLarge' in spread) throw new Error('A small model is not too large.');
  return spread;
}

describe('all rounds together', () => {
  test('have the mean and deviation of the closed forms if no cap applies', () => {
    const model = oneReel();
    const { mean, variance } = overAllRounds(model);
    const spread = spreadOf(model);
    expect(spread.capLoss).toBe(0);
    expect(mean).toBeCloseTo(toNumber(unlimitedRtp(model)), 10);
    expect(mean).toBeCloseTo(toNumber(spread.mean), 10);
    expect(variance).toBeCloseTo(toNumber(spread.variance), 8);
  });

  test('with two features on two scatters, too', () => {
    const second = { ...(oneReel().features ?? [])[0], id: 'second', trigger: { symbol: 'X', min: 1 } };
    const model = oneReel({}, {
      grid: { reels: 1, rows: 2 },
      symbols: [{ id: 'A' }, { id: 'X', scatter: true }, { id: 'S', scatter: true }],
      reelSets: { base: [['A', 'X', 'A', 'S']], free: [['A', 'A', 'S']] },
      features: [...(oneReel().features ?? []), { ...second, award: { '1': 1 }, multiplier: 2 }],
    } as Partial<MathModel>);
    const { mean, variance } = overAllRounds(model);
    expect(mean).toBeCloseTo(toNumber(unlimitedRtp(model)), 10);
    expect(variance).toBeCloseTo(toNumber(spreadOf(model).variance), 8);
  });

  test.each([
    ['the spin limit', oneReel({ retrigger: true, maxSpins: deep(5, 6) })],
    ['the win cap', oneReel({}, { maxWinX: 6 })],
    ['another award of retriggers', oneReel({ retrigger: true, retriggerAward: { '1': 3 }, maxSpins: 5 })],
    ['both', oneReel({ retrigger: true, maxSpins: 5 }, { maxWinX: 8 })],
  ])('lose at most the bound for %s', (_, model) => {
    const loss = toNumber(unlimitedRtp(model)) - overAllRounds(model).mean;
    expect(loss).toBeGreaterThan(0);
    expect(loss).toBeLessThanOrEqual(spreadOf(model).capLoss);
  });

  test('approach the closed form with retriggers as the limit grows', () => {
    const wide = oneReel({ retrigger: true, award: { '1': 1 }, maxSpins: 7 });
    const loss = toNumber(unlimitedRtp(wide)) - overAllRounds(wide).mean;
    expect(loss).toBeGreaterThan(0);
    expect(loss).toBeLessThan(1e-5);
  });
});
