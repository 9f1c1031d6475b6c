import type { AnyResult } from '#domain/lab/tally/run-result';
import type { MathModel } from '#domain/slots/model/math-model';
import type { ShownRun } from '../../parts/lab/run-requests';

/** A run that came to a result, as it is compared with another. */
export interface ComparedRun {
  /** Tells the two apart wherever they are named. */
  readonly label: string;
  readonly run: ShownRun;
  readonly model: MathModel;
  readonly result: AnyResult;
}

export interface TwoRuns {
  readonly first: ComparedRun;
  readonly second: ComparedRun;
}
