import type { EnteredState } from './entered-state';
import type { ExecutionRun, RunNeeds } from './execution-run';
import { runMap } from './run-map';
import { runTask } from './run-task';

/** Computes the result of a state from its filtered input, by its type. */
export async function resultOf(
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
