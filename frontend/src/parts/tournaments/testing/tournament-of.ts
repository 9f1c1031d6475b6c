import { brandId } from '../../brand/testing/brand-server';
import type { ShownTournament } from '../list-tournaments';

export const tournamentId = '01KAJ3ZV8N4Q6T9XWCB2R5M7TN';

/** A running tournament that players can join. */
export const tournamentOf = (changes: Partial<ShownTournament> = {}): ShownTournament => ({
  id: tournamentId,
  brandId,
  name: 'Friday Sprint',
  description: null,
  ...{ coin: 'GLD', decimals: 2, gameIds: ['01KAJ3ZV8N4Q6T9XWCB2R5M7GA'] },
  ...{ startsAt: '2026-11-20T18:00:00.000Z', endsAt: '2026-11-20T20:00:00.000Z' },
  ...{ buyInCoin: null, buyInDecimals: null },
  ...{ entryMode: 'OPT_IN', buyIn: null, minEntrants: 1, maxEntrants: null, minBet: '100', maxRounds: null },
  scoring: { model: 'SUM_MULTIPLIER', capX100: 10_000, fromX100: null, rounds: null, bankroll: null },
  prizeKind: 'FIXED',
  prizes: [{ rankFrom: 1, rankTo: 3, amount: '5000', share: null }],
  ...{
    prizesSetBy: null,
    budget: '15000',
    pool: '0',
    entrants: 2,
    status: 'RUNNING',
    cancelReason: null,
    result: null,
  },
  ...{ entry: null, version: 2 },
  ...changes,
});
