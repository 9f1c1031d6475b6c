import type { EnteredState } from './entered-state';
import { StateFailure } from '../state-failure';
import { isNamed } from './error-names';
import { contextObject, type ExecutionRun, type RunNeeds } from './execution-run';
import { putAt, valueAt } from './state-data';
import { limited } from './data-limit';
import { runMap } from './run-map';
import { runTask } from './run-task';
import type { Retrier } from '../language/state-fields';

interface Outcome {
  readonly output: unknown;
  /** Absent if the workflow ends. */
  readonly next: string | undefined;
}

/**
 * Runs a state, retries it according to its retriers, and otherwise passes its error to a catcher. Throws
 * StateFailure.
 */
export async function runState(needs: RunNeeds, run: ExecutionRun, entered: EnteredState): Promise<Outcome> {
  const { name, state, input } = entered;
  const enteredAt = needs.clock.now();
  try {
    const output = await withRetries(
      'Retry' in state ? state.Retry : [],
      (retryCount) => outputOf(needs, run, entered, contextObject(run, { name, enteredAt, retryCount })),
      (milliseconds) => needs.pause(milliseconds, run.signal),
    );
    return { output, next: 'Next' in state ? state.Next : undefined };
  } catch (error) {
    if (!(error instanceof StateFailure) || !('Catch' in state)) throw error;
    const catcher = state.Catch.find(({ ErrorEquals }) => isNamed(error.error, ErrorEquals));
    if (catcher === undefined) throw error;
    // Amazon States Language, "Error Output".
    const errorOutput = { Error: error.error, ...(error.cause !== undefined && { Cause: error.cause }) };
    return { output: limited(putAt(catcher.ResultPath, input, errorOutput), name), next: catcher.Next };
  }
}

async function outputOf(
  needs: RunNeeds,
  run: ExecutionRun,
  entered: EnteredState,
  context: object,
): Promise<unknown> {
  const { name, state, input } = entered;
  const selected = valueAt('InputPath', state.InputPath, { input, context });
  const result = limited(await resultOf(needs, run, { ...entered, input: selected }, context), name);
  const chosen =
    'ResultSelector' in state ? (state.ResultSelector?.fill({ input: result, context }) ?? result) : result;
  const placed = 'ResultPath' in state ? putAt(state.ResultPath, input, chosen) : chosen;
  return limited(valueAt('OutputPath', state.OutputPath, { input: placed, context }), name);
}

/** Computes the result of a state from its filtered input, by its type. */
async function resultOf(
  needs: RunNeeds,
  run: ExecutionRun,
  { name, state, input }: EnteredState,
  context: object,
): Promise<unknown> {
  const sources = { input, context };
  switch (state.Type) {
    case 'Task':
      return runTask(needs, run, { name, state, input: state.Parameters?.fill(sources) ?? input });
    case 'Map':
      return runMap(needs, run, { name, state, input }, context);
    case 'Pass':
      return state.Result === undefined ? (state.Parameters?.fill(sources) ?? input) : state.Result;
    case 'Succeed':
      return input;
  }
}

/**
 * Retries until it succeeds or no retrier has attempts left for the error. Amazon States Language, "Retrying after
 * error".
 */
async function withRetries<Result>(
  retriers: readonly Retrier[],
  attempt: (retryCount: number) => Promise<Result>,
  pause: (milliseconds: number) => Promise<void>,
): Promise<Result> {
  const uses = new Map<Retrier, number>();
  for (let retryCount = 0; ; retryCount += 1) {
    try {
      return await attempt(retryCount);
    } catch (error) {
      if (!(error instanceof StateFailure)) throw error;
      const retrier = retriers.find(({ ErrorEquals }) => isNamed(error.error, ErrorEquals));
      const before = retrier === undefined ? 0 : (uses.get(retrier) ?? 0);
      if (retrier === undefined || before >= retrier.MaxAttempts) throw error;
      uses.set(retrier, before + 1);
      const seconds = retrier.IntervalSeconds * retrier.BackoffRate ** before;
      await pause(Math.min(seconds, retrier.MaxDelaySeconds ?? Infinity) * 1000);
    }
  }
}
