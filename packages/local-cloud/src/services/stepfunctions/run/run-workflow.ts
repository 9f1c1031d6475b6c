import { StateFailure } from '../state-failure';
import type { RunNeeds } from './execution-run';
import { runState } from './run-state';

/** Runs definitions of the Amazon States Language. */
export function workflowRunner(services: Omit<RunNeeds, 'runWorkflow'>): RunNeeds['runWorkflow'] {
  const needs: RunNeeds = { ...services, runWorkflow };
  return runWorkflow;

  async function runWorkflow(...[run, workflow, input]: Parameters<RunNeeds['runWorkflow']>) {
    let name = workflow.StartAt;
    let data = input;
    for (;;) {
      run.signal.throwIfAborted();
      const state = workflow.States[name];
      if (state === undefined) throw new Error(`There is no state ${name}.`);
      if (state.Type === 'Fail') throw new StateFailure(state.Error ?? 'States.TaskFailed', state.Cause);
      const { output, next } = await runState(needs, run, { name, state, input: data });
      if (next === undefined) return output;
      data = output;
      name = next;
    }
  }
}
