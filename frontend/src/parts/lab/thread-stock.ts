import { type LabThread, startLabThread } from './lab-thread';

/** Threads without a task: starting one takes longer than playing a first chunk. */
const idle: LabThread[] = [];

/** Starts threads ahead, up to so many. */
export const stockThreads = (count: number): void => {
  while (idle.length < count) idle.push(startLabThread());
};

/** One from the stock, else a new one; whoever takes it ends it. */
export const takeThread = (): LabThread => idle.pop() ?? startLabThread();

export const endIdleThreads = (): void => {
  for (const thread of idle.splice(0)) thread.end();
};
