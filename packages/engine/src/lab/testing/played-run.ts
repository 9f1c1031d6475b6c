import type { MathModel } from '#engine/slots/model/math-model';
import { modelHash } from '#engine/slots/model/model-hash';
import { chunkPlayer } from '../simulate/play-chunks';
import { chunkCount, type RunJob } from '../simulate/run-format';
import { resultOf, type RunResult } from '../tally/run-result';
import { joinTallies, type RunTally } from '../tally/run-tally';

export function jobOf(model: MathModel, rounds: number, seed = 1, mode = model.modes[0]?.id ?? ''): RunJob {
  return { mathModelHash: modelHash(model), mode, seed: seed.toString(16).padStart(64, '0'), rounds };
}

/** Every chunk of a run, in order. */
export function tallies(model: MathModel, job: RunJob): RunTally[] {
  const play = chunkPlayer(model, job);
  return Array.from({ length: chunkCount(job) }, (_, chunk) => play(chunk));
}

export const played = (model: MathModel, job: RunJob): RunResult =>
  resultOf(model, job, joinTallies(tallies(model, job)));
