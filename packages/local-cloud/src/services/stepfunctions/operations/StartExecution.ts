import { randomUUID } from 'node:crypto';
import { AwsError } from '#local/platform/aws-error';
import { textOf } from '#local/platform/json-shape';
import { executionArn } from '../executions';
import { timestamp, type StatesOperation } from '../operation';
import { mostBytes } from '../run/data-limit';

const executionName = /^[^\s<>{}[\]?*"#%\\^|~`$&,;:/\p{Cc}]{1,80}$/u;

/** Step Functions API Reference, "StartExecution" of a standard workflow. */
export const startExecution: StatesOperation = {
  resource: 'stateMachineArn',
  run({ machines, executions }, arn, given) {
    const machine = machines.get(arn);
    if (machine === undefined)
      throw new AwsError('StateMachineDoesNotExist', `State Machine Does Not Exist: '${arn}'`);
    const name = textOf(given.name) ?? randomUUID();
    if (!executionName.test(name)) throw new AwsError('InvalidName', `Invalid Name: '${name}'`);
    const input = checked(textOf(given.input) ?? '{}');
    const before = executions.find(executionArn(machine.name, name));
    if (before !== undefined && (before.ending !== undefined || before.input !== input))
      throw new AwsError('ExecutionAlreadyExists', `Execution Already Exists: '${before.arn}'`);
    const execution = before ?? executions.start(machine, name, input);
    return { executionArn: execution.arn, startDate: timestamp(execution.startedAt) };
  },
};

function checked(input: string): string {
  if (Buffer.byteLength(input) > mostBytes)
    throw new AwsError(
      'ValidationException',
      `1 validation error detected: Value at 'input' failed to satisfy constraint: Member must have length less than or equal to ${mostBytes}`,
    );
  try {
    JSON.parse(input);
    return input;
  } catch (error) {
    const why = error instanceof Error ? error.message : '';
    throw new AwsError('InvalidExecutionInput', `Invalid State Machine Execution Input: '${why}'`);
  }
}
