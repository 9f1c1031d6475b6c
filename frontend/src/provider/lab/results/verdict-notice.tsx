import type { Judged } from '@novalink/engine/lab';
import { meaningWith, runStatuses } from '../../../platform/labels/lab-labels';
import { Notice } from '../../../ui/notice';
import type { BrowserRun } from '../runs/use-browser-run';

interface VerdictNoticeProps {
  readonly phase: BrowserRun['phase'];
  readonly judged: Judged | undefined;
}

const tones = { PASSED: 'good', FAILED: 'bad', INCONCLUSIVE: 'warning' } as const;

/** The verdict as a sentence. Its space is reserved from the start. */
export const VerdictNotice = ({ phase, judged }: VerdictNoticeProps) =>
  judged ? (
    <Notice tone={tones[judged.status]} title={runStatuses[judged.status].text}>
      {meaningWith(judged.status, judged.roundsToDecide)}
    </Notice>
  ) : (
    <Notice title="Verdict">
      {phase === 'cancelled' || phase === 'failed'
        ? 'Only finished runs get a verdict.'
        : 'The verdict is shown when the run has finished.'}
    </Notice>
  );
