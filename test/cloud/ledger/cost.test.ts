import { beforeAll, expect, test } from '@jest/globals';
import { measureLedgerCosts, type LedgerCosts } from './cost';
import { dollarsPerMillion } from '#tools/scale/prices';

let costs: LedgerCosts;
beforeAll(async () => (costs = await measureLedgerCosts()));

// https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis.html, "Capacity management"
test('a bet or a win costs four units, six with the treasury, plus the indexes', () => {
  const venue = { reads: 1, tables: 4, indexes: 2, chain: 1 };
  const treasury = { ...venue, tables: 6 };
  const declined = { reads: 1, tables: 1, indexes: 1, chain: 1 };
  expect(costs.movements).toEqual({
    grant: treasury,
    bet: venue,
    win: venue,
    withdrawal: treasury,
    'bet without coins': declined,
    refusal: { ...declined, reads: 0 },
  });
});

test('linking a movement costs a fifteenth of a unit in a full block', () => {
  expect(costs.chainOfWholeBlock).toBeLessThanOrEqual(0.07);
});

test('a million movements cost at most 6 dollars, including chain and indexes', () => {
  for (const { reads, tables, indexes, chain } of Object.values(costs.movements))
    expect(dollarsPerMillion({ reads, writes: tables + indexes + chain })).toBeLessThanOrEqual(6);
});
