import type { MathModel } from '@novalink/engine';
import { fromThree, plain, strips } from '@novalink/engine/models';
import { demoGame } from './demo-game';
import { fiveLines } from './lines';

const mathModel: MathModel = {
  schema: 'novalink.math/1',
  name: 'Winter Lanterns',
  grid: { reels: 3, rows: 3 },
  symbols: [{ id: 'L', wild: true }, ...plain('EBFCPR')],
  reelSets: {
    base: strips('PBCPFPFEPRFPCRCRCPLLLFPR', 'BEFCFPRFPBFLLLCRCFBRPCPR', 'RBFRERCLLLCPCFRECPRPFEFC'),
  },
  modes: [{ id: 'base', cost: 5, reelSet: 'base' }],
  evaluation: fiveLines,
  paytable: {
    L: fromThree(75),
    E: fromThree(25),
    B: fromThree(15),
    F: fromThree(10),
    C: fromThree(6),
    P: fromThree(4),
    R: fromThree(3),
  },
  maxWinX: 75,
  declared: { rtp: '0.961516', maxWinX: 75 },
};

export const winterLanterns = demoGame({
  providerCompany: 'Aurora Reels',
  code: 'winter-lanterns',
  title: 'Winter Lanterns',
  description:
    'Three reels, five lines and nothing to learn: equal symbols in a row pay, and the lantern stands for all of them. Small wins are frequent and there are no large ones, which makes it the calmest of these games.',
  tags: ['winter', 'classic', 'three reels'],
  languages: ['en'],
  restrictedCountries: [],
  gameSymbols: {
    L: ['Lantern', 'lantern'],
    E: ['Gold star', 'gold-star'],
    B: ['Bell', 'bell'],
    F: ['Snowflake', 'snowflake'],
    C: ['Candle', 'candle'],
    P: ['Snowy pine', 'pine'],
    R: ['Red berries', 'berries'],
  },
  mathModel,
  bets: [1, 2, 5, 10, 20],
  testRun: {
    rounds: 2_000_000,
    seed: 'f70210da1d9eced7c05681bc84f9de90d38c0d2e4e47f2d41cb064768a6235c1',
  },
});
