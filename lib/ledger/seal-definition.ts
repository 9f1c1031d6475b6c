import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import {
  DistributedMap,
  Errors,
  JsonPath,
  StateMachineType,
  Succeed,
  type Chain,
} from 'aws-cdk-lib/aws-stepfunctions';
import { LambdaInvoke } from 'aws-cdk-lib/aws-stepfunctions-tasks';
import type { Construct } from 'constructs';
import { invokeTask } from '#lib/functions/invoke-task';

export interface SealDefinitionProps {
  readonly listBrands: IFunction;
  readonly sealDays: IFunction;
  /** How many brands are sealed at the same time. */
  readonly sealsAtOnce: number;
}

/**
 * Lists the brands and seals the days of each. A brand whose days cannot be sealed does not stop the others: the
 * function's alarms tell of it, and the next night tries again.
 */
export function sealDefinition(scope: Construct, props: SealDefinitionProps): Chain {
  const { listBrands, sealDays, sealsAtOnce } = props;
  const list = LambdaInvoke.jsonPath(scope, 'ListBrands', {
    lambdaFunction: listBrands,
    payloadResponseOnly: true,
  });
  const seal = invokeTask(scope, 'SealDays', sealDays, { finalErrors: ['BrokenDay'] });
  const brands = DistributedMap.jsonPath(scope, 'SealBrands', {
    itemsPath: '$.brands',
    maxConcurrency: sealsAtOnce,
    // An EXPRESS child would end after five minutes, which a large day may take.
    mapExecutionType: StateMachineType.STANDARD,
    resultPath: JsonPath.DISCARD,
  });
  const failed = new Succeed(scope, 'NotSealed');
  return list.next(
    brands.itemProcessor(seal.addCatch(failed, { errors: [Errors.ALL], resultPath: '$.failure' })),
  );
}
