import type { StoredMovement } from './movement';
import type { Ports } from './ports';
import { patience, settle, unexpected, type Patience } from './retry';

/**
 * Reads the movement stored under a key. Returns undefined if there is none yet (a request in transit can still
 * arrive) and `UNKNOWN` if the journal cannot be read.
 */
export const findMovement = <Item>(
  ports: Ports<Item>,
  key: string,
): Promise<StoredMovement | 'UNKNOWN' | undefined> => lookUp(ports, key, patience(ports));

export async function lookUp<Item>(
  ports: Ports<Item>,
  key: string,
  patient: Patience,
): Promise<StoredMovement | 'UNKNOWN' | undefined> {
  const answer = await settle(ports, { op: 'FIND_MOVEMENT', key }, patient);
  if (answer === 'UNKNOWN') return 'UNKNOWN';
  if (answer.answer !== 'MOVEMENT') throw unexpected('FIND_MOVEMENT', answer);
  return answer.movement;
}
