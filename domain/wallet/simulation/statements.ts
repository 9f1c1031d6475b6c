import { walletAccount } from '../accounts';
import type { PostedMovement, StoredMovement } from '../movement';

export const isPosted = (movement: StoredMovement): movement is PostedMovement => movement.state === 'POSTED';

/** What the journal says of each wallet, in the order of its sequence. */
export function statements(journal: readonly StoredMovement[]): Map<string, PostedMovement[]> {
  const byWallet = new Map<string, PostedMovement[]>();
  for (const movement of journal) {
    if (!isPosted(movement)) continue;
    const account = walletAccount(movement);
    const lines = byWallet.get(account);
    if (lines) lines.push(movement);
    else byWallet.set(account, [movement]);
  }
  for (const lines of byWallet.values()) lines.sort((one, other) => one.seq - other.seq);
  return byWallet;
}

/** The sum of the journal's legs of every account. */
export function positions(journal: readonly StoredMovement[]): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const movement of journal) {
    if (!isPosted(movement)) continue;
    for (const { account, amount } of movement.legs) sums.set(account, (sums.get(account) ?? 0n) + amount);
  }
  return sums;
}
