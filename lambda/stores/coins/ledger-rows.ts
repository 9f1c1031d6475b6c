import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import {
  bigint,
  nullable,
  object,
  parse,
  picklist,
  pipe,
  strictTuple,
  string,
  transform,
  variant,
  literal,
} from 'valibot';
import type { MovementKind, Purse } from '#domain/generated/types';
import { brandDayPartition, movementKey, walletPartition, walletSort } from '#domain/keys';
import type { StoredMovement } from '#domain/wallet/movement';
import type { WalletState } from '#domain/wallet/ports';

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
] as const satisfies readonly MovementKind[];
export const movementPurses = ['MAIN', 'PROMO'] as const satisfies readonly Purse[];

const leg = object({ account: string(), amount: bigint() });
const count = pipe(bigint(), transform(Number));
const entry = {
  key: string(),
  kind: picklist(movementKinds),
  brandId: string(),
  playerId: string(),
  coin: string(),
  purse: picklist(movementPurses),
  amount: bigint(),
  at: string(),
  actor: string(),
  reason: nullable(string()),
  reference: nullable(string()),
  requestHash: string(),
};
const movementSchema = variant('state', [
  object({
    ...entry,
    state: literal('POSTED'),
    balance: bigint(),
    seq: count,
    legs: strictTuple([leg, leg]),
  }),
  object({ ...entry, state: literal('DECLINED'), why: string(), seenBalance: nullable(bigint()) }),
]);
const walletSchema = object({ balance: bigint(), version: count });

/** A movement as the journal keeps it; one that was declined is not in its wallet's sequence. */
export function movementRow(movement: StoredMovement): Record<string, AttributeValue> {
  const { brandId, playerId, coin, purse, at, key } = movement;
  const inSequence = movement.state === 'POSTED' && {
    gsi1pk: walletPartition(brandId, playerId, coin, purse),
    gsi1sk: walletSort(movement.seq),
  };
  const inDay = { gsi2pk: brandDayPartition(brandId, at.slice(0, 10)), gsi2sk: `${at}#${key}` };
  return marshall({ ...movementKey(key), ...inSequence, ...inDay, ...movement });
}

export const parseMovement = (row: Row): StoredMovement => parse(movementSchema, exact(row));

/** A wallet without a row has neither coins nor movements. */
export const parseWallet = (row: Row | undefined): WalletState =>
  row ? parse(walletSchema, exact(row)) : { balance: 0n, version: 0 };

/** No amount goes through a float. */
const exact = (row: Row): Record<string, unknown> => unmarshall({ ...row }, { wrapNumbers: BigInt });
