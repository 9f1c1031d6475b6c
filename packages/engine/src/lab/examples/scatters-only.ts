import type { MathModel, ScatterPays } from '#engine/slots/model/math-model';
import { strips } from '#engine/slots/model/model-writing';

/** The pays of a symbol anywhere in the window: for `first` cells, for one cell more, and so on. */
const anywhere = (first: number, ...pays: readonly number[]): ScatterPays => ({
  unit: 'CREDITS',
  ...Object.fromEntries(pays.map((pay, at) => [first + at, pay])),
});

/** Neither lines nor ways: five or more of a symbol pay anywhere in the window. */
export const scattersOnly: MathModel = {
  schema: 'novalink.math/1',
  name: 'Scatters only',
  grid: { reels: 6, rows: 3 },
  symbols: Array.from('ABCDEF', (id) => ({ id, scatter: true })),
  reelSets: {
    base: strips(
      'CBADBECDFCFECFAFEEFEDDDBEF',
      'CFDECCFDABCEDDFBDFEFBAEEFE',
      'CBFDCFEDEFDEBFEFBEAAFCDCED',
      'FEFCDEDDFFAFDECABBDCEEEBFC',
      'AFEEDCCAFFEDDEDECBFEDFBFBC',
      'CBABDFCEFEEADFEFECBDDECFFD',
    ),
  },
  modes: [{ id: 'base', cost: 20, reelSet: 'base' }],
  evaluation: { kind: 'SCATTER_ONLY' },
  paytable: {},
  scatterPays: {
    A: anywhere(5, 60, 200, 600, 1500, 4000),
    B: anywhere(5, 30, 90, 250, 700, 2000),
    C: anywhere(5, 15, 40, 100, 300, 1000),
    D: anywhere(6, 20, 45, 140, 400),
    E: anywhere(6, 12, 28, 75, 200),
    F: anywhere(6, 10, 24, 60, 160),
  },
  maxWinX: 75,
  declared: { rtp: '0.974176', maxWinX: 75 },
};
