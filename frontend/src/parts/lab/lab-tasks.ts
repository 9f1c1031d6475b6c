import { exactModel } from '@novalink/engine/exact';
import {
  chunkPlayer,
  chunkRounds,
  type Declaration,
  declarationOf,
  joinTallies,
  type Judged,
  judgeRun,
  resultOf,
  type RunJob,
  type RunResult,
  type RunTally,
  simulator,
  type Simulator,
  stateFrom,
} from '@novalink/engine/lab';
import type { MathModel } from '@novalink/engine';

export interface LabRun {
  readonly model: MathModel;
  readonly job: RunJob;
  /** Default: the values that the model declares. */
  readonly declaration?: Declaration;
}

/** A number of chunks, from the first one on. */
export interface Batch {
  readonly firstChunk: number;
  readonly chunks: number;
}

/** The expected subject of the next run. */
export interface ExpectedRun {
  readonly model: MathModel;
  readonly job: Pick<RunJob, 'mathModelHash' | 'mode'>;
}

export interface AskedMode {
  readonly model: MathModel;
  /** Default: the first mode. */
  readonly mode?: string | undefined;
}

/** The tasks of a lab thread, one at a time. A thread has one run at a time, which `open` starts. */
export const labTasks = () => {
  let ready: { readonly job: ExpectedRun['job']; readonly simulator: Simulator } | undefined;
  let run: LabRun | undefined;
  let play: ((chunk: number) => RunTally) | undefined;
  let joined: RunTally | undefined;
  let result: RunResult | undefined;

  return {
    /**
     * Builds the simulator for an expected run and plays one chunk as a warm-up, because the first chunk
     * takes ten times as long as the next.
     */
    prepare: ({ model, job }: ExpectedRun): void => {
      if (ready && isOf(ready.job, job)) return;
      ready = { job, simulator: simulator(model, job.mode) };
      ready.simulator(stateFrom(new Uint8Array(16).fill(1)), chunkRounds);
    },
    open: (opened: LabRun): void => {
      run = opened;
      play = undefined;
      joined = undefined;
      result = undefined;
    },
    play: ({ firstChunk, chunks }: Batch): RunTally => {
      const { model, job } = opened(run);
      const built = ready && isOf(ready.job, job) ? ready.simulator : undefined;
      const player = (play ??= chunkPlayer(model, job, built));
      return joinTallies(Array.from({ length: chunks }, (_, index) => player(firstChunk + index)));
    },
    /** Adds the next tallies. Returns the run of all rounds so far, which is a complete run in itself. */
    join: (tallies: readonly RunTally[]): RunResult => {
      const { model, job } = opened(run);
      joined = joinTallies(joined === undefined ? tallies : [joined, ...tallies]);
      result = resultOf(model, { ...job, rounds: joined.rounds }, joined);
      return result;
    },
    /** Judges the joined run. */
    judge: (): Judged => {
      const { model, declaration } = opened(run);
      return judgeRun(model, declaration ?? declarationOf(model), opened(result));
    },
    exact: ({ model, mode }: AskedMode) => exactModel(model, mode),
  };
};

export type LabTasks = ReturnType<typeof labTasks>;

const isOf = (one: ExpectedRun['job'], other: ExpectedRun['job']): boolean =>
  one.mathModelHash === other.mathModelHash && one.mode === other.mode;

const opened = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('No run is open, or the run has no results yet.');
  return value;
};
