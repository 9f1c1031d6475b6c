// Jest looks a global up through its sandbox at every use.
const { Promise } = globalThis;

interface Event {
  readonly at: number;
  readonly order: number;
  readonly happen: () => void;
}

/**
 * Time that passes when everybody waits. Whoever runs is started by `spawn` and waits by `park`; as soon as nobody runs,
 * the next event happens. Events of one moment happen in the order in which they were planned.
 */
export interface Timeline {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly plan: (delay: number, happen: () => void) => void;
  readonly spawn: (run: () => Promise<void>) => void;
  /** Waits until `wake` is called for the first time; who is never woken is gone. */
  readonly park: <Value>(arrange: (wake: (value: Value) => void) => void) => Promise<Value>;
  /** Lets everything happen, until nothing is planned. */
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

/** Keeps the latest event first and the next one last, where it is taken from. */
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
