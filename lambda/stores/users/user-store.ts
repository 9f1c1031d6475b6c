import { DeleteItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { number, object, parse, string } from 'valibot';
import {
  brandUserKey,
  exclusionKey,
  indexes,
  notificationKey,
  ownSupportPartition,
  playedBrandsPartition,
  withdrawnKey,
} from '#domain/keys';
import { Refusal } from '#lambda/runtime/refusal';
import { guardedWrite } from '#lambda/stores/guarded-write';
import { playerVersionUpdate } from '#lambda/stores/play/player-version';
import { unshareAll } from '#lambda/stores/play/shared-round-store';
import type { PlayStoreNeeds, StoreNeeds } from '#lambda/stores/store-needs';

/** The data about a user besides what they own. Every step can be repeated. */
export interface UserStore {
  /** Deletes age, terms, exclusions, notifications and support requests, but not the deny rows, which expire. */
  forget(sub: string): Promise<void>;
  /**
   * Replaces the user's name, removes their tags and ends their access in every brand, and deletes the replays of rounds that they share.
   * Coins and rounds stay with the player.
   */
  pseudonymise(sub: string, at: string): Promise<void>;
}

export const deletedPlayer = 'Deleted player';

export function userStore(needs: PlayStoreNeeds & Pick<StoreNeeds, 'mainTable'>): UserStore {
  const { dynamodb, mainTable: TableName, playTable } = needs;
  const query = async (more: Omit<QueryCommand['input'], 'TableName'>) => {
    const rows: Record<string, unknown>[] = [];
    let ExclusiveStartKey: QueryCommand['input']['ExclusiveStartKey'];
    do {
      const page = await dynamodb.send(new QueryCommand({ TableName, ...more, ExclusiveStartKey }));
      rows.push(...(page.Items ?? []).map((row) => unmarshall(row)));
      ExclusiveStartKey = page.LastEvaluatedKey;
    } while (ExclusiveStartKey);
    return rows;
  };
  const remove = async (row: Record<string, unknown>) => {
    const { pk, sk } = parse(keySchema, row);
    await dynamodb.send(new DeleteItemCommand({ TableName, Key: marshall({ pk, sk }) }));
  };
  return {
    forget: async (sub) => {
      const denyStart = withdrawnKey('', '').sk;
      for (const partition of [exclusionKey(sub).pk, notificationKey(sub, '').pk]) {
        const rows = await query({
          ConsistentRead: true,
          KeyConditionExpression: 'pk = :partition',
          ExpressionAttributeValues: marshall({ ':partition': partition }),
        });
        for (const row of rows) if (!parse(keySchema, row).sk.startsWith(denyStart)) await remove(row);
      }
      for (const row of await query(ownedBy(ownSupportPartition(sub)))) await remove(row);
    },
    pseudonymise: async (sub, at) => {
      const rows = await query(ownedBy(playedBrandsPartition(sub)));
      for (const row of rows) {
        const { brandId, playerId, version: before } = parse(playerSchema, row);
        const version = before + 1;
        const Update = {
          TableName,
          Key: marshall(brandUserKey(brandId, sub)),
          UpdateExpression:
            'SET displayName = :name, nameSort = :sort, #status = :closed, #level = :player, updatedAt = :at, ' +
            `#version = :version REMOVE #tags, ${indexes.byOwner}pk, ${indexes.byOwner}sk`,
          ConditionExpression: '#version = :before',
          ExpressionAttributeNames: {
            ...{ '#status': 'status', '#level': 'level', '#version': 'version', '#tags': 'tags' },
          },
          ExpressionAttributeValues: marshall({
            ':name': deletedPlayer,
            ':sort': deletedPlayer.toLowerCase(),
            ':closed': 'CLOSED',
            ':player': 'PLAYER',
            ':at': at,
            ':version': version,
            ':before': before,
          }),
        };
        const ofPlay = playerVersionUpdate(playTable, { brandId, playerId, version });
        const unshared = await unshareAll(needs, brandId, playerId);
        // Can fail if the index is behind or a round was shared meanwhile; the caller retries.
        await guardedWrite(
          dynamodb,
          [{ Update }, ofPlay, ...unshared].map((write) => ({
            write,
            otherwise: new Refusal('write.collided'),
          })),
        );
      }
    },
  };
}

/** Rows in the index by owner. */
const ownedBy = (partition: string) => ({
  IndexName: indexes.byOwner,
  KeyConditionExpression: `${indexes.byOwner}pk = :partition`,
  ExpressionAttributeValues: marshall({ ':partition': partition }),
});

const keySchema = object({ pk: string(), sk: string() });
const playerSchema = object({ brandId: string(), playerId: string(), version: number() });
