import { QueryCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { number, object, parse, string } from 'valibot';
import { auditChainKey, auditChainedKey } from '#domain/keys';
import type { ChainLink } from '#lambda/stores/audit-chain';
import { transact } from '#lambda/stores/transact';

const schema = object({ seq: number(), eventKey: string(), prevHash: string(), hash: string() });

/** The hash chains beside the audit events; only ever appended to. `entity` is the events' partition key. */
export interface AuditChainStore {
  last(entity: string): Promise<ChainLink | undefined>;
  append(entity: string, link: ChainLink): Promise<'appended' | 'already-chained' | 'place-taken'>;
}

export function auditChainStore({
  dynamodb,
  auditTable,
}: {
  readonly dynamodb: DynamoDBClient;
  readonly auditTable: string;
}): AuditChainStore {
  const putNew = (row: Readonly<Record<string, unknown>>) => ({
    Put: {
      TableName: auditTable,
      Item: marshall(row),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  });
  return {
    last: async (entity) => {
      const { Items = [] } = await dynamodb.send(
        new QueryCommand({
          TableName: auditTable,
          KeyConditionExpression: 'pk = :chain',
          ExpressionAttributeValues: marshall({ ':chain': auditChainKey(entity, 0).pk }),
          ScanIndexForward: false,
          ConsistentRead: true,
          Limit: 1,
        }),
      );
      return Items[0] && parse(schema, unmarshall(Items[0]));
    },
    append: async (entity, link) => {
      const failed = await transact(dynamodb, [
        putNew({ ...auditChainedKey(entity, link.eventKey), seq: link.seq }),
        putNew({ ...auditChainKey(entity, link.seq), ...link }),
      ]);
      if (failed.length === 0) return 'appended';
      return failed.includes(0) ? 'already-chained' : 'place-taken';
    },
  };
}
