/** Differences that are no fault of this device's clock: the seconds of a header, and the way of an answer. */
const ignoredMs = 60_000;

/**
 * The time of the server, for devices whose clock is wrong: tokens and signatures count by it. An answer tells it by
 * `Date`, and by `Age` when a cache has kept it for so many seconds (RFC 9111).
 */
export const createServerClock = (device: () => number = Date.now) => {
  let ahead = 0;
  return {
    /** Milliseconds since 1970. */
    now: (): number => device() + ahead,
    learn: (headers: Headers): void => {
      const told = Date.parse(headers.get('date') ?? '');
      if (Number.isNaN(told)) return;
      const age = Number(headers.get('age') ?? 0);
      const difference = told + (Number.isFinite(age) ? age * 1000 : 0) - device();
      ahead = Math.abs(difference) > ignoredMs ? difference : 0;
    },
  };
};

export type ServerClock = ReturnType<typeof createServerClock>;
