import { describe, expect, test } from '@jest/globals';
import * as v from 'valibot';
import {
  amountRule,
  claimDailyRules,
  claimPackageRules,
  moveCoinsRules,
  saveCoinPackageRules,
  saveCoinTypeRules,
} from './coin-rules';
import { notAmounts } from '../wallet/testing/not-amounts';

describe('an amount', () => {
  test.each(['1', '1000000000000'])('may be %s', (amount) => {
    expect(v.is(amountRule, amount)).toBe(true);
  });

  test.each(notAmounts)('may not be %j', (amount) => {
    expect(v.is(amountRule, amount)).toBe(false);
  });

  test.each([
    [undefined, 'required'],
    ['', 'required'],
    ['ten', 'number'],
    ['1.5', 'decimals'],
    ['0,500', 'decimals'],
    ['0', 'positive'],
    ['1000000000001', 'format'],
  ])('rejects %j as %s, with one error', (amount, message) => {
    expect(v.safeParse(amountRule, amount).issues?.map((issue) => issue.message)).toEqual([message]);
  });
});

describe('a coin', () => {
  const coin = {
    brandId: 'x',
    expectedVersion: 1,
    code: 'GEM',
    name: 'Gems',
    kind: 'PLAY',
    decimals: 2,
    signupGrant: '100000',
    dailyGrant: '0',
    maxBalance: '9000000000000000',
  };
  const accepts = (change: object) => v.is(saveCoinTypeRules, { ...coin, ...change });

  test.each([{}, { code: 'GEMXY', decimals: 0 }, { signupGrant: '0' }, { maxBalance: '100000' }])(
    'accepts %j',
    (change) => {
      expect(accepts(change)).toBe(true);
    },
  );

  test.each([
    { code: 'gem' },
    { code: 'G' },
    { code: 'GEMXYZ' },
    { code: 'GE1' },
    { name: 'G' },
    { kind: 'MONEY' },
    { decimals: 7 },
    { decimals: -1 },
    { decimals: 1.5 },
    { signupGrant: '-1' },
    { signupGrant: '1000000000001' },
    { signupGrant: 'ten' },
    { maxBalance: 'ten' },
    { dailyGrant: '' },
    { maxBalance: '0' },
    { maxBalance: '9000000000000001' },
    { maxBalance: '99999' },
    { dailyGrant: '101', signupGrant: '0', maxBalance: '100' },
    { purchasable: true },
    { expectedVersion: 0 },
  ])('rejects %j', (change) => {
    expect(accepts(change)).toBe(false);
  });
});

test.each(['signupGrant', 'dailyGrant'])('rejects a %s above the highest balance, at its field', (field) => {
  const coin = { brandId: 'x', expectedVersion: 1, code: 'GEM', name: 'Gems', kind: 'PLAY', decimals: 2 };
  const amounts = { signupGrant: '100', dailyGrant: '100', maxBalance: '100', [field]: '101' };
  const { issues = [] } = v.safeParse(saveCoinTypeRules, { ...coin, ...amounts });
  expect(issues.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([[field, 'ceiling']]);
});

describe('a package', () => {
  const offer = {
    brandId: 'x',
    expectedVersion: 1,
    name: 'Weekend',
    coins: [{ code: 'GEM', amount: '500' }],
    cooldownHours: 24,
    maxClaimsPerUser: 1,
    active: true,
  };
  const accepts = (change: object) => v.is(saveCoinPackageRules, { ...offer, ...change });
  const coins = (...codes: string[]) => ({ coins: codes.map((code) => ({ code, amount: '1' })) });

  test.each([{}, { id: 'y' }, { cooldownHours: 720, maxClaimsPerUser: 1000 }, coins('AA', 'BB', 'CC')])(
    'accepts %j',
    (change) => {
      expect(accepts(change)).toBe(true);
    },
  );

  test.each([
    coins(),
    coins('AA', 'AA'),
    coins('AA', 'BB', 'CC', 'DD', 'EE', 'FF'),
    { coins: [{ code: 'GEM', amount: '0' }] },
    { cooldownHours: 0 },
    { cooldownHours: 721 },
    { maxClaimsPerUser: 0 },
    { active: 'yes' },
    { price: '1' },
  ])('rejects %j', (change) => {
    expect(accepts(change)).toBe(false);
  });
});

describe('a manual movement', () => {
  const wish = {
    brandId: 'x',
    userId: 'y',
    coin: 'GEM',
    amount: '5',
    reason: 'Made up for a fault',
    requestId: '01JCXW2T5N8V3Y6ZB9Q4R7S0KM',
  };
  const accepts = (change: object) => v.is(moveCoinsRules, { ...wish, ...change });

  test.each([
    {},
    { amount: '1000000000000' },
    { reason: 'sum' },
    { requestId: '7ZZZZZZZZZZZZZZZZZZZZZZZZZ' },
  ])('accepts %j', (change) => {
    expect(accepts(change)).toBe(true);
  });

  test.each([
    { amount: '0' },
    { amount: 5 },
    { reason: '' },
    { reason: '  ab  ' },
    { reason: 'a'.repeat(501) },
    { requestId: 'A'.repeat(25) },
    { requestId: '0'.repeat(27) },
    { requestId: '80000000000000000000000000' },
    { requestId: '0'.repeat(25) + 'U' },
    { requestId: '01jcxw2t5n8v3y6zb9q4r7s0km' },
    { requestId: crypto.randomUUID() },
    { requestId: 'GRANT#00000000000' },
    { requestId: 'é'.repeat(20) },
    { userId: '' },
    { userId: 'a'.repeat(65) },
    { coin: 'gem' },
    { key: 'mine' },
  ])('rejects %j', (change) => {
    expect(accepts(change)).toBe(false);
  });

  test('reads a claim of a package or of daily coins', () => {
    expect(v.is(claimPackageRules, { brandId: 'x', packageId: 'y', requestId: '0'.repeat(26) })).toBe(true);
    expect(v.is(claimPackageRules, { brandId: 'x', packageId: '', requestId: '0'.repeat(26) })).toBe(false);
    expect(v.is(claimDailyRules, { brandId: 'x', coin: 'GEM' })).toBe(true);
    expect(v.is(claimDailyRules, { brandId: 'x', coin: '' })).toBe(false);
  });
});
