import { beforeEach, expect, test } from '@jest/globals';
import { brandDaysPartition } from '#domain/keys';
import { type Asker, givenFields, valueOf } from '#test/support/fields';
import { givenOpenBrand, givenPlayer, type Operator } from '#test/world/given/operator';
import { givenProvider, newId, refused } from '#test/world/given/provider';

const fields = givenFields();
let brandId: string;
let operator: Operator;
const admin = { sub: 'admin', groups: ['ADMINS'] };
const range = { from: '2026-01-01', to: '2026-01-31' };
beforeEach(async () => {
  ({ brandId, operator } = await givenOpenBrand(fields));
  await fields.give(
    {
      ...{ pk: brandDaysPartition(brandId), sk: '2026-01-02', v: 1 },
      ...{ players: 3, newPlayers: 1, sessions: 4, playedMs: 9500, cohorts: {}, gifts: { GLD: '7' } },
      ...{ coins: { GLD: [2, '200', '150'] }, providers: {} },
    },
    'Play',
  );
});

const brand = (asker: Asker, more: object = {}) =>
  fields.ask(asker, 'Query.getBrandMetrics', { brandId, ...range, ...more });
const ofCompany = (field: string, asker: Asker, companyId = operator.companyId) =>
  fields.ask(asker, `Query.${field}`, { companyId, ...range });

test('only the owner, admins and level ADMIN can read the metrics of a brand', async () => {
  const manager = await givenPlayer(fields, brandId, 'ADMIN');
  for (const asker of [operator, admin, manager])
    expect(valueOf(await brand(asker))).toMatchObject({
      brandId,
      totals: { playerDays: 3, playedSeconds: 10, coins: [{ coin: 'GLD', decimals: 2, ngr: '43' }] },
    });
  for (const level of ['SUPPORT', 'PLAYER'] as const)
    expect(await brand(await givenPlayer(fields, brandId, level))).toEqual(refused('brand.level-too-low'));
  expect(await brand(admin, { brandId: newId() })).toEqual(refused('brand.missing'));
});

test('only the owner of a company and admins can read its metrics', async () => {
  for (const field of ['getOperatorMetrics', 'getProviderMetrics']) {
    for (const asker of [operator, admin])
      expect(valueOf(await ofCompany(field, asker))).toMatchObject({ companyId: operator.companyId });
    expect(await ofCompany(field, await givenProvider(fields))).toEqual(refused('company.missing'));
    for (const id of [newId(), 'short', '../../../../../../../../..'])
      expect(await ofCompany(field, admin, id)).toEqual(refused('company.missing'));
  }
});

test('removes the time zone of a day, because days are UTC', async () => {
  expect(valueOf(await brand(operator, { from: '2026-01-02+09:00', to: '2026-01-02Z' }))).toMatchObject({
    from: '2026-01-02',
    to: '2026-01-02',
    totals: { playerDays: 3 },
  });
});

test('returns the field of a refused range', async () => {
  const reversed = { from: '2026-02-01', to: '2026-01-01' };
  expect(await brand(operator, reversed)).toMatchObject({
    refusal: 'range.reversed',
    reported: { kind: 'invalid', field: 'from' },
  });
  const long = { from: '2024-12-31', to: '2026-01-01' };
  expect(await fields.ask(admin, 'Query.getPlatformMetrics', long)).toMatchObject({
    refusal: 'range.too-long',
    reported: { field: 'from', days: 366 },
  });
});
