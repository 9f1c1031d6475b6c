import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type LocalProcess, startLocal, stopLocal } from '../test/support/local-process';
import type { Metric } from './run';

const longestHistoryMs = 600_000;

/** The first start of the local cloud, with everything built, until the whole demo history is played. */
export async function historyStartMetrics(): Promise<Metric[]> {
  const folder = mkdtempSync(join(tmpdir(), 'novalink-bench-'));
  try {
    const local = await startLocal([], folder);
    const completeAfterMs = await historyComplete(local);
    await stopLocal(local, 'SIGTERM');
    return [
      {
        name: 'npm start with demo history, to the ready line',
        value: `${(local.readyAfterMs / 1000).toFixed(2)} s`,
        beside: `bound 6 s; the history is complete ${(completeAfterMs / 1000).toFixed(1)} s later, bound 60 s`,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** From the ready line until all days are played, in milliseconds. */
export async function historyComplete({ said }: LocalProcess): Promise<number> {
  const ready = performance.now();
  while (!said.some((line) => line.startsWith('The demo history is complete'))) {
    if (performance.now() - ready > longestHistoryMs) throw new Error('The demo history does not complete.');
    await sleep(100);
  }
  return performance.now() - ready;
}
