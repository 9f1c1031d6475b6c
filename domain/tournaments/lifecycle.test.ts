import { expect, test } from '@jest/globals';
import { acceptsEntries, type StoredStatus, statusAt } from './lifecycle';
import { endsAt, rulesWith, startsAt } from './testing/tournament';

const at = (status: StoredStatus, now: number) => statusAt({ ...rulesWith(), status }, now);

test('derives the status of a published tournament from the clock', () => {
  expect(at('PUBLISHED', startsAt - 1)).toBe('SCHEDULED');
  expect(at('PUBLISHED', startsAt)).toBe('RUNNING');
  expect(at('PUBLISHED', endsAt - 1)).toBe('RUNNING');
  expect(at('PUBLISHED', endsAt)).toBe('SETTLING');
});

test.each(['DRAFT', 'SETTLED', 'CANCELLED'] as const)('%s does not depend on the clock', (status) => {
  for (const now of [0, startsAt, endsAt, endsAt * 2]) expect(at(status, now)).toBe(status);
});

test('closes entries at the end, or at the start if entrants are required', () => {
  const rules = { ...rulesWith(), status: 'PUBLISHED' as const };
  const withMinimum = { ...rules, minEntrants: 2 };
  for (const [now, open, openWithMinimum] of [
    [startsAt - 1, true, true],
    [startsAt, true, false],
    [endsAt - 1, true, false],
    [endsAt, false, false],
  ] as const)
    expect([acceptsEntries(rules, now), acceptsEntries(withMinimum, now)]).toEqual([open, openWithMinimum]);
});
