import { util } from '@aws-appsync/utils';
import type { RunRow } from './run-row';

/** The public fields of a run. A run that has not ended by its deadline is an ERROR. */
export function presentRun(row: RunRow) {
  const { status, deadline, playedShards, checks } = row;
  const isOpen = status === 'QUEUED' || status === 'RUNNING';
  const isLate = isOpen && deadline <= util.time.nowISO8601();
  return {
    ...row,
    status: isLate ? 'ERROR' : status,
    shardsDone: (playedShards ?? []).length,
    checks: checks ?? [],
  };
}
