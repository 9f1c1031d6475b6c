import { violations } from '#domain/wallet/simulation/invariants';
import { simulate } from '#domain/wallet/simulation/simulate';
import type { Metric } from './run';

const seconds = 3;

/** The speed of the ledger simulation: complete histories of three clients, on one thread. */
export async function historyMetrics(): Promise<Metric[]> {
  let histories = 0;
  let movements = 0;
  let broken = 0;
  const begun = performance.now();
  const processor = process.cpuUsage();
  while (performance.now() < begun + seconds * 1000) {
    histories += 1;
    const history = await simulate(histories);
    movements += history.journal.length;
    broken += violations(history).size;
  }
  const elapsed = (performance.now() - begun) / 1000;
  const { user, system } = process.cpuUsage(processor);
  const rate = (count: number, time: number) => `${(count / time).toFixed(0)} /s`;
  return [
    {
      name: 'simulated histories, 40 wishes of 3 clients',
      value: rate(histories, elapsed),
      beside: `${rate(histories, (user + system) / 1e6)} of processor time; ${broken} broken`,
    },
    { name: 'movements and refusals in them', value: rate(movements, elapsed), beside: 'faults included' },
  ];
}
