/** Credits and debits wallets exactly once, over a store that the platform provides. */
export { houseAccount, treasuryAccount, walletAccount } from './post/accounts';
export { declineMovement } from './post/decline-movement';
export { declinedEntry, legsOf, outcomeOf, postedEntry } from './post/entries';
export { findMovement } from './post/find-movement';
export type { LedgerTypes, MovementKind, Purse } from './post/ledger-types';
export type {
  Answer,
  DeclinedMovement,
  Leg,
  MovementRequest,
  MovementRequests,
  Outcome,
  PlayDetails,
  PostedMovement,
  PostedMovements,
  RoundDraw,
  StatedMovement,
  StoredMovement,
} from './post/movement';
export { neededBalance, sumOf } from './post/needed-balance';
export type {
  Commit,
  LedgerLimits,
  Ports,
  WalletAnswer,
  WalletError,
  WalletName,
  WalletOperation,
  WalletState,
} from './post/ports';
export { type Posting, postMovement, postMovements } from './post/post-movement';
export { requestHash } from './post/request-hash';
export { type Patience, patience, settle } from './post/retry';
