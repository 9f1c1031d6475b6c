import { marshall } from '@aws-sdk/util-dynamodb';
import {
  number,
  object,
  optional,
  parse,
  picklist,
  pipe,
  string,
  transform,
  type InferOutput,
} from 'valibot';
import { replyKinds } from '@novalink/wallet-contract';
import type { ReplyKind } from '@novalink/wallet-contract';
import type { RoundState, SeamlessRound } from '@novalink/wallet-contract/rounds';
import { attentionPartition, dueRoundLanes, dueRoundsPartition, seamlessRoundKey } from '#domain/keys';
import { keptUntil } from '#lambda/stores/play/kept-until';

const states = [
  'BETTING',
  'PLAYED',
  'PAYING',
  'CLOSED',
  'ROLLING_BACK',
  'ROLLED_BACK',
  'REFUSED',
] as const satisfies readonly RoundState[];

const amount = pipe(
  string(),
  transform((digits: string) => BigInt(digits)),
);

/** What a round of ours is about. It never changes, but for `playedAt`. */
const contextSchema = object({
  brandId: string(),
  playerId: string(),
  casinoId: string(),
  sessionId: string(),
  versionId: string(),
  requestId: string(),
  requestHash: string(),
  mathModelHash: string(),
  /** The inputs of its random numbers. The server seed is in the row of the player. */
  serverSeedHash: string(),
  clientSeed: string(),
  nonce: number(),
  /** ISO 8601: when it was opened. */
  at: string(),
  /** ISO 8601: when its bet was posted. Totals count it on this day, as the journal does. */
  playedAt: optional(string()),
});

const schema = object({
  id: string(),
  user: string(),
  coin: string(),
  game: string(),
  gameVersion: string(),
  bet: amount,
  state: picklist(states),
  version: number(),
  dueAt: optional(string()),
  since: string(),
  attempts: number(),
  win: optional(amount),
  balance: optional(amount),
  problem: optional(picklist(replyKinds as readonly [ReplyKind, ...ReplyKind[]])),
  attentionSince: optional(string()),
  byHand: optional(object({ by: string(), reason: string() })),
  of: contextSchema,
});

export type RoundContext = Readonly<InferOutput<typeof contextSchema>>;

/** A round of a seamless casino: the row of the protocol, and what we know of it. */
export type SeamlessRoundRow = SeamlessRound & { readonly of: RoundContext };

export const parseSeamlessRound = (row: unknown): SeamlessRoundRow => parse(schema, row) as SeamlessRoundRow;

/** The row with its place in the list of those that somebody has to continue. */
export function seamlessRoundItem(row: SeamlessRoundRow) {
  const { id, bet, win, balance, of } = row;
  const item = {
    ...row,
    ...seamlessRoundKey(id),
    ...openPlace(row),
    bet: String(bet),
    win: win === undefined ? undefined : String(win),
    balance: balance === undefined ? undefined : String(balance),
    expiresAt: openPlace(row) === undefined ? keptUntil(of.at) : undefined,
  };
  return marshall(item, { removeUndefinedValues: true });
}

function openPlace({ id, dueAt, attentionSince, of }: SeamlessRoundRow) {
  if (attentionSince !== undefined)
    return { gsi1pk: attentionPartition(of.casinoId), gsi1sk: `${attentionSince}#${id}` };
  if (dueAt === undefined) return undefined;
  return { gsi1pk: dueRoundsPartition(laneOf(id)), gsi1sk: `${dueAt}#${id}` };
}

/** Ids end with random characters. */
const laneOf = (id: string): number => (id.codePointAt(id.length - 1) ?? 0) % dueRoundLanes;
