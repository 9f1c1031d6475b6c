import type { TransactWriteItem } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { array, boolean, number, object, parse, picklist, string, type GenericSchema } from 'valibot';
import type { CoinRound } from '#domain/generated/types';
import { roundKey } from '#domain/keys';
import { readRow } from '#lambda/stores/read-row';
import type { StoreNeeds } from '#lambda/stores/store-needs';

/** A round as it is kept: with everything but its server seed, which is secret until a rotation reveals it. */
export type RoundRow = Readonly<Omit<CoinRound, 'serverSeed'>>;

const step = object({ kind: string(), stops: array(number()), multiplier: number(), win: string() });

const schema = object({
  id: string(),
  requestId: string(),
  brandId: string(),
  userId: string(),
  gameId: string(),
  versionId: string(),
  mathModelHash: string(),
  coin: string(),
  bet: string(),
  win: string(),
  multiplierX100: number(),
  capped: boolean(),
  steps: array(step),
  state: picklist(['OPEN', 'CLOSED', 'ROLLED_BACK']),
  serverSeedHash: string(),
  clientSeed: string(),
  nonce: number(),
  balance: string(),
  at: string(),
}) satisfies GenericSchema<unknown, RoundRow>;

export interface RoundStore {
  read(brandId: string, sub: string, id: string): Promise<RoundRow | undefined>;
  /** A round that begins: OPEN, or CLOSED at once when it won nothing. */
  begin(round: RoundRow): TransactWriteItem;
  /** Puts the round in the place of the one that is OPEN. */
  end(round: RoundRow): TransactWriteItem;
}

export function roundStore(needs: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>): RoundStore {
  const put = (round: RoundRow) => ({
    TableName: needs.mainTable,
    Item: marshall({ ...round, ...roundKey(round.brandId, round.userId, round.id) }),
  });
  return {
    read: (brandId, sub, id) => readRow(needs, roundKey(brandId, sub, id), (row) => parse(schema, row)),
    begin: (round) => ({ Put: { ...put(round), ConditionExpression: 'attribute_not_exists(pk)' } }),
    end: (round) => ({
      Put: {
        ...put(round),
        ConditionExpression: '#state = :open',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: marshall({ ':open': 'OPEN' }),
      },
    }),
  };
}
