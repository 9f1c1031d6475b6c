import { chance } from '@novalink/ledger/simulation';
import { logCommits, type Commit, type Tamper } from '#test/storm/commits';
import { injectFaults } from '#test/storm/fault-injector';
import { atTheSameTime, clientOf, faultsOf, playPhase } from '#test/storm/play-together';
import type { ProductTables } from '#test/world/given/product-tables';
import { actorOf, sweep, type JoinAnswer } from './actor';
import { newDraft, runningFrom, settledFrom } from './draft';
import type { TournamentPlan } from './plan';
import { newWorld, worldFunctions, type Plant, type World } from './world';

const latestRequests = 60;

/** The final state of a played plan. */
export interface PlayedPlan {
  readonly world: World;
  readonly tournamentIds: readonly string[];
  readonly commits: readonly Commit[];
  readonly joined: readonly JoinAnswer[];
  /** The ids of tournaments that the last sweep could not finish. */
  readonly unfinished: readonly string[];
  /** The number of commits before all requests were repeated. */
  readonly beforeRepeats: number;
  /** Repeated requests with a different response. */
  readonly otherAnswers: readonly string[];
}

/** A deliberately faulty protocol. */
export interface Wrong {
  readonly tamper?: Tamper;
  readonly plant?: Plant;
}

export interface Stage {
  readonly tables: ProductTables;
  readonly gameId: string;
}

/** Plays a plan in a separate brand until all due work is done; then repeats all requests. */
export async function playPlan(
  { tables, gameId }: Stage,
  plan: TournamentPlan,
  { tamper, plant }: Wrong = {},
): Promise<PlayedPlan> {
  const dynamodb = clientOf(tables);
  const { next: random } = chance(plan.seed);
  const log = logCommits(dynamodb, { random, tamper });
  const world = await newWorld(tables, { dynamodb, gameId, coins: plan.coins });
  const does = worldFunctions(world, dynamodb, plant);
  const tournamentIds: string[] = [];
  for (const planned of plan.tournaments) tournamentIds.push(await newDraft(world, does, planned));
  const actor = actorOf(world, does, tournamentIds);

  const road = injectFaults(dynamodb, faultsOf(plan.faults), {
    latest: latestRequests,
    meets: (name) => plan.meets === 'everything' || name === 'TransactWriteItemsCommand',
  });
  const [opening, running, ended] = plan.phases;
  await atTheSameTime(tournamentIds.map((_id, tournament) => () => actor.publish(tournament)));
  await playPhase(opening, actor.step);
  world.clock.set(runningFrom);
  await playPhase(running, actor.step);
  world.clock.set(settledFrom);
  await playPhase(ended, actor.step);
  await log.rest();
  await road.end();
  await log.rest();

  const unfinished = await sweep(world, does);
  const beforeRepeats = log.commits.length;
  const otherAnswers = await actor.repeat();
  return {
    ...{ world, tournamentIds, unfinished, beforeRepeats, otherAnswers },
    commits: log.commits,
    joined: actor.joined,
  };
}
