import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Chain } from 'aws-cdk-lib/aws-stepfunctions';
import type { Construct } from 'constructs';
import { forEveryBrand } from '#lib/functions/for-every-brand';
import { invokeTask } from '#lib/functions/invoke-task';

export interface SealDefinitionProps {
  readonly listBrands: IFunction;
  readonly sealDays: IFunction;
  /** Number of brands sealed in parallel. */
  readonly sealsAtOnce: number;
}

/** Seals the days of each brand. If one fails, it is retried the next night. */
export function sealDefinition(scope: Construct, props: SealDefinitionProps): Chain {
  const { listBrands, sealDays, sealsAtOnce } = props;
  return forEveryBrand(scope, {
    listBrands,
    task: invokeTask(scope, 'SealDays', sealDays, { finalErrors: ['BrokenDay'] }),
    atOnce: sealsAtOnce,
    names: { map: 'SealBrands', failed: 'NotSealed' },
  });
}
