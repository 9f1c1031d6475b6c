import { cloudClock } from '#tools/local/cloud-clock';
import type { Seeding } from './seeding';

const dayMs = 24 * 60 * 60_000;

/** While a request is on its way, the clock passes the time that it asks for. */
const leastMs = 60_000;

/** A time before now, as the clock of this machine shows it. */
export const timeDaysAgo = (daysAgo: number): Date => new Date(Date.now() - daysAgo * dayMs);

/**
 * Advances the clock of a new local cloud to a day before today, on which the next demo data is created. Does nothing if the
 * clock shows a later time, as in a continued start, or without a day. Schedules do not run.
 */
export async function turnTo(
  { origin }: Pick<Seeding, 'origin'>,
  daysAgo: number | undefined,
): Promise<void> {
  if (daysAgo === undefined) return;
  const clock = cloudClock({ origin });
  const time = timeDaysAgo(daysAgo);
  const behindMs = time.getTime() - Date.parse((await clock.read()).now);
  if (behindMs > leastMs) await clock.advanceTo(time, 'none');
}
