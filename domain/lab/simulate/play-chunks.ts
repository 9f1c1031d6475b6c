import type { MathModel } from '#domain/slots/model/math-model';
import { chunkState } from './chunk-seed';
import { chunkCount, roundsOfChunk, type RunJob } from './run-format';
import { tallyOfChunk, type RunTally } from '../tally/run-tally';
import { simulator, type Simulator } from './simulate-chunk';

/**
 * Plays any chunk of a run, by its number; throws RangeError for one that the run does not have. For one thread, which
 * may have built the mode's simulator before.
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
