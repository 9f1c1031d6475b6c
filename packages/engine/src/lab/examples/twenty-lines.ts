import type { MathModel } from '#engine/slots/model/math-model';
import { fromThree, lines, plain, strips } from '#engine/slots/model/model-writing';

/**
 * Five reels with 64 stops, 20 lines, a wild and a scatter. The benchmark measures engines with this model.
 */
export const twentyLines: MathModel = {
  schema: 'novalink.math/1',
  name: 'Twenty lines',
  grid: { reels: 5, rows: 3 },
  symbols: [{ id: 'W', wild: true, excludes: ['S'] }, { id: 'S', scatter: true }, ...plain('ABCDEFGHIJ')],
  reelSets: {
    base: strips(
      'HJDJHDFSAJHJICJFHIGAGCGCEAEESHGWFFIFBEGEBHICJDJGAIIIDWBEFDJBHIGC',
      'JIFAWGGSJBEJJJHIWDEEICHJIDAAGFFBHCECGEHHFHDJEICGICBFDHJADIIFGBSG',
      'JDICJEIHGGCGIGACEHBFEGADSFBFWJCJDJIHGEWAHIHEADFJGCFBHJIDBFIHSIEJ',
      'CCJEFHCHFEHAJIDICWDGEGEIBJJFFSBHGJGGEAHIDJAHCIBDEGHJAGIFJSBWIDIF',
      'JIHCHDFECIIDIBABEEGGIEHFWDEJJFHJJSGIGIHDABAFWBCEFJHGJJCSCFGDHAGI',
    ),
  },
  modes: [{ id: 'base', cost: 20, reelSet: 'base' }],
  evaluation: lines(
    ...['11111', '00000', '22222', '01210', '21012', '00122', '22100', '10001', '12221', '01110'],
    ...['21112', '10121', '12101', '01010', '21212', '11011', '11211', '02020', '20202', '02220'],
  ),
  paytable: {
    W: fromThree(120, 750, 5000),
    A: fromThree(70, 300, 1200),
    B: fromThree(60, 240, 1000),
    C: fromThree(55, 180, 700),
    D: fromThree(45, 160, 600),
    E: fromThree(36, 130, 450),
    F: fromThree(32, 110, 360),
    G: fromThree(27, 90, 270),
    H: fromThree(23, 80, 220),
    I: fromThree(18, 70, 200),
    J: fromThree(14, 55, 180),
  },
  scatterPays: { S: { unit: 'TOTAL_COST', ...fromThree(5, 20, 100) } },
  maxWinX: 300,
  declared: { rtp: '0.959183', maxWinX: 300 },
};
