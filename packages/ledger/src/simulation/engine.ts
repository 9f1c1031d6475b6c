import { walletAccount } from '#ledger/post/accounts';
import type { PostedMovement, StoredMovement } from '#ledger/post/movement';
import type { WalletName, WalletState } from '#ledger/post/ports';

/** A check or write of a commit besides the movements and the wallet. */
export type Companion = CheckedRow | BudgetTake;

/** A row and its expected version; 0 if the row must not exist. */
interface CheckedRow {
  readonly row: string;
  readonly expected: number;
  /** Whether the row is written, which increments its version, or only checked. */
  readonly written: boolean;
}

/** Takes an amount from the budget of a promotion. The remaining budget must be at least the amount. */
export interface BudgetTake {
  readonly budget: string;
  readonly amount: bigint;
}

/** Budget of each promotion, in minor units. */
export const openingBudget = 40n;

/** The condition and the effect of one write in a transaction. */
export interface Write {
  holds(): boolean;
  apply(): void;
}

/** Tables with the semantics of DynamoDB, and a log that the protocol cannot access. */
export interface Engine {
  readonly journal: ReadonlyMap<string, StoredMovement>;
  readonly wallets: ReadonlyMap<string, WalletState>;
  readonly treasury: ReadonlyMap<string, bigint>;
  readonly companions: ReadonlyMap<string, number>;
  /** Remaining budgets, for promotions with at least one payment. */
  readonly budgets: ReadonlyMap<string, bigint>;
  readonly log: EngineLog;
  wallet(name: WalletName): WalletState;
  putMovement(movement: StoredMovement): void;
  putWallet(movement: PostedMovement, state: WalletState): void;
  addToTreasury(account: string, amount: bigint): void;
  putCompanion(row: string, version: number, key: string): void;
  takeFromBudget(take: BudgetTake): void;
  /**
   * Applies all writes or none, atomically. Returns the indexes of the conditions that failed. A token that was used
   * in the last ten minutes succeeds without writing again.
   * https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_TransactWriteItems.html (ClientRequestToken)
   */
  transact(writes: readonly Write[], token?: string): readonly number[];
  /** Clears the tokens, as the local engine does on a restart; written rows remain. */
  readonly restart: () => void;
}

export interface EngineLog {
  /** Every change of a wallet, with the key of the movement. */
  readonly moved: { readonly account: string; readonly key: string; readonly balance: bigint }[];
  /** Keys whose journal entry was overwritten. */
  readonly overwritten: string[];
  /** Every row written alongside a movement, with the key of the movement. */
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
