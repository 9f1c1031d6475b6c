import type { MathModel } from '#domain/slots/math-model';
import { modelHash } from '#domain/slots/model-hash';
import { chunkPlayer } from '../play-chunks';
import { chunkCount, type RunJob } from '../run-format';
import { resultOf, type RunResult } from '../run-result';
import { joinTallies, type RunTally } from '../run-tally';

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
