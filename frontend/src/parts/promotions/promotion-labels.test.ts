import { expect, test } from 'vitest';
import {
  cashback,
  dailyGrant,
  dailyWheel,
  freeRounds,
  matchGrant,
  mission,
  prizeDrop,
  promoCode,
  welcomeGrant,
} from '#domain/promotions/presets';
import type { PromotionRules, Recurrence } from '#domain/promotions/rules';
import { chanceText, conditionText, promotionSummary } from './promotion-labels';
import { collectableText, percentText } from './reward-labels';

const base = {
  ...{ promotionId: 'p', version: 1, brandId: 'b', name: 'Advent', coin: 'GLD', decimals: 2, termsText: 'T' },
  ...{ startsAt: '2026-12-01T12:00:00.000Z', endsAt: '2026-12-24T12:00:00.000Z' },
  ...{ budget: '100000', maxClaims: null },
};
const until = 'from Dec 1, 2026 to Dec 24, 2026 (UTC).';

/** Daily coins in a time zone, in which the dates of `base` are one day later. */
function openAt(recurring: Recurrence): PromotionRules {
  const rules = dailyGrant({ ...base, timeZone: 'Pacific/Auckland' }, { amount: '1000' });
  return { ...rules, schedule: { ...rules.schedule, recurring } };
}

test.each([
  [
    welcomeGrant({ ...base, endsAt: null }, { amount: '1000' }),
    'Players who join collect 10.00 GLD once from Dec 1, 2026 on (UTC).',
  ],
  [
    cashback(base, { every: 'WEEK', basisPoints: 1050, cap: '5000' }),
    `Players collect 10.5% of their net loss of the week before, at most 50.00 GLD, once a week ${until}`,
  ],
  [
    matchGrant(base, { atLeast: '10000', basisPoints: 1000, cap: '5000', perPeriod: 'DAY' }),
    `Players who bet at least 100.00 GLD in total in a day collect 10% of their bets of the day, at most 50.00 GLD, once a day ${until}`,
  ],
  [
    promoCode(
      { ...base, eligibility: { tiers: [1, 2], countries: ['DE'], joinedWithinDays: 30 } },
      { code: 'ADVENT', amount: '1000' },
    ),
    `Players of tier 1 or 2 from Germany who joined less than 30 days ago and enter the code ADVENT collect 10.00 GLD once ${until}`,
  ],
  [
    promoCode({ ...base, eligibility: { tags: ['vip', 'launch'] } }, { code: 'ADVENT', amount: '1000' }),
    `Players with one of the tags vip or launch who enter the code ADVENT collect 10.00 GLD once ${until}`,
  ],
  [
    welcomeGrant({ ...base, eligibility: { countries: ['DE'], tags: ['vip'] } }, { amount: '1000' }),
    `Players from Germany with the tag vip who join collect 10.00 GLD once ${until}`,
  ],
  [
    prizeDrop(base, { fromX100: 10_000, gameIds: ['g'], amount: '1000', perPeriod: 'MONTH' }),
    `Players who play a round that pays at least 100 × bet in a month on Amber collect 10.00 GLD once a month ${until}`,
  ],
  [
    freeRounds(base, { gameId: 'g', count: 3, bet: '100', maxWin: '50000' }),
    `Players collect 3 free rounds of 1.00 GLD, with wins of at most 500.00 GLD, once ${until}`,
  ],
  [
    dailyWheel(base, {
      sectors: [
        { label: 'A', weight: 3, amount: '100' },
        { label: 'B', weight: 1, amount: '500' },
      ],
    }),
    `Players collect up to 5.00 GLD from a wheel once a day ${until}`,
  ],
  [
    openAt({ every: 'WEEK', days: [5, 6], fromMinute: 22 * 60, minutes: 270 }),
    `Players collect 10.00 GLD once a day, on Fridays and Saturdays between 22:00 and 02:30 from Dec 2, 2026 to Dec 25, 2026 (Pacific/Auckland).`,
  ],
  [
    openAt({ every: 'MONTH', days: [15], fromMinute: 0, minutes: 1440 }),
    `Players collect 10.00 GLD once a day, on day 15 of the month from Dec 2, 2026 to Dec 25, 2026 (Pacific/Auckland).`,
  ],
])('summarizes the rules of case %#', (rules, sentence) => {
  expect(promotionSummary(rules, new Map([['g', 'Amber']]))).toBe(sentence);
});

test.each([
  [welcomeGrant(base, { amount: '1000' }), '1000', '10.00 GLD'],
  [freeRounds(base, { gameId: 'g', count: 3, bet: '100', maxWin: '50000' }), '50000', '3 free rounds'],
  [freeRounds(base, { gameId: 'g', count: 1, bet: '100', maxWin: '50000' }), '50000', '1 free round'],
  [welcomeGrant(base, { amount: '1000' }), null, ''],
])('names the reward that case %# collects', (rules, amount, text) => {
  expect(collectableText({ rules, amount, coin: 'GLD', decimals: 2 })).toBe(text);
});

test('describes the tasks of a mission', () => {
  const within = { kind: 'PERIOD' } as const;
  const tasks = [
    { measure: 'COUNT', of: 'ROUNDS', from: null, atLeast: '50', within, gameIds: null },
    { measure: 'STREAK', of: 'WINS', from: '100', atLeast: '3', within, gameIds: ['g', 'h'] },
    { measure: 'MAX', of: 'WINS', from: null, atLeast: '2000', within: { kind: 'PROMOTION' }, gameIds: null },
  ] as const;
  const rules = mission(base, { tasks, amount: '1000', perPeriod: 'WEEK' });
  expect(tasks.map((task) => conditionText(task, rules))).toEqual([
    'play at least 50 rounds in a week',
    'play at least 3 rounds in a row that win at least 1.00 GLD in a week on 2 games',
    'play a round that wins at least 20.00 GLD',
  ]);
});

test('writes shares and chances in percent', () => {
  expect([10_000, 1000, 1050, 1].map(percentText)).toEqual(['100%', '10%', '10.5%', '0.01%']);
  expect([chanceText(1, 8), chanceText(1, 3), chanceText(1, 1_000_000)]).toEqual([
    '12.5%',
    '33.33%',
    '<0.01%',
  ]);
});
