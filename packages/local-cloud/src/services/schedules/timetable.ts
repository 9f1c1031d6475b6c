import type { AdvancingClock } from '#local/platform/clock';
import type { Storage } from '#local/platform/storage';
import { latestDue } from './latest-due';

/** Something with one or several due times. */
export interface Scheduled {
  /** Its ARN. */
  readonly arn: string;
  /** If the definition has changed, missed times are not delivered. */
  readonly definition: string;
  /** Returns the first due time after an instant; `since` is when the definition was created. */
  readonly nextAfter: (after: Date, since: Date) => Date | undefined;
  /** Delivers a due time. Settles when the delivery has ended. */
  readonly deliver: (dueAt: Date) => Promise<void>;
  /** Called when there are no more due times. */
  readonly onCompleted?: () => void;
}

/**
 * A simulated error at the next due time. EventBridge delivers at least once and does not guarantee the time, so
 * targets must handle these errors.
 */
export type TickError =
  | { readonly kind: 'lost' }
  /** The due time is delivered twice at the same time. */
  | { readonly kind: 'doubled' }
  | { readonly kind: 'late'; readonly byMilliseconds: number };

/** Start of a new definition. Default: now. */
export interface Beginning {
  readonly since?: Date;
  /** All due times up to this one were delivered. */
  readonly doneUpTo?: Date;
}

/**
 * Which due times are delivered when the clock is advanced. `latest` means only the latest of each schedule; with `none`, the
 * due times up to the new time are lost.
 */
export type DeliveredTicks = 'all' | 'latest' | 'none';

export interface Timetable {
  /** Runs it from its start, or from the stored progress of the same definition. */
  readonly put: (scheduled: Scheduled, beginning?: Beginning) => void;
  readonly remove: (arn: string) => void;
  /** Simulates an error at the schedule's next due time. Throws for an unknown ARN. */
  readonly disturb: (arn: string, fault: TickError) => void;
  readonly list: () => readonly { readonly arn: string; readonly nextAt: Date | undefined }[];
  /**
   * Advances the clock from due time to due time. Due work runs with the clock at that time, and ends before
   * the clock continues. With `latest`, only the latest due time of each schedule is delivered, when the clock shows
   * the new time.
   */
  readonly advanceTo: (time: Date, ticks?: DeliveredTicks) => Promise<void>;
  /** Starts delivering due times by the clock. Missed ones are delivered once each. */
  readonly start: () => void;
  readonly stop: () => void;
}

/** Stored progress. */
interface Progress {
  readonly definition: string;
  /** ISO 8601. */
  readonly since: string;
  /** ISO 8601; all due times up to this one were delivered. */
  readonly doneUpTo: string;
}

interface Followed {
  scheduled: Scheduled;
  readonly since: Date;
  /** All due times up to this one were started. */
  begunUpTo: Date;
  fault?: TickError;
}

interface Tick {
  readonly followed: Followed;
  readonly dueAt: Date;
  /** When it is delivered. */
  readonly at: Date;
}

/** Waits are short, because Node's timers are limited to 24 days and because the machine can be asleep meanwhile. */
const longestWaitMilliseconds = 30_000;

export function timetable({ clock, storage }: { clock: AdvancingClock; storage: Storage }): Timetable {
  const progress = storage.documents<Progress>('schedules/progress');
  const followed = new Map<string, Followed>();
  let lateTicks: readonly Tick[] = [];
  let timer: NodeJS.Timeout | undefined;
  let runsByItself = false;
  let advancing: Promise<void> = Promise.resolve();
  let isAdvancing = false;
  let stopped = false;

  const nextOf = ({ scheduled, since, begunUpTo }: Followed) => scheduled.nextAfter(begunUpTo, since);
  const isCurrent = (one: Followed) => followed.get(one.scheduled.arn) === one;

  /** The next tick of each schedule that is due by a time. */
  function ticksBy(time: Date): Tick[] {
    const regular = [...followed.values()].flatMap((one): Tick[] => {
      const dueAt = nextOf(one);
      return dueAt === undefined ? [] : [{ followed: one, dueAt, at: dueAt }];
    });
    lateTicks = lateTicks.filter((tick) => isCurrent(tick.followed));
    return [...regular, ...lateTicks].filter(({ at }) => at <= time);
  }

  /** Removes a tick from the pending ones. Returns how often it is delivered now. */
  function begin(tick: Tick): number {
    if (lateTicks.includes(tick)) {
      lateTicks = lateTicks.filter((other) => other !== tick);
      return 1;
    }
    const { followed: one, dueAt } = tick;
    const { fault } = one;
    one.begunUpTo = dueAt;
    delete one.fault;
    if (fault?.kind === 'late')
      lateTicks = [...lateTicks, { ...tick, at: new Date(dueAt.getTime() + fault.byMilliseconds) }];
    return fault === undefined ? 1 : fault.kind === 'doubled' ? 2 : 0;
  }

  async function finish({ followed: one, dueAt }: Tick, times: number): Promise<void> {
    const { arn, deliver, definition } = one.scheduled;
    await Promise.all(
      Array.from({ length: times }, () =>
        deliver(dueAt).catch((error: unknown) => console.error(`${arn} was not delivered:`, error)),
      ),
    );
    // The schedule may have been replaced meanwhile, even by the target of this delivery.
    if (stopped || !isCurrent(one) || lateTicks.some((late) => late.followed === one)) return;
    const since = one.since.toISOString();
    progress.put(arn, {
      definition,
      since,
      doneUpTo: later(progress.get(arn)?.doneUpTo, dueAt.toISOString()),
    });
    if (nextOf(one) === undefined) one.scheduled.onCompleted?.();
  }

  const beginAll = (ticks: readonly Tick[]) =>
    ticks.map((tick) => {
      const times = begin(tick);
      return () => finish(tick, times);
    });

  /** Delivers due times that have passed: only the latest of each schedule. */
  async function runOverdue(): Promise<void> {
    const now = clock.now();
    const ticks = ticksBy(now).map((tick): Tick => {
      const { followed: one } = tick;
      if (lateTicks.includes(tick)) return tick;
      const dueAt = latestDue(tick.dueAt, now, (after) => one.scheduled.nextAfter(after, one.since));
      return { ...tick, dueAt, at: dueAt };
    });
    const begun = inOrder(ticks).map(beginAll);
    for (const batch of begun) await Promise.all(batch.map((run) => run()));
  }

  function arm(): void {
    clearTimeout(timer);
    if (!runsByItself || isAdvancing) return;
    const now = clock.now().getTime();
    const next = ticksBy(new Date(now + longestWaitMilliseconds)).map(({ at }) => at.getTime() - now);
    const wait = Math.max(0, Math.min(longestWaitMilliseconds, ...next));
    timer = setTimeout(() => {
      void runOverdue();
      arm();
    }, wait).unref();
  }

  /** Loses the due times up to now. */
  function skipOverdue(): void {
    for (const one of followed.values()) {
      one.begunUpTo = clock.now();
      const { arn, definition } = one.scheduled;
      const since = one.since.toISOString();
      progress.put(arn, { definition, since, doneUpTo: one.begunUpTo.toISOString() });
      if (nextOf(one) === undefined) one.scheduled.onCompleted?.();
    }
  }

  async function advance(time: Date, delivered: DeliveredTicks): Promise<void> {
    isAdvancing = true;
    clearTimeout(timer);
    try {
      if (delivered === 'none') {
        clock.forwardTo(time);
        skipOverdue();
        return;
      }
      if (delivered === 'latest') {
        clock.forwardTo(time);
        // Due work can create schedules that are overdue too.
        while (!stopped && ticksBy(clock.now()).length > 0) await runOverdue();
        return;
      }
      for (let batch = inOrder(ticksBy(time))[0]; batch !== undefined; batch = inOrder(ticksBy(time))[0]) {
        for (const { at } of batch) clock.forwardTo(at);
        await Promise.all(beginAll(batch).map((run) => run()));
        if (stopped) return;
      }
      clock.forwardTo(time);
    } finally {
      isAdvancing = false;
      arm();
    }
  }

  return {
    put(scheduled, { since: newSince = clock.now(), doneUpTo: newDoneUpTo = newSince } = {}) {
      const { arn, definition } = scheduled;
      const same = followed.get(arn);
      if (same?.scheduled.definition === definition) {
        same.scheduled = scheduled;
        return;
      }
      const kept = progress.get(arn);
      const isKnown = kept?.definition === definition;
      const since = isKnown ? new Date(kept.since) : newSince;
      const begunUpTo = isKnown ? new Date(kept.doneUpTo) : newDoneUpTo;
      if (!isKnown)
        progress.put(arn, { definition, since: since.toISOString(), doneUpTo: begunUpTo.toISOString() });
      followed.set(arn, { scheduled, since, begunUpTo });
      arm();
    },
    remove(arn) {
      followed.delete(arn);
      progress.delete(arn);
      arm();
    },
    disturb(arn, fault) {
      const one = followed.get(arn);
      if (one === undefined) throw new Error(`No schedule ${arn} is waiting.`);
      one.fault = fault;
    },
    list: () => [...followed.values()].map((one) => ({ arn: one.scheduled.arn, nextAt: nextOf(one) })),
    advanceTo(time, ticks = 'all') {
      advancing = advancing.then(() => advance(time, ticks));
      return advancing;
    },
    start() {
      runsByItself = true;
      arm();
    },
    stop() {
      stopped = true;
      runsByItself = false;
      clearTimeout(timer);
    },
  };
}

/** Groups ticks by time, earliest first. */
function inOrder(ticks: readonly Tick[]): Tick[][] {
  const batches = new Map<number, Tick[]>();
  for (const tick of [...ticks].sort((left, right) => left.at.getTime() - right.at.getTime()))
    batches.set(tick.at.getTime(), [...(batches.get(tick.at.getTime()) ?? []), tick]);
  return [...batches.values()];
}

const later = (left: string | undefined, right: string) =>
  left !== undefined && left > right ? left : right;
