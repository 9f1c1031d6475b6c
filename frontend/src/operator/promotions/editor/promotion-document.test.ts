import { expect, test } from 'vitest';
import type { PromotionType } from '#domain/generated/types';
import {
  freeRounds,
  mission,
  type PresetBase,
  presets,
  prizeDrop,
  withTickets,
} from '#domain/promotions/presets';
import type { PromotionRules } from '#domain/promotions/rules';
import { presetBase, wheelRules } from '../testing/promotion-of';
import { formShowsAll, rulesOf, valuesOf } from './promotion-document';

const base: PresetBase = {
  ...presetBase,
  maxClaims: 50,
  eligibility: { tiers: [1, 2], countries: ['MT', 'DE'], tags: ['vip'], joinedWithinDays: 30 },
  wagering: {
    ...{ multiple: 10, validDays: 14, maxBet: '250', maxWin: '5000', spendOrder: 'CLAIM_FIRST' },
    gameWeights: [{ gameId: 'amber', weightX100: 50 }],
  },
};
const grant = { amount: '1250', perPeriod: 'WEEK' } as const;
const share = { basisPoints: 1050, cap: '9900' };
const period = { within: { kind: 'PERIOD' } } as const;

const documents: Readonly<Record<PromotionType, PromotionRules>> = {
  WELCOME_GRANT: presets.WELCOME_GRANT(base, grant),
  DAILY_GRANT: withTickets(presets.DAILY_GRANT(base, grant), { coin: 'TKT', decimals: 1, amount: '25' }),
  DAILY_WHEEL: wheelRules,
  FREE_ROUNDS: freeRounds(base, { gameId: 'amber', count: 5, bet: '300', maxWin: '700' }),
  MISSION: mission(base, {
    ...grant,
    tasks: [
      { ...period, measure: 'SUM', of: 'BETS', from: null, atLeast: '1050', gameIds: ['amber'] },
      { ...period, measure: 'STREAK', of: 'MULTIPLIER', from: '150', atLeast: '3', gameIds: null },
    ],
  }),
  CASHBACK: presets.CASHBACK(base, { every: 'MONTH', ...share }),
  MATCH_GRANT: presets.MATCH_GRANT(base, { atLeast: '2000', perPeriod: 'ONCE', ...share }),
  PROMO_CODE: presets.PROMO_CODE(base, { code: 'HARBOUR', amount: '5' }),
  PRIZE_DROP: prizeDrop(base, { ...grant, fromX100: 10_050, gameIds: ['amber', 'birch'] }),
  TOURNAMENT_REWARD: presets.TOURNAMENT_REWARD(base, grant),
  INVITATION: presets.INVITATION(base, grant),
};

test.each(Object.entries(documents))(
  'the form of %s returns the document that it was opened with',
  (type, rules) => {
    const { promotionId, brandId, version, decimals, schedule, reward } = rules;
    const identity = { promotionId, brandId, version, decimals, timeZone: schedule.timeZone };
    const ticketDecimals = reward.kind === 'TICKETS' ? reward.decimals : 0;
    const values = valuesOf(type as PromotionType, rules);
    expect(rulesOf(type as PromotionType, values, { ...identity, ticketDecimals })).toEqual(rules);
  },
);

test.each([
  ['a condition', { conditions: documents.MATCH_GRANT.conditions }],
  ['a level', { eligibility: { ...documents.WELCOME_GRANT.eligibility, levels: ['PLAYER'] } }],
  ['another reward', { reward: documents.CASHBACK.reward }],
  ['a group', { stacking: { exclusive: false, group: 'advent' } }],
] as const)('the form does not show %s that its type does not have', (_what, changes) => {
  expect(formShowsAll('WELCOME_GRANT', { ...documents.WELCOME_GRANT, ...changes })).toBe(false);
});
