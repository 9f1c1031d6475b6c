import type { MathModel } from '#engine/slots/model/math-model';
import { lines, plain, strips } from '#engine/slots/model/model-writing';

/** Three reels with exactly five free spins, in which every win is tripled. */
export const multiplier: MathModel = {
  schema: 'novalink.math/1',
  name: 'Wins times three',
  grid: { reels: 3, rows: 3 },
  symbols: [{ id: 'W', wild: true, excludes: ['S'] }, { id: 'S', scatter: true }, ...plain('ABCDE')],
  reelSets: {
    base: strips('EDEESDCBCCCWDSEBBAEAEDD', 'CCEBBEEBECWDDSAADDCSEED', 'BDEBBEWCCAADEESDCCSDEED'),
  },
  modes: [{ id: 'base', cost: 5, reelSet: 'base' }],
  evaluation: lines('111', '000', '222', '012', '210'),
  paytable: {
    W: { '3': 300 },
    A: { '3': 80 },
    B: { '3': 30 },
    C: { '3': 16 },
    D: { '3': 7 },
    E: { '3': 4 },
  },
  features: [
    {
      id: 'thrice',
      trigger: { symbol: 'S', min: 3 },
      award: { '3': 5 },
      reelSet: 'base',
      multiplier: 3,
      retrigger: false,
      maxSpins: 5,
    },
  ],
  maxWinX: 250,
  declared: { rtp: '0.949890', maxWinX: 250 },
};
