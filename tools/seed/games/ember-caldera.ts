import type { MathModel } from '@novalink/engine';
import { fromThree, plain, strips } from '@novalink/engine/models';
import { demoGame } from './demo-game';
import { tenLines } from './lines';

const mathModel: MathModel = {
  schema: 'novalink.math/1',
  name: 'Ember Caldera',
  grid: { reels: 5, rows: 3 },
  symbols: [{ id: 'W', wild: true, excludes: ['S'] }, { id: 'S', scatter: true }, ...plain('OKVFGCM')],
  reelSets: {
    base: strips(
      'CKKOFSFMFKCVGWGFCGMGCMOOCMGVM',
      'MCVMCKKGCMCFGFVOOWSGFMKGMFGVC',
      'MGVGCWCKKCSMGFCGFGVFMFKKVMOOG',
      'KKCGMKKMCGFWCMSGVGVCVGFGFCMOO',
      'MOOCGMSGWCGVFMGFVMVKKGCKKCMFC',
    ),
    eruption: strips(
      'MVMOOWGFMFCGCFCVGFMCMGKGKKVC',
      'FCMOOGCGCMVMFOOMKOFCMGCGKKFW',
      'GCFGKKMCFGMOOCOGKVWMCVCMFVGM',
      'GCFVMFCGOVKKGCMCKMCGWGVCOOGF',
      'MFVGFOOCWKKCFMGCMVGCGMGMVCFK',
    ),
  },
  modes: [{ id: 'base', cost: 10, reelSet: 'base' }],
  evaluation: tenLines,
  paytable: {
    W: fromThree(60, 400, 3000),
    O: fromThree(30, 150, 1000),
    K: fromThree(20, 100, 500),
    V: fromThree(15, 60, 300),
    F: fromThree(8, 25, 120),
    G: fromThree(6, 20, 100),
    C: fromThree(5, 15, 80),
    M: fromThree(4, 10, 60),
  },
  scatterPays: { S: { unit: 'TOTAL_COST', ...fromThree(2, 10, 100) } },
  features: [
    {
      id: 'eruption',
      trigger: { symbol: 'S', min: 3 },
      award: fromThree(10, 10, 10),
      reelSet: 'eruption',
      multiplier: 5,
      retrigger: false,
      maxSpins: 10,
    },
  ],
  maxWinX: 1500,
  declared: { rtp: '0.947502', maxWinX: 1500 },
};

export const emberCaldera = demoGame({
  providerCompany: 'Basalt & Bloom',
  code: 'ember-caldera',
  title: 'Ember Caldera',
  description:
    'Ten lines at the rim of a volcano. Three volcanoes start ten free spins in which every win counts five times; they do not start again. A third of the return is in them, and many rounds win nothing: high volatility.',
  tags: ['volcano', 'high volatility', 'free spins'],
  languages: ['en'],
  restrictedCountries: ['BE', 'NL'],
  gameSymbols: {
    W: ['Flame', 'flame'],
    S: ['Volcano', 'volcano'],
    O: ['Ember', 'ember-orb'],
    K: ['Fire beetle', 'beetle'],
    V: ['Volcanic glass', 'volcanic-glass'],
    F: ['Fire opal', 'fire-opal'],
    G: ['Garnet', 'garnet'],
    C: ['Citrine', 'citrine'],
    M: ['Smoky violet', 'smoky-violet'],
  },
  mathModel,
  bets: [1, 2, 5, 10, 20],
  testRun: {
    rounds: 15_000_000,
    seed: 'ea0817347cfc10f022ce7ce1f953bf8a6537567f6384db5537c95463f944ccae',
  },
});
