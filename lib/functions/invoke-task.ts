import { Duration } from 'aws-cdk-lib/core';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Errors, JsonPath, TaskInput } from 'aws-cdk-lib/aws-stepfunctions';
import { LambdaInvoke } from 'aws-cdk-lib/aws-stepfunctions-tasks';
import type { Construct } from 'constructs';

interface InvokeTaskOptions {
  /** Default: the input of the state. */
  readonly payload?: Readonly<Record<string, string>>;
  /** Names of errors that are not retried. */
  readonly finalErrors?: readonly string[];
}

/** Invokes a function with retries and drops its result. */
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
  // In addition to the default retries for Lambda errors: an account can have less concurrency than the map uses, and
  // then invocations wait for each other.
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
