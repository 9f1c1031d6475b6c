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
  /** The task for a brand; its input is `{ brandId }`. */
  readonly task: LambdaInvoke;
  /** Number of brands in parallel. */
  readonly atOnce: number;
  /** Names of the map and of the final state of a failed brand. */
  readonly names: { readonly map: string; readonly failed: string };
}

/**
 * Lists the brands and runs a task for each. A failed brand does not stop the others; the function's alarms report
 * it.
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
    // An EXPRESS child ends after five minutes, which a large brand can exceed.
    mapExecutionType: StateMachineType.STANDARD,
    resultPath: JsonPath.DISCARD,
  });
  const failed = new Succeed(scope, names.failed);
  return list.next(
    brands.itemProcessor(task.addCatch(failed, { errors: [Errors.ALL], resultPath: '$.failure' })),
  );
}
