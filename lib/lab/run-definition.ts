import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import {
  DistributedMap,
  Errors,
  Fail,
  JsonPath,
  StateMachineType,
  type Chain,
} from 'aws-cdk-lib/aws-stepfunctions';
import type { Construct } from 'constructs';
import { invokeTask } from '#lib/functions/invoke-task';

interface RunFunctions {
  readonly playShard: IFunction;
  readonly judgeRun: IFunction;
}

export interface RunDefinitionProps extends RunFunctions {
  /** Number of shards of a run that are simulated in parallel. */
  readonly shardsAtOnce: number;
}

/**
 * `{ runId, shards: [{ runId, shard, firstChunk, chunks }, …] }` → all shards are simulated → the run is evaluated.
 * After the last retry of a step, the evaluation gets the error, so that no run stays open.
 */
export function runDefinition(scope: Construct, props: RunDefinitionProps): Chain {
  const { playShard, judgeRun, shardsAtOnce } = props;
  const runId = JsonPath.stringAt('$.runId');
  const failure = JsonPath.stringAt('$.failure.Error');
  const play = invokeTask(scope, 'PlayShard', playShard);
  const judge = invokeTask(scope, 'JudgeRun', judgeRun, { payload: { runId } });
  const reportFailure = invokeTask(scope, 'ReportFailure', judgeRun, { payload: { runId, failure } });
  const shards = DistributedMap.jsonPath(scope, 'PlayShards', {
    itemsPath: '$.shards',
    maxConcurrency: shardsAtOnce,
    // An EXPRESS child ends after five minutes, which a shard of a slow model can exceed.
    mapExecutionType: StateMachineType.STANDARD,
    // The results of the shards are in the work bucket.
    resultPath: JsonPath.DISCARD,
  });
  const caught = { errors: [Errors.ALL], resultPath: '$.failure' };
  reportFailure.next(new Fail(scope, 'Failed', { error: 'RunFailed' }));
  return shards
    .itemProcessor(play)
    .addCatch(reportFailure, caught)
    .next(judge.addCatch(reportFailure, caught));
}
