import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Answer } from './evidence';
import type { MortalEngine } from './mortal-engine';

export interface StormPlan {
  readonly kills: number;
  /** The number of outcomes that clients receive before each kill, and after the last one. */
  readonly outcomesBetweenKills: number;
  /** Distributed over `processes` processes, because one process cannot fully load the engine. */
  readonly clients: number;
  readonly processes: number;
  /** Few, so that clients use the same wallets. */
  readonly wallets: number;
}

export interface StormOutcome {
  readonly answers: readonly Answer[];
}

/** A message from a group: it is ready, its clients received more outcomes, or, at the end, all outcomes. */
export type GroupNews =
  | { readonly news: 'ready' }
  | { readonly news: 'outcomes'; readonly count: number }
  | { readonly news: 'end'; readonly answers: readonly Answer[] };

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
  const outcomes = outcomesOf(groups);
  for (let kill = 1; kill <= plan.kills; kill += 1) {
    await Promise.race([outcomes.reach(kill * plan.outcomesBetweenKills), answered]);
    await engine.killAndRestart();
    for (const group of groups) notify(group, { order: 'engine', endpoint: engine.endpoint() });
  }
  await Promise.race([outcomes.reach((plan.kills + 1) * plan.outcomesBetweenKills), answered]);
  for (const group of groups) notify(group, { order: 'end' });
  return { answers: (await answered).flat() };
}

/** Counts the outcomes of all groups. */
function outcomesOf(groups: readonly ChildProcess[]) {
  let count = 0;
  let waiting = { number: Infinity, reached: () => undefined as unknown };
  for (const group of groups)
    group.on('message', (message: GroupNews) => {
      if (message.news === 'outcomes') count += message.count;
      if (count >= waiting.number) waiting.reached();
    });
  return {
    reach: (number: number) =>
      new Promise<void>((resolve) => {
        waiting = { number, reached: resolve };
        if (count >= number) resolve();
      }),
  };
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

/** The outcomes of a group at its end. */
function answersOf(group: ChildProcess): Promise<readonly Answer[]> {
  return new Promise((resolve, reject) => {
    group.once('exit', (code) => reject(new Error(`A group of clients ended with ${code}.`)));
    group.on('message', (message: GroupNews) => {
      if (message.news !== 'end') return;
      resolve(message.answers);
      group.disconnect();
    });
  });
}
