import { once, setMaxListeners } from 'node:events';
import { setTimeout as timer } from 'node:timers/promises';

/** The maximum of Node's timers. */
const longestMilliseconds = 2 ** 31 - 1;

/** Returns a controller that is aborted together with the signal, if any, and can be aborted earlier. */
export function abortedWith(signal?: AbortSignal): AbortController {
  const controller = new AbortController();
  // There is one listener for each running task.
  setMaxListeners(0, controller.signal);
  signal?.addEventListener('abort', () => controller.abort(), { signal: controller.signal });
  return controller;
}

/** Rejects once the signal is aborted. */
export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await timer(Math.min(milliseconds, longestMilliseconds), undefined, { signal });
}

/** Settles like the promise, or rejects when the signal is aborted. */
export async function unlessAborted<Value>(signal: AbortSignal, promise: Promise<Value>): Promise<Value> {
  signal.throwIfAborted();
  const over = new AbortController();
  const aborted = once(signal, 'abort', { signal: over.signal }).then(() => signal.throwIfAborted());
  try {
    await Promise.race([promise, aborted]);
    return await promise;
  } finally {
    over.abort();
  }
}

/** Settles like the promise, or throws the error of `late` after a timeout. Without `seconds`, there is no timeout. */
export async function within<Value>(
  seconds: number | undefined,
  promise: Promise<Value>,
  late: () => Error,
): Promise<Value> {
  if (seconds === undefined) return promise;
  const done = new AbortController();
  const expired = pause(seconds * 1000, done.signal).then(() => {
    throw late();
  });
  try {
    return await Promise.race([promise, expired]);
  } finally {
    done.abort();
  }
}
