import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, type IGrantable } from 'aws-cdk-lib/aws-iam';

/** Rows of a table, or of one of its indexes, whose partition key matches one of the patterns, such as `PERSON#*`. */
export interface Where {
  readonly index?: string;
  readonly partitions: readonly string[];
}

/** Grants exactly these operations on a part of a table. */
export function letDo(
  grantee: IGrantable,
  { tableArn }: ITableV2,
  actions: readonly `dynamodb:${string}`[],
  { index, partitions }: Where,
): void {
  const statement = new PolicyStatement({
    actions: [...actions],
    resources: [index === undefined ? tableArn : `${tableArn}/index/${index}`],
    // https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/specifying-conditions.html
    conditions: {
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': partitions },
      // ForAllValues alone is also true for a request without a partition key.
      Null: { 'dynamodb:LeadingKeys': 'false' },
    },
  });
  grantee.grantPrincipal.addToPrincipalPolicy(statement);
}
