import type { MathModel } from '@novalink/engine';
import { fromThree, plain, strips } from '@novalink/engine/models';
import { demoGame } from './demo-game';
import { twentyLines } from './lines';

const mathModel: MathModel = {
  schema: 'novalink.math/1',
  name: 'Lighthouse Watch',
  grid: { reels: 5, rows: 3 },
  symbols: [{ id: 'W', wild: true, excludes: ['S', 'K'] }, { id: 'S', scatter: true }, ...plain('KVHBRGTA')],
  reelSets: {
    base: strips(
      'GRBTBTKRGRTRBHVVVBSHHBTAWKBTBT',
      'WSRTBVVVRGKBGTRBTGTBHHRKBGBTGA',
      'ATRARTGWKTVVVBTBRGRGHHBKTBSBTG',
      'BTSBVVVBRTBRTRBRBHRGTBTGRTWTA',
      'TBTGTRBTHHRVVVTBRWSBGRBGTARBR',
    ),
  },
  modes: [{ id: 'base', cost: 20, reelSet: 'base' }],
  evaluation: twentyLines,
  paytable: {
    W: fromThree(50, 300, 2500),
    V: fromThree(25, 125, 700),
    H: fromThree(18, 75, 300),
    B: fromThree(15, 50, 200),
    R: fromThree(10, 40, 150),
    G: fromThree(5, 20, 100),
    T: fromThree(5, 15, 75),
    A: fromThree(5, 15, 60),
  },
  scatterPays: { S: { unit: 'TOTAL_COST', ...fromThree(3, 15, 100) } },
  fixedPrizes: [{ id: 'lamp-room', trigger: { lineOf: 'K', reels: [0, 1, 2] }, credits: 240 }],
  maxWinX: 500,
  declared: { rtp: '0.948396', maxWinX: 500 },
};

export const lighthouseWatch = demoGame({
  providerCompany: 'Tidewater Studio',
  code: 'lighthouse-watch',
  title: 'Lighthouse Watch',
  description:
    'A night watch on twenty lines. The lighthouse is wild, the compass pays wherever it stands, and three brass keys on a line unlock the lamp room: always the same prize, with no picking and no waiting.',
  tags: ['sea', 'night', 'fixed prize'],
  languages: ['en'],
  restrictedCountries: ['FR'],
  gameSymbols: {
    W: ['Lighthouse', 'lighthouse'],
    S: ['Compass', 'compass'],
    K: ['Brass key', 'brass-key'],
    V: ['Wave', 'wave'],
    H: ['Anchor', 'anchor'],
    B: ["Ship's bell", 'ship-bell'],
    R: ['Rope', 'rope'],
    G: ['Green float', 'green-float'],
    T: ['Teal float', 'teal-float'],
    A: ['Amber float', 'amber-float'],
  },
  mathModel,
  bets: [1, 2, 5, 10, 20],
  testRun: {
    rounds: 3_000_000,
    seed: '973a6a8fddf69b6750a6806bd90e9581fd812295f1a110d9768cdcafc85bc03d',
  },
});
