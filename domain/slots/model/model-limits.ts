/**
 * Bounds of a model. Together they keep every credit sum, and every number of outcomes (200 ^ 6), below 2 ^ 53:
 * the largest spin is 32 symbols × 8 ^ 6 ways × `pay` × `multiplier`, under 10 ^ 15.
 */
export const modelLimits = {
  /** Bytes of its JSON in UTF-8. */
  bytes: 65_536,
  nameLength: 60,
  reels: 6,
  rows: 8,
  stops: 200,
  lines: 100,
  symbols: 32,
  /** Each doubles the runs that a line can have at once. */
  wilds: 8,
  reelSets: 8,
  modes: 8,
  features: 4,
  fixedPrizes: 8,
  cost: 10_000,
  /** Credits of a paytable cell, a scatter pay (before the cost) or a fixed prize. */
  pay: 1_000_000,
  multiplier: 100,
  /** Free spins of one award, and of one round. */
  spins: 1_000,
  maxWinX: 1_000_000,
  /** The largest number of reported errors. */
  faults: 50,
} as const;
