import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { MathModel } from '#engine/slots/model/math-model';
import { coinFlip, diamonds, parSheet, roulette } from '#engine/slots/testing/ground-truths';
import { oneReel } from '#engine/slots/testing/free-spin-models';
import { largest } from '#engine/slots/testing/large-models';
import { smallModel } from '#engine/slots/testing/model-generator';
import { wholeModel } from '#engine/slots/testing/whole-model';
import { runs } from '#engine/slots/testing/random-cases';
import { stateFrom } from './generator';
import { simulator } from './simulate-chunk';
import { bothEngines, plainChunk } from '../testing/plain-chunk';

const state = (number: number) => stateFrom(Uint8Array.from({ length: 16 }, (_, index) => number + index));

function equal(model: MathModel, rounds: number, seed = 1, room?: number): void {
  for (const [fast, plain] of bothEngines(model, rounds, state(seed), room)) expect(fast).toEqual(plain);
}

const models: Readonly<Record<string, MathModel>> = {
  coinFlip,
  roulette,
  diamonds,
  parSheet,
  wholeModel,
  'free spins': oneReel(),
  'free spins that award more': oneReel({ retrigger: true }),
  'free spins that award other numbers': oneReel({
    ...{ retrigger: true, retriggerAward: { '1': 1 }, reelSet: 'base', maxSpins: 20 },
  }),
};

describe('the fast engine gives the same results as the plain one', () => {
  test.each(Object.entries(models))('%s', (_, model) => equal(model, 1000));

  test('even if a word is skipped', () => {
    const [fast, plain] = [Int32Array.from([1, 0, 2, 3]), Int32Array.from([1, 0, 2, 3])];
    expect(simulator(diamonds, 'base')(fast, 10)).toEqual(plainChunk(diamonds, 'base', plain, 10));
    expect(fast).toEqual(plain);
  });

  test.each(['LINES', 'WAYS', 'SCATTER_ONLY'] as const)('the largest of %s', (kind) =>
    equal(largest(kind), 20),
  );

  test('any small model', () => {
    fc.assert(
      fc.property(smallModel, fc.integer({ min: 1, max: 200 }), (model, seed) => equal(model, 60, seed)),
      { numRuns: runs(80) },
    );
  });

  test('even if its tables are cleared repeatedly', () => {
    fc.assert(
      fc.property(smallModel, fc.integer({ min: 1, max: 200 }), (model, seed) => equal(model, 60, seed, 24)),
      { numRuns: runs(60) },
    );
    equal(wholeModel, 500, 1, 400);
  });
});
