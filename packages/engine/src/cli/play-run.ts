import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { chunkCount, type RunJob } from '#engine/lab/simulate/run-format';
import type { RunTally } from '#engine/lab/tally/run-tally';
import type { MathModel } from '#engine/slots/model/math-model';
import { threadProgram } from '#thread-program';
import type { Part, WorkerJob } from './chunk-thread';
import { tallyKeeper } from './tally-keeper';

interface Crew {
  readonly workers: number;
  /** Called after every part with the number of played rounds. */
  readonly onProgress?: (rounds: number) => void;
}

/** The maximum number of chunks that a worker plays for one request: about four million rounds. */
const mostChunks = 64;
/** The number of parts for each worker, so that all workers end at about the same time. */
const shares = 16;

/** Plays a whole run with worker threads. The tally does not depend on their number. */
export async function playRun(model: MathModel, job: RunJob, crew: Crew): Promise<RunTally> {
  const parts = partsOf(job, crew.workers);
  const program = await threadProgram();
  const workerData: WorkerJob = { model, job };
  const threads = Array.from(
    { length: Math.min(crew.workers, parts.length) },
    () => new Worker(program, { workerData, execArgv: [] }),
  );
  const kept = tallyKeeper();
  const work = async (thread: Worker): Promise<void> => {
    for (let part = parts.shift(); part; part = parts.shift()) {
      thread.postMessage(part);
      const [tally] = (await once(thread, 'message')) as [RunTally];
      kept.add(tally);
      crew.onProgress?.(kept.rounds());
    }
  };
  try {
    await Promise.all(threads.map(work));
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
  return kept.whole();
}

function partsOf(job: RunJob, workers: number): Part[] {
  const count = chunkCount(job);
  const chunks = Math.min(Math.ceil(count / (workers * shares)), mostChunks);
  return Array.from({ length: Math.ceil(count / chunks) }, (_, index) => {
    const firstChunk = index * chunks;
    return { firstChunk, chunks: Math.min(chunks, count - firstChunk) };
  });
}
