import { treasuryAccount } from '../accounts';
import type { StoredMovement } from '../movement';
import type { Commit, WalletAnswer, WalletOperation } from '../ports';
import type { Companion, Engine, Write } from './engine';

/** What a store does with an operation, at the moment when it arrives. */
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

export const commitWrites = (engine: Engine, commit: Commit<Companion>): Write[] => [
  movementPut(engine, commit.movement),
  walletUpdate(engine, commit),
  ...furtherWrites(engine, commit),
];

export const movementPut = (engine: Engine, movement: StoredMovement): Write => ({
  holds: () => !engine.journal.has(movement.key),
  apply: () => engine.putMovement(movement),
});

export const walletUpdate = (engine: Engine, { movement, before }: Commit<Companion>): Write => ({
  holds: () => {
    const { balance, version } = engine.wallet(movement);
    return version === before.version && balance + movement.amount >= 0n;
  },
  apply: () => engine.putWallet(movement, { balance: movement.balance, version: movement.seq }),
});

/** What is alongside, and the treasury. */
export const furtherWrites = (
  engine: Engine,
  { movement, treasuryShard, alongside }: Commit<Companion>,
): Write[] => [
  ...alongside.map(({ row, expected, written }) => ({
    holds: () => (engine.companions.get(row) ?? 0) === expected,
    apply: () => {
      if (written) engine.putCompanion(row, expected + 1, movement.key);
    },
  })),
  ...(treasuryShard === null
    ? []
    : [
        {
          holds: () => true,
          apply: () =>
            engine.addToTreasury(
              treasuryAccount(movement.brandId, movement.coin, treasuryShard),
              -movement.amount,
            ),
        },
      ]),
];

export function commitAnswer(
  engine: Engine,
  { movement, alongside }: Commit<Companion>,
  failed: readonly number[],
): WalletAnswer {
  if (failed.length === 0) return { answer: 'DONE' };
  if (failed.includes(0)) return keyTaken(engine, movement.key);
  const held = failed.find((index) => index > 1);
  if (held === undefined) return { answer: 'WALLET_MOVED', wallet: engine.wallet(movement) };
  return { answer: 'HELD', index: held - 2, row: engine.companions.get(alongside[held - 2]?.row ?? '') };
}

export function keyTaken(engine: Engine, key: string): WalletAnswer {
  const movement = engine.journal.get(key);
  if (!movement) throw new Error(`Nothing has taken ${key}.`);
  return { answer: 'KEY_TAKEN', movement };
}
