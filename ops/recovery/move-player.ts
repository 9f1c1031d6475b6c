import type { DynamoDBClient, TransactWriteItem } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { number, object, parse, string } from 'valibot';
import {
  brandUserKey,
  exclusionKey,
  indexes,
  playedBrandsPartition,
  playerKey,
  withdrawnKey,
} from '#domain/keys';
import { transact } from '#lambda/stores/transact';
import { rowsUnder, type Item } from './restored-tables';

interface Needs {
  readonly dynamodb: DynamoDBClient;
  readonly mainTable: string;
}

export interface UserChange {
  /** The user's `sub` in the lost user pool. */
  readonly from: string;
  /** The same user's `sub` in the new user pool. */
  readonly to: string;
}

export interface MovedPlayer {
  /** Brands whose player now belongs to the new user. */
  readonly moved: readonly string[];
  /** Brands that the new user had already joined: both players stay unchanged. */
  readonly joinedAgain: readonly string[];
}

/**
 * Moves the players of a user to a new `sub`, for example after the loss of a user pool. Coins, rounds,
 * limits and exclusions stay with the player. Idempotent.
 */
export async function movePlayer(needs: Needs, change: UserChange): Promise<MovedPlayer> {
  const { dynamodb, mainTable: TableName } = needs;
  for (const row of await rowsUnder(dynamodb, TableName, exclusionKey(change.from).pk)) {
    const copy = copyOfPersonal(TableName, row, change.to);
    if (copy) await transact(dynamodb, [copy]);
  }
  const [moved, joinedAgain]: [string[], string[]] = [[], []];
  const partition = playedBrandsPartition(change.from);
  for (const row of await rowsUnder(dynamodb, TableName, partition, {
    indexName: indexes.byOwner,
    partitionKey: `${indexes.byOwner}pk`,
  })) {
    const { brandId } = parse(playerSchema, unmarshall(row));
    const failed = await transact(dynamodb, writesOf(TableName, row, change));
    if (failed.includes(1))
      throw new Error(`The player in brand ${brandId} changed meanwhile: run this again.`);
    (failed.length === 0 ? moved : joinedAgain).push(brandId);
  }
  return { moved, joinedAgain };
}

const playerSchema = object({ brandId: string(), playerId: string(), version: number() });

function writesOf(TableName: string, row: Item, { from, to }: UserChange): TransactWriteItem[] {
  const { brandId, playerId, version } = parse(playerSchema, unmarshall(row));
  const names = { ...brandUserKey(brandId, to), userId: to, gsi1pk: playedBrandsPartition(to) };
  return [
    {
      Put: {
        TableName,
        Item: { ...row, ...marshall(names) },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    {
      Delete: {
        TableName,
        Key: marshall(brandUserKey(brandId, from)),
        ConditionExpression: '#version = :version',
        ExpressionAttributeNames: { '#version': 'version' },
        ExpressionAttributeValues: marshall({ ':version': version }),
      },
    },
    { Put: { TableName, Item: marshall({ ...playerKey(brandId, playerId), userId: to }) } },
  ];
}

/**
 * Age confirmation, terms and exclusions belong to the person, and an exclusion never gets shorter. Withdrawn
 * access belongs to the old user and is not copied.
 */
function copyOfPersonal(TableName: string, row: Item, to: string): TransactWriteItem | undefined {
  const { sk = '', until } = unmarshall(row) as { readonly sk?: string; readonly until?: string };
  if (sk.startsWith(withdrawnKey('', '').sk)) return undefined;
  const copy = { ...row, ...marshall({ pk: exclusionKey(to).pk }) };
  return sk.startsWith(exclusionKey('').sk)
    ? {
        Put: {
          TableName,
          Item: copy,
          ConditionExpression: 'attribute_not_exists(pk) OR #until < :until',
          ExpressionAttributeNames: { '#until': 'until' },
          ExpressionAttributeValues: marshall({ ':until': until }),
        },
      }
    : { Put: { TableName, Item: copy, ConditionExpression: 'attribute_not_exists(pk)' } };
}
