import { memo, useDeferredValue } from 'react';
import type { ExactModel } from '@novalink/engine/exact';
import { Distribution } from '../run-charts';
import { type ShownRun, useTestRun } from '../../../parts/lab/run-requests';
import { WinsChart } from '../wins-chart';
import { Panel } from '../../../ui/page';
import { Skeleton } from '../../../ui/skeleton';
import { type ServerResult, useExactOf, useServerResult } from '../runs/server-result';
import type { SectionProps } from './simulation-section';
import type { BrowserRun } from '../runs/use-browser-run';

/** The distribution of the wins of spins and rounds: exact, and of the last run. */
export const DistributionSection = ({ subject, exact, runs }: SectionProps) => {
  const { serverRun, isServerLast } = runs;
  const { run } = runs.browser;
  return (
    <>
      {isServerLast && serverRun ? (
        <ServerDistribution id={serverRun.id} />
      ) : (
        run && <BrowserDistribution run={run} exact={run.subject.hash === subject.hash ? exact : undefined} />
      )}
      <Panel title="Exact distribution">
        <ExactWins exact={exact} hasFeatures={(subject.model.features ?? []).length > 0} />
      </Panel>
    </>
  );
};

interface ExactWinsProps {
  readonly exact: ExactModel | undefined;
  /** In a game without free spins, a round is its base spin. */
  readonly hasFeatures: boolean;
}

const ExactWins = ({ exact, hasFeatures }: ExactWinsProps) => {
  if (!exact) return <Skeleton rows={4} />;
  if (!exact.baseHistogram)
    return (
      <p className="text-muted">
        The model has too many outcomes for an exact distribution. A test run shows an estimate.
      </p>
    );
  return (
    <WinsChart
      caption={exact.histogram && hasFeatures ? 'Wins of a base spin and of a round' : 'Wins of a base spin'}
      series={[
        { name: 'Share of base spins', values: exact.baseHistogram },
        ...(exact.histogram && hasFeatures ? [{ name: 'Share of rounds', values: exact.histogram }] : []),
      ]}
    />
  );
};

interface BrowserDistributionProps {
  readonly run: BrowserRun;
  readonly exact: ExactModel | undefined;
}

const BrowserDistribution = ({ run, exact }: BrowserDistributionProps) => {
  const drawn = useDeferredValue(run.result);
  return (
    <Panel title="Distribution of the run">
      {drawn ? (
        <Charts
          model={run.subject.model}
          result={drawn}
          exact={run.judged?.exact ?? exact}
          live={run.judged === undefined}
        />
      ) : (
        <Skeleton rows={4} />
      )}
    </Panel>
  );
};

const Charts = memo(Distribution);

const ServerDistribution = ({ id }: { readonly id: string }) => {
  const { data: run } = useTestRun(id);
  return run ? <Evidence run={run} /> : <Skeleton rows={4} />;
};

const Evidence = ({ run }: { readonly run: ShownRun }) => {
  const found = useServerResult(run);
  if (!found) return <p className="text-muted">The distribution is shown when the run has ended.</p>;
  return (
    <Panel title="Distribution of the run">
      <Drawn run={run} found={found} />
    </Panel>
  );
};

const Drawn = ({ run, found }: { readonly run: ShownRun; readonly found: ServerResult }) => (
  <Distribution {...found} exact={useExactOf(found, run)} />
);
