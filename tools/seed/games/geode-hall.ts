import type { MathModel } from '@novalink/engine';
import { fromFive, fromThree, plain, strips } from '@novalink/engine/models';
import { demoGame } from './demo-game';

const mathModel: MathModel = {
  schema: 'novalink.math/1',
  name: 'Geode Hall',
  grid: { reels: 5, rows: 3 },
  symbols: plain('QRESTAUO').map((symbol) => ({ ...symbol, scatter: true })),
  reelSets: {
    base: strips(
      'EEOSSUEATTAUOAUOTAQOURRA',
      'QUOUARORRSSOEEUTTESSAUTA',
      'USSOUOAOURRSEUTTAQEEOAUR',
      'EUOUATTUSSEEOUAROTAOAQOU',
      'OUETARRUEETTOASSOQUROASU',
    ),
  },
  modes: [{ id: 'base', cost: 20, reelSet: 'base' }],
  evaluation: { kind: 'SCATTER_ONLY' },
  paytable: {},
  scatterPays: {
    Q: { unit: 'TOTAL_COST', ...fromThree(3, 20, 250) },
    R: { unit: 'CREDITS', ...fromFive(40, 150, 800, 4000) },
    E: { unit: 'CREDITS', ...fromFive(32, 120, 600, 3000) },
    S: { unit: 'CREDITS', ...fromFive(26, 100, 450, 2400) },
    T: { unit: 'CREDITS', ...fromFive(20, 80, 350, 2000) },
    A: { unit: 'CREDITS', ...fromFive(16, 60, 250, 1500) },
    U: { unit: 'CREDITS', ...fromFive(10, 36, 140, 800) },
    O: { unit: 'CREDITS', ...fromFive(8, 30, 120, 700) },
  },
  maxWinX: 250,
  declared: { rtp: '0.943202', maxWinX: 250 },
};

export const geodeHall = demoGame({
  providerCompany: 'Basalt & Bloom',
  code: 'geode-hall',
  title: 'Geode Hall',
  description:
    'A cave without lines: seven kinds of crystal pay by how many are seen, wherever they are, from five on. Geodes pay from three, and five of them are the largest win there is. High volatility.',
  tags: ['crystals', 'pays anywhere', 'high volatility'],
  languages: ['en'],
  restrictedCountries: [],
  gameSymbols: {
    Q: ['Geode', 'geode'],
    R: ['Ruby', 'ruby'],
    E: ['Emerald', 'emerald'],
    S: ['Sapphire', 'sapphire'],
    T: ['Topaz', 'topaz'],
    A: ['Aquamarine', 'aquamarine'],
    U: ['Tourmaline', 'tourmaline'],
    O: ['Onyx', 'onyx'],
  },
  mathModel,
  bets: [1, 2, 5, 10, 20],
  testRun: {
    rounds: 10_000_000,
    seed: 'c45cc8d2fe3435cd624945f0143cb2af1aa5f7846355c9e4badb5312f167aae7',
  },
});
