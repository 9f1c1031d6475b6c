import type { MathModel } from '#engine/slots/model/math-model';
import { chunkState } from './chunk-seed';
import { chunkCount, roundsOfChunk, type RunJob } from './run-format';
import { tallyOfChunk, type RunTally } from '../tally/run-tally';
import { simulator, type Simulator } from './simulate-chunk';

/**
 * Plays any chunk of a run by its number. Throws a RangeError if the run has no such chunk. For one thread,
 * which can pass a simulator that it has already built.
 */
export function chunkPlayer(
  model: MathModel,
  job: RunJob,
  play: Simulator = simulator(model, job.mode),
): (chunk: number) => RunTally {
  const chunks = chunkCount(job);
  return (chunk) => {
    if (!Number.isInteger(chunk) || chunk < 0 || chunk >= chunks)
      throw new RangeError(`The run has no chunk ${chunk}: it has ${chunks}.`);
    return tallyOfChunk(chunk, play(chunkState(job, chunk), roundsOfChunk(job, chunk)));
  };
}
