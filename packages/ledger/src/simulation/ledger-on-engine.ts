import { treasuryAccount } from '#ledger/post/accounts';
import type { StoredMovement } from '#ledger/post/movement';
import { neededBalance, sumOf } from '#ledger/post/needed-balance';
import type { Commit, WalletAnswer, WalletOperation } from '#ledger/post/ports';
import { openingBudget, type BudgetTake, type Companion, type Engine, type Write } from './engine';

/** Performs an operation in the store when it arrives. */
export type Perform = (engine: Engine, operation: WalletOperation<Companion>) => WalletAnswer;

export const performOperation: Perform = (engine, operation) => {
  switch (operation.op) {
    case 'FIND_MOVEMENT':
      return { answer: 'MOVEMENT', movement: engine.journal.get(operation.key) };
    case 'READ_WALLET':
      return { answer: 'WALLET', wallet: engine.wallet(operation.wallet) };
    case 'DECLINE':
      return engine.transact([movementPut(engine, operation.movement)]).length === 0
        ? { answer: 'DONE' }
        : keyTaken(engine, operation.movement.key);
    case 'COMMIT':
      return commitAnswer(engine, operation, engine.transact(commitWrites(engine, operation)));
  }
};

/** The writes of a commit in order: the movements, the wallet, and the further writes. */
export const commitWrites = (engine: Engine, commit: Commit<Companion>): Write[] => [
  ...movementPuts(engine, commit),
  walletUpdate(engine, commit),
  ...furtherWrites(engine, commit),
];

export const movementPuts = (engine: Engine, { movements }: Pick<Commit<Companion>, 'movements'>): Write[] =>
  movements.map((movement) => movementPut(engine, movement));

export const movementPut = (engine: Engine, movement: StoredMovement): Write => ({
  holds: () => !engine.journal.has(movement.key),
  apply: () => engine.putMovement(movement),
});

export const walletUpdate = (
  engine: Engine,
  { movements, before, isMirrored = false }: Commit<Companion>,
): Write => ({
  holds: () => {
    const { balance, version } = engine.wallet(movements[0]);
    return version === before.version && (isMirrored || balance >= neededBalance(movements));
  },
  apply: () => {
    for (const movement of movements)
      engine.putWallet(movement, { balance: movement.balance, version: movement.seq });
  },
});

/** The writes of `alongside` and of the treasury. */
export const furtherWrites = (
  engine: Engine,
  { movements, treasuryShard, alongside }: Commit<Companion>,
): Write[] => [
  ...alongside.map((companion) => companionWrite(engine, companion, movements[0].key)),
  ...(treasuryShard === null
    ? []
    : [
        {
          holds: () => true,
          apply: () =>
            engine.addToTreasury(
              treasuryAccount(movements[0].brandId, movements[0].coin, treasuryShard),
              -sumOf(movements),
            ),
        },
      ]),
];

function companionWrite(engine: Engine, companion: Companion, key: string): Write {
  if ('budget' in companion) return budgetWrite(engine, companion);
  const { row, expected, written } = companion;
  return {
    holds: () => (engine.companions.get(row) ?? 0) === expected,
    apply: () => {
      if (written) engine.putCompanion(row, expected + 1, key);
    },
  };
}

export const budgetWrite = (engine: Engine, take: BudgetTake): Write => ({
  holds: () => (engine.budgets.get(take.budget) ?? openingBudget) >= take.amount,
  apply: () => engine.takeFromBudget(take),
});

export function commitAnswer(
  engine: Engine,
  { movements, alongside }: Commit<Companion>,
  failed: readonly number[],
): WalletAnswer {
  if (failed.length === 0) return { answer: 'DONE' };
  const taken = movements.find((_movement, place) => failed.includes(place));
  if (taken) return keyTaken(engine, taken.key);
  const wallet = movements.length;
  const held = failed.find((index) => index > wallet);
  if (held === undefined) return { answer: 'WALLET_MOVED', wallet: engine.wallet(movements[0]) };
  const index = held - wallet - 1;
  const companion = alongside[index];
  const row = companion && 'row' in companion ? engine.companions.get(companion.row) : undefined;
  return { answer: 'HELD', index, row };
}

export function keyTaken(engine: Engine, key: string): WalletAnswer {
  const movement = engine.journal.get(key);
  if (!movement) throw new Error(`The journal has no entry with the key ${key}.`);
  return { answer: 'KEY_TAKEN', movement };
}
