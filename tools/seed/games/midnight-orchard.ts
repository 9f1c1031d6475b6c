import type { MathModel } from '@novalink/engine';
import { fromThree, plain, strips } from '@novalink/engine/models';
import { demoGame } from './demo-game';
import { twentyLines } from './lines';

const mathModel: MathModel = {
  schema: 'novalink.math/1',
  name: 'Midnight Orchard',
  grid: { reels: 5, rows: 3 },
  symbols: [{ id: 'W', wild: true, excludes: ['S'] }, { id: 'S', scatter: true }, ...plain('GPFUCL')],
  reelSets: {
    base: strips(
      'FSPPUFLFCUFLWCULUCPLGGGC',
      'ULPPLPPULCFLCUCFSFWCUGGG',
      'LFULPULPPLGGGLFSFLFWLUCU',
      'FPPUPLCLCFSCFLWUFLUGGGCU',
      'GGGFPPLCLSUCLCFCUWLUPLFU',
    ),
  },
  modes: [{ id: 'base', cost: 20, reelSet: 'base' }],
  evaluation: twentyLines,
  paytable: {
    W: fromThree(40, 250, 2000),
    G: fromThree(25, 125, 800),
    P: fromThree(15, 75, 400),
    F: fromThree(10, 40, 200),
    U: fromThree(6, 20, 90),
    C: fromThree(4, 15, 70),
    L: fromThree(3, 10, 50),
  },
  scatterPays: { S: { unit: 'TOTAL_COST', ...fromThree(4, 20, 200) } },
  maxWinX: 600,
  declared: { rtp: '0.952529', maxWinX: 600 },
};

export const midnightOrchard = demoGame({
  providerCompany: 'Basalt & Bloom',
  code: 'midnight-orchard',
  title: 'Midnight Orchard',
  description:
    'Fruit by moonlight, on twenty lines. The moth is wild and the best-paying symbol at once; moonflowers pay wherever they open, up to two hundred times the bet. No bonus rounds, medium volatility.',
  tags: ['fruit', 'night', 'scatter pays'],
  languages: ['en'],
  restrictedCountries: [],
  gameSymbols: {
    W: ['Moth', 'moth'],
    S: ['Moonflower', 'moonflower'],
    G: ['Pomegranate', 'pomegranate'],
    P: ['Pear', 'pear'],
    F: ['Fig', 'fig'],
    U: ['Plum', 'plum'],
    C: ['Cherries', 'cherries'],
    L: ['Leaf', 'leaf'],
  },
  mathModel,
  bets: [1, 2, 5, 10, 20],
  testRun: {
    rounds: 6_000_000,
    seed: 'fc3ae67b144dc0adaa874e61d54672a517c406c9137468faa4114cbad8be222d',
  },
});
