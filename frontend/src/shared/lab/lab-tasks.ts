import { exactModel } from '#domain/lab/exact/exact-model';
import type { Declaration } from '#domain/lab/verdict/declaration';
import { declarationOf, type Judged, judgeRun } from '#domain/lab/verdict/judge-run';
import { stateFrom } from '#domain/lab/simulate/generator';
import { chunkPlayer } from '#domain/lab/simulate/play-chunks';
import { chunkRounds, type RunJob } from '#domain/lab/simulate/run-format';
import { resultOf, type RunResult } from '#domain/lab/tally/run-result';
import { joinTallies, type RunTally } from '#domain/lab/tally/run-tally';
import { simulator, type Simulator } from '#domain/lab/simulate/simulate-chunk';
import type { MathModel } from '#domain/slots/model/math-model';

export interface LabRun {
  readonly model: MathModel;
  readonly job: RunJob;
  /** The model's own, unless a version declares something else. */
  readonly declaration?: Declaration;
}

/** So many chunks from the first on. */
export interface Batch {
  readonly firstChunk: number;
  readonly chunks: number;
}

/** What a run will probably be of. */
export interface ExpectedRun {
  readonly model: MathModel;
  readonly job: Pick<RunJob, 'mathModelHash' | 'mode'>;
}

export interface AskedMode {
  readonly model: MathModel;
  /** The first, unless named. */
  readonly mode?: string | undefined;
}

/** What a thread of the lab does, one thing after the other; it has one run at a time, which `open` names. */
export const labTasks = () => {
  let ready: { readonly job: ExpectedRun['job']; readonly simulator: Simulator } | undefined;
  let run: LabRun | undefined;
  let play: ((chunk: number) => RunTally) | undefined;
  let joined: RunTally | undefined;
  let result: RunResult | undefined;

  return {
    /** Builds the simulator of a run to come, and plays a chunk for nothing: the first takes ten times the next. */
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
    /** Adds what follows; the answer is the run of all the rounds until there, which is a run in itself. */
    join: (tallies: readonly RunTally[]): RunResult => {
      const { model, job } = opened(run);
      joined = joinTallies(joined === undefined ? tallies : [joined, ...tallies]);
      result = resultOf(model, { ...job, rounds: joined.rounds }, joined);
      return result;
    },
    /** Of what was joined. */
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
