import type { ExpectedRun } from './lab-tasks';
import { type LabThread, startLabThread } from './lab-thread';

/** Idle threads: starting one takes longer than playing a first chunk. */
const idle: LabThread[] = [];

/**
 * Starts up to this many threads in advance and prepares them. A failed thread reports its error when it gets
 * a run.
 */
export const stockThreads = (count: number, expected: ExpectedRun): void => {
  while (idle.length < count) idle.push(startLabThread());
  for (const thread of idle) thread.ask('prepare', expected).catch(() => undefined);
};

/** An idle thread, or a new one. The caller has to end it. */
export const takeThread = (): LabThread => idle.pop() ?? startLabThread();

export const endIdleThreads = (): void => {
  for (const thread of idle.splice(0)) thread.end();
};
