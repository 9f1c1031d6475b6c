import type { Judged } from '@novalink/engine/lab';
import { meaningWith, runStatuses } from '../../../platform/labels/lab-labels';
import { Notice } from '../../../ui/notice';
import type { BrowserRun } from '../runs/use-browser-run';
import * as messages from '../messages';

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
    <Notice title={messages.verdict}>
      {phase === 'cancelled' || phase === 'failed'
        ? messages.onlyFinishedRunsGetVerdict
        : messages.verdictIsShownWhenRun}
    </Notice>
  );
