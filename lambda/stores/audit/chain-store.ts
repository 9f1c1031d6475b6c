import { QueryCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { number, object, parse, string } from 'valibot';
import { auditChainKey, auditChainedKey } from '#domain/keys';
import { transact } from '#lambda/stores/transact';

/** The link of an event in a chain. */
export interface ChainLink {
  /** From 1. */
  readonly seq: number;
  /** Identifies the event in its chain. */
  readonly eventKey: string;
  readonly prevHash: string;
  /** Hash of `prevHash` and the event. */
  readonly hash: string;
}

/** Hash chains of events. Links are never changed or deleted. */
export interface ChainStore {
  last(chain: string): Promise<ChainLink | undefined>;
  append(chain: string, link: ChainLink): Promise<AppendOutcome>;
}

/** `already-chained`: the event already has a link. `place-taken`: another link has this number. */
export type AppendOutcome = 'appended' | 'already-chained' | 'place-taken';

const schema = object({ seq: number(), eventKey: string(), prevHash: string(), hash: string() });

export function chainStore({
  dynamodb,
  table,
}: {
  readonly dynamodb: DynamoDBClient;
  /** The table of the events, which also contains the chains. */
  readonly table: string;
}): ChainStore {
  const putNew = (row: Readonly<Record<string, unknown>>) => ({
    Put: { TableName: table, Item: marshall(row), ConditionExpression: 'attribute_not_exists(pk)' },
  });
  return {
    last: async (chain) => {
      const { Items = [] } = await dynamodb.send(
        new QueryCommand({
          TableName: table,
          KeyConditionExpression: 'pk = :chain',
          ExpressionAttributeValues: marshall({ ':chain': auditChainKey(chain, 0).pk }),
          ScanIndexForward: false,
          ConsistentRead: true,
          Limit: 1,
        }),
      );
      return Items[0] && parse(schema, unmarshall(Items[0]));
    },
    append: async (chain, link) => {
      const mark = putNew({ ...auditChainedKey(chain, link.eventKey), seq: link.seq });
      const place = putNew({ ...auditChainKey(chain, link.seq), ...link });
      const failed = await transact(dynamodb, [mark, place]);
      if (failed.length === 0) return 'appended';
      return failed.includes(0) ? 'already-chained' : 'place-taken';
    },
  };
}
