import type { MovementRequest, PostedMovement } from '#domain/wallet/movement';
import { postMovement } from '#domain/wallet/post-movement';
import type { Needs } from '#lambda/functions/settle-tournaments/needs';

/** Posts a movement. Idempotent. Throws if the outcome is unexpected or unknown. */
export async function posted(
  { ledger }: Pick<Needs, 'ledger'>,
  request: MovementRequest,
): Promise<PostedMovement> {
  const outcome = await postMovement(ledger, request);
  if (outcome.state === 'POSTED') return outcome.movement;
  throw new Error(`The movement ${request.key} was not posted: ${outcome.state}.`);
}
