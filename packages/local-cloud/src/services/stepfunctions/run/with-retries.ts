import type { Retrier } from '../language/state-fields';
import { StateFailure } from '../state-failure';
import { isNamed } from './error-names';

/**
 * Retries until it succeeds or no retrier has attempts left for the error. Amazon States Language, "Retrying after
 * error".
 */
export async function withRetries<Result>(
  retriers: readonly Retrier[],
  attempt: (retryCount: number) => Promise<Result>,
  pause: (milliseconds: number) => Promise<void>,
): Promise<Result> {
  const uses = new Map<Retrier, number>();
  for (let retryCount = 0; ; retryCount += 1) {
    try {
      return await attempt(retryCount);
    } catch (error) {
      if (!(error instanceof StateFailure)) throw error;
      const retrier = retriers.find(({ ErrorEquals }) => isNamed(error.error, ErrorEquals));
      const before = retrier === undefined ? 0 : (uses.get(retrier) ?? 0);
      if (retrier === undefined || before >= retrier.MaxAttempts) throw error;
      uses.set(retrier, before + 1);
      const seconds = retrier.IntervalSeconds * retrier.BackoffRate ** before;
      await pause(Math.min(seconds, retrier.MaxDelaySeconds ?? Infinity) * 1000);
    }
  }
}
