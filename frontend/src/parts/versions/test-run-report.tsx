import { timesBet, whole } from '../../platform/labels/numbers';
import { exactPercent, percent, volatilities } from '../../platform/labels/game-labels';
import { isJudged, meaningOf, runStatuses, withInterval } from '../../platform/labels/lab-labels';
import { Badge } from '../../ui/badge';
import { Facts } from '../../ui/facts';
import { Notice } from '../../ui/notice';
import { When } from '../../ui/when';
import type { ShownRun } from '../lab/run-requests';
import { VerdictList } from '../lab/verdict-list';

interface TestRunReportProps {
  readonly run: ShownRun;
  /** The hash of the current model. */
  readonly modelHash: string;
}

/** The result of a version's last test run: its figures, and the verdict rule by rule. */
export const TestRunReport = ({ run, modelHash }: TestRunReportProps) => (
  <section
    aria-label="Last test run"
    className="grid gap-5 rounded-xl border border-line bg-sunken p-4 sm:p-5"
  >
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h3 className="flex flex-wrap items-center gap-3 font-semibold">
        Last test run <Badge tone={runStatuses[run.status].tone}>{runStatuses[run.status].text}</Badge>
      </h3>
      <p className="text-sm text-muted">
        <When at={run.endedAt ?? run.createdAt} /> · {run.ruleSet}
      </p>
    </div>
    <p>{meaningOf(run)}</p>
    {run.mathModelHash !== modelHash && (
      <Notice tone="warning">The model has changed since this run. Run the test again.</Notice>
    )}
    {isJudged(run.status) && (
      <>
        <RunFacts run={run} />
        <VerdictList checks={run.checks} />
      </>
    )}
  </section>
);

const RunFacts = ({ run }: { readonly run: ShownRun }) => (
  <Facts
    rows={[
      ['Exact RTP', exactRtpOf(run)],
      ['As a fraction', run.rtpFraction],
      [
        'Simulated RTP',
        run.simulatedRtp === null || run.halfWidth === null
          ? null
          : `${withInterval(run.simulatedRtp, run.halfWidth)} in ${whole(run.rounds)} rounds`,
      ],
      ...hitRates(run),
      ['Maximum win', run.maxWinX === null ? null : timesBet(run.maxWinX)],
      ['Standard deviation', run.sd],
      ['Volatility', run.volatility === null ? null : volatilities[run.volatility]],
    ]}
  />
);

/** Bounds, if not even one digit is known. */
const exactRtpOf = ({ rtp, rtpLow, rtpHigh }: ShownRun): string | null => {
  if (rtp !== null) return `${exactPercent(rtp)} (${rtp})`;
  return rtpLow === null || rtpHigh === null
    ? null
    : `between ${percent(rtpLow, 4)} and ${percent(rtpHigh, 4)}`;
};

/** Runs of earlier rule sets have one hit rate, either of base spins or of rounds. */
const hitRates = ({ spinHit, roundHit, hit }: ShownRun): [label: string, value: string | null][] =>
  roundHit === null
    ? [['Hit rate', hit === null ? null : percent(hit)]]
    : [
        ['Spin hit rate: base spins that win', spinHit === null ? null : percent(spinHit)],
        ['Round hit rate: rounds that win, free spins included', percent(roundHit)],
      ];
