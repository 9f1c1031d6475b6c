import type { MovementKind, Purse } from '#domain/generated/types';
import { movementKey } from '#domain/keys';
import { afterBet, kindOfKey, referenceOfKey, walletOf } from '#domain/wallet/movement-names';

/** A movement as stored in the journal. `movementRow` defines its attributes. */
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

/** The public fields of a movement, without the request hash and the legs. */
export function presentMovement(row: MovementRow) {
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

export type PresentedMovement = ReturnType<typeof presentMovement>;

/** A movement as the API returns it, with the user of the player. */
export const signedInAs = (movement: PresentedMovement, userId: string) => ({
  ...movement,
  userId,
  actor: movement.actor === movement.playerId ? userId : movement.actor,
});
