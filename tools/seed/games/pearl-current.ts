import type { MathModel } from '@novalink/engine';
import { fromThree, plain, strips } from '@novalink/engine/models';
import { demoGame } from './demo-game';
import { anyWay } from './lines';

const mathModel: MathModel = {
  schema: 'novalink.math/1',
  name: 'Pearl Current',
  grid: { reels: 5, rows: 3 },
  symbols: [{ id: 'W', wild: true, excludes: ['S'] }, { id: 'S', scatter: true }, ...plain('FCTABDE')],
  reelSets: {
    base: strips(
      'ESCCDBCEADBDFFBDABEBDEBADAET',
      'BDSEBCCAETTEDEFEBEACWDATTBAE',
      'ETTDSDBTTBDFABDCABADCCBAEWED',
      'ASEAFFEATDATTEBAWATTEFTTCCFF',
      'EBABTTSEDBDWFFDAEBDCCBEDFFDB',
    ),
    current: strips(
      'AECCFFSEBFAEDEDEDTTEAEDETTE',
      'BAWDEAEBFFEDFEWASTTEDABCCED',
      'TTFFDTTAEBCCDEBDWEBDSEWBCDA',
      'AEBCCTTDFFSBEBTTBDAWDAEWADB',
      'FDEADBEFFBTDSEATTEWDBACCWDA',
    ),
  },
  modes: [{ id: 'base', cost: 25, reelSet: 'base' }],
  evaluation: anyWay,
  paytable: {
    F: fromThree(20, 75, 300),
    C: fromThree(15, 50, 200),
    T: fromThree(10, 35, 120),
    A: fromThree(5, 15, 60),
    B: fromThree(4, 12, 50),
    D: fromThree(3, 10, 40),
    E: fromThree(3, 8, 30),
  },
  scatterPays: { S: { unit: 'TOTAL_COST', ...fromThree(2, 10, 40) } },
  features: [
    {
      id: 'current',
      trigger: { symbol: 'S', min: 3 },
      award: fromThree(8, 12, 20),
      reelSet: 'current',
      multiplier: 2,
      retrigger: true,
      maxSpins: 100,
    },
  ],
  maxWinX: 700,
  declared: { rtp: '0.961503', maxWinX: 700 },
};

export const pearlCurrent = demoGame({
  providerCompany: 'Tidewater Studio',
  code: 'pearl-current',
  title: 'Pearl Current',
  description:
    'A warm sea with 243 ways to win. Three nautilus shells open free spins on richer reels of their own, where every win is doubled. About a third of what the game returns comes from these free spins, so quiet stretches belong to it.',
  tags: ['sea', '243 ways', 'free spins'],
  languages: ['en'],
  restrictedCountries: [],
  gameSymbols: {
    W: ['Pearl shell', 'pearl-shell'],
    S: ['Nautilus', 'nautilus'],
    F: ['Blue fish', 'fish'],
    C: ['Coral', 'coral'],
    T: ['Starfish', 'starfish'],
    A: ['Green sea glass', 'green-glass'],
    B: ['Blue sea glass', 'blue-glass'],
    D: ['Amber sea glass', 'amber-glass'],
    E: ['Rose sea glass', 'rose-glass'],
  },
  mathModel,
  bets: [1, 2, 5, 10, 20],
  testRun: {
    rounds: 9_000_000,
    seed: '63830842dc06df12cc4a8e336c0d5770dbd71d9471a9e83510d3222fe3e7419a',
  },
});
