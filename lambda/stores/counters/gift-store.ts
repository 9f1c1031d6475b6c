import type { TransactWriteItem } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { bigint, number, object, parse, pipe, string, transform, union } from 'valibot';
import type { GiftSum } from '#domain/counters/day-counters';
import { giftSort, giftsPartition } from '#domain/keys';
import { summaryLane } from '#domain/play/summary-lane';
import type { PostedMovement } from '#domain/wallet/movement';
import { rowsOfPartition } from '#lambda/stores/rows-of-partition';
import type { PlayStoreNeeds } from '#lambda/stores/store-needs';

/** Sum and number of the gifts of a coin to a player on a day. */
export interface Gifts extends GiftSum {
  readonly playerId: string;
  readonly version: number;
}

type Given = Pick<PostedMovement, 'brandId' | 'playerId' | 'coin' | 'amount' | 'at'>;

export const giftKey = ({
  brandId,
  playerId,
  coin,
  at,
}: Pick<Given, 'brandId' | 'playerId' | 'coin' | 'at'>) => ({
  pk: giftsPartition(brandId, at.slice(0, 10), summaryLane(playerId)),
  sk: giftSort(playerId, coin),
});

/** For the transaction of the movement, so that the gift is counted exactly once, when the movement is posted. */
export const giftAdded = (TableName: string, gift: Given): TransactWriteItem => ({
  Update: {
    TableName,
    Key: marshall(giftKey(gift)),
    UpdateExpression: 'ADD amount :amount, v :one',
    ExpressionAttributeValues: marshall({ ':amount': gift.amount, ':one': 1 }),
  },
});

/** DynamoDB adds numbers; large ones are read as bigint. */
const schema = object({
  sk: string(),
  amount: pipe(
    union([number(), bigint()]),
    transform((amount) => BigInt(amount)),
  ),
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
      const { sk, amount, v } = parse(schema, row);
      const [playerId = '', coin = ''] = sk.split('#');
      return { playerId, coin, amount, version: v };
    });
  };
