import type { ExpectedRun } from './lab-tasks';
import { type LabThread, startLabThread } from './lab-thread';

/** Threads without a run: starting one takes longer than playing a first chunk. */
const idle: LabThread[] = [];

/** Starts threads ahead, up to so many, and gets them ready. One that cannot says so when it is asked for a run. */
export const stockThreads = (count: number, expected: ExpectedRun): void => {
  while (idle.length < count) idle.push(startLabThread());
  for (const thread of idle) thread.ask('prepare', expected).catch(() => undefined);
};

/** One from the stock, else a new one; whoever takes it ends it. */
export const takeThread = (): LabThread => idle.pop() ?? startLabThread();

export const endIdleThreads = (): void => {
  for (const thread of idle.splice(0)) thread.end();
};
