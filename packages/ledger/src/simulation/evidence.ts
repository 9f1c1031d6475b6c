import { walletAccount } from '#ledger/post/accounts';
import type { PostedMovement, StoredMovement } from '#ledger/post/movement';
import type { History } from './history';

/** A history and the values derived from its journal alone. */
export interface Evidence extends History {
  readonly byKey: ReadonlyMap<string, StoredMovement>;
  /** The movements of each wallet in sequence, by account. */
  readonly statements: ReadonlyMap<string, readonly PostedMovement[]>;
  /** Sum of the journal's legs for each account. */
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
