import { parentPort, workerData } from 'node:worker_threads';
import { chunkPlayer } from '#engine/lab/simulate/play-chunks';
import type { RunJob } from '#engine/lab/simulate/run-format';
import { joinTallies } from '#engine/lab/tally/run-tally';
import type { MathModel } from '#engine/slots/model/math-model';

/** The start data of a worker. */
export interface WorkerJob {
  readonly model: MathModel;
  readonly job: RunJob;
}

/** A request for a part of the run. The worker responds with its tally. */
export interface Part {
  readonly firstChunk: number;
  readonly chunks: number;
}

const { model, job } = workerData as WorkerJob;
const play = chunkPlayer(model, job);
parentPort?.on('message', ({ firstChunk, chunks }: Part) => {
  const tallies = Array.from({ length: chunks }, (_, index) => play(firstChunk + index));
  parentPort?.postMessage(joinTallies(tallies));
});
