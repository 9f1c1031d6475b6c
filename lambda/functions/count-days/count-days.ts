import { eachAtOnce } from '#lambda/runtime/at-once';
import type { ChangedDays } from '#lambda/stores/counters/changed-days';
import type { ChangedDay, CountedDay } from '#lambda/stores/counters/count-days';

export interface CountDaysNeeds {
  readonly count: (changed: ChangedDay) => Promise<CountedDay | undefined>;
  readonly rollUp: (counted: readonly CountedDay[]) => Promise<void>;
}

/** For each of these days, the lanes are read concurrently. */
const daysAtOnce = 4;
/** Marks are removed after each batch of this many days, so that a run that times out keeps most of its work. */
const daysTogether = 200;

/**
 * Counts days. It reads the current state of the changed lanes, so days can be passed twice, late, out of order or to several
 * processes. Returns the days that could not be counted, with the reasons.
 */
export function countChangedDays({ count, rollUp }: CountDaysNeeds) {
  return async <Changed extends ChangedDay>(
    days: readonly Changed[],
  ): Promise<ReadonlyMap<Changed, unknown>> => {
    const failed = new Map<Changed, unknown>();
    const counted: CountedDay[] = [];
    await eachAtOnce(days, daysAtOnce, async (changed) => {
      try {
        const day = await count(changed);
        if (day) counted.push(day);
      } catch (error) {
        failed.set(changed, error);
      }
    });
    try {
      await rollUp(counted);
    } catch (error) {
      for (const day of days) failed.set(day, error);
    }
    return failed;
  };
}

/** Counts the marked days and removes their marks. Throws after all others if a day could not be counted. */
export function countMarkedDays({
  changed,
  ...needs
}: CountDaysNeeds & { readonly changed: Pick<ChangedDays, 'marked' | 'unmark'> }) {
  const count = countChangedDays(needs);
  return async (): Promise<{ readonly days: number }> => {
    const marked = await changed.marked();
    const reasons: unknown[] = [];
    for (let from = 0; from < marked.length; from += daysTogether) {
      const days = marked.slice(from, from + daysTogether);
      const failed = await count(days);
      reasons.push(...failed.values());
      await eachAtOnce(
        days.filter((day) => !failed.has(day)),
        daysAtOnce,
        changed.unmark,
      );
    }
    if (reasons.length > 0)
      throw new Error(`${reasons.length} of ${marked.length} days could not be counted.`, {
        cause: reasons[0],
      });
    return { days: marked.length };
  };
}
