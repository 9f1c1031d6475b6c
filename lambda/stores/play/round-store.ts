import type { TransactWriteItem } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { array, boolean, number, object, parse, string, type GenericSchema } from 'valibot';
import type { CoinRound } from '#domain/generated/types';
import { roundKey } from '#domain/keys';
import { keptUntil } from '#lambda/stores/play/kept-until';
import { readPlayRow } from '#lambda/stores/read-row';
import type { PlayStoreNeeds } from '#lambda/stores/store-needs';

/** A round as it is kept: with everything but its server seed, which is secret until a rotation reveals it. */
export type RoundRow = Readonly<Omit<CoinRound, 'userId' | 'serverSeed'> & { playerId: string }>;

const step = object({ kind: string(), stops: array(number()), multiplier: number(), win: string() });

const schema = object({
  id: string(),
  requestId: string(),
  brandId: string(),
  playerId: string(),
  gameId: string(),
  versionId: string(),
  mathModelHash: string(),
  coin: string(),
  bet: string(),
  win: string(),
  multiplierX100: number(),
  capped: boolean(),
  steps: array(step),
  serverSeedHash: string(),
  clientSeed: string(),
  nonce: number(),
  balance: string(),
  at: string(),
}) satisfies GenericSchema<unknown, RoundRow>;

export const parseRound = (row: unknown): RoundRow => parse(schema, row);

export interface RoundStore {
  read(brandId: string, playerId: string, id: string): Promise<RoundRow | undefined>;
  /** For a transaction: a round that is not there yet. */
  put(round: RoundRow): TransactWriteItem;
}

export function roundStore(needs: PlayStoreNeeds): RoundStore {
  return {
    read: (brandId, playerId, id) => readPlayRow(needs, roundKey(brandId, playerId, id), parseRound),
    put: (round) => ({
      Put: {
        TableName: needs.playTable,
        Item: marshall({
          ...round,
          expiresAt: keptUntil(round.at),
          ...roundKey(round.brandId, round.playerId, round.id),
        }),
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    }),
  };
}
