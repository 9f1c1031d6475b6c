import type { MovementKind, Purse } from './ledger-types';
import type { DeclinedMovement, PostedMovements, StoredMovement } from './movement';

/** What the protocol depends on: a store, a clock and limits. The simulation implements the same interface. */
export interface Ports<Item> {
  /**
   * Performs one operation once, with strongly consistent reads. Returns temporary failures as `FAULT`; the protocol
   * retries them, so the implementation must not. Throws only on bugs.
   */
  send(operation: WalletOperation<Item>): Promise<WalletAnswer>;
  now(): Date;
  sleep(milliseconds: number): Promise<void>;
  /** A random number of at least 0 and less than 1. */
  random(): number;
  readonly limits: LedgerLimits;
}

export interface LedgerLimits {
  /** The largest amount of a movement of this kind, in minor units. */
  readonly largestAmount: (kind: MovementKind) => bigint;
  /** The number of rows of a treasury. Movements are spread over them, so that they do not wait for each other. */
  readonly treasuryShards: number;
  /**
   * Whether the coins of a purse are kept somewhere else. Such a purse mirrors their movements: its balance is the sum of these, and
   * may be negative. Default: no purse is.
   */
  readonly isMirrored?: (purse: Purse) => boolean;
}

export interface WalletName {
  readonly brandId: string;
  readonly playerId: string;
  readonly coin: string;
  readonly purse: Purse;
}

export interface WalletState {
  readonly balance: bigint;
  /** The number of movements: the `seq` of the last one. A wallet without a row has balance 0 and version 0. */
  readonly version: number;
}

/** `Item` is the store's type of an additional write in a commit, for example an item of a transaction. */
export type WalletOperation<Item> = FindMovement | ReadWallet | Commit<Item> | Decline;

export interface FindMovement {
  readonly op: 'FIND_MOVEMENT';
  readonly key: string;
}

export interface ReadWallet {
  readonly op: 'READ_WALLET';
  readonly wallet: WalletName;
}

/** Writes all of the following in one transaction, or nothing. */
export interface Commit<Item> {
  readonly op: 'COMMIT';
  /**
   * Each entry is stored under its key, which must be unused. All are movements of the same wallet, which gets
   * `balance` and `seq` of the last one.
   */
  readonly movements: PostedMovements;
  /** The wallet must still have this version and, unless it mirrors another one, at least the balance that `neededBalance` returns. */
  readonly before: WalletState;
  /**
   * The treasury shard to which the opposite amount is added without a condition; null if the other account is the
   * house.
   */
  readonly treasuryShard: number | null;
  /** The wallet mirrors another one, so that its balance may be negative. */
  readonly isMirrored?: boolean;
  readonly alongside: readonly Item[];
}

/** Stores the entry under its key, which must be unused. */
export interface Decline {
  readonly op: 'DECLINE';
  readonly movement: DeclinedMovement;
}

export type WalletAnswer =
  /** Response to FIND_MOVEMENT. */
  | { readonly answer: 'MOVEMENT'; readonly movement: StoredMovement | undefined }
  /** Response to READ_WALLET. */
  | { readonly answer: 'WALLET'; readonly wallet: WalletState }
  /** Response to COMMIT and DECLINE. */
  | { readonly answer: 'DONE' }
  /**
   * Response to COMMIT and DECLINE: the key of `movement` is already used; if several are, the first. Takes
   * precedence over `HELD` and `WALLET_MOVED`.
   */
  | { readonly answer: 'KEY_TAKEN'; readonly movement: StoredMovement }
  /** Response to COMMIT: the condition of `alongside[index]` failed; `row` is the stored row. */
  | { readonly answer: 'HELD'; readonly index: number; readonly row: unknown }
  /** Response to COMMIT: the wallet has changed; `wallet` is its current state. */
  | { readonly answer: 'WALLET_MOVED'; readonly wallet: WalletState }
  /**
   * Response to any operation. After `timeout` and `server` it is not known whether the operation was or will be
   * performed.
   */
  | { readonly answer: 'FAULT'; readonly fault: WalletError };

/**
 * `conflict`: another transaction used the same rows. `throttled`: too many requests. `timeout`: no response in time.
 * `server`: an error of the service.
 */
export type WalletError = 'conflict' | 'throttled' | 'timeout' | 'server';
