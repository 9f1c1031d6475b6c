import type { MathModel } from '../model/math-model';
import { lines } from '../model/model-writing';

const strip = ['S', 'A', 'A', ...Array<string>(7).fill('B')];

/** Three reels whose base spins return 0.423: `AAA` pays ten costs with a chance of 8/1000, `BBB` one with 343/1000. */
export const winCapped: MathModel = {
  schema: 'novalink.math/1',
  name: 'win cap',
  grid: { reels: 3, rows: 1 },
  symbols: [{ id: 'S', scatter: true }, { id: 'A' }, { id: 'B' }],
  reelSets: {
    base: [strip, strip, strip],
    free: [
      ['S', 'A'],
      ['S', 'A'],
      ['S', 'A'],
    ],
  },
  modes: [{ id: 'base', cost: 10, reelSet: 'base' }],
  evaluation: lines('000'),
  paytable: { A: { '3': 100 }, B: { '3': 10 } },
  features: [],
  maxWinX: 5,
  declared: { rtp: '0.383000', maxWinX: 5 },
};

/** The same with seven free spins in 1/1000 of the rounds, each of which awards seven more with a chance of 1/8. */
export const spinCapped = (maxSpins: number): MathModel => ({
  ...winCapped,
  name: 'free spin cap',
  features: [
    {
      id: 'fs',
      trigger: { symbol: 'S', min: 3 },
      award: { '3': 7 },
      reelSet: 'free',
      multiplier: 1,
      retrigger: true,
      maxSpins,
    },
  ],
  maxWinX: 1000,
  declared: { rtp: '0.434027', maxWinX: 90 },
});
