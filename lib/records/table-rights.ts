import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, type IGrantable } from 'aws-cdk-lib/aws-iam';

export interface Narrowed {
  /** Only these of the table's indexes. */
  readonly indexes?: readonly string[];
  /** Only rows whose partition key matches one of these patterns, such as `PERSON#*`. */
  readonly partitions?: readonly string[];
}

/** Lets `grantee` do exactly these operations on a table. */
export function letDo(
  grantee: IGrantable,
  table: TableV2,
  actions: readonly `dynamodb:${string}`[],
  { indexes = [], partitions }: Narrowed = {},
): void {
  const statement = new PolicyStatement({
    actions: [...actions],
    resources: [table.tableArn, ...indexes.map((index) => `${table.tableArn}/index/${index}`)],
  });
  // https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/specifying-conditions.html
  if (partitions) statement.addCondition('ForAllValues:StringLike', { 'dynamodb:LeadingKeys': partitions });
  grantee.grantPrincipal.addToPrincipalPolicy(statement);
}
