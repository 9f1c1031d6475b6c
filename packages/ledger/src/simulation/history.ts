import type { Outcome, StoredMovement } from '#ledger/post/movement';
import type { WalletState } from '#ledger/post/ports';
import type { EngineLog } from './engine';
import type { Wish } from './script';

/** A request that was answered. Requests of a client that crashed before the answer are not included. */
export interface Call extends Wish {
  readonly outcome: Outcome;
  /** Whether it was sent after all faults had ended. */
  readonly fixed: boolean;
}

/** The final state after all clients have finished and nothing is in transit. */
export interface History {
  /** All requests, whether their clients received an outcome or not. */
  readonly wishes: readonly Wish[];
  readonly calls: readonly Call[];
  readonly journal: readonly StoredMovement[];
  /** By account id. */
  readonly wallets: ReadonlyMap<string, WalletState>;
  readonly treasury: ReadonlyMap<string, bigint>;
  /** Remaining budgets, for promotions with at least one payment. */
  readonly budgets: ReadonlyMap<string, bigint>;
  readonly log: EngineLog;
}
