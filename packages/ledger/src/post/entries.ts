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
import type { WalletName, WalletState } from './ports';

interface Posted {
  readonly at: Date;
  readonly treasuryShard: number | null;
}

/** Creates the journal entries of consecutive movements, starting from the wallet state `before`. */
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

/** Creates the journal entry of a movement, starting from the wallet state `before`. */
export function postedEntry(
  request: MovementRequest,
  before: WalletState,
  { at, treasuryShard }: Posted,
): PostedMovement {
  return {
    state: 'POSTED',
    balance: before.balance + request.amount,
    seq: before.version + 1,
    legs: legsOf(request, treasuryShard),
    ...kept(request, at),
  };
}

export const declinedEntry = (
  request: MovementRequest,
  { at, why, seenBalance }: { readonly at: Date } & Pick<DeclinedMovement, 'why' | 'seenBalance'>,
): DeclinedMovement => ({ state: 'DECLINED', why, seenBalance, ...kept(request, at) });

/** The two legs of a movement. If `treasuryShard` is null, the other account is the house account. */
export const legsOf = (
  movement: WalletName & Pick<MovementRequest, 'amount'>,
  treasuryShard: number | null,
): PostedMovement['legs'] => [
  { account: walletAccount(movement), amount: movement.amount },
  { account: counterAccount(movement, treasuryShard), amount: -movement.amount },
];

/** The outcome for a request whose key is already used: the stored movement, or a conflict if the requests differ. */
export function outcomeOf(movement: StoredMovement, { requestHash }: MovementRequest): Answer {
  if (movement.requestHash !== requestHash) return { state: 'CONFLICT' };
  if (movement.state === 'POSTED') return { state: 'POSTED', movement };
  return { state: 'DECLINED', why: movement.why, movement };
}

/** Copies named fields only, so that other fields of the caller's object never reach the journal. */
function kept(request: MovementRequest, at: Date) {
  const { key, kind, brandId, playerId, coin, purse, amount, actor, reason, reference } = request;
  const { requestHash, play, draw } = request;
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
    ...(play && { play }),
    ...(draw && { draw }),
    at: at.toISOString(),
  };
}
