import type { Storage } from './storage';

/** The clock that all parts of the local cloud use. */
export interface Clock {
  now(): Date;
  /** How far the clock is ahead of this machine's clock; absent if it cannot be advanced. */
  aheadMilliseconds?(): number;
  /** How far the clock was advanced since this process started; absent if it cannot be advanced. */
  advancedMilliseconds?(): number;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that can be advanced and never goes back. */
export interface AdvancingClock extends Clock {
  aheadMilliseconds(): number;
  advancedMilliseconds(): number;
  /** Advances the clock to a time. A past time changes nothing. */
  forwardTo(time: Date): void;
}

/**
 * Creates a clock with this machine's time plus a stored offset. A new clock shows `startsAt`, by default this machine's
 * time.
 */
export function advancingClock({
  storage,
  startsAt,
}: {
  storage: Storage;
  startsAt?: Date | undefined;
}): AdvancingClock {
  const kept = storage.documents<number>('clock');
  let ahead = kept.get('aheadMilliseconds') ?? (startsAt === undefined ? 0 : startsAt.getTime() - Date.now());
  const first = ahead;
  kept.put('aheadMilliseconds', ahead);
  const now = () => new Date(Date.now() + ahead);
  return {
    now,
    aheadMilliseconds: () => ahead,
    advancedMilliseconds: () => ahead - first,
    forwardTo(time) {
      const more = time.getTime() - now().getTime();
      if (more <= 0) return;
      ahead += more;
      kept.put('aheadMilliseconds', ahead);
    },
  };
}
