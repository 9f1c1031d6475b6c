import type { MathModel } from '@novalink/engine';
import { fromThree, plain, strips } from '@novalink/engine/models';
import { demoGame } from './demo-game';
import { anyWay } from './lines';

const mathModel: MathModel = {
  schema: 'novalink.math/1',
  name: 'Tundra Ways',
  grid: { reels: 5, rows: 3 },
  symbols: [{ id: 'W', wild: true, excludes: ['S'] }, { id: 'S', scatter: true }, ...plain('FLCMGOK')],
  reelSets: {
    base: strips(
      'MCKOGOFFFKCGLLOMKGKMGOKSC',
      'OMGCGMGMKGKCWCOKOFFFKSLGM',
      'MKMCGKGOMCSCGMKOMFFFLWKOK',
      'KMCKWMGSLLGCKOKOGKMCMGFFF',
      'MCGOMGKCGCLCKOKOGKFFFOSMK',
    ),
  },
  modes: [{ id: 'base', cost: 25, reelSet: 'base' }],
  evaluation: anyWay,
  paytable: {
    F: fromThree(15, 50, 200),
    L: fromThree(12, 40, 150),
    C: fromThree(10, 30, 100),
    M: fromThree(8, 20, 75),
    G: fromThree(5, 15, 50),
    O: fromThree(4, 10, 40),
    K: fromThree(3, 8, 30),
  },
  scatterPays: { S: { unit: 'TOTAL_COST', ...fromThree(3, 15, 100) } },
  maxWinX: 1200,
  declared: { rtp: '0.950628', maxWinX: 1200 },
};

export const tundraWays = demoGame({
  providerCompany: 'Aurora Reels',
  code: 'tundra-ways',
  title: 'Tundra Ways',
  description:
    'The Arctic in its short summer: 243 ways to win, a midnight sun that is wild on the three middle reels, and ice flowers that pay wherever they stand. No bonus rounds – everything happens on the reels you see.',
  tags: ['nature', 'arctic', '243 ways'],
  languages: ['en'],
  restrictedCountries: [],
  gameSymbols: {
    W: ['Midnight sun', 'midnight-sun'],
    S: ['Ice flower', 'ice-flower'],
    F: ['Feather', 'feather'],
    L: ['Birch leaf', 'birch-leaf'],
    C: ['Cloudberry', 'cloudberry'],
    M: ['Meltwater', 'meltwater'],
    G: ['Garnet stone', 'garnet-stone'],
    O: ['Moss stone', 'moss-stone'],
    K: ['Lake stone', 'lake-stone'],
  },
  mathModel,
  bets: [1, 2, 5, 10, 20],
  testRun: {
    rounds: 9_000_000,
    seed: '2f0f265fb15bc40c639484c518e48732b65e2b2feb2b1eac2aaa80fa9e04aa86',
  },
});
