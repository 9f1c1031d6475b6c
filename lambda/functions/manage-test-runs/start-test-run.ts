import { labEngine, ruleSet } from '@novalink/engine/lab';
import { limits } from '#domain/limits';
import type { Caller } from '#lambda/runtime/caller';
import { answeredRun, type AnsweredRun } from '#lambda/functions/manage-test-runs/answered-run';
import { modelToRun } from '#lambda/functions/manage-test-runs/model-to-run';
import type { Needs } from '#lambda/functions/manage-test-runs/needs';
import type { StartInput } from '#lambda/functions/manage-test-runs/request';
import { shardsOf } from '#domain/test-runs/shards';
import { Refusal } from '#lambda/runtime/refusal';
import { ulid } from '#lambda/runtime/ulid';

const openMs = limits.testRun.minutes * 60_000;

/**
 * Stores the run with its model and starts the state machine that plays it. Every call creates a separate
 * run.
 */
export const startTestRun =
  ({ versions, runs, machine, newSeed, clock }: Needs) =>
  async (caller: Caller, input: StartInput): Promise<AnsweredRun> => {
    const { model, mathModel, mathModelHash, declaredRtp, declaredMaxWinX, of } = await modelToRun(
      versions,
      caller,
      input,
    );
    const [first] = model.modes;
    const mode = input.mode ?? first?.id ?? '';
    if (!model.modes.some(({ id }) => id === mode)) throw new Refusal('run.mode-unknown', { mode });
    const now = clock();
    const run = {
      id: ulid(now),
      owner: caller.sub,
      name: model.name,
      ...of,
      mathModelHash,
      mode,
      seed: input.seed ?? newSeed(),
      rounds: input.rounds,
      declaredRtp,
      declaredMaxWinX,
      status: 'QUEUED' as const,
      shards: shardsOf(input.rounds).length,
      deadline: new Date(now.getTime() + openMs).toISOString(),
      engine: labEngine,
      ruleSet,
      ...(input.expectedResultHash ? { expectedResultHash: input.expectedResultHash } : {}),
      checks: [],
      createdAt: now.toISOString(),
    };
    await runs.queue({ caller, run, model: { mathModel, mathModelHash }, at: now });
    try {
      await machine.start(run);
    } catch (error) {
      await runs.fail(run.id, clock());
      throw error;
    }
    return answeredRun(run);
  };
