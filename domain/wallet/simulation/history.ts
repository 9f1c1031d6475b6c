import type { MovementRequest, Outcome, StoredMovement } from '../movement';
import type { WalletState } from '../ports';
import type { EngineLog } from './engine';

/** A question that was answered; one whose asker crashed is none. */
export interface Call {
  readonly request: MovementRequest;
  readonly outcome: Outcome;
  /** Asked when everything worked again. */
  readonly mended: boolean;
  readonly plays: boolean;
}

/** What is left when everybody is done and nothing is on its way any more. */
export interface History {
  readonly calls: readonly Call[];
  readonly journal: readonly StoredMovement[];
  /** By account. */
  readonly wallets: ReadonlyMap<string, WalletState>;
  readonly treasury: ReadonlyMap<string, bigint>;
  readonly log: EngineLog;
}
