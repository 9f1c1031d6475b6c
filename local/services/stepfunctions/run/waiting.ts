import { once, setMaxListeners } from 'node:events';
import { setTimeout as timer } from 'node:timers/promises';

/** Node's timers take no longer. */
const longestMilliseconds = 2 ** 31 - 1;

/** A controller that is aborted with the signal, if there is one, and before it if need be. */
export function abortedWith(signal?: AbortSignal): AbortController {
  const controller = new AbortController();
  // As many wait for it as there are tasks under way.
  setMaxListeners(0, controller.signal);
  signal?.addEventListener('abort', () => controller.abort(), { signal: controller.signal });
  return controller;
}

/** Rejects once the signal is aborted. */
export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await timer(Math.min(milliseconds, longestMilliseconds), undefined, { signal });
}

/** As the promise settles, or rejects once the signal is aborted. */
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

/** As the promise settles, or throws what `late` gives when it takes longer. Without seconds it may take forever. */
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
