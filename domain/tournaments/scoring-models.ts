/** The parameter of each scoring model. Only the cap of SUM_MULTIPLIER can be left out. */
export const scoringParameters = {
  SUM_MULTIPLIER: 'capX100',
  HIGHEST_MULTIPLIER: null,
  TOTAL_WIN: null,
  NET_PROFIT: null,
  BEST_STREAK: 'fromX100',
  BEST_OF_N: 'rounds',
  LOG_MULTIPLIER: null,
  FIXED_BANKROLL: 'bankroll',
  TOTAL_BET: null,
  ROUND_COUNT: null,
} as const;
export const scoringModels = Object.keys(scoringParameters) as readonly (keyof typeof scoringParameters)[];

/** The sum of all shares of a pool, in hundredths of a percent. */
export const wholePool = 10_000;
