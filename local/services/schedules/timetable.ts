import type { AdvancingClock } from '#local/platform/clock';
import type { Storage } from '#local/platform/storage';
import { latestDue } from './latest-due';

/** Something that becomes due again and again, or once. */
export interface Scheduled {
  /** Its ARN. */
  readonly arn: string;
  /** Of a changed definition, what was missed is not made up for. */
  readonly definition: string;
  /** The first due time after a moment; `since` is when the definition came. */
  readonly nextAfter: (after: Date, since: Date) => Date | undefined;
  /** Starts what is due; settles when that has ended. */
  readonly deliver: (dueAt: Date) => Promise<void>;
  /** Nothing is due any more. */
  readonly onCompleted?: () => void;
}

/** What becomes of the next due time, as EventBridge delivers at least once and without a promise of when. */
export type TickError =
  | { readonly kind: 'lost' }
  /** Twice at the same time. */
  | { readonly kind: 'doubled' }
  | { readonly kind: 'late'; readonly byMilliseconds: number };

/** Where a new definition begins; absent for now. */
export interface Beginning {
  readonly since?: Date;
  /** Work that was due until this time is done. */
  readonly doneUpTo?: Date;
}

export interface Timetable {
  /** Follows it from its beginning, or from where an earlier run of the cloud was with the same definition. */
  readonly put: (scheduled: Scheduled, beginning?: Beginning) => void;
  readonly remove: (arn: string) => void;
  /** Sets what becomes of the next due time of one. Throws for one that is not followed. */
  readonly disturb: (arn: string, fault: TickError) => void;
  readonly list: () => readonly { readonly arn: string; readonly nextAt: Date | undefined }[];
  /**
   * Advances the clock from due time to due time. Due work runs with the clock at that time, and ends before
   * the clock continues.
   */
  readonly advanceTo: (time: Date) => Promise<void>;
  /** Lets the clock alone start what is due; what was missed, once each. */
  readonly start: () => void;
  readonly stop: () => void;
}

/** How far one has come. */
interface Progress {
  readonly definition: string;
  /** ISO 8601. */
  readonly since: string;
  /** ISO 8601: all due times up to this one are done. */
  readonly doneUpTo: string;
}

interface Followed {
  scheduled: Scheduled;
  readonly since: Date;
  /** All due times up to this one have been begun. */
  begunUpTo: Date;
  fault?: TickError;
}

interface Tick {
  readonly followed: Followed;
  readonly dueAt: Date;
  /** When it comes. */
  readonly at: Date;
}

/** Timers of Node are limited to 24 days, and a machine that slept has to be noticed. */
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

  /** Takes a tick out of what is to come; the answer is how often it is delivered now. */
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
    // It may have been replaced meanwhile, even by what it started.
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

  /** What has become due without anybody having advanced the clock: of each schedule the latest time alone. */
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

  async function advance(time: Date): Promise<void> {
    isAdvancing = true;
    clearTimeout(timer);
    try {
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
    advanceTo(time) {
      advancing = advancing.then(() => advance(time));
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

/** Ticks that come at the same time together, the earliest first. */
function inOrder(ticks: readonly Tick[]): Tick[][] {
  const batches = new Map<number, Tick[]>();
  for (const tick of [...ticks].sort((left, right) => left.at.getTime() - right.at.getTime()))
    batches.set(tick.at.getTime(), [...(batches.get(tick.at.getTime()) ?? []), tick]);
  return [...batches.values()];
}

const later = (left: string | undefined, right: string) =>
  left !== undefined && left > right ? left : right;
