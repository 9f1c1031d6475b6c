import type { Answer, Found, Given, Question, TaskName } from './lab-messages';

/** A worker thread for computations. */
export interface LabThread {
  /** Rejects with the error of the thread. Never settles after the thread was ended. */
  ask<Name extends TaskName>(task: Name, given: Given<Name>): Promise<Found<Name>>;
  readonly end: () => void;
}

interface Waiting {
  readonly resolve: (found: unknown) => void;
  readonly reject: (fault: Error) => void;
}

export const startLabThread = (): LabThread => {
  const worker = new Worker(new URL('./lab-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let broken: Error | undefined;

  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const { number, found, failure } = data;
    const { resolve, reject } = waiting.get(number) ?? {};
    waiting.delete(number);
    if (failure === undefined) resolve?.(found);
    else reject?.(new Error(failure));
  });
  worker.addEventListener('error', ({ message }) => {
    broken = new Error(
      message || 'Could not load the test engine. Check your connection, or reload the page.',
    );
    for (const { reject } of waiting.values()) reject(broken);
    waiting.clear();
  });

  return {
    ask: <Name extends TaskName>(task: Name, given: Given<Name>) =>
      new Promise<Found<Name>>((resolve, reject) => {
        if (broken) reject(broken);
        const number = (asked += 1);
        waiting.set(number, { resolve: (found) => resolve(found as Found<Name>), reject });
        worker.postMessage({ number, task, given } satisfies Question);
      }),
    end: () => worker.terminate(),
  };
};
