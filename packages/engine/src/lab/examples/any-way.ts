import type { MathModel } from '#engine/slots/model/math-model';
import { fromThree, plain, strips } from '#engine/slots/model/model-writing';

/** 243 ways: every symbol pays the product of its cells on the reels of its run. */
export const anyWay: MathModel = {
  schema: 'novalink.math/1',
  name: 'Any way',
  grid: { reels: 5, rows: 3 },
  symbols: [{ id: 'W', wild: true, excludes: ['S'] }, { id: 'S', scatter: true }, ...plain('ABCDEF')],
  reelSets: {
    base: strips(
      'EFABCCFFDEADBDFDEEESCBF',
      'EWADDFECBABDEECEFFFCDBFS',
      'EABCFWDDFDAFEEFEBBSEFCDC',
      'CDDEBABFEEBADFCDEFEFCFWS',
      'CSEFBDFCFEFFCDEDADABEEB',
    ),
  },
  modes: [{ id: 'base', cost: 25, reelSet: 'base' }],
  evaluation: { kind: 'WAYS', direction: 'LTR' },
  paytable: {
    A: fromThree(20, 70, 300),
    B: fromThree(14, 40, 150),
    C: fromThree(8, 25, 90),
    D: fromThree(4, 12, 40),
    E: fromThree(2, 7, 20),
    F: fromThree(2, 5, 15),
  },
  scatterPays: { S: { unit: 'TOTAL_COST', ...fromThree(2, 10, 50) } },
  maxWinX: 75,
  declared: { rtp: '0.937521', maxWinX: 75, hit: '0.5229' },
};
