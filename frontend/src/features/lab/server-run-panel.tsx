import { figuresOf } from '#domain/lab/tally/run-figures';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { labPlaces } from '../../parts/lab/lab-places';
import { Convergence } from '../../parts/lab/run-charts';
import { FiguresTable } from '../../parts/lab/run-figures';
import { RunProgress } from '../../parts/lab/run-progress';
import { type ShownRun, useTestRun } from '../../parts/lab/run-requests';

import { isJudged, isUnderWay } from '../../platform/words/lab-words';
import { sentenceFor } from '../../platform/api/error-sentences';
import { Failure } from '../../ui/failure';
import { Panel } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { type ServerResult, useExactOf, useServerResult } from './server-result';
import * as messages from './messages';

/** A run on the server: how far it is, then what it found. */
export const ServerRunPanel = ({ id }: { readonly id: string }) => {
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
      title={messages.runOnServer}
      lead={
        <>
          {messages.youCanLeaveThisPage((text) => (
            <Link to={labPlaces.run(id)} className="text-secondary underline underline-offset-4">
              {text}
            </Link>
          ))}
        </>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        {error && <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />}
        {!run && !error && <Skeleton rows={1} />}
        {run && isUnderWay(run.status) && <RunProgress run={run} />}
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
      <FiguresTable
        caption={messages.figuresOfRun}
        exact={exact}
        run={figuresOf(found.model, found.result)}
      />
    </>
  );
};
