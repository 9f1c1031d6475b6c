import type { MathModel, ScatterPays } from '../model/math-model';

const schema = 'novalink.math/1';

/** A fair coin: heads pays two for one. RTP 1, deviation 1. */
export const coinFlip: MathModel = {
  schema,
  name: 'coin flip',
  grid: { reels: 1, rows: 1 },
  symbols: [{ id: 'HEADS' }, { id: 'TAILS' }],
  reelSets: { base: [['HEADS', 'TAILS']] },
  modes: [{ id: 'base', cost: 1, reelSet: 'base' }],
  evaluation: { kind: 'LINES', lines: [[0]], direction: 'LTR', payRule: 'HIGHEST_PER_LINE' },
  paytable: { HEADS: { '1': 2 } },
  maxWinX: 2,
  declared: { rtp: '1.0000', maxWinX: 2, hit: '0.5' },
};

/** Roulette with a single zero, one number straight up: RTP 36/37, deviation 5.8378. */
export const roulette: MathModel = {
  ...coinFlip,
  name: 'one number of 37',
  symbols: [{ id: 'MINE' }, { id: 'OTHER' }],
  reelSets: { base: [['MINE', ...Array<string>(36).fill('OTHER')]] },
  paytable: { MINE: { '1': 36 } },
  maxWinX: 36,
  declared: { rtp: '0.972973', maxWinX: 36 },
};

const fruits = ['F1', 'F2', 'F3', 'F4', 'F5'];
const threeAlike = Object.fromEntries(
  fruits.map((id) => [id, { unit: 'CREDITS', '3': 10 } satisfies ScatterPays]),
);

/**
 * Three reels with the same six symbols: three diamonds pay 20, three equal fruits 10, two diamonds 4, one
 * diamond 1.
 */
export const diamonds: MathModel = {
  schema,
  name: 'six symbols on three reels',
  grid: { reels: 3, rows: 1 },
  symbols: ['D', ...fruits].map((id) => ({ id, scatter: true })),
  reelSets: { base: [0, 1, 2].map(() => ['D', ...fruits]) },
  modes: [{ id: 'base', cost: 1, reelSet: 'base' }],
  evaluation: { kind: 'SCATTER_ONLY' },
  paytable: {},
  scatterPays: { D: { unit: 'CREDITS', '1': 1, '2': 4, '3': 20 }, ...threeAlike },
  maxWinX: 20,
  declared: { rtp: '0.949074', maxWinX: 20 },
};

/** Cells of each symbol on reels 1 to 5. */
const parSheetCells = {
  W: [2, 2, 1, 4, 2],
  H1: [4, 4, 3, 4, 4],
  H2: [4, 4, 5, 4, 5],
  H3: [6, 4, 4, 4, 4],
  M1: [5, 4, 6, 6, 7],
  M2: [6, 4, 5, 6, 7],
  L1: [6, 6, 5, 6, 6],
  L2: [5, 6, 5, 6, 6],
  L3: [5, 5, 6, 8, 7],
  O: [2, 5, 6, 0, 0],
  S: [2, 2, 2, 2, 2],
};

/** A strip on which equal symbols are as far apart as possible, so that no window shows a scatter twice. */
const spread = (reel: number): string[] =>
  Object.entries(parSheetCells)
    .flatMap(([id, cells]) =>
      Array.from({ length: cells[reel] ?? 0 }, (_, at) => ({ id, place: (at + 0.5) / (cells[reel] ?? 1) })),
    )
    .sort((one, other) => one.place - other.place)
    .map(({ id }) => id);

const pays = (three: number, four: number, five: number) => ({ '3': three, '4': four, '5': five });

/**
 * The par sheet of Harrigan & Dixon, Journal of Gambling Issues 23 (2009), with one line and different names:
 * 259,440,000 combinations, 96.2 %, top line 1 in 8,107,500.
 */
export const parSheet: MathModel = {
  schema,
  name: 'published par sheet',
  grid: { reels: 5, rows: 3 },
  symbols: [
    { id: 'W', wild: true, excludes: ['O', 'S'] },
    ...['H1', 'H2', 'H3', 'M1', 'M2', 'L1', 'L2', 'L3', 'O'].map((id) => ({ id })),
    { id: 'S', scatter: true },
  ],
  reelSets: { base: [0, 1, 2, 3, 4].map(spread) },
  modes: [{ id: 'base', cost: 1, reelSet: 'base' }],
  evaluation: { kind: 'LINES', lines: [[1, 1, 1, 1, 1]], direction: 'LTR', payRule: 'HIGHEST_PER_LINE' },
  paytable: {
    W: { '2': 5, ...pays(100, 500, 10_000) },
    H1: { '2': 2, ...pays(40, 200, 1000) },
    H2: pays(25, 100, 500),
    H3: pays(25, 100, 500),
    M1: pays(10, 50, 500),
    M2: pays(10, 50, 250),
    L1: pays(5, 30, 200),
    L2: pays(5, 30, 200),
    L3: pays(5, 30, 150),
  },
  scatterPays: { S: { unit: 'TOTAL_COST', ...pays(5, 25, 200) } },
  fixedPrizes: [{ id: 'bonus', trigger: { lineOf: 'O', reels: [0, 1, 2] }, credits: 331 }],
  maxWinX: 10_000,
  declared: { rtp: '0.962525', maxWinX: 10_000 },
};
