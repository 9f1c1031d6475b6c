// Jest resolves globals through its sandbox on every access.
const { Promise } = globalThis;

interface Event {
  readonly at: number;
  readonly order: number;
  readonly happen: () => void;
}

/**
 * Simulated time that advances only while every task waits. Tasks start with `spawn` and wait with `park`; as soon as
 * no task runs, the next event happens. Events at the same time happen in the order in which they were planned.
 */
export interface Timeline {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly plan: (delay: number, happen: () => void) => void;
  readonly spawn: (run: () => Promise<void>) => void;
  /** Waits for the first call of `wake`. A task that is never woken does not continue. */
  readonly park: <Value>(arrange: (wake: (value: Value) => void) => void) => Promise<Value>;
  /** Processes events until none is planned. */
  readonly unfold: () => Promise<void>;
}

export function timeline(start: number): Timeline {
  const planned: Event[] = [];
  let now = start;
  let order = 0;
  let running = 0;
  let over: { readonly resolve: () => void; readonly reject: (reason: Error) => void } | undefined;

  const step = () => {
    while (running === 0) {
      const event = planned.pop();
      if (!event) return over?.resolve();
      now = event.at;
      event.happen();
    }
  };
  const stop = () => {
    running -= 1;
    step();
  };
  const plan = (delay: number, happen: () => void) => {
    add(planned, { at: now + delay, order: (order += 1), happen });
  };
  return {
    now: () => now,
    plan,
    spawn: (run) =>
      plan(0, () => {
        running += 1;
        run().then(stop, (reason: unknown) => over?.reject(new Error('A client threw.', { cause: reason })));
      }),
    park: (arrange) =>
      new Promise((resolve) => {
        let woken = false;
        arrange((value) => {
          if (woken) return;
          woken = true;
          running += 1;
          resolve(value);
        });
        stop();
      }),
    unfold: () =>
      new Promise((resolve, reject) => {
        over = { resolve, reject };
        step();
      }),
  };
}

const before = (one: Event, other: Event) =>
  one.at < other.at || (one.at === other.at && one.order < other.order);

/** Inserts in descending order, so that the next event is at the end of the array. */
function add(planned: Event[], event: Event): void {
  let low = 0;
  let high = planned.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = planned[middle];
    if (other && before(event, other)) low = middle + 1;
    else high = middle;
  }
  planned.splice(low, 0, event);
}
