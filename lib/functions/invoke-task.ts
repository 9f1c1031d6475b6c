import { Duration } from 'aws-cdk-lib/core';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Errors, JsonPath, TaskInput } from 'aws-cdk-lib/aws-stepfunctions';
import { LambdaInvoke } from 'aws-cdk-lib/aws-stepfunctions-tasks';
import type { Construct } from 'constructs';

interface InvokeTaskOptions {
  /** Without it the function is given what the state is given. */
  readonly payload?: Readonly<Record<string, string>>;
  /** Names of errors that another attempt would meet again. */
  readonly finalErrors?: readonly string[];
}

/** Invokes a function, again where that may help; what it answers is not kept. */
export function invokeTask(
  scope: Construct,
  id: string,
  lambdaFunction: IFunction,
  { payload, finalErrors = [] }: InvokeTaskOptions = {},
): LambdaInvoke {
  const task = LambdaInvoke.jsonPath(scope, id, {
    lambdaFunction,
    ...(payload ? { payload: TaskInput.fromObject(payload) } : {}),
    payloadResponseOnly: true,
    resultPath: JsonPath.DISCARD,
  });
  if (finalErrors.length > 0) task.addRetry({ errors: [...finalErrors], maxAttempts: 0 });
  // Beside what Lambda itself may stumble over, which is tried again anyway: an account may have room for fewer
  // functions at once than the map wants, and then they wait for one another.
  task.addRetry({
    errors: ['Lambda.TooManyRequestsException'],
    interval: Duration.seconds(1),
    backoffRate: 2,
    maxDelay: Duration.minutes(1),
    maxAttempts: 20,
  });
  task.addRetry({
    errors: [Errors.TASKS_FAILED],
    interval: Duration.seconds(1),
    backoffRate: 2,
    maxAttempts: 2,
  });
  return task;
}
