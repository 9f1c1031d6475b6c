/** How long others wait for the process that wrote the row, before they continue the round. */
export const leaseMs = 30_000;

/** Then a person decides. */
const retriedForMs = 72 * 3_600_000;

/** The wait after an attempt: 1, 2, 4 and up to 300 seconds. */
export const waitMs = (attempts: number): number => 1000 * Math.min(300, 2 ** (attempts - 1));

export const isGivenUp = (since: string, now: Date): boolean =>
  now.getTime() - Date.parse(since) >= retriedForMs;

export const after = (now: Date, milliseconds: number): string =>
  new Date(now.getTime() + milliseconds).toISOString();
