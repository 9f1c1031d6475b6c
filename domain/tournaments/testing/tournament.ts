import type { Entry, PlayedRound } from '../qualification';
import type { TournamentRules } from '../rules';

export const games = { amber: '01KAJ3ZV8N4Q6T9XWCB2R5M7AA', birch: '01KAJ3ZV8N4Q6T9XWCB2R5M7BB' } as const;

export const startsAt = Date.parse('2026-11-20T18:00:00.000Z');
export const endsAt = Date.parse('2026-11-20T20:00:00.000Z');

export const rulesWith = (changes: Partial<TournamentRules> = {}): TournamentRules => ({
  schema: 'novalink.tournament-rules/1',
  tournamentId: '01KAJ3ZV8N4Q6T9XWCB2R5M7TN',
  brandId: '01KAJ3ZV8N4Q6T9XWCB2R5M7BR',
  name: 'Friday Sprint',
  coin: 'GLD',
  decimals: 2,
  gameIds: [games.amber, games.birch],
  startsAt: new Date(startsAt).toISOString(),
  endsAt: new Date(endsAt).toISOString(),
  entryMode: 'OPT_IN',
  buyIn: null,
  minEntrants: 1,
  maxEntrants: null,
  minBet: '100',
  maxRounds: null,
  scoring: { model: 'SUM_MULTIPLIER', capX100: 10_000 },
  prizes: {
    kind: 'FIXED',
    ranges: [
      { rankFrom: 1, rankTo: 1, amount: '5000' },
      { rankFrom: 2, rankTo: 3, amount: '1000' },
    ],
  },
  ...changes,
});

export const entryOf = (id: string, changes: Partial<Entry> = {}): Entry => ({
  id,
  admittedAt: startsAt - 60_000,
  stoppedAt: null,
  ...changes,
});

/** Rounds follow each other after one second, from the start of the tournament. */
export const playedRound = (seq: number, win: number, changes: Partial<PlayedRound> = {}): PlayedRound => {
  const at = startsAt + seq * 1000;
  return {
    ...{ seq, at, closedAt: at, bet: 100n, win: BigInt(win) },
    ...{ coin: 'GLD', purse: 'MAIN', gameId: games.amber, ...changes },
  };
};
