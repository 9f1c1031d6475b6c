import { CheckCircle2, OctagonAlert } from 'lucide-react';
import type { TestRun } from '#domain/generated/types';
import { timesBet } from '../platform/figures';
import { percent, volatilities } from '../platform/game-words';
import { Facts } from '../ui/facts';
import { Notice } from '../ui/notice';
import { When } from '../ui/when';

interface TestRunReportProps {
  readonly run: TestRun;
  /** Of the model as it is now. */
  readonly modelHash: string;
}

/** What a test run found: the exact figures, and the verdict rule by rule. */
export const TestRunReport = ({ run, modelHash }: TestRunReportProps) => (
  <section
    aria-label="Last test run"
    className="grid gap-5 rounded-xl border border-line bg-sunken p-4 sm:p-5"
  >
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h3 className="flex items-center gap-2 font-semibold">
        <Verdict passed={run.status === 'PASSED'} />
        {run.status === 'PASSED' ? 'The test run passed' : 'The test run failed'}
      </h3>
      <p className="text-sm text-muted">
        <When at={run.createdAt} /> · {run.ruleSet}
      </p>
    </div>
    {run.mathModelHash !== modelHash && (
      <Notice tone="warning">The model has changed since this run. Run the test again.</Notice>
    )}
    <Facts
      rows={[
        ['Exact RTP', `${percent(run.rtp, 4)} (${run.rtp})`],
        ['As a fraction', run.rtpFraction],
        ['Spins that win', percent(run.hit)],
        ['Highest win', timesBet(run.maxWinX)],
        ['Standard deviation', run.sd],
        ['Volatility', volatilities[run.volatility]],
      ]}
    />
    <ul aria-label="Rules" className="grid gap-2">
      {run.checks.map(({ rule, limit, value, pass, why }) => (
        <li key={rule} className="flex gap-3">
          <Verdict passed={pass} />
          <p className="min-w-0 break-words">
            <strong>{rule}</strong> {why}{' '}
            <span className="text-sm text-muted tabular-nums">
              found {value}, limit {limit}
            </span>
          </p>
        </li>
      ))}
    </ul>
  </section>
);

const Verdict = ({ passed }: { readonly passed: boolean }) =>
  passed ? (
    <CheckCircle2 role="img" aria-label="passed" className="mt-0.5 size-5 shrink-0 text-success" />
  ) : (
    <OctagonAlert role="img" aria-label="failed" className="mt-0.5 size-5 shrink-0 text-error" />
  );
