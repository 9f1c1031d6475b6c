import { lazy, Suspense } from 'react';
import { Printer } from 'lucide-react';
import { RepeatFacts } from '../../parts/lab/verification/repeat-facts';
import { RunProgress } from '../lab/run-progress';
import { type ShownRun, useTestRun } from '../../parts/lab/run-requests';
import { seededNote } from '../../parts/lab/seeded-note';
import { VerdictList } from '../../parts/lab/verdict-list';
import { isJudged, isInProgress, meaningOf, runStatuses } from '../../platform/labels/lab-labels';
import { sentenceFor } from '../../platform/api/error-sentences';
import { useTabTitle } from '../../platform/page/tab-title';
import { usePathId } from '../../platform/page/use-path-id';
import { ActionsPlace } from '../../parts/page/actions-place';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Failure } from '../../ui/failure';
import { Page, Panel } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { When } from '../../ui/when';
import { ExpectedHash } from './expected-hash';
import { historyCrumb } from './history-crumb';
import { PrintStyle } from './print-style';
import { RunAgain } from './run-again';
import { RunOrigin } from './run-origin';

const RunEvidencePanels = lazy(async () => ({
  default: (await import('./run-evidence-panels')).RunEvidencePanels,
}));

/**
 * `/provider/testlab/History/:runId`: one run with its verdict and everything that is needed to repeat it. It
 * can be printed as a report.
 */
export const RunPage = () => {
  const id = usePathId('runId');
  return <OpenRun key={id} id={id} />;
};

const OpenRun = ({ id }: { readonly id: string }) => {
  const { data: run, error, refetch } = useTestRun(id);
  const title = run ? `Test run of ${run.name}` : 'Test run';
  useTabTitle(run && title);
  return (
    <Page
      title={title}
      breadcrumbs={[historyCrumb]}
      actions={
        run === undefined
          ? error === null && <ActionsPlace />
          : isJudged(run.status) && (
              <Button look="quiet" className="print:hidden" onClick={() => window.print()}>
                <Printer aria-hidden className="size-5" />
                Print the report
              </Button>
            )
      }
    >
      <PrintStyle />
      {error !== null && <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />}
      {run === undefined && error === null && <Skeleton />}
      {run && (
        <>
          <Standing run={run} />
          <Suspense fallback={<Skeleton rows={3} />}>
            <RunEvidencePanels run={run} />
          </Suspense>
        </>
      )}
    </Page>
  );
};

const Standing = ({ run }: { readonly run: ShownRun }) => {
  const { text, tone } = runStatuses[run.status];
  return (
    <Panel title="Verdict">
      <div className="grid grid-cols-1 gap-5">
        <div className="flex flex-wrap items-center gap-3">
          <Badge tone={tone}>{text}</Badge>
          <p>{meaningOf(run)}</p>
        </div>
        <p className="text-sm text-muted">
          <RunOrigin run={run} />{' '}
          {run.endedAt === null ? (
            <>
              Started <When at={run.createdAt} />.
            </>
          ) : (
            <>
              Started <When at={run.createdAt} />, ended <When at={run.endedAt} />.
            </>
          )}
        </p>
        {isInProgress(run.status) ? <RunProgress run={run} /> : <RunAgain run={run} />}
        <ExpectedHash run={run} />
        {run.checks.length > 0 && <VerdictList checks={run.checks} />}
        <RepeatFacts run={run} />
        <p className="max-w-2xl text-sm text-muted">{seededNote}</p>
      </div>
    </Panel>
  );
};
