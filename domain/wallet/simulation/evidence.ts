import { walletAccount } from '../accounts';
import type { PostedMovement, StoredMovement } from '../movement';
import type { History } from './history';

/** A history, and what its journal says when it is read on its own. */
export interface Evidence extends History {
  readonly byKey: ReadonlyMap<string, StoredMovement>;
  /** The movements of each wallet in their sequence, by account. */
  readonly statements: ReadonlyMap<string, readonly PostedMovement[]>;
  /** The sum of the journal's legs of each account. */
  readonly positions: ReadonlyMap<string, bigint>;
}

export function evidence(history: History): Evidence {
  const statements = new Map<string, PostedMovement[]>();
  const positions = new Map<string, bigint>();
  for (const movement of history.journal) {
    if (movement.state !== 'POSTED') continue;
    const account = walletAccount(movement);
    const lines = statements.get(account);
    if (lines) lines.push(movement);
    else statements.set(account, [movement]);
    for (const leg of movement.legs)
      positions.set(leg.account, (positions.get(leg.account) ?? 0n) + leg.amount);
  }
  for (const lines of statements.values()) lines.sort((one, other) => one.seq - other.seq);
  const byKey = new Map(history.journal.map((movement) => [movement.key, movement]));
  return { ...history, byKey, statements, positions };
}
