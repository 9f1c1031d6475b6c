import type { UseQueryResult } from '@tanstack/react-query';
import type { ExactModel } from '@novalink/engine/exact';
import type { LabSubject } from '../lab-subject';
import type { LabRuns } from '../runs/use-lab-runs';

/** The last model without an error, its exact figures, and the runs of the page. */
export interface ResultsProps {
  readonly subject: LabSubject;
  readonly exact: UseQueryResult<ExactModel>;
  readonly runs: LabRuns;
  readonly problem: string | undefined;
  readonly onRunAgain: () => void;
}
