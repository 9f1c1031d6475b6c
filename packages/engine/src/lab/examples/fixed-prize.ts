import type { MathModel } from '#engine/slots/model/math-model';
import { fromThree, lines, plain, strips } from '#engine/slots/model/model-writing';

/** Three chests from the left start a bonus game, which the model represents by its mean win. */
export const fixedPrize: MathModel = {
  schema: 'novalink.math/1',
  name: 'Fixed prize',
  grid: { reels: 5, rows: 3 },
  symbols: [{ id: 'W', wild: true, excludes: ['O'] }, { id: 'O' }, ...plain('ABCDE')],
  reelSets: {
    base: strips(
      'DDDOWBEBACDEAECBEEDCEOC',
      'ODDBEDOEBCACCAEEBDWCDEE',
      'CDDBDECAEOWEEDBCDCAEEOB',
      'CWEDBADDDBBAECEDEECDEEC',
      'ECAABDDEDEEDEEBBCDDWECC',
    ),
  },
  modes: [{ id: 'base', cost: 5, reelSet: 'base' }],
  evaluation: lines('11111', '00000', '22222', '01210', '21012'),
  paytable: {
    W: fromThree(60, 300, 1500),
    A: fromThree(35, 140, 600),
    B: fromThree(18, 70, 280),
    C: fromThree(8, 28, 100),
    D: fromThree(4, 14, 45),
    E: fromThree(3, 8, 20),
  },
  fixedPrizes: [{ id: 'chest', trigger: { lineOf: 'O', reels: [0, 1, 2] }, credits: 200 }],
  maxWinX: 300,
  declared: { rtp: '0.942641', maxWinX: 300 },
};
