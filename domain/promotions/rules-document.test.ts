import { describe, expect, test } from '@jest/globals';
import { presets, type PresetBase } from './presets';
import type { PromotionRules } from './rules';
import { parseRules } from './rules-document';
import { conditionOf, rulesWith } from './testing/promotion';

const base: PresetBase = {
  ...{ promotionId: 'P', version: 1, brandId: 'B', name: 'Coins', coin: 'GLD', decimals: 2 },
  ...{ termsText: 'Terms.', startsAt: '2026-11-16T00:00:00.000Z', endsAt: null },
  ...{ budget: '1000', maxClaims: 5 },
};
const documents: readonly PromotionRules[] = [
  rulesWith(),
  presets.WELCOME_GRANT(base, { amount: '5' }),
  presets.FREE_ROUNDS(base, { gameId: 'G', count: 5, bet: '10', maxWin: '100' }),
  presets.CASHBACK(base, { every: 'WEEK', basisPoints: 500, cap: '10' }),
  presets.PROMO_CODE(base, { code: 'HARBOUR', amount: '5' }),
  presets.DAILY_WHEEL(base, { sectors: [{ label: 'a', weight: 1, amount: '0' }] }),
  rulesWith({ reward: { kind: 'TICKETS', coin: 'TKT', decimals: 0, amount: '1' } }),
  rulesWith({ conditions: [conditionOf({ within: { kind: 'SINCE_JOINING', days: 3 } })] }),
];

/** Rules without the fields that the server sets. */
function entered({
  schema: _s,
  promotionId: _p,
  version: _v,
  brandId: _b,
  decimals: _d,
  reward,
  ...rules
}: PromotionRules) {
  if (reward.kind !== 'TICKETS') return { ...rules, reward };
  const { decimals: _t, ...tickets } = reward;
  return { ...rules, reward: tickets };
}

test.each(documents)('a document is read as it was entered: $reward.kind by $trigger.on', (rules) => {
  expect(parseRules(JSON.parse(JSON.stringify(rules)))).toEqual({ rules: entered(rules) });
});

describe('text', () => {
  test('is trimmed, a code in capitals, tags in lower case, and a time in UTC', () => {
    const eligibility = { ...rulesWith().eligibility, tags: [' VIP ', 'launch'] };
    const rules = rulesWith({ name: '  Harbour ', trigger: { on: 'CODE', code: ' sea-1 ' }, eligibility });
    const parsed = parseRules({
      ...rules,
      schedule: { ...rules.schedule, startsAt: '2026-11-16T01:00:00+01:00' },
    });
    expect(parsed).toMatchObject({
      rules: {
        ...{ name: 'Harbour', trigger: { on: 'CODE', code: 'SEA-1' } },
        eligibility: { tags: ['vip', 'launch'] },
        schedule: { startsAt: '2026-11-16T00:00:00.000Z' },
      },
    });
  });

  test.each([
    ['name', rulesWith({ name: '' })],
    ['name', rulesWith({ name: 'Left \u202E right' })],
    ['termsText', rulesWith({ termsText: 'x'.repeat(10_001) })],
    ['trigger.on', rulesWith({ trigger: { on: 'NEVER' as 'MANUAL' } })],
    [
      'conditions[1].measure',
      rulesWith({ conditions: [conditionOf(), conditionOf({ measure: 'MEAN' as 'SUM' })] }),
    ],
    [
      'reward.sectors[0].label',
      presets.DAILY_WHEEL(base, { sectors: [{ label: ' ', weight: 1, amount: '0' }] }),
    ],
    ['limits.perPeriod', rulesWith({ limits: { ...rulesWith().limits, perPeriod: 'YEAR' as 'DAY' } })],
  ])('that is wrong is named: %s', (path, rules) => {
    expect(parseRules(rules)).toEqual({ path });
  });

  test('of more than 24,000 characters is refused', () => {
    const gameIds = Array.from({ length: 2000 }, (_, index) => `game-${index}-${'x'.repeat(10)}`);
    expect(parseRules(rulesWith({ conditions: [conditionOf({ gameIds })] }))).toEqual({ path: '' });
  });

  test.each([[null], ['text'], [5], [undefined]])('%j is no document', (given) => {
    expect(parseRules(given)).toEqual({ path: '' });
  });
});
