import type { StoredMovement } from './movement';
import type { Ports } from './ports';
import { patience, settle, unexpected, type Patience } from './retry';

/** What a key says: a movement, nothing (yet: one that is on its way may still arrive), or that nobody can tell now. */
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
