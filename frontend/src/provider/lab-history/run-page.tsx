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
import { historyCrumb } from './history-crumb';
import { RunAgain } from './run-again';
import { Notice } from '../../ui/notice';
import { generatePath, Link } from 'react-router-dom';
import { routes } from '#domain/routes';
import { useOwnGameTitles } from '../lab/own-game-titles';

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

/** Whether a repeated run gave the same bytes. */
const ExpectedHash = ({
  run: { expectedResultHash: expected, resultHash: found },
}: {
  readonly run: ShownRun;
}) => {
  if (expected === null) return null;
  if (found === null)
    return (
      <p className="text-sm break-all text-muted">
        Expected SHA-256 of the result: <code>{expected}</code>.
      </p>
    );
  if (found === expected)
    return (
      <Notice tone="good" title="Repeated with an identical result">
        This run repeats an earlier run with the same seed. The results are identical.
      </Notice>
    );
  return (
    <Notice tone="bad" title="Repeated with a different result">
      The earlier run has the result hash <code className="break-all">{expected}</code>. This run has{' '}
      <code className="break-all">{found}</code>. The model, mode, seed or number of rounds is different, or
      the earlier result is not from the same run.
    </Notice>
  );
};

/**
 * Prints a report with dark text on white in every theme, without elements that only work on a screen. It is
 * not part of the site's style sheet, because every page loads that.
 */
const PrintStyle = () => <style media="print">{rules}</style>;

const rules = `
  :root[data-theme] {
    color-scheme: light;
    --nl-background: #fff; --nl-surface: #fff; --nl-sunken: #fff; --nl-header: #fff;
    --nl-line: #bbb; --nl-edge: #777; --nl-text: #000; --nl-muted: #444; --nl-primary: #000;
    --nl-secondary: #1a4fd0; --nl-accent: #b8135f; --nl-error: #b3201f; --nl-success: #12693a; --nl-warning: #855000;
  }
  body > * header.sticky, #main ~ footer, nav[aria-label='Breadcrumbs'], main button { display: none !important; }
  section { break-inside: auto; border: 0 !important; padding: 0 !important; }
  h2 { break-after: avoid; }
`;

/** The origin of a run as a sentence: a version of a game, or a model without a version. */
const RunOrigin = ({ run: { gameId, versionId, semver } }: { readonly run: ShownRun }) => {
  const titles = useOwnGameTitles();
  if (gameId === null || versionId === null) return <>A model without a game.</>;
  const title = titles.get(gameId);
  return (
    <>
      For{' '}
      <Link
        to={generatePath(routes.ProviderVersion.path, { gameId, versionId })}
        className="text-secondary underline underline-offset-4"
      >
        {title !== undefined && <>{title}, </>}version {semver}
      </Link>
      .
    </>
  );
};
