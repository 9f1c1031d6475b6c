import type { AuditEntry } from '#lambda/stores/audit/audit-row';
import type { TestRunRow } from '#lambda/stores/test-runs/test-run-row';
import type { EndedRun } from '#lambda/stores/test-runs/test-run-verdict-store';
import { ulid } from '#lambda/runtime/ulid';

/**
 * The audit event of a tested version, for the history of its game; undefined for a model that was tested
 * without a version.
 */
export function testedEvent(
  run: TestRunRow,
  { status, rtp }: EndedRun,
  at: Date,
): { readonly audit?: AuditEntry } {
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
