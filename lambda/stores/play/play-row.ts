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
import type { OpenClaim } from '#domain/promotions/claims/open-claims';
import { publishedCommitment } from '@novalink/engine';
import { keptClaimsSchema, keptOf, openClaimOf } from '#lambda/stores/play/open-claims-row';
import { hasBegun } from '#lambda/stores/play/player-version';
import { keptTotals, totalsSchema } from '#lambda/stores/play/play-totals-row';
import { keptTournaments, tournamentPlaysSchema } from '#lambda/stores/play/tournament-plays-row';

/** Hashes are derived from the seeds and not stored. */
const seed = pipe(
  object({
    /** Hexadecimal. Secret, like `nextServerSeed`. */
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

/** Minor units, stored as digits, because the sum of a month can exceed the exact range of numbers. */
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

const keptRow = object({
  brandId: string(),
  playerId: string(),
  seed,
  /** The only session that can play rounds. */
  sessionId: optional(string()),
  /** ISO 8601: see `playingFrom`. */
  playingSince: optional(string()),
  /** ISO 8601. */
  lastRoundAt: optional(string()),
  /** The round of a seamless casino whose bet is not confirmed or whose outcome is not drawn. The seeds cannot be rotated then. */
  openRound: optional(string()),
  /** By coin code. */
  losses: record(string(), losses),
  /** Totals of the session and day of the last round; absent before the first round. */
  totals: optional(totalsSchema),
  /** The scores in tournaments that the player has entered; absent without entries. */
  tournaments: optional(tournamentPlaysSchema),
  /** Rewards in progress; absent if there are none. */
  claims: optional(keptClaimsSchema),
  /**
   * Version of the player's row in `Main` at the last write. A round is written only if it still is the current
   * version.
   */
  playerVersion: number(),
  version: number(),
});

const schema = pipe(
  keptRow,
  transform(({ claims, ...row }) => ({
    ...row,
    ...(claims && {
      claims: claims.map((claim) => openClaimOf(row.playerId, claim)) as readonly OpenClaim[],
    }),
  })),
);

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
 * Replaces the row whose version is one lower; the first version is 1. The version of the player's row must be
 * unchanged, unless the same transaction checks or writes that row.
 */
export function playPut(
  TableName: string,
  play: PlayRow,
  { isPlayerChecked = false }: { readonly isPlayerChecked?: boolean } = {},
): TransactWriteItem {
  const { brandId, playerId, version } = play;
  const losses = Object.fromEntries(
    Object.entries(play.losses).map(([coin, of]) => [coin, keptLosses(of)] as const),
  );
  const totals = play.totals && keptTotals(play.totals);
  const { serverSeedHash: _hash, nextServerSeedHash: _nextHash, ...seeds } = play.seed;
  const tournaments = play.tournaments && keptTournaments(play.tournaments);
  // The consumers of the stream recognise players with scores by this attribute.
  const scoredAt = tournaments && play.lastRoundAt;
  const claims = play.claims && play.claims.length > 0 ? play.claims.map(keptOf) : undefined;
  const kept = { seed: seeds, losses, totals, tournaments, scoredAt, claims };
  const row = { ...play, ...kept, ...playKey(brandId, playerId) };
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

const keptLosses = ({ dayLoss, weekLoss, monthLoss, ...periods }: Losses) => ({
  ...periods,
  dayLoss: `${dayLoss}`,
  weekLoss: `${weekLoss}`,
  monthLoss: `${monthLoss}`,
});
