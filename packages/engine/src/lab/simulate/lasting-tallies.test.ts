import { expect, test } from '@jest/globals';
import type { MathModel } from '#engine/slots/model/math-model';
import { indexesOf, modeOf, reelsOf } from '#engine/slots/model/model-parts';
import { strips } from '#engine/slots/model/model-writing';
import { scatterTally } from '#engine/slots/evaluate/scatter-tally';
import { windowsOf } from '#engine/slots/evaluate/windows';
import { lastingTallies } from './lasting-tallies';

/** A pays from two on, B from three on, and three of F award free spins. Each reel shows one cell. */
const model: MathModel = {
  schema: 'novalink.math/1',
  name: 'anywhere',
  grid: { reels: 4, rows: 1 },
  symbols: ['A', 'B', 'F', 'N'].map((id) => ({ id, scatter: true })),
  reelSets: { base: strips('ABFN', 'ABFN', 'ABFN', 'ABFN') },
  modes: [{ id: 'base', cost: 1, reelSet: 'base' }],
  evaluation: { kind: 'SCATTER_ONLY' },
  paytable: {},
  scatterPays: { A: { unit: 'TOTAL_COST', 2: 1, 3: 2, 4: 5 }, B: { unit: 'TOTAL_COST', 3: 4, 4: 9 } },
  features: [
    {
      id: 'free',
      trigger: { symbol: 'F', min: 3 },
      award: { 3: 5, 4: 5 },
      reelSet: 'base',
      multiplier: 1,
      retrigger: false,
      maxSpins: 5,
    },
  ],
  maxWinX: 50,
  declared: { rtp: '1.000000', maxWinX: 50 },
};
const scatters = scatterTally(model, modeOf(model, 'base'));
const windows = reelsOf(model, 'base').map((strip) => windowsOf(strip, 1, indexesOf(model)));
const lasting = lastingTallies(scatters, windows);
const left = (a: number, b: number, f: number, reels: number) =>
  scatters.countsOf(lasting(scatters.tallyOf([a, b, f]), reels));

test('drops counts that can no longer reach a pay or an award', () => {
  expect(left(1, 1, 1, 3)).toEqual([1, 0, 0]);
  expect(left(0, 1, 1, 2)).toEqual([0, 1, 1]);
  expect(left(1, 2, 1, 4)).toEqual([0, 0, 0]);
});

test('keeps counts that can reach one or have reached one', () => {
  expect(left(1, 0, 0, 3)).toEqual([1, 0, 0]);
  expect(left(0, 2, 1, 3)).toEqual([0, 2, 0]);
  expect(left(1, 3, 0, 4)).toEqual([0, 3, 0]);
  expect(left(0, 1, 3, 4)).toEqual([0, 0, 3]);
});
