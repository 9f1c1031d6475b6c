import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { scoresApi } from 'cdk-local-cloud/testing';
import type { Metric } from './run';

const clients = 1000;
const updates = 200;
const mutation = 'mutation { publishScore(player: "1", points: 1) { player points } }';

/**
 * The CPU time of a mutation with a thousand subscribers compared with one without, and the memory of the
 * subscribers.
 */
export async function subscriptionMetrics(): Promise<Metric[]> {
  const api = await scoresApi();
  const publish = async () => {
    for (let update = 0; update < updates; update += 1) await api.ask(mutation);
  };
  await publish();
  const alone = await processorTime(publish);
  const empty = heapBytes();
  const audience = await connected(api.cloud.needs.origin);
  try {
    const idle = heapBytes();
    const published = await processorTime(async () => {
      await publish();
      await delivered(audience, updates);
    });
    const after = heapBytes();
    await publish();
    await delivered(audience, updates * 2);
    const later = heapBytes();
    return [
      {
        name: `processor time of an update for ${clients} subscribers`,
        value: `${(published / alone).toFixed(1)} ×`,
        beside: `a mutation without subscribers, with its client: ${((published - alone) / alone / clients).toFixed(4)} × for each`,
      },
      {
        name: `memory of ${clients} connections`,
        value: `${((idle - empty) / clients / 1024).toFixed(0)} KB each`,
        beside: `after ${updates} updates ${(after / idle).toFixed(2)} ×, after ${updates * 2} ${(later / idle).toFixed(2)} ×`,
      },
    ];
  } finally {
    audience.kill();
    await api.stop();
  }
}

async function connected(origin: string): Promise<ChildProcess> {
  const program = new URL('./subscription-clients.ts', import.meta.url);
  const audience = fork(program, [origin, String(clients)]);
  await once(audience, 'message');
  return audience;
}

async function delivered(audience: ChildProcess, count: number): Promise<void> {
  const message = once(audience, 'message');
  audience.send(count);
  await message;
}

/** The CPU time of this process, which a busy machine affects little. */
async function processorTime(run: () => Promise<void>): Promise<number> {
  const begun = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(begun);
  return user + system;
}

/** Exact only with `--expose-gc`. */
function heapBytes(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
