import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { MathModel } from '#engine/slots/model/math-model';
import { playRound } from '#engine/slots/play/play-round';
import { roundSpread } from '#engine/slots/exact/round-spread';
import { allRounds } from '#engine/slots/testing/all-rounds';
import { oneReel } from '#engine/slots/testing/free-spin-models';
import { parSheet } from '#engine/slots/testing/ground-truths';
import { freeSpins } from '../examples/free-spins';
import { chanceOfAtLeast } from './round-chance';

function spreadOf(model: MathModel) {
  const spread = roundSpread(model);
  if ('tooLarge' in spread) throw new Error(`${model.name} is too large.`);
  return spread;
}

/** By every round that can be played. */
function totals(model: MathModel): Map<number, number> {
  const found = new Map<number, number>();
  for (const { round, chance } of allRounds((draw) => playRound(model, 'base', draw)))
    found.set(round.credits, (found.get(round.credits) ?? 0) + chance);
  return found;
}

const models = [
  oneReel(),
  oneReel({ award: { '1': 4 }, maxSpins: 3 }),
  oneReel({ award: { '1': 1 }, retrigger: true, maxSpins: 5 }),
  oneReel({ award: { '1': 2 }, retrigger: true, maxSpins: 4 }),
  oneReel({ award: { '1': 3 }, retrigger: true, retriggerAward: { '1': 1 }, reelSet: 'base', maxSpins: 4 }),
].map((model) => ({ model, byRounds: totals(model), spread: spreadOf(model) }));

test('the chance of a win lies within its bounds, whatever the free spins award', () => {
  fc.assert(
    fc.property(fc.constantFrom(...models), fc.integer({ min: 1, max: 80 }), (given, credits) => {
      const [least, most] = chanceOfAtLeast(given.spread, credits);
      const chance = [...given.byRounds].reduce(
        (sum, [won, share]) => (won >= credits ? sum + share : sum),
        0,
      );
      expect(least).toBeLessThanOrEqual(chance + 1e-12);
      expect(most).toBeGreaterThanOrEqual(chance - 1e-12);
    }),
  );
});

test('has nearly equal bounds if no limit applies', () => {
  const [given] = models;
  if (!given) throw new Error('There is a first model.');
  const [least, most] = chanceOfAtLeast(given.spread, 9);
  expect(most - least).toBeLessThan(1e-12);
});

test('without free spins the chance is that of the base spin, and larger wins have none', () => {
  const [least, most] = chanceOfAtLeast(spreadOf(parSheet), 10_000);
  expect(least).toBe(most);
  expect(1 / least).toBeCloseTo(8_107_500, 3);
  expect(chanceOfAtLeast(spreadOf(parSheet), 10_001)).toEqual([0, 0]);
});

test('wins in coarse parts still have close bounds', () => {
  const [least, most] = chanceOfAtLeast(spreadOf(freeSpins), 100 * (freeSpins.modes[0]?.cost ?? 0));
  expect(least).toBeGreaterThan(1e-5);
  expect(most / least).toBeLessThan(1.1);
});
