import { textOf } from '#local/platform/json-shape';
import { requireExecution } from '../require-execution';
import { timestamp, type StatesOperation } from '../operation';

/**
 * Step Functions API Reference, "StopExecution". Invoked functions continue, but the execution does not wait
 * for them.
 */
export const stopExecution: StatesOperation = {
  resource: 'executionArn',
  run({ executions, clock }, arn, { error, cause }) {
    const execution = requireExecution(executions, arn);
    executions.end(execution, { status: 'ABORTED', error: textOf(error), cause: textOf(cause) });
    return { stopDate: timestamp(execution.ending?.endedAt ?? clock.now()) };
  },
};
