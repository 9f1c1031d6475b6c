import { guard } from '#domain/guard';
import type { Caller } from '#lambda/runtime/caller';
import { answeredRun, type AnsweredRun } from '#lambda/functions/manage-test-runs/answered-run';
import type { Needs } from '#lambda/functions/manage-test-runs/needs';
import { Refusal } from '#lambda/runtime/refusal';
import { isOpenStatus, statusAt } from '#lambda/stores/test-runs/test-run-row';

/**
 * Cancels a run of the caller before its evaluation. The results of parts that are still running are
 * discarded.
 */
export const cancelTestRun =
  ({ runs, clock }: Pick<Needs, 'runs' | 'clock'>) =>
  async (caller: Caller, id: string): Promise<AnsweredRun> => {
    for (;;) {
      const run = await runs.read(id);
      if (!run || !guard('run.cancel-own', run.owner === caller.sub)) throw new Refusal('run.missing');
      const now = clock();
      const status = statusAt(run, now);
      if (!guard('run.open', isOpenStatus(status))) throw new Refusal('run.wrong-status', { status });
      // If the update fails, the run has ended in the meantime; it is then read in its final state.
      if (await runs.cancel(caller, id, now))
        return answeredRun({ ...run, status: 'CANCELLED', endedAt: now.toISOString() });
    }
  };
