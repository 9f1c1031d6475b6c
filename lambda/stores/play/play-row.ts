import type { TransactWriteItem } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import {
  number,
  object,
  optional,
  parse,
  pipe,
  record,
  string,
  transform,
  type GenericSchema,
  type InferOutput,
} from 'valibot';
import { playKey } from '#domain/keys';
import type { Losses } from '#domain/play/play-limits';
import { publishedCommitment } from '#domain/slots/play/server-seed';
import { keptTotals, totalsSchema } from '#lambda/stores/play/play-totals-row';

/** The hashes follow from the seeds. */
const seed = pipe(
  object({
    /** Hex, and secret, as is the one after. */
    serverSeed: string(),
    clientSeed: string(),
    /** The number of the next round. */
    nonce: number(),
    nextServerSeed: string(),
  }),
  transform(({ serverSeed, nextServerSeed, ...rest }) => ({
    ...rest,
    serverSeed,
    serverSeedHash: publishedCommitment(serverSeed),
    nextServerSeed,
    nextServerSeedHash: publishedCommitment(nextServerSeed),
  })),
);

/** Minor units; kept as digits, because a month's sum may outgrow what a number holds exactly. */
const amount = pipe(
  string(),
  transform((digits: string) => BigInt(digits)),
);
const losses = object({
  day: string(),
  week: string(),
  month: string(),
  dayLoss: amount,
  weekLoss: amount,
  monthLoss: amount,
}) satisfies GenericSchema<unknown, Losses>;

const schema = object({
  brandId: string(),
  playerId: string(),
  seed,
  /** The one session that plays. */
  sessionId: optional(string()),
  /** ISO 8601. */
  lastRoundAt: optional(string()),
  /** By the code of the coin. */
  losses: record(string(), losses),
  /** Of the session and day of the last round; absent before the first. */
  totals: optional(totalsSchema),
  version: number(),
});

export type Seed = Readonly<InferOutput<typeof seed>>;

/** How a player stands in a brand. No resolver reads this row: it holds seeds that are secret. */
export type PlayRow = Readonly<InferOutput<typeof schema>>;

export const parsePlay = (row: unknown): PlayRow => parse(schema, row);

/** As the row stands after a write. */
export const nextPlay = (play: PlayRow, changes: Partial<Omit<PlayRow, 'version'>>): PlayRow => ({
  ...play,
  ...changes,
  version: play.version + 1,
});

/** Puts the row in the place of the one that counts one write less; the first counts 1. */
export function playPut(TableName: string, play: PlayRow): TransactWriteItem {
  const { brandId, playerId, version } = play;
  const losses = Object.fromEntries(
    Object.entries(play.losses).map(([coin, of]) => [coin, kept(of)] as const),
  );
  const totals = play.totals && keptTotals(play.totals);
  const { serverSeedHash: _hash, nextServerSeedHash: _nextHash, ...seeds } = play.seed;
  const row = { ...play, seed: seeds, losses, totals, ...playKey(brandId, playerId) };
  const condition =
    version === 1
      ? { ConditionExpression: 'attribute_not_exists(pk)' }
      : {
          ConditionExpression: '#version = :before',
          ExpressionAttributeNames: { '#version': 'version' },
          ExpressionAttributeValues: marshall({ ':before': version - 1 }),
        };
  return { Put: { TableName, Item: marshall(row, { removeUndefinedValues: true }), ...condition } };
}

const kept = ({ dayLoss, weekLoss, monthLoss, ...periods }: Losses) => ({
  ...periods,
  dayLoss: `${dayLoss}`,
  weekLoss: `${weekLoss}`,
  monthLoss: `${monthLoss}`,
});
