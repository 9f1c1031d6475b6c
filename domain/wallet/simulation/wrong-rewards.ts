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
import { performing, type LedgerOf } from './protocol';

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
};
