import { marshall } from '@aws-sdk/util-dynamodb';
import { bigint, number, object, parse, pipe, transform, union } from 'valibot';
import { dayAllowanceKey } from '#domain/keys';
import { dayOf } from '@novalink/ledger/day';
import type { Refusal } from '#lambda/runtime/refusal';
import type { GuardedItem } from '#lambda/stores/guarded-write';
import { readRow } from '#lambda/stores/read-row';
import type { StoreNeeds } from '#lambda/stores/store-needs';

const keptMs = 2 * 24 * 60 * 60_000;

/** Coins that a manager gives without a second manager. */
export interface Giving {
  readonly brandId: string;
  readonly coin: string;
  /** Minor units. */
  readonly amount: bigint;
  /** `confirmPromotionsAbove` of the coin; null for a coin without it, whose amounts are not counted. */
  readonly threshold: bigint | null;
}

/**
 * The coins that the managers of a brand give on a UTC day without a second manager. The sum is kept for the brand, so that a
 * second account of a manager adds nothing.
 */
export interface DayAllowance {
  /** Minor units; 0 without a threshold, which reads nothing. */
  givenToday(of: Omit<Giving, 'amount'>, now: Date): Promise<bigint>;
  /** For a transaction: counts an amount. Refuses with `otherwise` if the day's sum would exceed the threshold. */
  count(giving: Giving, now: Date, otherwise: Refusal): readonly GuardedItem[];
}

const schema = object({
  given: pipe(
    union([number(), bigint()]),
    transform((value) => BigInt(value)),
  ),
});

export function dayAllowance(needs: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>): DayAllowance {
  const keyOf = ({ brandId, coin }: Pick<Giving, 'brandId' | 'coin'>, now: Date) =>
    dayAllowanceKey(brandId, dayOf(now), coin);
  return {
    givenToday: async (of, now) =>
      of.threshold === null
        ? 0n
        : ((await readRow(needs, keyOf(of, now), (row) => parse(schema, row).given)) ?? 0n),
    count: ({ amount, threshold, ...of }, now, otherwise) => {
      if (threshold === null || amount === 0n) return [];
      const room = threshold - amount;
      const write = {
        Update: {
          TableName: needs.mainTable,
          Key: marshall(keyOf(of, now)),
          UpdateExpression: 'ADD given :amount SET expiresAt = :expiresAt',
          // Without a row, nothing was given, but the amount alone may be too much.
          ConditionExpression: room < 0n ? 'given <= :room' : 'attribute_not_exists(pk) OR given <= :room',
          ExpressionAttributeValues: marshall({
            ':amount': amount,
            ':room': room,
            ':expiresAt': Math.ceil((now.getTime() + keptMs) / 1000),
          }),
        },
      };
      return [{ write, otherwise }];
    },
  };
}
