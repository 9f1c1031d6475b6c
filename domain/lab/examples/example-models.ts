import type { MathModel } from '#domain/slots/math-model';
import { twentyLines } from './twenty-lines';

/** Models to begin with: one of each thing that a model can have. */
export const exampleModels: readonly MathModel[] = [twentyLines];
