import type { ServerClock } from './server-clock';

interface Needs {
  readonly fetch: typeof globalThis.fetch;
  readonly clock: Pick<ServerClock, 'learn'>;
  /** A cheap request that shows whether the server responds; rejects when it cannot be sent. */
  readonly probe: () => Promise<unknown>;
}

/** Delays between probes after a failure. The last delay repeats. */
const delaysMs = [3_000, 6_000, 12_000, 30_000] as const;

/** Statuses that a proxy returns when it cannot reach the server. */
const unreachableStatuses: readonly number[] = [502, 503, 504];

/** Tracks from the page's requests whether the server responds, and probes it while it does not. */
export const createConnection = ({ fetch, clock, probe }: Needs) => {
  const watchers = new Set<() => void>();
  let isReachable = true;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const check = async (): Promise<boolean> => {
    clearTimeout(timer);
    timer = undefined;
    // The request reports its own result.
    await probe().catch(() => undefined);
    if (!isReachable) plan();
    return isReachable;
  };
  const plan = () => {
    timer ??= setTimeout(() => void check(), delaysMs[Math.min(failures, delaysMs.length) - 1]);
  };
  const report = (answered: boolean) => {
    failures = answered ? 0 : failures + 1;
    if (!answered) plan();
    if (answered) {
      clearTimeout(timer);
      timer = undefined;
    }
    if (answered === isReachable) return;
    isReachable = answered;
    for (const notify of watchers) notify();
  };

  const watchedFetch: typeof globalThis.fetch = async (input, init) => {
    try {
      const response = await fetch(input, init);
      clock.learn(response.headers);
      report(!unreachableStatuses.includes(response.status));
      return response;
    } catch (error) {
      if (init?.signal?.aborted !== true) report(false);
      throw error;
    }
  };
  return {
    fetch: watchedFetch,
    isReachable: (): boolean => isReachable,
    watch: (changed: () => void): (() => void) => {
      watchers.add(changed);
      return () => void watchers.delete(changed);
    },
    check,
  };
};

export type Connection = Pick<ReturnType<typeof createConnection>, 'isReachable' | 'watch' | 'check'>;
