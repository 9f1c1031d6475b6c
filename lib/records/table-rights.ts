import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Grant, type IGrantable } from 'aws-cdk-lib/aws-iam';

/** Lets `grantee` do exactly these operations on a table, and on those of its indexes that are named. */
export function letDo(
  grantee: IGrantable,
  table: TableV2,
  actions: readonly `dynamodb:${string}`[],
  indexes: readonly string[] = [],
): void {
  Grant.addToPrincipal({
    grantee,
    actions: [...actions],
    resourceArns: [table.tableArn, ...indexes.map((index) => `${table.tableArn}/index/${index}`)],
  });
}
