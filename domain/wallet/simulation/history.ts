import type { Outcome, StoredMovement } from '../movement';
import type { WalletState } from '../ports';
import type { EngineLog } from './engine';
import type { Wish } from './script';

/** A question that was answered; one whose asker crashed is none. */
export interface Call extends Wish {
  readonly outcome: Outcome;
  /** Asked when everything worked again. */
  readonly fixed: boolean;
}

/** What is left when everybody is done and nothing is on its way any more. */
export interface History {
  /** What somebody wanted, whether they were ever told what came of it or not. */
  readonly wishes: readonly Wish[];
  readonly calls: readonly Call[];
  readonly journal: readonly StoredMovement[];
  /** By account. */
  readonly wallets: ReadonlyMap<string, WalletState>;
  readonly treasury: ReadonlyMap<string, bigint>;
  /** What is left of the budgets that something was taken from. */
  readonly budgets: ReadonlyMap<string, bigint>;
  readonly log: EngineLog;
}
