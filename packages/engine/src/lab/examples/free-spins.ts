import type { MathModel } from '#engine/slots/model/math-model';
import { fromThree, lines, plain, strips } from '#engine/slots/model/model-writing';

/** Free spins on separate reels, which can award further free spins. */
export const freeSpins: MathModel = {
  schema: 'novalink.math/1',
  name: 'Free spins that award more',
  grid: { reels: 5, rows: 3 },
  symbols: [{ id: 'W', wild: true, excludes: ['S'] }, { id: 'S', scatter: true }, ...plain('ABCDEF')],
  reelSets: {
    base: strips(
      'AFBFECECFSFABFDCBFDWEDEEDFCADE',
      'ECFFFDCFACFWEBCASEDDEDEAFEBFBD',
      'CBDFDBCEDFCDEFFFAWEDFSAFEEECBA',
      'CFADBBDSWEDEEDFFCBCAEFDCFEFAEF',
      'CWAFDDFDBDEFEECFEAEABFBCFCEFSD',
    ),
    free: strips(
      'DBCCAFWFFEADEFCDWFDEDEBFBFASEEC',
      'FCBCWDSCWFBEADAEEDEFFACEDBFFDFE',
      'BDFFWEDFACEDFDECFCFECDBEBSWAFAE',
      'EDEABWBECFCDDEFFCFAAFWBFFSDCEED',
      'EFCWFFCDFCSEFADBEDABCEDFDEWAEFB',
    ),
  },
  modes: [{ id: 'base', cost: 10, reelSet: 'base' }],
  evaluation: lines(
    ...['11111', '00000', '22222', '01210', '21012'],
    ...['00122', '22100', '10001', '12221', '01110'],
  ),
  paytable: {
    W: fromThree(60, 250, 1500),
    A: fromThree(40, 150, 600),
    B: fromThree(30, 90, 350),
    C: fromThree(15, 60, 200),
    D: fromThree(12, 35, 120),
    E: fromThree(6, 18, 60),
    F: fromThree(4, 12, 36),
  },
  scatterPays: { S: { unit: 'TOTAL_COST', ...fromThree(2, 10, 50) } },
  features: [
    {
      id: 'free',
      trigger: { symbol: 'S', min: 3 },
      award: fromThree(8, 10, 12),
      reelSet: 'free',
      multiplier: 1,
      retrigger: true,
      maxSpins: 60,
    },
  ],
  maxWinX: 175,
  declared: { rtp: '0.939788', maxWinX: 175 },
};
