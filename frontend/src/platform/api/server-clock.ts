/** Smaller differences are ignored: `Date` has a resolution of one second, and responses take time. */
const ignoredMs = 60_000;

/**
 * The server's time, for devices with a wrong clock, because tokens and signatures expire by it. It is
 * derived from the `Date` header and, for cached responses, from `Age` (RFC 9111).
 */
export const createServerClock = (device: () => number = Date.now) => {
  let ahead = 0;
  return {
    /** Milliseconds since 1970. */
    now: (): number => device() + ahead,
    learn: (headers: Headers): void => {
      const reported = Date.parse(headers.get('date') ?? '');
      if (Number.isNaN(reported)) return;
      const age = Number(headers.get('age') ?? 0);
      const difference = reported + (Number.isFinite(age) ? age * 1000 : 0) - device();
      ahead = Math.abs(difference) > ignoredMs ? difference : 0;
    },
  };
};

export type ServerClock = ReturnType<typeof createServerClock>;
