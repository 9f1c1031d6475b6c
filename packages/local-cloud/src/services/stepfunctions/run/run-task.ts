import { randomBytes } from 'node:crypto';
import { object, optional, parse, string, unknown } from 'valibot';
import { AwsError } from '#local/platform/aws-error';
import type { FunctionAnswer } from '#local/services/needs';
import type { TaskState } from '../language/states';
import { invokeIntegration } from '../language/task-state';
import { StateFailure } from '../state-failure';
import { limited } from './data-limit';
import type { EnteredState } from './entered-state';
import type { ExecutionRun, RunNeeds } from './execution-run';
import { unlessAborted, within } from './waiting';

const invocation = object({ FunctionName: string(), Payload: optional(unknown(), {}) });

/** Invokes a function as the machine's role. Throws StateFailure. */
export async function runTask(
  needs: RunNeeds,
  run: ExecutionRun,
  { name, state: { Resource, TimeoutSeconds }, input }: EnteredState<TaskState>,
): Promise<unknown> {
  limited(input, name);
  const isIntegration = Resource === invokeIntegration;
  const { FunctionName, Payload } = isIntegration
    ? parse(invocation, input)
    : { FunctionName: Resource, Payload: input };
  const payload = await within(
    TimeoutSeconds,
    unlessAborted(run.signal, payloadOf(needs, run, FunctionName, Payload)),
    () => new StateFailure('States.Timeout'),
  );
  return isIntegration ? { ExecutedVersion: '$LATEST', Payload: payload, StatusCode: 200 } : payload;
}

async function payloadOf(
  { functions, iam }: RunNeeds,
  { machine }: ExecutionRun,
  functionName: string,
  event: unknown,
): Promise<unknown> {
  // AWS names these sessions with 32 random characters.
  const principal = iam.roleSession(machine.roleArn, randomBytes(16).toString('hex'));
  const answer = await functions.invoke(functionName, event, { principal }).catch(refused);
  if ('payload' in answer) return answer.payload ?? null;
  const { functionError: _, errorType, ...reported } = answer;
  throw new StateFailure(errorType, JSON.stringify({ errorType, ...reported }));
}

/** AWS uses the name of Lambda's exception for errors of the invocation; missing permissions have no separate name. */
function refused(error: unknown): FunctionAnswer {
  if (!(error instanceof AwsError)) throw error;
  const name = error.code === 'AccessDeniedException' ? 'AWSLambdaException' : error.code;
  throw new StateFailure(
    `Lambda.${name}`,
    `${error.message} (Service: Lambda, Status Code: ${error.status})`,
  );
}
