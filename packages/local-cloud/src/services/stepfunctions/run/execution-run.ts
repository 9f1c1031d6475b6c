import type { CloudServices } from '#local/services/needs';
import type { Workflow } from '../language/states';
import type { StateMachine } from '../state-machine';

/** A run of a workflow: an execution, a child execution, or an iteration. */
export interface ExecutionRun {
  readonly machine: StateMachine;
  readonly arn: string;
  readonly name: string;
  readonly input: unknown;
  readonly startedAt: Date;
  readonly mapItem?: { readonly index: number; readonly value: unknown };
  /** Aborted when the outcome is no longer needed. */
  readonly signal: AbortSignal;
}

export interface RunNeeds extends Pick<CloudServices, 'functions' | 'iam' | 'clock'> {
  /** Waits before a retry. Rejects once the signal is aborted. */
  readonly pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Runs a workflow from its first state to an end and returns the output. Throws StateFailure. */
  readonly runWorkflow: (run: ExecutionRun, workflow: Workflow, input: unknown) => Promise<unknown>;
}

/** Step Functions Developer Guide, "Accessing execution data from the Context object". */
export function contextObject(
  run: ExecutionRun,
  state: { name: string; enteredAt: Date; retryCount: number },
) {
  const { machine, arn, name, input, startedAt, mapItem } = run;
  return {
    Execution: {
      Id: arn,
      Name: name,
      Input: input,
      RoleArn: machine.roleArn,
      StartTime: startedAt.toISOString(),
    },
    StateMachine: { Id: machine.arn, Name: machine.name },
    State: { Name: state.name, EnteredTime: state.enteredAt.toISOString(), RetryCount: state.retryCount },
    ...(mapItem !== undefined && { Map: { Item: { Index: mapItem.index, Value: mapItem.value } } }),
  };
}
