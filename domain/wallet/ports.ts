import type { Purse } from '#domain/generated/types';
import type { DeclinedMovement, PostedMovements, StoredMovement } from './movement';

/** Everything the protocol needs of the world; a Lambda and a simulation bring the same. */
export interface Ports<Item> {
  /**
   * Does one operation, once and consistently. What may pass is answered as a `FAULT`, which the protocol tries again:
   * whoever is below must not. What is thrown is a bug, or the end of the process.
   */
  send(operation: WalletOperation<Item>): Promise<WalletAnswer>;
  now(): Date;
  sleep(milliseconds: number): Promise<void>;
  /** From 0 up to and without 1. */
  random(): number;
}

export interface WalletName {
  readonly brandId: string;
  readonly playerId: string;
  readonly coin: string;
  readonly purse: Purse;
}

export interface WalletState {
  readonly balance: bigint;
  /** The number of its movements: `seq` of the last one. A wallet without a row has neither coins nor movements. */
  readonly version: number;
}

/** `Item` is what else a commit writes, in the words of whoever sends it: an item of a transaction. */
export type WalletOperation<Item> = FindMovement | ReadWallet | Commit<Item> | Decline;

export interface FindMovement {
  readonly op: 'FIND_MOVEMENT';
  readonly key: string;
}

export interface ReadWallet {
  readonly op: 'READ_WALLET';
  readonly wallet: WalletName;
}

/** All of it or nothing, in one transaction. */
export interface Commit<Item> {
  readonly op: 'COMMIT';
  /**
   * Each is put under its key, which must be free. They name one wallet; `balance` and `seq` of the last one are the
   * wallet's from now on.
   */
  readonly movements: PostedMovements;
  /** The wallet must still be at this version, and hold what `neededBalance` says. */
  readonly before: WalletState;
  /** The treasury's shard that the opposite of all is added to, blindly; null when the house is the other side. */
  readonly treasuryShard: number | null;
  readonly alongside: readonly Item[];
}

/** Put under its key, which must be free. */
export interface Decline {
  readonly op: 'DECLINE';
  readonly movement: DeclinedMovement;
}

export type WalletAnswer =
  /** To FIND_MOVEMENT. */
  | { readonly answer: 'MOVEMENT'; readonly movement: StoredMovement | undefined }
  /** To READ_WALLET. */
  | { readonly answer: 'WALLET'; readonly wallet: WalletState }
  /** To COMMIT and DECLINE. */
  | { readonly answer: 'DONE' }
  /**
   * To COMMIT and DECLINE: the key of `movement` is not free; of several, the first. Said before the two below, when
   * several conditions failed.
   */
  | { readonly answer: 'KEY_TAKEN'; readonly movement: StoredMovement }
  /** To COMMIT: the condition of `alongside[index]` failed; `row` is what the store found there. */
  | { readonly answer: 'HELD'; readonly index: number; readonly row: unknown }
  /** To COMMIT: the wallet is not as it was; this is how it is. */
  | { readonly answer: 'WALLET_MOVED'; readonly wallet: WalletState }
  /** To anything. After `timeout` and `server` nobody knows whether it was done, or will be. */
  | { readonly answer: 'FAULT'; readonly fault: WalletError };

/** Another transaction was at the same rows; too many requests; no answer in time; the service's own failure. */
export type WalletError = 'conflict' | 'throttled' | 'timeout' | 'server';
