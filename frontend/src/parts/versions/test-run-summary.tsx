import { whole } from '../../platform/labels/numbers';
import { percent } from '../../platform/labels/game-labels';
import { isJudged, meaningOf, runStatuses, withInterval } from '../../platform/labels/lab-labels';
import { Badge } from '../../ui/badge';
import { Facts } from '../../ui/facts';
import { Notice } from '../../ui/notice';
import { TabLink } from '../../ui/tabs';
import type { ShownRun } from '../lab/run-requests';

interface TestRunSummaryProps {
  readonly run: ShownRun;
  /** The hash of the current model. */
  readonly modelHash: string;
}

/** The verdict of a version's last test run, with a link to its report. */
export const TestRunSummary = ({ run, modelHash }: TestRunSummaryProps) => {
  const { rtp, simulatedRtp, halfWidth, rounds, status } = run;
  return (
    <section
      aria-label="Last test run"
      className="grid gap-4 rounded-xl border border-line bg-sunken p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="flex flex-wrap items-center gap-3 font-semibold">
          Last test run <Badge tone={runStatuses[status].tone}>{runStatuses[status].text}</Badge>
        </h3>
        <TabLink tab="test-run">Open the report</TabLink>
      </div>
      <p>{meaningOf(run)}</p>
      {run.mathModelHash !== modelHash && (
        <Notice tone="warning">The model has changed since this run. Run the test again.</Notice>
      )}
      {isJudged(status) && (
        <Facts
          rows={[
            ['Exact RTP', rtp && `${percent(rtp, 4)} (${rtp})`],
            [
              'Simulated RTP',
              simulatedRtp &&
                halfWidth &&
                `${withInterval(simulatedRtp, halfWidth)} in ${whole(rounds)} rounds`,
            ],
          ]}
        />
      )}
    </section>
  );
};
