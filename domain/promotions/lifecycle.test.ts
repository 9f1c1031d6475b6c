import { expect, test } from '@jest/globals';
import {
  needsConfirmation,
  type PromotionAction,
  statusAfter,
  statusAt,
  type StoredStatus,
} from './lifecycle';
import { endsAt, rulesWith, startsAt } from './testing/promotion';

const { schedule } = rulesWith();
const stateOf = (status: StoredStatus, isExhausted = false) => ({ status, schedule, isExhausted });

test.each([
  ['DRAFT', ['DRAFT', 'DRAFT', 'DRAFT', 'DRAFT']],
  ['PUBLISHED', ['SCHEDULED', 'ACTIVE', 'ACTIVE', 'ENDED']],
  ['PAUSED', ['PAUSED', 'PAUSED', 'PAUSED', 'ENDED']],
  ['CANCELLED', ['CANCELLED', 'CANCELLED', 'CANCELLED', 'CANCELLED']],
] as const)('%s moves on with the clock alone', (status, expected) => {
  const times = [startsAt - 1, startsAt, endsAt - 1, endsAt];
  expect(times.map((now) => statusAt(stateOf(status), now))).toEqual(expected);
});

test('a promotion ends with its budget, and without an end only then', () => {
  expect(statusAt(stateOf('PUBLISHED', true), startsAt)).toBe('ENDED');
  expect(statusAt(stateOf('DRAFT', true), startsAt)).toBe('DRAFT');
  const endless = { ...stateOf('PUBLISHED'), schedule: { ...schedule, endsAt: null } };
  expect(statusAt(endless, endsAt * 2)).toBe('ACTIVE');
});

test.each<[action: PromotionAction, status: StoredStatus, now: number, after: StoredStatus | undefined]>([
  ['PUBLISH', 'DRAFT', startsAt, 'PUBLISHED'],
  ['PUBLISH', 'PUBLISHED', startsAt, undefined],
  ['PAUSE', 'PUBLISHED', startsAt - 1, 'PAUSED'],
  ['PAUSE', 'PUBLISHED', startsAt, 'PAUSED'],
  ['PAUSE', 'PUBLISHED', endsAt, undefined],
  ['PAUSE', 'PAUSED', startsAt, undefined],
  ['RESUME', 'PAUSED', startsAt, 'PUBLISHED'],
  ['RESUME', 'PAUSED', endsAt, undefined],
  ['RESUME', 'CANCELLED', startsAt, undefined],
  ['CANCEL', 'PAUSED', startsAt, 'CANCELLED'],
  ['CANCEL', 'PUBLISHED', startsAt, 'CANCELLED'],
  ['CANCEL', 'PUBLISHED', endsAt, undefined],
  ['CANCEL', 'DRAFT', startsAt, undefined],
])('%s of %s', (action, status, now, after) => {
  expect(statusAfter(stateOf(status), action, now)).toBe(after);
});

test('a second admin confirms budgets above the threshold', () => {
  const rules = rulesWith({ limits: { ...rulesWith().limits, budget: '5000' } });
  expect([4999n, 5000n, null].map((threshold) => needsConfirmation(rules, threshold, 0n))).toEqual([
    true,
    false,
    false,
  ]);
  expect([0n, 1n].map((given) => needsConfirmation(rules, 5000n, given))).toEqual([false, true]);
});

test('a second admin confirms tickets above the threshold of their coin', () => {
  const reward = { kind: 'TICKETS', coin: 'TKT', decimals: 0, amount: '3' } as const;
  const limits = { ...rulesWith().limits, budget: '0', maxClaims: 100 };
  const rules = rulesWith({ reward, limits });
  expect([299n, 300n, null].map((threshold) => needsConfirmation(rules, threshold, 0n))).toEqual([
    ...[true, false, false],
  ]);
});
