import { useMemo } from 'react';
import type { AnyResult } from '@novalink/engine/lab';
import type { MathModel } from '@novalink/engine';
import { type ShownRun, useRunEvidence, useTestRun } from '../../parts/lab/run-requests';
import { sentenceFor } from '../../platform/api/error-sentences';
import { EmptyState } from '../../ui/empty-state';
import { Failure } from '../../ui/failure';
import { Page, Panel } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { CompareChart } from './compare-chart';
import type { ComparedRun } from './compared-run';
import { ComparedMetrics } from './compared-metrics';
import { ComparedResults } from './compared-results';
import { historyCrumb } from './history-crumb';

interface ComparePageProps {
  readonly one: string;
  readonly other: string;
}

/** Compares two runs: their figures, the differences of their results, and their convergence. */
export const ComparePage = ({ one, other }: ComparePageProps) => {
  const first = useComparedRun(one, 'First run');
  const second = useComparedRun(other, 'Second run');
  const failed = first.error ? first : second.error ? second : undefined;
  return (
    <Page
      title="Two test runs"
      lead="The first run is on the left, the second on the right."
      breadcrumbs={[historyCrumb]}
    >
      {failed?.error && <Failure text={sentenceFor(failed.error)} onRetry={failed.readAgain} />}
      {!failed && (first.isReading || second.isReading) && <Skeleton rows={6} />}
      {!failed && !first.isReading && !second.isReading && <Compared first={first.run} second={second.run} />}
    </Page>
  );
};

const useComparedRun = (id: string, label: string) => {
  const run = useTestRun(id);
  const evidence = useRunEvidence(run.data ?? waiting(id));
  const compared = useMemo(
    () => run.data && evidence.data && comparedRun(label, run.data, evidence.data),
    [label, run.data, evidence.data],
  );
  return {
    run: compared,
    error: run.error ?? evidence.error,
    isReading: run.isLoading || evidence.isLoading,
    readAgain: () => void Promise.all([run.refetch(), evidence.refetch()]),
  };
};

/** Does not request anything until the run is known. */
const waiting = (id: string) => ({ id, status: 'QUEUED' }) as const;

const comparedRun = (
  label: string,
  run: ShownRun,
  { mathModel, result }: { readonly mathModel: string; readonly result: string | null },
): ComparedRun | undefined =>
  result === null
    ? undefined
    : {
        label,
        run,
        model: JSON.parse(mathModel) as MathModel,
        result: JSON.parse(result) as AnyResult,
      };

interface ComparedProps {
  readonly first: ComparedRun | undefined;
  readonly second: ComparedRun | undefined;
}

const Compared = ({ first, second }: ComparedProps) => {
  if (!first || !second)
    return (
      <EmptyState title="These runs cannot be compared">
        You can only compare runs that have a result. Choose two of them in the history.
      </EmptyState>
    );
  return (
    <>
      <Panel title="Results">
        <ComparedResults first={first} second={second} />
      </Panel>
      <Panel title="Figures">
        <ComparedMetrics first={first} second={second} />
      </Panel>
      <Panel>
        <CompareChart first={first} second={second} />
      </Panel>
    </>
  );
};
