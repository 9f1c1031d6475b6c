import { requireExecution } from '../require-execution';
import { timestamp, type StatesOperation } from '../operation';

/** Step Functions API Reference, "DescribeExecution". */
export const describeExecution: StatesOperation = {
  resource: 'executionArn',
  run({ executions }, arn) {
    const { machine, name, input, startedAt, ending } = requireExecution(executions, arn);
    const described = {
      executionArn: arn,
      stateMachineArn: machine.arn,
      name,
      startDate: timestamp(startedAt),
      input,
      inputDetails: { included: true },
      redriveCount: 0,
    };
    if (ending === undefined) return { ...described, status: 'RUNNING' };
    const { endedAt, ...outcome } = ending;
    return {
      ...described,
      ...outcome,
      stopDate: timestamp(endedAt),
      ...('output' in outcome && { outputDetails: { included: true } }),
    };
  },
};
