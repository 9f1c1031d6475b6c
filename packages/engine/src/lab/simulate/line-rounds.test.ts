import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { MathModel } from '#engine/slots/model/math-model';
import { modeOf } from '#engine/slots/model/model-parts';
import { runs } from '#engine/slots/testing/random-cases';
import { bitsIn, lineMasks } from './line-masks';
import { simulator } from './simulate-chunk';
import { plainChunk } from '../testing/plain-chunk';

const five = { minLength: 5, maxLength: 5 };
const strip = fc.array(fc.constantFrom('A', 'B', 'C', 'W', 'V', 'S'), { minLength: 3, maxLength: 12 });
const pays = fc.record({
  '2': fc.integer({ min: 1, max: 5 }),
  '3': fc.integer({ min: 1, max: 50 }),
  '5': fc.integer({ min: 1, max: 500 }),
});

/** Five reels, two kinds of wilds, runs that need not pay more for being longer, few caps that can be met. */
const fiveReels: fc.Arbitrary<MathModel> = fc
  .record({
    strips: fc.array(strip, five),
    lines: fc.array(fc.array(fc.nat(2), five), { minLength: 1, maxLength: 32 }),
    pays: fc.array(pays, { minLength: 5, maxLength: 5 }),
    excludes: fc.array(fc.subarray(['A', 'B', 'S', 'W', 'V']), { minLength: 2, maxLength: 2 }),
    maxWinX: fc.constantFrom(3, 1000),
    cost: fc.integer({ min: 1, max: 30 }),
  })
  .map(({ strips, lines, pays: [A = {}, B = {}, C = {}, W = {}, V = {}], excludes, maxWinX, cost }) => ({
    schema: 'novalink.math/1',
    name: 'five reels',
    grid: { reels: 5, rows: 3 },
    symbols: [
      { id: 'A' },
      { id: 'W', wild: true, excludes: (excludes[0] ?? []).filter((id) => id !== 'W') },
      { id: 'B' },
      { id: 'V', wild: true, excludes: (excludes[1] ?? []).filter((id) => id !== 'V') },
      { id: 'C' },
      { id: 'S', scatter: true },
    ],
    reelSets: { base: strips },
    modes: [{ id: 'base', cost, reelSet: 'base' }],
    evaluation: { kind: 'LINES', lines, direction: 'LTR', payRule: 'HIGHEST_PER_LINE' },
    paytable: { A, B, C, W, V },
    scatterPays: { S: { unit: 'TOTAL_COST', '4': 2 } },
    maxWinX,
    declared: { rtp: '0.95', maxWinX },
  }));

test('gives the same wins as evaluating each line', () => {
  fc.assert(
    fc.property(fiveReels, fc.integer(), (model, seed) => {
      expect(lineMasks(model, modeOf(model), 'base')).toBeDefined();
      const [fast, plain] = [Int32Array.from([seed, 2, 3, 4]), Int32Array.from([seed, 2, 3, 4])];
      const simulate = simulator(model, 'base');
      for (let chunk = 0; chunk < 2; chunk += 1)
        expect(simulate(fast, 100)).toEqual(plainChunk(model, 'base', plain, 100));
      expect(fast).toEqual(plain);
    }),
    { numRuns: runs(20, 600) },
  );
});

test.each([
  ['33 lines', { evaluation: { kind: 'LINES', lines: Array(33).fill([0, 0, 0, 0, 0]) } }],
  ['a run of one that pays', { paytable: { A: { '1': 1 } } }],
  ['a prize', { fixedPrizes: [{ id: 'prize', trigger: { lineOf: 'A', reels: [0] }, credits: 1 }] }],
  ['ways', { evaluation: { kind: 'WAYS', direction: 'LTR' } }],
])('does not support %s', (_, part) => {
  const [model] = fc.sample(fiveReels, 1);
  const other = { ...model, ...part } as MathModel;
  expect(lineMasks(other, modeOf(other), 'base')).toBeUndefined();
});

test('counts bits', () => {
  fc.assert(
    fc.property(fc.integer(), (number) => {
      expect(bitsIn(number)).toBe((number >>> 0).toString(2).replaceAll('0', '').length);
    }),
  );
});
