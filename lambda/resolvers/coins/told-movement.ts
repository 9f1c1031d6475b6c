import type { MovementKind, Purse } from '#domain/generated/types';
import { movementKey } from '#domain/keys';
import { afterBet, kindOfKey, referenceOfKey, walletOf } from '#domain/wallet/movement-names';

/** A movement as the journal holds it: `movementRow` tells what its attributes are. */
export interface MovementRow {
  readonly pk: string;
  readonly gsi2sk: string;
  readonly gsi1pk?: string | null;
  readonly gsi1sk?: string | null;
  readonly w?: string | null;
  readonly a: number;
  readonly b?: number | null;
  readonly k?: string | null;
  readonly by?: string | null;
  readonly r?: string | null;
  readonly ref?: string | null;
  readonly g?: string | null;
}

/** What is told of a movement; request hash and legs stay in the journal. */
export function toldMovement(row: MovementRow) {
  const { brandId, playerId, coin, purse } = walletOf(row.gsi1pk ?? row.w ?? '');
  const key = row.pk.slice(movementKey('').pk.length);
  const kind = row.k ?? kindOfKey(key);
  const reference = row.ref ?? referenceOfKey(kind, key);
  const isPosted = row.gsi1pk !== null && row.gsi1pk !== undefined;
  return {
    key,
    at: row.gsi2sk.split(afterBet)[0] ?? '',
    kind: kind as MovementKind,
    state: isPosted ? 'POSTED' : 'DECLINED',
    brandId,
    playerId,
    coin,
    purse: purse as Purse,
    amount: `${row.a}`,
    balance: isPosted ? `${row.b}` : null,
    seq: isPosted ? `${parseInt(row.gsi1sk ?? '', 10)}` : null,
    actor: row.by ?? playerId,
    reason: row.r ?? null,
    reference: reference === '' ? null : reference,
    gameId: row.g ?? null,
  };
}

export type ToldMovement = ReturnType<typeof toldMovement>;

/** A movement as the contract tells it: by whom the player signs in as. */
export const signedInAs = (movement: ToldMovement, userId: string) => ({
  ...movement,
  userId,
  actor: movement.actor === movement.playerId ? userId : movement.actor,
});
