import { counterAccount, walletAccount } from './accounts';
import type {
  Answer,
  DeclinedMovement,
  MovementRequest,
  MovementRequests,
  PostedMovement,
  PostedMovements,
  StoredMovement,
} from './movement';
import type { WalletState } from './ports';

interface Posted {
  readonly at: Date;
  readonly treasuryShard: number | null;
}

/** The journal's entries of movements that follow `before`, one after the other. */
export function postedEntries(
  [first, ...others]: MovementRequests,
  before: WalletState,
  posted: Posted,
): PostedMovements {
  let last = postedEntry(first, before, posted);
  const entries: [PostedMovement, ...PostedMovement[]] = [last];
  for (const request of others) {
    last = postedEntry(request, { balance: last.balance, version: last.seq }, posted);
    entries.push(last);
  }
  return entries;
}

/** The journal's entry of a movement that follows `before`. */
export function postedEntry(
  request: MovementRequest,
  before: WalletState,
  { at, treasuryShard }: Posted,
): PostedMovement {
  return {
    state: 'POSTED',
    balance: before.balance + request.amount,
    seq: before.version + 1,
    legs: [
      { account: walletAccount(request), amount: request.amount },
      { account: counterAccount(request, treasuryShard), amount: -request.amount },
    ],
    ...kept(request, at),
  };
}

export const declinedEntry = (
  request: MovementRequest,
  { at, why, seenBalance }: { readonly at: Date } & Pick<DeclinedMovement, 'why' | 'seenBalance'>,
): DeclinedMovement => ({ state: 'DECLINED', why, seenBalance, ...kept(request, at) });

/** What a key that is taken says to a request. */
export function outcomeOf(movement: StoredMovement, { requestHash }: MovementRequest): Answer {
  if (movement.requestHash !== requestHash) return { state: 'CONFLICT' };
  if (movement.state === 'POSTED') return { state: 'POSTED', movement };
  return { state: 'DECLINED', why: movement.why, movement };
}

/** Named one by one: what else a caller's object holds is not for the journal. */
function kept(
  {
    key,
    kind,
    brandId,
    playerId,
    coin,
    purse,
    amount,
    actor,
    reason,
    reference,
    requestHash,
  }: MovementRequest,
  at: Date,
) {
  return {
    key,
    kind,
    brandId,
    playerId,
    coin,
    purse,
    amount,
    actor,
    reason,
    reference,
    requestHash,
    at: at.toISOString(),
  };
}
