import type { Storage } from './storage';

/** The time, as everything in the local cloud asks for it. */
export interface Clock {
  now(): Date;
  /** How far it is ahead of this machine's clock; absent where it cannot be. */
  aheadMilliseconds?(): number;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that can be put forward and never goes back. */
export interface AdvancingClock extends Clock {
  aheadMilliseconds(): number;
  /** Advances the clock to a time. A past time changes nothing. */
  forwardTo(time: Date): void;
}

/** This machine's clock and what was added to it, which the storage keeps. */
export function advancingClock({ storage }: { storage: Storage }): AdvancingClock {
  const kept = storage.documents<number>('clock');
  let ahead = kept.get('aheadMilliseconds') ?? 0;
  const now = () => new Date(Date.now() + ahead);
  return {
    now,
    aheadMilliseconds: () => ahead,
    forwardTo(time) {
      const more = time.getTime() - now().getTime();
      if (more <= 0) return;
      ahead += more;
      kept.put('aheadMilliseconds', ahead);
    },
  };
}
