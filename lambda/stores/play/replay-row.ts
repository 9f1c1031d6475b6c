import type { TransactWriteItem } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { array, boolean, number, object, parse, string, type InferOutput } from 'valibot';
import { replayKey } from '#domain/keys';
import { keptUntil } from '#lambda/stores/play/kept-until';

const step = object({ kind: string(), stops: array(number()), multiplier: number(), win: string() });

const schema = object({
  id: string(),
  brandId: string(),
  /** Part of the key of the seed after it is revealed. Never returned to clients. */
  playerId: string(),
  gameId: string(),
  versionId: string(),
  mathModelHash: string(),
  coin: string(),
  /** Decimals of the coin. */
  decimals: number(),
  bet: string(),
  win: string(),
  multiplierX100: number(),
  capped: boolean(),
  steps: array(step),
  serverSeedHash: string(),
  clientSeed: string(),
  nonce: number(),
  at: string(),
});

/** A shared round without its server seed, which is read together with the replay. */
export type ReplayRow = Readonly<InferOutput<typeof schema>>;

export const parseReplay = (row: unknown): ReplayRow => parse(schema, row);

export const replayPut = (TableName: string, replay: ReplayRow): TransactWriteItem => ({
  Put: {
    TableName,
    Item: marshall({ ...replay, expiresAt: keptUntil(replay.at), ...replayKey(replay.id) }),
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

export const replayDelete = (TableName: string, id: string): TransactWriteItem => ({
  Delete: { TableName, Key: marshall(replayKey(id)) },
});
