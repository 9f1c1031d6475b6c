import type { TransactWriteItem } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { bigint, number, object, optional, parse, pipe, string, transform, union } from 'valibot';
import { promotionBudgetKey, promotionKey } from '#domain/keys/promotions';
import { budgetShards, shardOrder, splitBudget } from '#domain/promotions/budget/budget';
import type { PromotionRules } from '#domain/promotions/rules';
import type { ShardRest, ShardTake } from '#domain/promotions/budget/take-from-budget';
import { Refusal } from '#lambda/runtime/refusal';
import type { GuardedItem } from '#lambda/stores/guarded-write';
import { rowsOfPartition } from '#lambda/stores/rows-of-partition';
import type { StoreNeeds } from '#lambda/stores/store-needs';

/** The remaining budget of a promotion. */
export interface Budget {
  /** By shard number. */
  readonly shards: readonly ShardRest[];
  /** Minor units. */
  readonly remaining: bigint;
  /** The number of collected rewards. */
  readonly claims: number;
}

/** The budget of a published promotion, in `budgetShards` rows. */
export interface BudgetStore {
  read(promotionId: string): Promise<Budget>;
  /** For the transaction that publishes a promotion. */
  open(rules: PromotionRules): readonly GuardedItem[];
  /** For the transaction of a claim. Refuses `promotion.budget-used` if a shard has too little left. */
  take(rules: PromotionRules, takes: readonly ShardTake[]): readonly GuardedItem[];
  /** For the transaction that ends a claim: returns minor units to the first shard of the player. */
  giveBack(promotionId: string, playerId: string, amount: bigint): GuardedItem;
}

/** DynamoDB adds numbers; large ones are read as bigint. */
const amount = pipe(
  union([number(), bigint()]),
  transform((value) => BigInt(value)),
);
const schema = object({ sk: string(), remaining: amount, claimsLeft: optional(number()), claims: number() });

export function budgetStore(needs: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>): BudgetStore {
  const { mainTable: TableName } = needs;
  return {
    read: async (promotionId) => {
      const rows = await rowsOfPartition(needs, {
        table: TableName,
        partition: promotionKey(promotionId).pk,
        between: [
          promotionBudgetKey(promotionId, 0).sk,
          promotionBudgetKey(promotionId, budgetShards - 1).sk,
        ],
      });
      const parsed = rows.map((row) => parse(schema, row));
      return {
        shards: parsed.map(({ remaining, claimsLeft }) => ({
          amount: remaining,
          claims: claimsLeft ?? null,
        })),
        remaining: parsed.reduce((sum, { remaining }) => sum + remaining, 0n),
        claims: parsed.reduce((sum, { claims }) => sum + claims, 0),
      };
    },
    open: ({ promotionId, limits: { budget, maxClaims } }) => {
      const claims = maxClaims === null ? undefined : splitBudget(BigInt(maxClaims));
      return splitBudget(BigInt(budget)).map((remaining, shard) => ({
        write: {
          Put: {
            TableName,
            Item: marshall(
              {
                ...promotionBudgetKey(promotionId, shard),
                ...{ remaining, claimsLeft: claims?.[shard], claims: 0 },
              },
              { removeUndefinedValues: true },
            ),
            ConditionExpression: 'attribute_not_exists(pk)',
          },
        },
        otherwise: new Refusal('promotion.stale'),
      }));
    },
    take: (rules, takes) =>
      takes.map((take) => ({
        write: takeUpdate(TableName, rules, take),
        otherwise: new Refusal('promotion.budget-used'),
      })),
    giveBack: (promotionId, playerId, given) => ({
      write: {
        Update: {
          TableName,
          Key: marshall(promotionBudgetKey(promotionId, shardOrder(playerId)[0] ?? 0)),
          UpdateExpression: 'ADD remaining :given',
          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeValues: marshall({ ':given': given }),
        },
      },
      otherwise: new Refusal('write.collided'),
    }),
  };
}

function takeUpdate(
  TableName: string,
  { promotionId, limits: { maxClaims } }: PromotionRules,
  { shard, reserved, amount: taken, isCounted }: ShardTake,
): TransactWriteItem {
  const isLimited = maxClaims !== null && isCounted;
  return {
    Update: {
      TableName,
      Key: marshall(promotionBudgetKey(promotionId, shard)),
      UpdateExpression: `ADD remaining :taken, claims :claims${isLimited ? ', claimsLeft :less' : ''}`,
      ConditionExpression: `remaining >= :reserved${isLimited ? ' AND claimsLeft > :none' : ''}`,
      ExpressionAttributeValues: marshall({
        ':taken': -taken,
        ':reserved': reserved,
        ':claims': isCounted ? 1 : 0,
        ...(isLimited && { ':less': -1, ':none': 0 }),
      }),
    },
  };
}
