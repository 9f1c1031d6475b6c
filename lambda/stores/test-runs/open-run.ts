import type { Update } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { TestRunStatus } from '#domain/generated/types';
import { guard } from '#domain/guard';
import { testRunKey } from '#domain/keys';

interface Change {
  /** The new values of attributes. */
  readonly set: { readonly status: TestRunStatus } & Readonly<Record<string, unknown>>;
  /** The number of a completed shard. */
  readonly shard?: number;
}

/** Changes a run that is QUEUED or RUNNING and has not reached its deadline. */
export function openRunUpdate(
  TableName: string,
  id: string,
  at: Date,
  { set, shard }: Change,
): Update & { UpdateExpression: string } {
  const isOpen = guard('run.open', {
    condition: '#status IN (:isQueued, :isRunning) AND deadline > :now',
    values: { ':isQueued': 'QUEUED', ':isRunning': 'RUNNING', ':now': at.toISOString() },
  });
  const names = Object.keys(set);
  const counted = shard === undefined ? '' : ' ADD playedShards :shard';
  return {
    TableName,
    Key: marshall(testRunKey(id)),
    UpdateExpression: `SET ${names.map((name) => `#${name} = :${name}`).join(', ')}${counted}`,
    ConditionExpression: isOpen.condition,
    ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
    ExpressionAttributeValues: marshall({
      ...Object.fromEntries(names.map((name) => [`:${name}`, set[name]])),
      ...(shard === undefined ? {} : { ':shard': new Set([shard]) }),
      ...isOpen.values,
    }),
  };
}
