import type { AnyResult } from '@novalink/engine/lab';
import type { MathModel } from '@novalink/engine';
import type { ShownRun } from '../../parts/lab/run-requests';

/** A run with a result, for a comparison. */
export interface ComparedRun {
  /** The label that distinguishes the two runs. */
  readonly label: string;
  readonly run: ShownRun;
  readonly model: MathModel;
  readonly result: AnyResult;
}

export interface TwoRuns {
  readonly first: ComparedRun;
  readonly second: ComparedRun;
}
