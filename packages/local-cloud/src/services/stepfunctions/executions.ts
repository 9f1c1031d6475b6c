import { accountId, region, type CloudServices } from '#local/services/needs';
import type { RunNeeds } from './run/execution-run';
import { abortedWith, within } from './run/waiting';
import { StateFailure } from './state-failure';
import type { StateMachine } from './state-machine';

export interface Execution {
  readonly machine: StateMachine;
  readonly arn: string;
  readonly name: string;
  /** JSON text. */
  readonly input: string;
  readonly startedAt: Date;
  /** Settles when it has ended. */
  readonly over: Promise<void>;
  /** Absent while it runs. */
  ending?: Ending & { readonly endedAt: Date };
}

type Ending =
  /** `output` is JSON text. */
  | { readonly status: 'SUCCEEDED'; readonly output: string }
  | {
      readonly status: 'FAILED' | 'TIMED_OUT' | 'ABORTED';
      readonly error?: string | undefined;
      readonly cause?: string | undefined;
    };

/** All executions since the start of the cloud. */
export interface Executions {
  readonly start: (machine: StateMachine, name: string, input: string) => Execution;
  readonly find: (arn: string) => Execution | undefined;
  /** In the order of their start. */
  readonly all: () => readonly Execution[];
  /** Ends an execution unless it has already ended. */
  readonly end: (execution: Execution, ending: Ending) => void;
  /** Stops all executions; nothing runs after it. */
  readonly stop: () => void;
}

type Needs = Pick<CloudServices, 'clock'> & Pick<RunNeeds, 'runWorkflow'>;

export const executionArn = (machineName: string, name: string) =>
  `arn:aws:states:${region}:${accountId}:execution:${machineName}:${name}`;

export function executionRegister({ clock, runWorkflow }: Needs): Executions {
  const known = new Map<string, Execution>();
  const running = new Map<Execution, { readonly abort: AbortController; readonly reported: () => void }>();

  const end = (execution: Execution, ending: Ending) => {
    const run = running.get(execution);
    if (run === undefined) return;
    running.delete(execution);
    execution.ending = { ...ending, endedAt: clock.now() };
    run.abort.abort();
    run.reported();
  };
  const outcome = async (execution: Execution, signal: AbortSignal): Promise<Ending> => {
    const { machine, arn, name, startedAt } = execution;
    const input = JSON.parse(execution.input) as unknown;
    const run = { machine, arn, name, input, startedAt, signal };
    const late = new StateFailure('States.Timeout');
    try {
      const { definition } = machine;
      const output = await within(definition.TimeoutSeconds, runWorkflow(run, definition, input), () => late);
      return { status: 'SUCCEEDED', output: JSON.stringify(output) };
    } catch (error) {
      if (running.has(execution))
        console.error(`${arn} failed:`, error instanceof StateFailure ? error.message : error);
      const { error: named, cause } = failureOf(error);
      return { status: error === late ? 'TIMED_OUT' : 'FAILED', error: named, cause };
    }
  };
  return {
    start(machine, name, input) {
      const arn = executionArn(machine.name, name);
      let reported: () => void = () => undefined;
      const over = new Promise<void>((resolve) => (reported = resolve));
      const execution: Execution = { machine, arn, name, input, startedAt: clock.now(), over };
      const abort = abortedWith();
      known.set(arn, execution);
      running.set(execution, { abort, reported });
      void outcome(execution, abort.signal).then((ending) => end(execution, ending));
      return execution;
    },
    find: (arn) => known.get(arn),
    all: () => [...known.values()],
    end,
    stop() {
      for (const execution of [...running.keys()]) end(execution, { status: 'ABORTED' });
    },
  };
}

/** Any other error is an error of the definition or of the local cloud. */
function failureOf(error: unknown): StateFailure {
  if (error instanceof StateFailure) return error;
  return new StateFailure('States.Runtime', error instanceof Error ? error.message : String(error));
}
