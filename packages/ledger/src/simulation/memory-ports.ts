import type { LedgerLimits, Ports } from '#ledger/post/ports';
import { engine, type Companion } from './engine';
import { performOperation } from './ledger-on-engine';

/** A ledger in the memory of the process. It starts empty and never fails. */
export function memoryPorts(limits: LedgerLimits): Ports<Companion> {
  const rows = engine(Date.now);
  return {
    send: (operation) => Promise.resolve(performOperation(rows, operation)),
    now: () => new Date(),
    sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    random: Math.random,
    limits,
  };
}
