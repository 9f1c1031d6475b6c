import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, type IGrantable } from 'aws-cdk-lib/aws-iam';

/** What of a table, or of its indexes: rows whose partition key matches one of these patterns, such as `PERSON#*`. */
export type Where =
  | { readonly partitions: readonly string[] }
  | { readonly indexes: readonly string[]; readonly partitions?: readonly string[] };

/** Lets `grantee` do exactly these operations on a part of a table. */
export function letDo(
  grantee: IGrantable,
  { tableArn }: TableV2,
  actions: readonly `dynamodb:${string}`[],
  where: Where,
): void {
  const resources =
    'indexes' in where ? where.indexes.map((name) => `${tableArn}/index/${name}`) : [tableArn];
  const statement = new PolicyStatement({ actions: [...actions], resources });
  // https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/specifying-conditions.html
  if (where.partitions)
    statement.addCondition('ForAllValues:StringLike', { 'dynamodb:LeadingKeys': where.partitions });
  grantee.grantPrincipal.addToPrincipalPolicy(statement);
}
