import type { ExactModel } from '@novalink/engine/exact';
import type { Declaration, RunJob } from '@novalink/engine/lab';
import type { MathModel } from '@novalink/engine';
import type { AskedMode, ExpectedRun } from './lab-tasks';
import { startLabThread } from './lab-thread';
import { type PageRun, type RunEvents, startRun } from './run-pool';
import { stockThreads, takeThread } from './thread-stock';

export type { PageRun, RunEvents } from './run-pool';

const mostPlayers = 8;
const playersHere = () => Math.max(1, Math.min(mostPlayers, navigator.hardwareConcurrency || 2));

/** Prepares threads for a run while the page is idle. */
export const prepareRuns = (expected: ExpectedRun): void => stockThreads(playersHere() + 1, expected);

/**
 * Plays a run in this browser with worker threads; `declaration` are the values for the verdict, by default
 * those of the model. The result has the same bytes as on every other machine.
 */
export const runInPage = (model: MathModel, job: RunJob, on: RunEvents, declaration?: Declaration): PageRun =>
  startRun(
    {
      spawn: takeThread,
      players: playersHere(),
      now: () => performance.now(),
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    },
    { model, job, ...(declaration && { declaration }) },
    on,
  );

/** The exact figures of a mode, computed in a worker, which can take seconds. Cancelled by the signal. */
export const exactInWorker = async (asked: AskedMode, signal?: AbortSignal): Promise<ExactModel> => {
  const thread = startLabThread();
  signal?.addEventListener('abort', thread.end);
  try {
    return await thread.ask('exact', asked);
  } finally {
    thread.end();
  }
};
