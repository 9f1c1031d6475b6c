/** Units that are refilled evenly and kept for a while. */
export interface TokenBucket {
  /** Whether as many units are there. */
  has(units: number, atMs: number): boolean;
  take(units: number): void;
}

/** Begins full. `burstSeconds` is how long unused units are kept. */
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
