import type { TransactWriteItem } from '@aws-sdk/client-dynamodb';
import { type MovementRequests, type Ports, type PostedMovement, postMovements } from '@novalink/ledger';
import { declineRefusal } from '#lambda/runtime/decline-refusal';
import { Refusal } from '#lambda/runtime/refusal';
import type { GuardedItem } from '#lambda/stores/guarded-write';

/**
 * Posts movements and writes `items` in the same transaction. Returns false if an earlier attempt has posted
 * the movements: then the items of that attempt were written, and these were not. Refuses with the reason of
 * the first item whose condition failed, with the reason of a declined movement, with `request.other-body` if
 * the key belongs to another request, and with `wallet.unknown`. `counted` creates writes without a condition
 * that depend on the first movement.
 */
export async function postGuarded(
  ledger: Ports<TransactWriteItem>,
  requests: MovementRequests,
  items: readonly GuardedItem[],
  counted: (first: PostedMovement) => readonly TransactWriteItem[] = () => [],
): Promise<boolean> {
  let attempted: PostedMovement | undefined;
  const outcome = await postMovements(ledger, requests, {
    alongside: ([first]) => {
      attempted = first;
      return [...items.map(({ write }) => write), ...counted(first)];
    },
  });
  if (outcome.state === 'HELD') throw items[outcome.index]?.otherwise ?? new Refusal('write.collided');
  if (outcome.state === 'CONFLICT') throw new Refusal('request.other-body');
  if (outcome.state === 'UNKNOWN') throw new Refusal('wallet.unknown');
  if (outcome.state === 'DECLINED') throw declineRefusal(outcome.movement);
  return outcome.movement === attempted;
}
