import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { labPlaces } from '../../parts/lab/lab-places';
import { RunProgress } from '../../parts/lab/run-progress';
import { useTestRun } from '../../parts/lab/run-requests';
import { TestRunReport } from '../../parts/test-run-report';
import { isUnderWay } from '../../platform/words/lab-words';
import { sentenceFor } from '../../platform/api/messages';
import { Failure } from '../../ui/failure';
import { Panel } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';

interface ServerRunPanelProps {
  readonly id: string;
  /** Of the model as it is now. */
  readonly hash: string;
}

/** A run on the server: how far it is, then what it found. */
export const ServerRunPanel = ({ id, hash }: ServerRunPanelProps) => {
  const { data: run, error, refetch } = useTestRun(id);
  const queries = useQueryClient();
  const status = run?.status;
  useEffect(() => {
    // A passed run may have brought its version on.
    if (status !== undefined && !isUnderWay(status))
      void queries.invalidateQueries({ queryKey: ['game-version'] });
  }, [status, queries]);
  return (
    <Panel
      title="Run on the server"
      lead={
        <>
          It goes on when you leave this page; you find it in{' '}
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
        {run && isUnderWay(run.status) && <RunProgress run={run} />}
        {run && !isUnderWay(run.status) && <TestRunReport run={run} modelHash={hash} />}
      </div>
    </Panel>
  );
};
