import { exactModel } from '#domain/lab/exact-model';
import { type Declaration, declarationOf, type Judged, judgeRun } from '#domain/lab/judge-run';
import { chunkPlayer } from '#domain/lab/play-chunks';
import type { RunJob } from '#domain/lab/run-format';
import { resultOf, type RunResult } from '#domain/lab/run-result';
import { joinTallies, type RunTally } from '#domain/lab/run-tally';
import type { MathModel } from '#domain/slots/math-model';

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

export interface AskedMode {
  readonly model: MathModel;
  /** The first, unless named. */
  readonly mode?: string | undefined;
}

/** What a thread of the lab does, one thing after the other; it has one run at a time, which `open` names. */
export const labTasks = () => {
  let run: LabRun | undefined;
  let play: ((chunk: number) => RunTally) | undefined;
  let joined: RunTally | undefined;
  let result: RunResult | undefined;

  return {
    open: (opened: LabRun): void => {
      run = opened;
      play = undefined;
      joined = undefined;
      result = undefined;
    },
    play: ({ firstChunk, chunks }: Batch): RunTally => {
      const { model, job } = opened(run);
      const player = (play ??= chunkPlayer(model, job));
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

const opened = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('No run has been opened, or nothing of it is there yet.');
  return value;
};
