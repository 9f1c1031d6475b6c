import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { logCommits } from '#test/storm/commits';
import { clientOf, tolerated, unlessGone } from '#test/storm/play-together';
import { actorOf, newKept, sweep } from './actor';
import { newDraft, runningFrom, settledFrom } from './draft';
import type { PlannedTournament, Step } from './plan';
import type { PlayedPlan, Stage } from './play-plan';
import { newWorld, worldFunctions } from './world';

export interface Course {
  readonly tournament: PlannedTournament;
  readonly coins: readonly number[];
  readonly before: readonly Step[];
  /** Between start and end. The tournament ends before a settlement is requested. */
  readonly running: readonly Step[];
  /** The request to a process that may crash, which is repeated to another process. */
  readonly asked: Step | 'publish';
  /** Creates the connection of the process that may crash. */
  readonly mortal: (connection: DynamoDBClient) => DynamoDBClient;
}

/** Performs the steps in order. Also returns whether the process crashed. */
export async function playSteps(
  { tables, gameId }: Stage,
  { tournament, coins, before, running, asked, mortal }: Course,
): Promise<PlayedPlan & { readonly died: boolean }> {
  const dynamodb = clientOf(tables);
  const { random } = Math;
  const log = logCommits(dynamodb, { random });
  const world = await newWorld(tables, { dynamodb, gameId, coins });
  const does = worldFunctions(world, dynamodb);
  const tournamentIds = [await newDraft(world, does, tournament)];
  const kept = newKept();
  const actor = actorOf(world, does, tournamentIds, kept);
  if (asked !== 'publish') await actor.publish(0);
  for (const step of before) await actor.step(step);
  if (running.length > 0) world.clock.set(runningFrom);
  for (const step of running) await actor.step(step);
  if (asked !== 'publish' && asked.do === 'settle') world.clock.set(settledFrom);

  const connection = mortal(clientOf(tables));
  const ending = logCommits(connection, { random, commits: log.commits });
  const process = actorOf(world, worldFunctions(world, connection), tournamentIds, kept);
  const died = await (asked === 'publish' ? process.publish(0) : process.step(asked)).then(
    () => false,
    unlessGone,
  );
  await ending.rest();
  await (asked === 'publish' ? actor.publish(0) : tolerated(() => actor.step(asked)));
  world.clock.set(settledFrom);
  const unfinished = await sweep(world, does);
  await log.rest();
  const { commits } = log;
  const beforeRepeats = commits.length;
  const otherAnswers = await actor.repeat();
  const { joined } = kept;
  return { world, tournamentIds, commits, joined, unfinished, beforeRepeats, otherAnswers, died };
}
