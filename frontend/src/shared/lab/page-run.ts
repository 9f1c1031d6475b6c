import type { ExactModel } from '#domain/lab/exact/exact-model';
import type { Declaration } from '#domain/lab/verdict/declaration';
import type { RunJob } from '#domain/lab/simulate/run-format';
import type { MathModel } from '#domain/slots/model/math-model';
import type { AskedMode, ExpectedRun } from './lab-tasks';
import { startLabThread } from './lab-thread';
import { type PageRun, type RunEvents, startRun } from './run-pool';
import { stockThreads, takeThread } from './thread-stock';

export type { PageRun, RunEvents } from './run-pool';

const mostPlayers = 8;
const playersHere = () => Math.max(1, Math.min(mostPlayers, navigator.hardwareConcurrency || 2));

/** Starts and warms what a run needs while the page has nothing else to do. */
export const prepareRuns = (expected: ExpectedRun): void => stockThreads(playersHere() + 1, expected);

/**
 * Plays a run in this browser, beside the page; `declaration` is what it is judged by, the model's own unless given.
 * The same bytes as anywhere else.
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

/** The exact figures of a mode, which may take seconds, beside the page; given up when the signal says so. */
export const exactInWorker = async (asked: AskedMode, signal?: AbortSignal): Promise<ExactModel> => {
  const thread = startLabThread();
  signal?.addEventListener('abort', thread.end);
  try {
    return await thread.ask('exact', asked);
  } finally {
    thread.end();
  }
};
