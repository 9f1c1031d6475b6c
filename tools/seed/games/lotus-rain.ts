import type { MathModel } from '@novalink/engine';
import { fromThree, plain, strips } from '@novalink/engine/models';
import { demoGame } from './demo-game';
import { tenLines } from './lines';

const mathModel: MathModel = {
  schema: 'novalink.math/1',
  name: 'Lotus Rain',
  grid: { reels: 5, rows: 3 },
  symbols: [{ id: 'W', wild: true, excludes: ['S'] }, { id: 'S', scatter: true }, ...plain('RFLJBH')],
  reelSets: {
    base: strips(
      'FHFHFHBFHLHSHFHJHJHRRRFH',
      'HFHFHJFHFBRRRFWSFJHBHFLF',
      'BFHBFHRRRHLBHFHBHFSHWHJH',
      'JFHFSFWFLFRRRFHFBFHFHFHF',
      'FJFLHSFJHJFHJBFWJFHRRRFH',
    ),
  },
  modes: [{ id: 'base', cost: 10, reelSet: 'base' }],
  evaluation: tenLines,
  paytable: {
    R: { 2: 1, 3: 12, 4: 40, 5: 150 },
    F: fromThree(10, 30, 80),
    L: fromThree(8, 25, 60),
    J: fromThree(5, 12, 40),
    B: fromThree(4, 10, 30),
    H: fromThree(3, 8, 25),
  },
  scatterPays: { S: { unit: 'TOTAL_COST', ...fromThree(2, 8, 30) } },
  maxWinX: 120,
  declared: { rtp: '0.960779', maxWinX: 120 },
};

export const lotusRain = demoGame({
  providerCompany: 'Tidewater Studio',
  code: 'lotus-rain',
  title: 'Lotus Rain',
  description:
    'Ten lines over a pond after the rain. The dragonfly is wild, raindrops pay wherever they fall, and more than half of all spins win something – often less than the bet. Low volatility, for a slow afternoon.',
  tags: ['garden', 'calm', 'low volatility'],
  languages: ['en'],
  restrictedCountries: [],
  gameSymbols: {
    W: ['Dragonfly', 'dragonfly'],
    S: ['Raindrop', 'raindrop'],
    R: ['Lotus', 'lotus'],
    F: ['Fern', 'fern'],
    L: ['Leaf', 'leaf'],
    J: ['Jade pebble', 'jade-pebble'],
    B: ['Slate pebble', 'slate-pebble'],
    H: ['Honey pebble', 'honey-pebble'],
  },
  mathModel,
  bets: [1, 2, 5, 10, 20],
  testRun: {
    rounds: 2_000_000,
    seed: 'f2075931acb15f2240602ff307add01044ca8e520227d736db1ede2a45a9f004',
  },
});
