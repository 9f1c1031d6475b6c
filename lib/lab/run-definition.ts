import { Duration } from 'aws-cdk-lib/core';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import {
  DistributedMap,
  Errors,
  Fail,
  JsonPath,
  StateMachineType,
  TaskInput,
  type Chain,
} from 'aws-cdk-lib/aws-stepfunctions';
import { LambdaInvoke } from 'aws-cdk-lib/aws-stepfunctions-tasks';
import type { Construct } from 'constructs';

export interface RunFunctions {
  readonly playShard: IFunction;
  readonly judgeRun: IFunction;
}

export interface RunDefinitionProps extends RunFunctions {
  /** How many parts of one run are played at the same time. */
  readonly shardsAtOnce: number;
}

/**
 * `{ runId, shards: [{ runId, shard, firstChunk, chunks }, …] }` → every part is played → the run is judged. Whatever
 * fails more often than it is tried again ends in the judge being told so: a run does not stay open.
 */
export function runDefinition(scope: Construct, props: RunDefinitionProps): Chain {
  const { playShard, judgeRun, shardsAtOnce } = props;
  const runId = JsonPath.stringAt('$.runId');
  const failure = JsonPath.stringAt('$.failure.Error');
  const play = invoke(scope, 'PlayShard', playShard);
  const judge = invoke(scope, 'JudgeRun', judgeRun, { runId });
  const tellFailure = invoke(scope, 'TellFailure', judgeRun, { runId, failure });
  const shards = DistributedMap.jsonPath(scope, 'PlayShards', {
    itemsPath: '$.shards',
    maxConcurrency: shardsAtOnce,
    // An EXPRESS child would end after five minutes, which a part of a slow model may take.
    mapExecutionType: StateMachineType.STANDARD,
    // What the parts come to is in the work bucket.
    resultPath: JsonPath.DISCARD,
  });
  const caught = { errors: [Errors.ALL], resultPath: '$.failure' };
  tellFailure.next(new Fail(scope, 'Failed', { error: 'RunFailed' }));
  return shards.itemProcessor(play).addCatch(tellFailure, caught).next(judge.addCatch(tellFailure, caught));
}

/** Without a payload the function is given what the state is given; what it answers is not kept. */
function invoke(
  scope: Construct,
  id: string,
  lambdaFunction: IFunction,
  payload?: Readonly<Record<string, string>>,
): LambdaInvoke {
  const task = LambdaInvoke.jsonPath(scope, id, {
    lambdaFunction,
    ...(payload ? { payload: TaskInput.fromObject(payload) } : {}),
    payloadResponseOnly: true,
    resultPath: JsonPath.DISCARD,
  });
  // Beside what Lambda itself may stumble over, which is tried again anyway: an account may have room for fewer
  // functions at once than there are parts, and then they wait for one another.
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
