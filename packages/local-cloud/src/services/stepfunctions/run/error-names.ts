/**
 * Whether a retrier or catcher applies to an error. Step Functions Developer Guide, "Handling errors in Step
 * Functions workflows": wildcards do not match errors that end an execution, and States.TaskFailed does not match
 * timeouts.
 */
export function isNamed(error: string, names: readonly string[]): boolean {
  if (error === 'States.Runtime') return false;
  if (names.includes(error)) return true;
  if (error === 'States.DataLimitExceeded') return false;
  return names.includes('States.ALL') || (names.includes('States.TaskFailed') && error !== 'States.Timeout');
}
