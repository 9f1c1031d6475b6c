import type { Companion, Write } from './engine';
import {
  budgetWrite,
  commitAnswer,
  commitWrites,
  furtherWrites,
  movementPuts,
  performOperation,
  walletUpdate,
} from './ledger-on-engine';
import { ledgerWith, performing, sendOver, type LedgerOf } from './protocol';
import { creditKey } from './script';

const isTake = (companion: Companion) => 'budget' in companion;

/** Protocols with bugs in paying rewards from a budget. */
export const wrongRewards: Readonly<Record<string, LedgerOf>> = {
  'the budget in its own transaction': performing((engine, operation) => {
    if (operation.op !== 'COMMIT') return performOperation(engine, operation);
    const takes = operation.alongside.flatMap((one) => ('budget' in one ? [budgetWrite(engine, one)] : []));
    if (engine.transact(takes).length > 0)
      return { answer: 'HELD', index: operation.alongside.findIndex(isTake), row: undefined };
    const rest = { ...operation, alongside: operation.alongside.filter((one) => !isTake(one)) };
    return commitAnswer(engine, rest, engine.transact(commitWrites(engine, rest)));
  }),

  'no condition on the budget': performing((engine, operation) => {
    if (operation.op !== 'COMMIT') return performOperation(engine, operation);
    const further = furtherWrites(engine, operation).map((write, place): Write => {
      const companion = operation.alongside[place];
      return companion && isTake(companion) ? { ...write, holds: () => true } : write;
    });
    const writes = [...movementPuts(engine, operation), walletUpdate(engine, operation), ...further];
    return commitAnswer(engine, operation, engine.transact(writes));
  }),

  'the main purse before the debit of the reward': (world) => {
    const ledger = ledgerWith(world, sendOver(world.line));
    return {
      ...ledger,
      post: async (requests, alongside) => {
        const [first] = requests;
        const isDebit = first.kind === 'RELEASE' && first.purse === 'PROMO';
        const credit = { ...first, key: creditKey(first.key), purse: 'MAIN', amount: -first.amount } as const;
        if (isDebit) await ledger.post([{ ...credit, actor: 'system' }], []);
        return ledger.post(requests, alongside);
      },
    };
  },

  'a new key for every attempt at a release': (world) => {
    const ledger = ledgerWith(world, sendOver(world.line));
    let attempts = 0;
    return {
      ...ledger,
      post: async ([first, ...others], alongside) => {
        const isCredit = first.kind === 'RELEASE' && first.purse === 'MAIN';
        const key = isCredit ? `${first.key}#${(attempts += 1)}` : first.key;
        return ledger.post([{ ...first, key }, ...others], alongside);
      },
    };
  },
};
