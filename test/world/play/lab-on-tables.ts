import { type RunTally, tallyFromJson, tallyToJson } from '@novalink/engine/lab';
import type { Clock } from '#lambda/runtime/clock';
import { judgeTestRun } from '#lambda/functions/judge-run/judge-test-run';
import { manageTestRuns } from '#lambda/functions/manage-test-runs/manage-test-runs';
import { parseRequest } from '#lambda/functions/manage-test-runs/request';
import { shardsOf } from '#domain/test-runs/shards';
import { playShard } from '#lambda/functions/play-shard/play-shard';
import { orRefusal } from '#lambda/runtime/refusal';
import { gameVersionReads } from '#lambda/stores/games/game-version-reads';
import type { ShardTallies } from '#lambda/stores/test-runs/shard-tallies';
import { testRunStore } from '#lambda/stores/test-runs/test-run-store';
import { testRunVerdictStore } from '#lambda/stores/test-runs/test-run-verdict-store';
import type { ProductTables } from '../given/product-tables';

export interface Started {
  readonly id: string;
  readonly status: string;
  readonly rounds: number;
}

/** The lab's three functions on tables, called one after the other as the state machine would. */
export function labOnTables(tables: ProductTables, clock: Clock) {
  const runs = testRunStore(tables);
  const tallies = rememberedTallies();
  const started: string[] = [];
  let refusing = false;
  const machine = {
    start: ({ id }: { readonly id: string }) => {
      if (refusing) return Promise.reject(new Error('The machine does not start.'));
      started.push(id);
      return Promise.resolve();
    },
  };
  const manage = manageTestRuns({
    versions: gameVersionReads(tables),
    runs,
    machine,
    newSeed: () => '5'.repeat(64),
    clock,
  });
  const play = playShard({ runs, tallies, clock });
  const judge = judgeTestRun({ runs, verdicts: testRunVerdictStore(tables), tallies, clock });
  const ask = (fieldName: string, args: object, identity: object) =>
    orRefusal(() => manage(parseRequest({ fieldName, arguments: args, identity })));
  return {
    /** The ids of the runs that the state machine was started for, in order. */
    started,
    tallies,
    play,
    judge,
    /** Makes all further starts of the state machine fail. */
    refuse: () => (refusing = true),
    start: (input: object, identity: object) => ask('startTestRun', { input }, identity),
    cancel: (id: string, identity: object) => ask('cancelTestRun', { id }, identity),
    /** Plays all parts of a run, and then decides the verdict. */
    finish: async ({ id, rounds }: Started) => {
      for (const shard of shardsOf(rounds)) await play({ runId: id, ...shard });
      await judge({ runId: id });
    },
  };
}

/** The run in an answer. Throws if the request was refused. */
export function startedRun(answer: object): Started {
  if (!('seed' in answer)) throw new Error(`Refused: ${JSON.stringify(answer)}`);
  return answer as unknown as Started;
}

/** Stores tallies as text in memory, like a bucket. */
function rememberedTallies(): ShardTallies & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    keep: (runId, shard, tally) => {
      kept.set(`${runId}/${shard}`, tallyToJson(tally));
      return Promise.resolve();
    },
    read: (runId, shard): Promise<RunTally> => {
      const text = kept.get(`${runId}/${shard}`);
      return text === undefined
        ? Promise.reject(new Error('The object does not exist.'))
        : Promise.resolve(tallyFromJson(text));
    },
  };
}
