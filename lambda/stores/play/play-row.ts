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
import { hasBegun } from '#lambda/stores/play/player-version';
import { keptTotals, totalsSchema } from '#lambda/stores/play/play-totals-row';
import { keptTournaments, tournamentPlaysSchema } from '#lambda/stores/play/tournament-plays-row';

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
  /** The scores in tournaments that the player has entered; absent without entries. */
  tournaments: optional(tournamentPlaysSchema),
  /** The version of the player's row in `Main` that the last write knew: a round is played on this one and no other. */
  playerVersion: number(),
  version: number(),
});

export type Seed = Readonly<InferOutput<typeof seed>>;

/** The play state of a player in a brand. No resolver reads this row, because it contains secret seeds. */
export type PlayRow = Readonly<InferOutput<typeof schema>>;

/** Undefined for a player without a session, whose row contains at most a `playerVersion`. */
export const parsePlay = (row: unknown): PlayRow | undefined =>
  hasBegun(row) ? parse(schema, row) : undefined;

/** The row after a write. */
export const nextPlay = (play: PlayRow, changes: Partial<Omit<PlayRow, 'version'>>): PlayRow => ({
  ...play,
  ...changes,
  version: play.version + 1,
});

/**
 * Puts the row in the place of the one that counts one write less; the first counts 1. The player's row must be of the
 * same version still, unless the transaction checks or writes that row itself.
 */
export function playPut(
  TableName: string,
  play: PlayRow,
  { isPlayerChecked = false }: { readonly isPlayerChecked?: boolean } = {},
): TransactWriteItem {
  const { brandId, playerId, version } = play;
  const losses = Object.fromEntries(
    Object.entries(play.losses).map(([coin, of]) => [coin, kept(of)] as const),
  );
  const totals = play.totals && keptTotals(play.totals);
  const { serverSeedHash: _hash, nextServerSeedHash: _nextHash, ...seeds } = play.seed;
  const tournaments = play.tournaments && keptTournaments(play.tournaments);
  // By this attribute the stream's readers know players with scores.
  const scoredAt = tournaments && play.lastRoundAt;
  const row = { ...play, seed: seeds, losses, totals, tournaments, scoredAt, ...playKey(brandId, playerId) };
  const before = version === 1 ? 'attribute_not_exists(#version)' : '#version = :before';
  const values = {
    ...(version > 1 && { ':before': version - 1 }),
    ...(!isPlayerChecked && { ':player': play.playerVersion }),
  };
  return {
    Put: {
      TableName,
      Item: marshall(row, { removeUndefinedValues: true }),
      ConditionExpression: isPlayerChecked ? before : `${before} AND playerVersion = :player`,
      ExpressionAttributeNames: { '#version': 'version' },
      ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: marshall(values) }),
    },
  };
}

const kept = ({ dayLoss, weekLoss, monthLoss, ...periods }: Losses) => ({
  ...periods,
  dayLoss: `${dayLoss}`,
  weekLoss: `${weekLoss}`,
  monthLoss: `${monthLoss}`,
});
