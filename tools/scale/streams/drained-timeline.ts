import type { Timeline } from '#domain/wallet/simulation/timeline';

interface Planned {
  readonly at: number;
  readonly order: number;
  readonly happen: () => void;
}

/**
 * A timeline on which a process can wait for several promises at once. The next event happens when no promise can make
 * progress. Slower than `timeline`, on which each process waits for one promise.
 */
export function drainedTimeline(start: number): Timeline {
  const planned: Planned[] = [];
  let now = start;
  let order = 0;
  let thrown: { readonly reason: unknown } | undefined;
  const plan = (delay: number, happen: () => void) => {
    const event = { at: now + delay, order: (order += 1), happen };
    const place = planned.findLastIndex(
      (one) => one.at > event.at || (one.at === event.at && one.order > order),
    );
    planned.splice(place + 1, 0, event);
  };
  return {
    now: () => now,
    plan,
    spawn: (run) =>
      plan(0, () => {
        run().catch((reason: unknown) => (thrown ??= { reason }));
      }),
    park: (arrange) => new Promise((resolve) => arrange(resolve)),
    unfold: async () => {
      for (let event = planned.pop(); event; event = planned.pop()) {
        now = event.at;
        event.happen();
        await new Promise((resolve) => setImmediate(resolve));
        if (thrown) throw new Error('A client threw.', { cause: thrown.reason });
      }
    },
  };
}
