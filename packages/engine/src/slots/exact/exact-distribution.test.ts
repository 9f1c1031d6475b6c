import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { deep, runs } from '#engine/slots/testing/random-cases';
import { evaluate } from '../evaluate/evaluate';
import { exactDistribution, exactWorkLimit, type Distribution } from './exact-distribution';
import { fraction, toDecimal } from './fraction';
import type { MathModel } from '../model/math-model';
import { reelsOf } from '../model/model-parts';
import { deviationOf, roundSpread } from './round-spread';
import { coinFlip, diamonds, parSheet, roulette } from '../testing/ground-truths';
import { freeSpinsOn, largest } from '../testing/large-models';
import { allStops, smallModel } from '../testing/model-generator';
import { volatilityOf } from './volatility';

function distributionOf(model: MathModel, reelSet = 'base'): Distribution {
  const found = exactDistribution(model, { mode: 'base', reelSet });
  if ('tooLarge' in found) throw new Error(`${model.name} is too large.`);
  return found;
}

function spreadOf(model: MathModel) {
  const found = roundSpread(model);
  if ('tooLarge' in found) throw new Error(`${model.name} is too large.`);
  return found;
}

describe('the ground truths', () => {
  test('a coin deviates by 1, a number of 37 by 5.8378', () => {
    expect(deviationOf(spreadOf(coinFlip))).toBe(1);
    expect(deviationOf(spreadOf(roulette)).toFixed(4)).toBe('5.8378');
  });

  test('six symbols on three reels hit in 96 of 216', () => {
    expect(spreadOf(diamonds).hit).toEqual(fraction(96, 216));
    expect(distributionOf(diamonds).outcomes.map(({ credits, weight }) => [credits, weight])).toEqual([
      [0, 120],
      [1, 75],
      [4, 15],
      [10, 5],
      [20, 1],
    ]);
  });

  test('the cycle of the par sheet has the return of its closed form', () => {
    const { cycle, outcomes } = distributionOf(parSheet);
    const total = outcomes.reduce((sum, { credits, weight }) => sum + BigInt(credits) * BigInt(weight), 0n);
    expect(cycle).toBe(259_440_000);
    expect(outcomes.reduce((sum, { weight }) => sum + weight, 0)).toBe(cycle);
    expect(toDecimal(fraction(total, cycle), 7)).toBe('0.9625251');
    expect(outcomes.at(-1)).toEqual({ credits: 10_000, awards: [], weight: 32 });
  });
});

test('equals the enumerated cycle of any small model', () => {
  fc.assert(
    fc.property(smallModel, fc.constantFrom('base', 'free'), (model, reelSet) => {
      const held = new Map<string, number>();
      for (const stops of allStops(reelsOf(model, reelSet).map((strip) => strip.length))) {
        const { win, triggers } = evaluate(model, stops, { mode: 'base', reelSet });
        const key = `${win} with ${triggers[0]?.spins ?? 0}`;
        held.set(key, (held.get(key) ?? 0) + 1);
      }
      const { outcomes } = distributionOf(model, reelSet);
      const found = outcomes.map(({ credits, awards, weight }) => [
        `${credits} with ${awards[0] ?? 0}`,
        weight,
      ]);
      expect(new Map(found as [string, number][])).toEqual(held);
    }),
    { numRuns: runs(60, 1500) },
  );
});

test.each(['LINES', 'WAYS', 'SCATTER_ONLY'] as const)(
  'returns the cycle of a %s model that is too large to enumerate',
  (kind) => {
    const left = { steps: deep(1_000_000, exactWorkLimit.steps) };
    expect(roundSpread(largest(kind), undefined, left)).toEqual({ tooLarge: 200 ** 6 });
  },
);

test('exact runs can share one work limit', () => {
  const whole = { steps: 1_000_000 };
  exactDistribution(diamonds, { mode: 'base' }, whole);
  const left = { steps: 2 * (1_000_000 - whole.steps) - 1 };
  expect(exactDistribution(diamonds, { mode: 'base' }, left)).toHaveProperty('cycle', 216);
  expect(exactDistribution(diamonds, { mode: 'base' }, left)).toEqual({ tooLarge: 216 });
});

test('evaluates shared reels once, and shares the work limit among all reel sets of a round', () => {
  const left = { ...exactWorkLimit };
  const shared = roundSpread(freeSpinsOn(['free', 'free', 'free', 'free']), undefined, left);
  expect(shared).toHaveProperty('cycle', 48 ** 5);
  const enough = { steps: deep(exactWorkLimit.steps - left.steps, exactWorkLimit.steps) };
  expect(roundSpread(freeSpinsOn(['f1', 'f2', 'f3', 'f4']), undefined, enough)).toEqual({
    tooLarge: 48 ** 5,
  });
});

test('derives the volatility from the deviation', () => {
  expect([0, 2.99, 3, 5.99, 6, 11.99, 12].map(volatilityOf)).toEqual([
    'LOW',
    'LOW',
    'MEDIUM',
    'MEDIUM',
    'HIGH',
    'HIGH',
    'VERY_HIGH',
  ]);
});
