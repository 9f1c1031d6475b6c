import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { synthesize } from '#tools/local/synthesize';
import { startCloud } from 'cdk-local-cloud';
import { type LocalProcess, startLocal, stopLocal } from '../test/support/local-process';
import { isAlive, memoryMb, processTree } from '../test/support/process-tree';
import type { Metric } from './run';

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

/** The time of a start with everything built, its memory, and what remains after a stop or a kill. */
export async function startMetrics(): Promise<Metric[]> {
  const assembly = await synthesize(() => undefined);
  const begun = performance.now();
  const cloud = await startCloud({ assembly, data: 'memory', port: 0, log: () => undefined });
  const servicesMs = performance.now() - begun;
  await cloud.stop();

  const folder = mkdtempSync(join(tmpdir(), 'novalink-bench-'));
  try {
    const first = await startLocal([], folder);
    const pid = first.child.pid ?? 0;
    const memory = memoryMb(processTree(pid));
    const before = await peopleOf(first.origin);
    const killed = processTree(pid);
    await stopLocal(first, 'SIGKILL');

    const second = await startLocal([], folder);
    const completeAfterMs = await historyComplete(second);
    const after = await peopleOf(second.origin);
    const tree = processTree(second.child.pid ?? 0);
    await stopLocal(second, 'SIGTERM');
    await sleep(500);
    const left = [...killed, ...tree].filter(isAlive);
    return [
      { name: 'services alone, empty, to ready', value: seconds(servicesMs), beside: 'bound 3 s' },
      {
        name: 'npm start with demo data, to the ready line',
        value: seconds(first.readyAfterMs),
        beside: 'bound 6 s, built',
      },
      {
        name: 'the next start, after kill -9',
        value: seconds(second.readyAfterMs),
        beside: `mail kept: ${after} of ${before}`,
      },
      {
        name: 'demo history of 90 days, complete after',
        value: seconds(completeAfterMs),
        beside: 'bound 60 s, in the background',
      },
      { name: 'memory of all its processes', value: `${memory.toFixed(0)} MB`, beside: 'bound 500 MB' },
      {
        name: 'processes left after kill -9 and SIGTERM',
        value: `${left.length}`,
        beside: `port ${(await answers(second.origin)) ? 'still taken' : 'free'}`,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The inbox shows which users were created. */
async function peopleOf(origin: string): Promise<number> {
  const answer = await fetch(`${origin}/__local/mail.json`);
  return ((await answer.json()) as unknown[]).length;
}

function answers(origin: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
  });
}

const longestHistoryMs = 600_000;

/** From the ready line until all days are played, in milliseconds. */
async function historyComplete({ said }: LocalProcess): Promise<number> {
  const ready = performance.now();
  while (!said.some((line) => line.startsWith('The demo history is complete'))) {
    if (performance.now() - ready > longestHistoryMs) throw new Error('The demo history does not complete.');
    await sleep(100);
  }
  return performance.now() - ready;
}
