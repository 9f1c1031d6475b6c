import { chunkCount, type Judged, type RunResult, type RunTally } from '@novalink/engine/lab';
import { createBatches } from './batches';
import type { LabRun } from './lab-tasks';
import type { LabThread } from './lab-thread';

/** The events of a run, in this order. No event follows `done`, `failed` or a cancellation. */
export interface RunEvents {
  /** The result of the rounds played so far. The last one is the complete run, which is then judged. */
  readonly progress: (result: RunResult) => void;
  readonly done: (result: RunResult, judged: Judged) => void;
  readonly failed: (message: string) => void;
}

export interface PageRun {
  readonly pause: () => void;
  readonly resume: () => void;
  readonly cancel: () => void;
}

interface Needs {
  readonly spawn: () => LabThread;
  /** The number of playing threads. One more thread joins their results and judges the run. */
  readonly players: number;
  /** In milliseconds. */
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** The minimum time between progress reports. */
const progressMs = 100;
/**
 * The maximum number of unjoined batches for each player. If there are more, players wait, so that memory
 * stays limited.
 */
const batchesAhead = 4;

/**
 * Plays a run on several threads. The result does not depend on which thread plays which part, because parts
 * are joined in order.
 */
export const startRun = ({ spawn, players, now, wait }: Needs, run: LabRun, on: RunEvents): PageRun => {
  const chunks = chunkCount(run.job);
  const batches = createBatches(chunks);
  const crew = Array.from({ length: Math.min(players, chunks) }, spawn);
  const clerk = spawn();
  const changed = bell();
  let paused = false;
  let ended = false;

  const end = () => {
    ended = true;
    for (const thread of [clerk, ...crew]) thread.end();
  };

  const play = async (player: LabThread) => {
    await player.ask('open', run);
    let size = 1;
    for (;;) {
      while (paused || batches.waiting() > batchesAhead * crew.length) await changed.rung();
      const batch = batches.handOut(size);
      if (batch === undefined) return;
      const began = now();
      batches.arrive(await player.ask('play', batch));
      size = nextSize(size, now() - began);
      changed.ring();
    }
  };

  const join = async (): Promise<RunResult> => {
    await clerk.ask('open', run);
    for (;;) {
      const began = now();
      const next = await batchesInOrder();
      const result = await clerk.ask('join', next);
      changed.ring();
      if (ended) return result;
      on.progress(result);
      if (result.rounds === run.job.rounds) return result;
      await wait(Math.max(0, progressMs - (now() - began)));
    }
  };

  const batchesInOrder = async (): Promise<readonly RunTally[]> => {
    for (;;) {
      const next = batches.takeInOrder();
      if (next.length > 0) return next;
      await changed.rung();
    }
  };

  const finish = async () => {
    const [result] = await Promise.all([join(), ...crew.map(play)]);
    const judged = await clerk.ask('judge', undefined);
    if (ended) return;
    end();
    on.done(result, judged);
  };
  finish().catch((error: unknown) => {
    if (ended) return;
    end();
    on.failed(error instanceof Error ? error.message : String(error));
  });

  return {
    pause: () => {
      paused = true;
    },
    resume: () => {
      paused = false;
      changed.ring();
    },
    cancel: end,
  };
};

/**
 * The size of the next batch, so that it takes about as long as the interval of progress reports, on any
 * machine.
 */
const nextSize = (size: number, tookMs: number): number =>
  Math.max(1, Math.min(size * 2, 64, Math.round((size * progressMs) / Math.max(1, tookMs))));

/** A recurring event that can be awaited. */
const bell = () => {
  let ring = (): void => undefined;
  let next = Promise.resolve();
  const renew = () => {
    next = new Promise((resolve) => {
      ring = resolve;
    });
  };
  renew();
  return {
    rung: () => next,
    ring: () => {
      ring();
      renew();
    },
  };
};
