import type { AwsError } from '#local/platform/aws-error';
import { fromDynamoDbMap, type AttributeMap } from '../../runtime/dynamodb-values';

interface ApiReason {
  readonly Code?: string;
  readonly Message?: string;
  readonly Item?: AttributeMap;
}

/**
 * Returns why a transaction was cancelled, for each item.
 * https://docs.aws.amazon.com/appsync/latest/devguide/js-aws-appsync-resolver-reference-dynamodb-transact-write-items.html
 */
export function cancelled({ members }: AwsError) {
  const reasons = (members.CancellationReasons ?? []) as readonly ApiReason[];
  return reasons.map(({ Code = 'None', Message = 'None', Item }) => ({
    type: Code,
    message: Message,
    ...(Item === undefined ? {} : { item: fromDynamoDbMap(Item) }),
  }));
}
