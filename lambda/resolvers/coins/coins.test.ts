import { beforeEach, describe, expect, test } from '@jest/globals';
import { brandKey } from '#domain/keys';
import { type Asker, givenFields, valueOf } from '#test/support/fields';
import {
  coinType,
  givenBrand,
  givenCasino,
  givenOperator,
  givenPlayer,
  type Operator,
} from '#test/world/given/operator';
import { refused, rowOf } from '#test/world/given/provider';

const fields = givenFields();
let ada: Operator;
let brandId: string;
beforeEach(async () => {
  ada = await givenOperator(fields);
  brandId = await givenBrand(fields, ada, await givenCasino(fields, ada, 'ACTIVE'));
});

const gold = {
  code: 'GLD',
  name: 'Gold',
  kind: 'PLAY',
  decimals: 2,
  signupGrant: '100000',
  dailyGrant: '0',
  maxBalance: '9000000000000000',
};
const starter = {
  name: 'Starter',
  coins: [{ code: 'GLD', amount: '500' }],
  cooldownHours: 24,
  maxClaimsPerUser: 3,
  active: true,
};
const save = (asker: Asker, field: 'saveCoinType' | 'saveCoinPackage', input: object, expectedVersion = 1) =>
  fields.ask(asker, `Mutation.${field}`, { input: { brandId, expectedVersion, ...input } });
const saveCoin = (more: object = {}, expectedVersion = 1) =>
  save(ada, 'saveCoinType', { ...gold, ...more }, expectedVersion);
const savePackage = (more: object = {}, expectedVersion = 1) =>
  save(ada, 'saveCoinPackage', { ...starter, ...more }, expectedVersion);

describe('a coin', () => {
  test('is added with a new code and changed with an existing one; amounts are stored as numbers', async () => {
    const silver = { ...gold, code: 'SLV', name: ' Silver ', kind: 'PROMO', decimals: 0 };
    expect(valueOf(await saveCoin(silver)).coinTypes).toMatchObject([
      { code: 'GLD' },
      { ...silver, name: 'Silver', purchasable: false, redeemable: false },
    ]);
    const changed = valueOf(await saveCoin({ name: 'Doubloons', signupGrant: '0' }, 2));
    expect(changed.coinTypes).toMatchObject([
      { code: 'GLD', name: 'Doubloons', signupGrant: '0' },
      { code: 'SLV' },
    ]);
    expect((await rowOf(fields, brandKey(brandId)))?.coinTypes).toMatchObject([
      { code: 'GLD', signupGrant: 0, maxBalance: 9_000_000_000_000_000 },
      { code: 'SLV', signupGrant: 100_000 },
    ]);
  });

  test.each([{ kind: 'PROMO' }, { decimals: 3 }])('never changes its %j', async (more) => {
    expect(await saveCoin(more)).toEqual(refused('coin.fixed', { code: 'GLD' }));
  });

  test('is limited to ten in a brand', async () => {
    const coinTypes = 'ABCDEFGHIJ'.split('').map((letter) => coinType(`C${letter}`));
    const casinoId = await givenCasino(fields, ada);
    brandId = await givenBrand(fields, ada, casinoId, 'DRAFT', { coinTypes });
    expect(await saveCoin()).toEqual(refused('brand.too-many', { limit: 10 }));
    expect(valueOf(await saveCoin({ code: 'CA' })).version).toBe(2);
  });

  test.each([
    [{ code: 'gld' }, 'input.invalid', { field: 'code' }],
    [{ code: 'G' }, 'input.too-short', { field: 'code' }],
    [{ code: 'GOLDEN' }, 'input.too-long', { field: 'code' }],
    [{ name: 'x' }, 'input.too-short', { field: 'name' }],
    [{ decimals: 7 }, 'input.invalid', { field: 'decimals' }],
    [{ decimals: -1 }, 'input.invalid', { field: 'decimals' }],
    [{ maxBalance: '0' }, 'input.invalid', { field: 'maxBalance' }],
    [{ maxBalance: '9000000000000001' }, 'input.invalid', { field: 'maxBalance' }],
    [{ signupGrant: '1000000000001' }, 'input.invalid', { field: 'signupGrant' }],
    [{ maxBalance: '99999' }, 'input.invalid', { field: 'signupGrant' }],
    [{ maxBalance: '100000', dailyGrant: '100001' }, 'input.invalid', { field: 'dailyGrant' }],
  ])('is not saved with %j', async (more, code, reported) => {
    expect(await saveCoin(more)).toEqual(refused(code, reported));
  });

  const noAmounts = [
    '-1',
    '01',
    '1.5',
    '1e3',
    ' 1',
    '1 ',
    '1\n',
    '',
    '+1',
    '٣',
    'NaN',
    '1,000',
    '9'.repeat(39),
  ];
  test.each(noAmounts)('does not grant %j', async (amount) => {
    expect(await saveCoin({ dailyGrant: amount })).toEqual(refused('input.invalid', { field: 'dailyGrant' }));
  });
});

describe('a package', () => {
  test('is added, and changed by its id', async () => {
    const [added] = valueOf(await savePackage()).packages as { id: string }[];
    expect(added).toMatchObject(starter);
    const changed = valueOf(await savePackage({ id: added?.id, name: 'Weekend', active: false }, 2));
    expect(changed.packages).toEqual([{ ...starter, id: added?.id, name: 'Weekend', active: false }]);
    expect(await savePackage({ id: 'x'.repeat(26) }, 3)).toEqual(refused('package.missing'));
  });

  test('is limited to twenty in a brand', async () => {
    const packages = Array.from({ length: 20 }, (_, at) => ({ id: `${at}`, ...starter, coins: [] }));
    const casinoId = await givenCasino(fields, ada);
    brandId = await givenBrand(fields, ada, casinoId, 'DRAFT', { packages });
    expect(await savePackage()).toEqual(refused('brand.too-many', { limit: 20 }));
  });

  const [one] = starter.coins;
  test.each([
    [{ name: ' ' }, 'input.required', { field: 'name' }],
    [{ coins: [] }, 'input.required', { field: 'coins' }],
    [{ coins: Array(6).fill(one) }, 'input.too-long', { field: 'coins', limit: 5 }],
    [{ coins: [one, one] }, 'input.invalid', { field: 'coins' }],
    [{ coins: [{ code: 'SLV', amount: '1' }] }, 'coin.missing', { code: 'SLV' }],
    [{ coins: [{ code: 'GLD', amount: '0' }] }, 'input.invalid', { field: 'coins.amount' }],
    [{ coins: [{ code: 'GLD', amount: '1000000000001' }] }, 'input.invalid', { field: 'coins.amount' }],
    [{ cooldownHours: 0 }, 'input.invalid', { field: 'cooldownHours' }],
    [{ cooldownHours: 721 }, 'input.invalid', { field: 'cooldownHours' }],
    [{ maxClaimsPerUser: 0 }, 'input.invalid', { field: 'maxClaimsPerUser' }],
    [{ maxClaimsPerUser: 1001 }, 'input.invalid', { field: 'maxClaimsPerUser' }],
  ])('is not saved with %j', async (more, code, reported) => {
    expect(await savePackage(more)).toEqual(refused(code, reported));
  });
});

describe('the threshold for confirmations', () => {
  const above = (by: Asker, confirmPromotionsAbove: string | null, version: number) =>
    save(by, 'saveCoinType', { ...gold, confirmPromotionsAbove }, version);
  const stored = { code: 'GLD', confirmPromotionsAbove: 5000 };
  beforeEach(async () => {
    const casinoId = await givenCasino(fields, ada, 'ACTIVE');
    const coinTypes = [coinType('GLD', 'PLAY', stored)];
    brandId = await givenBrand(fields, ada, casinoId, 'ACTIVE', { coinTypes });
  });

  test.each(['5001', null])('becomes %s once a second manager saves the same value', async (amount) => {
    const other = await givenPlayer(fields, brandId, 'ADMIN');
    const { coinTypes } = valueOf(await above(ada, amount, 1));
    expect(coinTypes).toMatchObject([
      { confirmPromotionsAbove: '5000', thresholdRequest: { amount, requestedBy: ada.sub } },
    ]);
    expect(await above(ada, amount, 2)).toEqual(refused('threshold.own', { kind: 'forbidden' }));
    // Saving another field with the current threshold keeps the request.
    expect(valueOf(await above(other, '5000', 2)).coinTypes).toMatchObject([
      { thresholdRequest: { amount } },
    ]);
    expect(valueOf(await above(other, amount, 3)).coinTypes).toMatchObject([
      { confirmPromotionsAbove: amount, thresholdRequest: null },
    ]);
  });

  test('is not raised by a second manager who saves another value, which replaces the request', async () => {
    const other = await givenPlayer(fields, brandId, 'ADMIN');
    await above(other, '9000', 1);
    expect(valueOf(await above(ada, '8000', 2)).coinTypes).toMatchObject([
      { confirmPromotionsAbove: '5000', thresholdRequest: { amount: '8000', requestedBy: ada.sub } },
    ]);
  });

  test('is confirmed by the owner, and is set by one manager where there is none', async () => {
    const other = await givenPlayer(fields, brandId, 'ADMIN');
    await above(other, null, 1);
    expect(valueOf(await above(ada, null, 2)).coinTypes).toMatchObject([{ confirmPromotionsAbove: null }]);
    expect(valueOf(await above(other, '1', 3)).coinTypes).toMatchObject([{ confirmPromotionsAbove: '1' }]);
  });

  test('and its request are not shown to players', async () => {
    await above(ada, '9000', 1);
    const shown = await fields.ask(await givenPlayer(fields, brandId), 'Query.getBrand', { id: brandId });
    expect(valueOf(shown).coinTypes).toMatchObject([
      { confirmPromotionsAbove: null, thresholdRequest: null },
    ]);
  });

  test('is lowered by one manager; a waiting request is removed', async () => {
    await above(ada, '9000', 1);
    expect(valueOf(await above(ada, '4000', 2)).coinTypes).toMatchObject([
      { confirmPromotionsAbove: '4000', thresholdRequest: null },
    ]);
  });

  test('is not confirmed by a manager whose level is newer than the request', async () => {
    await above(ada, '9000', 1);
    const levelSetAt = new Date(Date.now() + 1000).toISOString();
    const other = await givenPlayer(fields, brandId, 'ADMIN', { levelSetAt });
    expect(await above(other, '9000', 2)).toEqual(
      refused('confirmation.level-too-new', { kind: 'forbidden' }),
    );
  });
});

describe.each([
  ['saveCoinType', gold],
  ['saveCoinPackage', starter],
] as const)('%s', (field, input) => {
  test('is allowed to managers of the brand', async () => {
    const supporter = await givenPlayer(fields, brandId, 'SUPPORT');
    const manager = await givenPlayer(fields, brandId, 'ADMIN');
    expect(await save(supporter, field, input)).toEqual(refused('brand.level-too-low'));
    expect(valueOf(await save(manager, field, input)).version).toBe(2);
  });

  test('is refused for an older version, a missing brand and a closed brand', async () => {
    expect(await save(ada, field, input, 7)).toEqual(refused('brand.stale', { version: 1 }));
    const casinoId = await givenCasino(fields, ada);
    brandId = await givenBrand(fields, ada, casinoId, 'CLOSED');
    expect(await save(ada, field, input)).toEqual(refused('brand.wrong-status', { status: 'CLOSED' }));
    brandId = 'x'.repeat(26);
    expect(await save(ada, field, input)).toEqual(refused('brand.missing'));
  });
});
