import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { evaluate } from '#engine/slots/evaluate/evaluate';
import { modeOf, reelsOf } from '#engine/slots/model/model-parts';
import { parSheet } from '#engine/slots/testing/ground-truths';
import { largest } from '#engine/slots/testing/large-models';
import { allStops, smallModel } from '#engine/slots/testing/model-generator';
import { runs } from '#engine/slots/testing/random-cases';
import { boundQueue } from './bound-queue';
import { spinBound } from './spin-bound';

test('the bound of any small model is the most that any outcome of its cycle wins', () => {
  fc.assert(
    fc.property(smallModel, fc.constantFrom('base', 'free'), (model, reelSet) => {
      let most = 0;
      for (const stops of allStops(reelsOf(model, reelSet).map((strip) => strip.length)))
        most = Math.max(most, evaluate(model, stops, { mode: 'base', reelSet }).win);
      expect(spinBound(model, modeOf(model), reelSet)).toMatchObject({ bound: most, reached: most });
    }),
    { numRuns: runs(150) },
  );
});

test('the best spin of a published game is found without looking at its 259 million outcomes', () => {
  expect(spinBound(parSheet, modeOf(parSheet), 'base')).toMatchObject({ bound: 10_000, reached: 10_000 });
});

test.each(['LINES', 'WAYS', 'SCATTER_ONLY'] as const)(
  'a %s model at every limit has a bound that none of some spins exceeds',
  (kind) => {
    const model = largest(kind);
    const { bound, reached } = spinBound(model, modeOf(model), 'base');
    expect(reached).toBeLessThanOrEqual(bound);
    for (let spin = 0; spin < 200; spin += 1) {
      const stops = [1, 3, 7, 11, 13, 17].map((step) => (step * spin * 31) % 200);
      expect(evaluate(model, stops, { mode: 'base' }).win).toBeLessThanOrEqual(bound);
    }
  },
);

test('the queue returns the largest bound first', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), (bounds) => {
      const queue = boundQueue<{ bound: number }>();
      for (const bound of bounds) queue.add({ bound });
      const taken = bounds.map(() => queue.take()?.bound);
      expect(taken).toEqual([...bounds].sort((one, other) => other - one));
      expect(queue.take()).toBeUndefined();
    }),
  );
});
