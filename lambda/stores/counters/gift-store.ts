import type { TransactWriteItem } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { bigint, number, object, optional, parse, pipe, string, transform, union } from 'valibot';
import type { GiftSum } from '#domain/counters/day-counters';
import { movementClass } from '#domain/counters/movement-classes';
import { giftSort, giftsPartition } from '#domain/keys';
import { summaryLane } from '#domain/play/summary-lane';
import type { PostedMovement } from '@novalink/ledger';
import { rowsOfPartition } from '#lambda/stores/rows-of-partition';
import type { PlayStoreNeeds } from '#lambda/stores/store-needs';

/** The sums of a player in one coin on a day; the version is the number of their movements. */
export interface Gifts extends GiftSum {
  readonly playerId: string;
  readonly version: number;
}

type Given = Pick<PostedMovement, 'kind' | 'brandId' | 'playerId' | 'coin' | 'amount' | 'at'>;

export const giftKey = ({
  brandId,
  playerId,
  coin,
  at,
}: Pick<Given, 'brandId' | 'playerId' | 'coin' | 'at'>) => ({
  pk: giftsPartition(brandId, at.slice(0, 10), summaryLane(playerId)),
  sk: giftSort(playerId, coin),
});

/**
 * For the transaction of a gift or of a movement between a player and a tournament, so that it is counted exactly once, when
 * the movement is posted.
 */
export const giftAdded = (TableName: string, gift: Given): TransactWriteItem => ({
  Update: {
    TableName,
    Key: marshall(giftKey(gift)),
    UpdateExpression: 'ADD #column :amount, v :one',
    ExpressionAttributeNames: {
      '#column': movementClass(gift.kind) === 'TOURNAMENT' ? 'tournaments' : 'amount',
    },
    ExpressionAttributeValues: marshall({ ':amount': gift.amount, ':one': 1 }),
  },
});

/** DynamoDB adds numbers; large ones are read as bigint. */
const amount = pipe(
  union([number(), bigint()]),
  transform((read) => BigInt(read)),
);
/** A row has only the amounts that were added to it. */
const schema = object({
  sk: string(),
  amount: optional(amount, 0),
  tournaments: optional(amount, 0),
  v: number(),
});

/** The current sums of gifts of the players in a lane of a brand's day. */
export type GiftsInLane = (brandId: string, day: string, lane: number) => Promise<readonly Gifts[]>;

export const giftsInLane =
  ({ dynamodb, playTable }: PlayStoreNeeds): GiftsInLane =>
  async (brandId, day, lane) => {
    const partition = giftsPartition(brandId, day, lane);
    const rows = await rowsOfPartition({ dynamodb }, { table: playTable, partition });
    return rows.map((row) => {
      const { sk, v, ...amounts } = parse(schema, row);
      const [playerId = '', coin = ''] = sk.split('#');
      return { playerId, coin, ...amounts, version: v };
    });
  };
