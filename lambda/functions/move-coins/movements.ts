import type { TransactWriteItem } from '@aws-sdk/client-dynamodb';
import type { Movement } from '#domain/generated/types';
import {
  type Answer,
  findMovement,
  type MovementRequest,
  type Outcome,
  outcomeOf,
  type PostedMovement,
  postMovements,
  type StoredMovement,
} from '@novalink/ledger';
import { declineRefusal } from '#lambda/runtime/decline-refusal';
import type { Needs } from '#lambda/functions/move-coins/needs';
import { Refusal } from '#lambda/runtime/refusal';
import type { GuardedItem } from '#lambda/stores/guarded-write';

/**
 * Moves coins once for each idempotency key: if the journal already holds a movement with the key, returns
 * its outcome and writes nothing. `beside` is written in the same transaction.
 */
export async function moveOnce(
  { ledger }: Pick<Needs, 'ledger'>,
  request: MovementRequest,
  guards: readonly GuardedItem[],
  beside: (movement: PostedMovement) => readonly TransactWriteItem[] = () => [],
): Promise<Outcome> {
  const stored = await findMovement(ledger, request.key);
  if (stored === 'UNKNOWN') return { state: 'UNKNOWN' };
  if (stored) return outcomeOf(stored, request);
  return postMovements(ledger, [request], {
    alongside: ([movement]) => [...guards.map(({ write }) => write), ...beside(movement)],
  });
}

/** The stored movement of an outcome. Refuses `request.other-body` and `wallet.unknown`. */
export function storedIn(outcome: Answer): StoredMovement {
  if (outcome.state === 'CONFLICT') throw new Refusal('request.other-body');
  if (outcome.state === 'UNKNOWN') throw new Refusal('wallet.unknown');
  return outcome.movement;
}

/** The posted movement as the API returns it. Refuses with the reason of a declined movement. */
export function presentPosted(movement: StoredMovement, userId: string): Movement {
  if (movement.state === 'POSTED') return presented(movement, userId);
  throw declineRefusal(movement);
}

/** A posted or declined movement as the API returns it. `userId` is the user of the player. */
export function presented(movement: StoredMovement, userId: string): Movement {
  const { key, at, kind, state, brandId, playerId, coin, purse, amount, actor, reason, reference } = movement;
  return {
    key,
    at,
    kind,
    state,
    brandId,
    userId,
    coin,
    purse,
    amount: `${amount}`,
    balance: movement.state === 'POSTED' ? `${movement.balance}` : null,
    seq: movement.state === 'POSTED' ? `${movement.seq}` : null,
    actor: actor === playerId ? userId : actor,
    reason,
    reference,
    gameId: null,
  };
}
