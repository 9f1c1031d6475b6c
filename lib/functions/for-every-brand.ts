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

export interface ForEveryBrandProps {
  readonly listBrands: IFunction;
  /** What is done for a brand; it is given `{ brandId }`. */
  readonly task: LambdaInvoke;
  /** How many brands at the same time. */
  readonly atOnce: number;
  /** Of the map, and of the state in which a brand ends that failed. */
  readonly names: { readonly map: string; readonly failed: string };
}

/**
 * Lists the brands and does something for each. A brand for which it fails does not stop the others: the function's
 * alarms tell of it.
 */
export function forEveryBrand(scope: Construct, props: ForEveryBrandProps): Chain {
  const { listBrands, task, atOnce, names } = props;
  const list = LambdaInvoke.jsonPath(scope, 'ListBrands', {
    lambdaFunction: listBrands,
    payloadResponseOnly: true,
  });
  const brands = DistributedMap.jsonPath(scope, names.map, {
    itemsPath: '$.brands',
    maxConcurrency: atOnce,
    // An EXPRESS child would end after five minutes, which a large brand may take.
    mapExecutionType: StateMachineType.STANDARD,
    resultPath: JsonPath.DISCARD,
  });
  const failed = new Succeed(scope, names.failed);
  return list.next(
    brands.itemProcessor(task.addCatch(failed, { errors: [Errors.ALL], resultPath: '$.failure' })),
  );
}
