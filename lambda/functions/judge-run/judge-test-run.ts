import { canonicalJson, type Json } from '@novalink/engine/hash';
import { joinTallies, judgeRun, resultOf } from '@novalink/engine/lab';
import type { Clock } from '#lambda/runtime/clock';
import { endedRun } from '#lambda/functions/judge-run/ended-run';
import type { PlayedRun } from '#lambda/functions/judge-run/request';
import { runToPlay } from '#lambda/stores/test-runs/run-to-play';
import type { ShardTallies } from '#lambda/stores/test-runs/shard-tallies';
import type { TestRunStore } from '#lambda/stores/test-runs/test-run-store';
import type { TestRunVerdictStore, EndedRun } from '#lambda/stores/test-runs/test-run-verdict-store';
import type { AuditEntry } from '#lambda/stores/audit/audit-row';
import type { TestRunRow } from '#lambda/stores/test-runs/test-run-row';
import { ulid } from '#lambda/runtime/ulid';

export interface Needs {
  readonly runs: Pick<TestRunStore, 'read' | 'model' | 'fail'>;
  readonly verdicts: TestRunVerdictStore;
  readonly tallies: Pick<ShardTallies, 'read'>;
  readonly clock: Clock;
}

/**
 * Joins the results of the parts, judges the run and stores the verdict. Does nothing if the run has already
 * ended.
 */
export const judgeTestRun =
  ({ runs, verdicts, tallies, clock }: Needs) =>
  async ({ runId, failure }: PlayedRun): Promise<void> => {
    if (failure !== undefined) {
      await runs.fail(runId, clock());
      return;
    }
    const found = await runToPlay(runs, runId, clock());
    if (!found) return;
    const { run, model } = found;
    const parts = Array.from({ length: run.shards }, (_, shard) => tallies.read(runId, shard));
    const result = resultOf(model, run, joinTallies(await Promise.all(parts)));
    const { declaredRtp, declaredMaxWinX } = run;
    const judged = judgeRun(model, { declaredRtp, declaredMaxWinX }, result);
    const ended = endedRun(judged, result, run);
    const at = clock();
    await verdicts.end({
      run,
      ended,
      result: canonicalJson(result as unknown as Json),
      at,
      certifies: judged.status === 'PASSED' && run.mode === model.modes[0]?.id,
      ...testedEvent(run, ended, at),
    });
  };

/**
 * The audit event of a tested version, for the history of its game; undefined for a model that was tested
 * without a version.
 */
function testedEvent(run: TestRunRow, { status, rtp }: EndedRun, at: Date): { readonly audit?: AuditEntry } {
  const { gameId, versionId, semver, mathModelHash } = run;
  if (gameId === undefined) return {};
  const id = ulid(at);
  const audit: AuditEntry = {
    entity: { type: 'GAME', id: gameId },
    action: 'VERSION_TESTED',
    actor: run.owner,
    changes: { versionId, semver, runId: run.id, status, rtp, mathModelHash },
    requestId: run.id,
    at: at.toISOString(),
    id,
  };
  return { audit };
}
