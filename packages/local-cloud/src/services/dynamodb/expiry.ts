import { AwsError } from '#local/platform/aws-error';
import type { Clock } from '#local/platform/clock';
import type { EngineApi } from './engine-api';
import { listOf, objectOf } from '#local/platform/json-shape';

interface Expiring {
  readonly tableName: string;
  /** The attribute with the time of expiry in seconds since 1970. */
  readonly attribute: string;
  readonly keys: readonly string[];
}

export interface ExpirySweeper {
  readonly watch: (table: Expiring) => void;
  readonly sweep: () => Promise<void>;
  readonly stop: () => void;
}

const sweepMilliseconds = 60_000;
const fiveYearsSeconds = 5 * 365 * 86_400;

/**
 * Removes expired items, which the engine does not do. AWS does so within days, the local cloud within a minute; in
 * both, readers must filter expired items (Developer Guide, "Using time to live (TTL) in DynamoDB"). Unlike in AWS,
 * the stream records of these removals have no `userIdentity`.
 */
export function expirySweeper(needs: {
  readonly api: EngineApi;
  readonly clock: Clock;
  readonly onRemoval: (tableName: string) => void;
}): ExpirySweeper {
  const tables = new Map<string, Expiring>();
  const sweep = async () => {
    const now = Math.floor(needs.clock.now().getTime() / 1000);
    for (const table of tables.values())
      if (await removeExpired(needs.api, table, now)) needs.onRemoval(table.tableName);
  };
  const timer = setInterval(() => void sweep().catch(complain), sweepMilliseconds).unref();
  return {
    watch: (table) => void tables.set(table.tableName, table),
    sweep,
    stop: () => clearInterval(timer),
  };
}

async function removeExpired(api: EngineApi, { tableName, attribute, keys }: Expiring, now: number) {
  const names = { '#expiry': attribute };
  const scan = { TableName: tableName, ExpressionAttributeNames: names };
  let removed = 0;
  let ExclusiveStartKey: unknown;
  do {
    const page = await api.call('Scan', {
      ...scan,
      FilterExpression: 'attribute_type(#expiry, :number) AND #expiry BETWEEN :oldest AND :now',
      ExpressionAttributeValues: {
        ':number': { S: 'N' },
        ':oldest': { N: String(now - fiveYearsSeconds) },
        ':now': { N: String(now) },
      },
      ...(ExclusiveStartKey === undefined ? {} : { ExclusiveStartKey }),
    });
    for (const item of listOf(page.Items).map(objectOf)) {
      const Key = Object.fromEntries(keys.map((key) => [key, item[key]]));
      const unchanged = { ...scan, Key, ConditionExpression: '#expiry = :seen' };
      try {
        await api.call('DeleteItem', {
          ...unchanged,
          ExpressionAttributeValues: { ':seen': item[attribute] },
        });
        removed += 1;
      } catch (error) {
        if (!(error instanceof AwsError) || error.code !== 'ConditionalCheckFailedException') throw error;
      }
    }
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey !== undefined);
  return removed > 0;
}

const complain = (error: unknown) => console.error('Expired items could not be removed:', error);
