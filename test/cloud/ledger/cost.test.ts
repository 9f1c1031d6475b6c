import { beforeAll, expect, test } from '@jest/globals';
import { measureLedgerCosts, type LedgerCost } from './cost';
import { dollarsPerMillion } from '#tools/scale/prices';

let costs: Readonly<Record<string, LedgerCost>>;
beforeAll(async () => (costs = await measureLedgerCosts()));

// https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis.html, "Capacity management"
test('a bet or a win is four units, six with the treasury, and the indexes come on top', () => {
  const house = { reads: 2, tables: 4, indexes: 2, chain: 4 };
  const treasury = { ...house, tables: 6 };
  const declined = { reads: 2, tables: 1, indexes: 1, chain: 4 };
  expect(costs).toEqual({
    grant: treasury,
    bet: house,
    win: house,
    withdrawal: treasury,
    'bet without coins': declined,
    refusal: { ...declined, reads: 1 },
  });
});

test('a million movements cost at most 8 dollars, chain and indexes included', () => {
  for (const { reads, tables, indexes, chain } of Object.values(costs))
    expect(dollarsPerMillion({ reads, writes: tables + indexes + chain })).toBeLessThanOrEqual(8);
});
