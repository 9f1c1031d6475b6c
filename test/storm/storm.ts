import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Answer } from './evidence';
import type { MortalEngine } from './mortal-engine';

export interface StormPlan {
  readonly seconds: number;
  /** Distributed over `processes` processes, because one process cannot fully load the engine. */
  readonly clients: number;
  readonly processes: number;
  /** Few, so that clients use the same wallets. */
  readonly wallets: number;
  readonly secondsBetweenKills: number;
}

export interface StormOutcome {
  readonly answers: readonly Answer[];
  readonly kills: number;
}

/** A message to a group of clients: their identities, the address of the new engine, or the end. */
export type GroupOrder =
  | { readonly order: 'begin'; readonly clients: readonly number[]; readonly wallets: number }
  | { readonly order: 'engine'; readonly endpoint: string }
  | { readonly order: 'end' };

/**
 * Clients move coins as fast as they can while the engine is killed repeatedly. If an outcome is unknown, the
 * client repeats the request with the same key until it is known.
 */
export async function storm(engine: MortalEngine, plan: StormPlan): Promise<StormOutcome> {
  const groups = await Promise.all(
    Array.from({ length: plan.processes }, (_, group) => startGroup(engine, plan, group)),
  );
  const answered = Promise.all(groups.map(answersOf));
  const until = Date.now() + plan.seconds * 1000;
  let kills = 0;
  for (;;) {
    await pause(Math.min(plan.secondsBetweenKills * 1000, Math.max(0, until - Date.now())));
    if (Date.now() >= until) break;
    await engine.killAndRestart();
    for (const group of groups) notify(group, { order: 'engine', endpoint: engine.endpoint() });
    kills += 1;
  }
  for (const group of groups) notify(group, { order: 'end' });
  return { answers: (await answered).flat(), kills };
}

async function startGroup(
  engine: MortalEngine,
  { clients, processes, wallets }: StormPlan,
  group: number,
): Promise<ChildProcess> {
  const child = fork(new URL('./client-group.ts', import.meta.url), { serialization: 'advanced' });
  const ours = Array.from({ length: clients }, (_, client) => client).filter(
    (client) => client % processes === group,
  );
  notify(child, { order: 'engine', endpoint: engine.endpoint() });
  // The storm begins when all groups are ready.
  await once(child, 'message');
  notify(child, { order: 'begin', clients: ours, wallets });
  return child;
}

const notify = (group: ChildProcess, order: GroupOrder) => group.send(order);

/** The report of a group at its end; it sends no other messages after it is ready. */
async function answersOf(group: ChildProcess): Promise<readonly Answer[]> {
  const gone = once(group, 'exit').then(([code]) => {
    throw new Error(`A group of clients ended with ${code}.`);
  });
  const [answers] = (await Promise.race([once(group, 'message'), gone])) as [readonly Answer[]];
  gone.catch(() => undefined);
  group.disconnect();
  return answers;
}
