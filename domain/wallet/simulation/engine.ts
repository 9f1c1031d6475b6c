import { walletAccount } from '../accounts';
import type { PostedMovement, StoredMovement } from '../movement';
import type { WalletName, WalletState } from '../ports';

/** What a commit checks or writes alongside. */
export type Companion = CheckedRow | BudgetTake;

/** A row at the version that it must have, 0 when it must not be there. */
interface CheckedRow {
  readonly row: string;
  readonly expected: number;
  /** Written, which makes it one version older; or only checked. */
  readonly written: boolean;
}

/** Takes an amount from the budget of a promotion, which must have that much left. */
export interface BudgetTake {
  readonly budget: string;
  readonly amount: bigint;
}

/** What each promotion can pay. */
export const openingBudget = 40n;

/** What one write of a transaction asks of its row, and what it makes of it. */
export interface Write {
  holds(): boolean;
  apply(): void;
}

/** Tables with the semantics of DynamoDB, and a log that no protocol can reach. */
export interface Engine {
  readonly journal: ReadonlyMap<string, StoredMovement>;
  readonly wallets: ReadonlyMap<string, WalletState>;
  readonly treasury: ReadonlyMap<string, bigint>;
  readonly companions: ReadonlyMap<string, number>;
  /** What is left of the budgets that something was taken from. */
  readonly budgets: ReadonlyMap<string, bigint>;
  readonly log: EngineLog;
  wallet(name: WalletName): WalletState;
  putMovement(movement: StoredMovement): void;
  putWallet(movement: PostedMovement, state: WalletState): void;
  addToTreasury(account: string, amount: bigint): void;
  putCompanion(row: string, version: number, key: string): void;
  takeFromBudget(take: BudgetTake): void;
  /**
   * All of the writes or none, at one moment. Gives the numbers of the conditions that failed. A token that was used in
   * the last ten minutes does nothing again and says that all is well.
   * https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_TransactWriteItems.html (ClientRequestToken)
   */
  transact(writes: readonly Write[], token?: string): readonly number[];
  /** Forgets tokens, as the local engine does; what was written stays. */
  readonly restart: () => void;
}

export interface EngineLog {
  /** Every wallet that was moved, by the key of the movement. */
  readonly moved: { readonly account: string; readonly key: string; readonly balance: bigint }[];
  /** Keys whose entry in the journal was put over another. */
  readonly overwritten: string[];
  /** Every row that was written alongside, by the key of the movement. */
  readonly companions: { readonly row: string; readonly key: string }[];
}

const tokenMilliseconds = 600_000;
const nothing: WalletState = { balance: 0n, version: 0 };

export function engine(now: () => number): Engine {
  const journal = new Map<string, StoredMovement>();
  const wallets = new Map<string, WalletState>();
  const treasury = new Map<string, bigint>();
  const companions = new Map<string, number>();
  const budgets = new Map<string, bigint>();
  const tokens = new Map<string, number>();
  const log: EngineLog = { moved: [], overwritten: [], companions: [] };
  return {
    journal,
    wallets,
    treasury,
    companions,
    budgets,
    log,
    wallet: (name) => wallets.get(walletAccount(name)) ?? nothing,
    putMovement: (movement) => {
      if (journal.has(movement.key)) log.overwritten.push(movement.key);
      journal.set(movement.key, movement);
    },
    putWallet: (movement, state) => {
      const account = walletAccount(movement);
      wallets.set(account, state);
      log.moved.push({ account, key: movement.key, balance: state.balance });
    },
    addToTreasury: (account, amount) => {
      treasury.set(account, (treasury.get(account) ?? 0n) + amount);
    },
    putCompanion: (row, version, key) => {
      companions.set(row, version);
      log.companions.push({ row, key });
    },
    takeFromBudget: ({ budget, amount }) => {
      budgets.set(budget, (budgets.get(budget) ?? openingBudget) - amount);
    },
    transact: (writes, token) => {
      if (token !== undefined && (tokens.get(token) ?? -Infinity) > now() - tokenMilliseconds) return [];
      const failed: number[] = [];
      writes.forEach((write, index) => write.holds() || failed.push(index));
      if (failed.length > 0) return failed;
      for (const write of writes) write.apply();
      if (token !== undefined) tokens.set(token, now());
      return [];
    },
    restart: () => tokens.clear(),
  };
}
