import { AwsError } from '#local/platform/aws-error';
import { timestamp, type StatesOperation } from '../operation';

/** Step Functions API Reference, "ListExecutions": those since the start of the cloud, the newest first, in one page. */
export const listExecutions: StatesOperation = {
  resource: 'stateMachineArn',
  run({ machines, executions }, arn, { statusFilter }) {
    if (!machines.has(arn))
      throw new AwsError('StateMachineDoesNotExist', `State Machine Does Not Exist: '${arn}'`);
    const found = executions
      .all()
      .filter(({ machine }) => machine.arn === arn)
      .map(({ ending, ...execution }) => ({
        executionArn: execution.arn,
        stateMachineArn: arn,
        name: execution.name,
        status: ending?.status ?? 'RUNNING',
        startDate: timestamp(execution.startedAt),
        ...(ending !== undefined && { stopDate: timestamp(ending.endedAt) }),
        redriveCount: 0,
      }))
      .filter(({ status }) => statusFilter === undefined || status === statusFilter);
    return { executions: found.reverse() };
  },
};
