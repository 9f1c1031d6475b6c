import type { MathModel } from '@novalink/engine';
import { fromThree, plain, strips } from '@novalink/engine/models';
import { demoGame } from './demo-game';
import { twentyLines } from './lines';

const mathModel: MathModel = {
  schema: 'novalink.math/1',
  name: 'Aurora Veil',
  grid: { reels: 5, rows: 3 },
  symbols: [{ id: 'W', wild: true, excludes: ['S'] }, { id: 'S', scatter: true }, ...plain('MPTABCD')],
  reelSets: {
    base: strips(
      'MMMSTTAMMMCDBDABPPDCABAPPBPATD',
      'PPCBWCACDADMMMCMMMBSDATTAPPBCA',
      'PCMMMTTDTTDBCBAPPCBDWCBADASACM',
      'TTBDCMMMCDBPPCATTCMMMBDWBCSPPD',
      'PPCTDMTTBMMMTTWCDBCSAPTTCADPPC',
    ),
  },
  modes: [{ id: 'base', cost: 20, reelSet: 'base' }],
  evaluation: twentyLines,
  paytable: {
    M: fromThree(25, 100, 500),
    P: fromThree(15, 60, 250),
    T: fromThree(12, 45, 180),
    A: fromThree(8, 25, 100),
    B: fromThree(6, 20, 80),
    C: fromThree(5, 15, 60),
    D: fromThree(4, 12, 50),
  },
  scatterPays: { S: { unit: 'TOTAL_COST', ...fromThree(2, 10, 50) } },
  features: [
    {
      id: 'veil',
      trigger: { symbol: 'S', min: 3 },
      award: fromThree(10, 15, 20),
      reelSet: 'base',
      multiplier: 3,
      retrigger: true,
      maxSpins: 120,
    },
  ],
  maxWinX: 1000,
  declared: { rtp: '0.956146', maxWinX: 1000 },
};

export const auroraVeil = demoGame({
  providerCompany: 'Aurora Reels',
  code: 'aurora-veil',
  title: 'Aurora Veil',
  description:
    'Northern lights over a still fjord, on five reels and twenty lines. Three North stars start free spins in which every win counts three times, and they can start again. Wins are rarer and larger than in most games: its volatility is high.',
  tags: ['northern lights', 'winter', 'free spins'],
  languages: ['en'],
  restrictedCountries: [],
  gameSymbols: {
    W: ['Aurora', 'aurora'],
    S: ['North star', 'north-star'],
    M: ['Moon', 'moon'],
    P: ['Peak', 'peak'],
    T: ['Snowy pine', 'pine'],
    A: ['Teal ice', 'teal-ice'],
    B: ['Violet ice', 'violet-ice'],
    C: ['Blue ice', 'blue-ice'],
    D: ['Rose ice', 'rose-ice'],
  },
  mathModel,
  bets: [1, 2, 5, 10, 20],
  testRun: {
    rounds: 12_000_000,
    seed: 'cd418a6643853014eba8adb71c7db484a059f8065aac909d94004c56daa41265',
  },
});
