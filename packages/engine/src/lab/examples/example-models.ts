import type { MathModel } from '#engine/slots/model/math-model';
import { anyWay } from './any-way';
import { fixedPrize } from './fixed-prize';
import { freeSpins } from './free-spins';
import { multiplier } from './multiplier';
import { scattersOnly } from './scatters-only';
import { twentyLines } from './twenty-lines';

/** Example models to start from. Together they use every feature of a model. */
export const exampleModels: readonly MathModel[] = [
  twentyLines,
  anyWay,
  scattersOnly,
  freeSpins,
  multiplier,
  fixedPrize,
];
