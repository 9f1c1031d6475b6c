import { StateFailure } from '../state-failure';

/** Step Functions Developer Guide, "Service quotas": input or output of a task, state or execution, as UTF-8. */
export const mostBytes = 262_144;

/** Returns the value unchanged. Throws StateFailure States.DataLimitExceeded. */
export function limited(value: unknown, stateName: string): unknown {
  if (Buffer.byteLength(JSON.stringify(value)) <= mostBytes) return value;
  throw new StateFailure(
    'States.DataLimitExceeded',
    `The state/task '${stateName}' returned a result with a size exceeding the maximum number of bytes service limit.`,
  );
}
