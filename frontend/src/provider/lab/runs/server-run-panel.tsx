import { metricsOf } from '@novalink/engine/lab';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { labPlaces } from '../../../parts/lab/lab-places';
import { Convergence } from '../run-charts';
import { MetricsTable } from '../run-metrics';
import { RunProgress } from '../run-progress';
import { type ShownRun, useTestRun } from '../../../parts/lab/run-requests';

import { isJudged, isInProgress } from '../../../platform/labels/lab-labels';
import { sentenceFor } from '../../../platform/api/error-sentences';
import { Failure } from '../../../ui/failure';
import { Panel } from '../../../ui/page';
import { Skeleton } from '../../../ui/skeleton';
import { type ServerResult, useExactOf, useServerResult } from './server-result';

/** A run on the server: its progress, then its result. */
export const ServerRunPanel = ({ id }: { readonly id: string }) => {
  const { data: run, error, refetch } = useTestRun(id);
  const queries = useQueryClient();
  const status = run?.status;
  useEffect(() => {
    // A passed run can change the status of its version.
    if (status !== undefined && !isInProgress(status))
      void queries.invalidateQueries({ queryKey: ['game-version'] });
  }, [status, queries]);
  return (
    <Panel
      title="Run on the server"
      lead={
        <>
          You can leave this page. The run is saved in{' '}
          <Link to={labPlaces.run(id)} className="text-secondary underline underline-offset-4">
            your history
          </Link>
          .
        </>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        {error && <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />}
        {!run && !error && <Skeleton rows={1} />}
        {run && isInProgress(run.status) && <RunProgress run={run} />}
        {run && isJudged(run.status) && <Settled run={run} />}
      </div>
    </Panel>
  );
};

const Settled = ({ run }: { readonly run: ShownRun }) => {
  const found = useServerResult(run);
  return found && <Drawn run={run} found={found} />;
};

const Drawn = ({ run, found }: { readonly run: ShownRun; readonly found: ServerResult }) => {
  const exact = useExactOf(found, run);
  return (
    <>
      <Convergence result={found.result} exact={exact} />
      <MetricsTable caption="Figures of the run" exact={exact} run={metricsOf(found.model, found.result)} />
    </>
  );
};
