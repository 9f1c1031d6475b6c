import fc from 'fast-check';

/** One of the ten models, with parameters. */
export const anyScoring = fc.oneof(
  fc.record({
    model: fc.constant('SUM_MULTIPLIER' as const),
    capX100: fc.option(fc.integer({ min: 1, max: 10_000 })),
  }),
  fc.constant({ model: 'HIGHEST_MULTIPLIER' as const }),
  fc.constant({ model: 'TOTAL_WIN' as const }),
  fc.constant({ model: 'NET_PROFIT' as const }),
  fc.record({ model: fc.constant('BEST_STREAK' as const), fromX100: fc.integer({ min: 1, max: 1000 }) }),
  fc.record({ model: fc.constant('BEST_OF_N' as const), rounds: fc.integer({ min: 1, max: 20 }) }),
  fc.constant({ model: 'LOG_MULTIPLIER' as const }),
  fc.constant({ model: 'FIXED_BANKROLL' as const, bankroll: '100000' }),
  fc.constant({ model: 'TOTAL_BET' as const }),
  fc.constant({ model: 'ROUND_COUNT' as const }),
);
