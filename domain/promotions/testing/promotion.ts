import type { CountedRound } from '../conditions';
import type { PlayerFacts } from '../eligibility';
import type { Condition, PromotionRules } from '../rules';

export const games = { amber: '01KAJ3ZV8N4Q6T9XWCB2R5M7AA', birch: '01KAJ3ZV8N4Q6T9XWCB2R5M7BB' } as const;

/** A Monday. */
export const startsAt = Date.parse('2026-11-16T00:00:00.000Z');
export const endsAt = Date.parse('2026-12-14T00:00:00.000Z');
export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

export const rulesWith = (changes: Partial<PromotionRules> = {}): PromotionRules => ({
  schema: 'novalink.promotion-rules/1',
  promotionId: '01KAJ3ZV8N4Q6T9XWCB2R5M7PR',
  version: 1,
  brandId: '01KAJ3ZV8N4Q6T9XWCB2R5M7BR',
  name: 'Weekday mission',
  coin: 'GLD',
  decimals: 2,
  trigger: { on: 'ROUND_CLOSED' },
  eligibility: { tiers: null, levels: null, countries: null, joinedWithinDays: null, tags: null },
  conditions: [conditionOf({ atLeast: '3' })],
  reward: { kind: 'GRANT', amount: '1000' },
  wagering: {
    ...{ multiple: 0, gameWeights: [], maxBet: null, maxWin: null, validDays: 7 },
    spendOrder: 'MAIN_FIRST',
  },
  limits: { budget: '100000', maxClaims: null, perPlayer: null, perPeriod: 'DAY' },
  schedule: {
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
    recurring: null,
  },
  stacking: { exclusive: false, group: null },
  termsText: 'Play three rounds on a day and get 10 coins.',
  ...changes,
});

export const conditionOf = (changes: Partial<Condition> = {}): Condition => ({
  measure: 'COUNT',
  of: 'ROUNDS',
  from: null,
  atLeast: '1',
  within: { kind: 'PERIOD' },
  gameIds: null,
  ...changes,
});

export const playerOf = (changes: Partial<PlayerFacts> = {}): PlayerFacts => ({
  playerId: 'ada',
  status: 'ACTIVE',
  protectedUntil: null,
  tier: 2,
  level: 'PLAYER',
  country: 'DE',
  joinedAt: startsAt - 30 * dayMs,
  tags: ['news'],
  ...changes,
});

/** A round that was played `seq` seconds after the start of the promotion. */
export const roundOf = (seq: number, win = 0, changes: Partial<CountedRound> = {}): CountedRound => ({
  ...{ seq, at: startsAt + seq * 1000, bet: 100n, win: BigInt(win) },
  ...{ coin: 'GLD', purse: 'MAIN', gameId: games.amber, ...changes },
});
