import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import {
  bigint,
  instance,
  object,
  optional,
  parse,
  picklist,
  pipe,
  string,
  transform,
  union,
  type InferOutput,
} from 'valibot';
import type { MovementKind, Purse } from '#domain/generated/types';
import { movementKey } from '#domain/keys';
import {
  type DeclinedMovement,
  legsOf,
  type StatedMovement,
  type StoredMovement,
  type WalletState,
} from '@novalink/ledger';
import { afterBet, kindOfKey, referenceOfKey, walletOf } from '#domain/wallet/movement-names';

export type Row = Readonly<Record<string, AttributeValue>>;

export const movementKinds = [
  'WELCOME',
  'DAILY',
  'PACKAGE',
  'GRANT',
  'WITHDRAWAL',
  'BET',
  'WIN',
  'REVERSAL',
  'BUY_IN',
  'REFUND',
  'PRIZE',
  'ESCROW',
  'REWARD',
  'RELEASE',
  'FORFEIT',
] as const satisfies readonly MovementKind[];
export const movementPurses = ['MAIN', 'PROMO', 'EXTERNAL'] as const satisfies readonly Purse[];

const count = pipe(bigint(), transform(Number));
/** Reads a SHA-256 hash, stored as bytes or text, as hex. */
const hash = pipe(
  union([string(), instance(Uint8Array)]),
  transform((digest) => (typeof digest === 'string' ? digest : Buffer.from(digest).toString('hex'))),
);
const kept = {
  pk: string(),
  gsi2sk: string(),
  a: bigint(),
  k: optional(picklist(movementKinds)),
  by: optional(string()),
  r: optional(string()),
  ref: optional(string()),
  s: optional(string()),
  g: optional(string(), ''),
  v: optional(string(), ''),
  l: optional(bigint()),
  d: optional(hash),
  n: optional(count),
};
const stated = {
  ...kept,
  gsi1pk: string(),
  gsi1sk: pipe(string(), transform(Number)),
  b: bigint(),
};
const statedSchema = object(stated);
const postedSchema = object({ ...stated, h: hash, t: optional(count) });
const declinedSchema = object({ ...kept, h: hash, w: string(), why: string(), sb: optional(bigint()) });
const namesSchema = object({ kind: picklist(movementKinds), purse: picklist(movementPurses) });
const walletSchema = object({ balance: bigint(), version: count });

/** Parses a journal row written by `movementRow`. */
export function parseMovement(row: Row): StoredMovement {
  const plain = exact(row);
  if ('why' in plain) {
    const { w, why, sb, h: requestHash, ...presented } = parse(declinedSchema, plain);
    return { ...entryOf(presented, w), requestHash, state: 'DECLINED', why, seenBalance: sb ?? null };
  }
  const { h: requestHash, t = null, ...presented } = parse(postedSchema, plain);
  const movement = statedOf(presented);
  return { ...movement, requestHash, legs: legsOf(movement, t) };
}

/** Parses a row of the index by wallet, which has only posted movements and no other attributes. */
export const parseStated = (row: Row): StatedMovement => statedOf(parse(statedSchema, exact(row)));

const statedOf = ({ gsi1pk, gsi1sk, b, ...row }: InferOutput<typeof statedSchema>): StatedMovement => ({
  ...entryOf(row, gsi1pk),
  state: 'POSTED',
  balance: b,
  seq: gsi1sk,
});

type Kept = Omit<InferOutput<typeof statedSchema>, 'gsi1pk' | 'gsi1sk' | 'b'>;

function entryOf(
  row: Kept,
  wallet: string,
): Omit<DeclinedMovement, 'state' | 'why' | 'seenBalance' | 'requestHash'> {
  const key = row.pk.slice(movementKey('').pk.length);
  const { brandId, playerId, coin, ...names } = walletOf(wallet);
  const { kind, purse } = parse(namesSchema, { kind: row.k ?? kindOfKey(key), purse: names.purse });
  return {
    key,
    kind,
    brandId,
    playerId,
    coin,
    purse,
    amount: row.a,
    actor: row.by ?? playerId,
    reason: row.r ?? null,
    reference: row.ref === undefined ? referenceOfKey(kind, key) : row.ref || null,
    at: row.gsi2sk.split(afterBet)[0] ?? '',
    ...(row.s !== undefined && {
      play: { sessionId: row.s, gameId: row.g, versionId: row.v, betLevel: row.l ?? -row.a },
    }),
    ...(row.d !== undefined && { draw: { serverSeedHash: row.d, nonce: row.n ?? 0 } }),
  };
}

/** Parses a wallet. A wallet without a row has balance 0 and version 0. */
export const parseWallet = (row: Row | undefined): WalletState =>
  row ? parse(walletSchema, exact(row)) : { balance: 0n, version: 0 };

/** Reads all numbers as bigint, so that no amount becomes a float. */
const exact = (row: Row): Record<string, unknown> => unmarshall({ ...row }, { wrapNumbers: BigInt });
