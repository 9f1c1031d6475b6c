import { AwsError } from '#local/platform/aws-error';
import type { Execution, Executions } from './executions';

/** Throws AwsError ExecutionDoesNotExist. */
export function requireExecution(executions: Executions, arn: string): Execution {
  const execution = executions.find(arn);
  if (execution !== undefined) return execution;
  throw new AwsError('ExecutionDoesNotExist', `Execution Does Not Exist: '${arn}'`);
}
