/**
 * Limits of a model. They keep every sum of credits and every number of outcomes (200 ^ 6) below 2 ^ 53: the
 * largest spin is 32 symbols × 8 ^ 6 ways × `pay` × `multiplier`, less than 10 ^ 15.
 */
export const modelLimits = {
  /** Size of the model's JSON in bytes of UTF-8. */
  bytes: 65_536,
  nameLength: 60,
  reels: 6,
  rows: 8,
  stops: 200,
  lines: 100,
  symbols: 32,
  /** Each wild doubles the number of runs that a line can have at the same time. */
  wilds: 8,
  reelSets: 8,
  modes: 8,
  features: 4,
  fixedPrizes: 8,
  cost: 10_000,
  /** Credits of a paytable cell, a scatter pay (before the cost) or a fixed prize. */
  pay: 1_000_000,
  multiplier: 100,
  /** The number of free spins of one award, and of one round. */
  spins: 1_000,
  maxWinX: 1_000_000,
  /** The largest number of reported errors. */
  faults: 50,
} as const;
