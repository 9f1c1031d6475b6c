import { declinedEntry, outcomeOf } from './entries';
import type { Answer, DeclinedMovement, MovementRequest } from './movement';
import type { Ports } from './ports';
import { patience, settle, unexpected, type Patience } from './retry';

/**
 * Declines a movement permanently: a request with the same key that arrives later moves no coins. If the key is
 * already used, returns the outcome stored under it.
 */
export const declineMovement = <Item>(
  ports: Ports<Item>,
  request: MovementRequest,
  why: string,
): Promise<Answer> => recordDecline(ports, request, { why, seenBalance: null }, patience(ports));

export async function recordDecline<Item>(
  ports: Ports<Item>,
  request: MovementRequest,
  refusal: Pick<DeclinedMovement, 'why' | 'seenBalance'>,
  patient: Patience,
): Promise<Answer> {
  const movement = declinedEntry(request, { ...refusal, at: ports.now() });
  const answer = await settle(ports, { op: 'DECLINE', movement }, patient);
  if (answer === 'UNKNOWN') return { state: 'UNKNOWN' };
  if (answer.answer === 'DONE') return { state: 'DECLINED', why: movement.why, movement };
  if (answer.answer === 'KEY_TAKEN') return outcomeOf(answer.movement, request);
  throw unexpected('DECLINE', answer);
}
