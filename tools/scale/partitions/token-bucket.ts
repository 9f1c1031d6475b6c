/** A token bucket: units are refilled evenly and can be saved for a limited time. */
export interface TokenBucket {
  /** Whether this many units are available. */
  has(units: number, atMs: number): boolean;
  take(units: number): void;
}

/** Starts full. `burstSeconds` is how long unused units are available. */
export function tokenBucket(unitsPerSecond: number, burstSeconds: number): TokenBucket {
  const most = unitsPerSecond * burstSeconds;
  let units = most;
  let refilledAt = 0;
  return {
    has(wanted, atMs) {
      if (atMs > refilledAt) {
        units = Math.min(most, units + ((atMs - refilledAt) * unitsPerSecond) / 1000);
        refilledAt = atMs;
      }
      return units >= wanted;
    },
    take(taken) {
      units -= taken;
    },
  };
}
