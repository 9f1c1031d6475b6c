import { movementClass } from '#domain/counters/movement-classes';
import { type MovementRequest, type PostedMovement, postMovements } from '@novalink/ledger';
import type { Needs } from '#lambda/functions/settle-tournaments/needs';

export type PostNeeds = Pick<Needs, 'ledger' | 'countGift'>;

/**
 * Posts a movement, and counts it if it is between a player and a tournament. Idempotent. Throws if the outcome is unexpected
 * or unknown.
 */
export async function posted(
  { ledger, countGift }: PostNeeds,
  request: MovementRequest,
): Promise<PostedMovement> {
  const isCounted = movementClass(request.kind) === 'TOURNAMENT';
  const outcome = await postMovements(ledger, [request], {
    alongside: ([movement]) => (isCounted ? [countGift(movement)] : []),
  });
  if (outcome.state === 'POSTED') return outcome.movement;
  throw new Error(`The movement ${request.key} was not posted: ${outcome.state}.`);
}
