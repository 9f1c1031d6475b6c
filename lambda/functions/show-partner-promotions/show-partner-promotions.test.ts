import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { getPromotion, listPromotions } from '#domain/generated/novalink-api';
import { brandPromotionsPartition } from '#domain/keys/promotions';
import { showPartnerPromotions } from '#lambda/functions/show-partner-promotions/show-partner-promotions';
import { apiRequest } from '#lambda/runtime/api-request';
import type { Partner } from '#lambda/services/api-keys/signed-answer';
import { ownsBrand } from '#lambda/stores/brands/own-brand';
import { budgetStore } from '#lambda/stores/promotions/budget-store';
import { promotionStore } from '#lambda/stores/promotions/promotion-store';
import { promotionRows } from '#test/authorization/fixtures/promotion';
import { answerErrors } from '#test/support/api-contract';
import { ulidAt } from '#test/world/given/brand-movements';
import { givenBrand } from '#test/world/given/given-brands';
import { productTables, type ProductTables } from '#test/world/given/product-tables';

let tables: ProductTables;
let brand: string;
let own: Partner;
let other: Partner;
/** Newest first. */
const ids = [2, 1, 0].map((day) => ulidAt(`2026-11-0${day + 1}T00:00:00.000Z`));
const foreignId = ulidAt('2026-11-09T00:00:00.000Z');

beforeAll(async () => {
  tables = await productTables();
  const [mine, foreign] = [await givenBrand(tables), await givenBrand(tables)];
  brand = mine.id;
  own = { companyId: mine.companyId, kind: 'OPERATOR' };
  other = { companyId: foreign.companyId, kind: 'OPERATOR' };
  const ofBrand = async (id: string, status: 'DRAFT' | 'PUBLISHED', brandId: string) => {
    for (const row of promotionRows(id, status, 'ada'))
      if (!String(row.pk).startsWith('BRAND#'))
        await tables.dynamodb.send(
          new PutItemCommand({
            TableName: 'Main',
            Item: marshall({
              ...row,
              ...('gsi1pk' in row && { brandId, gsi1pk: brandPromotionsPartition(brandId) }),
            }),
          }),
        );
  };
  for (const [place, id] of ids.entries()) await ofBrand(id, place === 0 ? 'DRAFT' : 'PUBLISHED', brand);
  await ofBrand(foreignId, 'PUBLISHED', foreign.id);
});
afterAll(() => tables.stop());

const show = () =>
  showPartnerPromotions({
    ownsBrand: ownsBrand(tables),
    promotions: promotionStore(tables),
    budgets: budgetStore(tables),
    clock: () => new Date('2026-11-20T12:00:00.000Z'),
  });
const list = (sent: Record<string, string> = {}, partner = own) =>
  show().list(apiRequest(listPromotions, { queryStringParameters: { brand, ...sent } }), partner);
const one = (id: string, partner = own) =>
  show().one(apiRequest(getPromotion, { pathParameters: { id } }), partner);

test('the promotions of a brand are listed newest first, with drafts', async () => {
  const first = await list({ limit: '2' });
  const { items, nextCursor } = await list({ limit: '2', cursor: first.nextCursor ?? '' });
  expect([...first.items, ...items].map(({ id, status }) => [id, status])).toEqual([
    [ids[0], 'DRAFT'],
    [ids[1], 'ACTIVE'],
    [ids[2], 'ACTIVE'],
  ]);
  expect(nextCursor).toBeNull();
  const sent = { method: 'GET', path: '/v1/promotions' };
  expect(answerErrors(sent, { status: 200, answer: first })).toEqual([]);
});

test('a promotion is read with its rules and its remaining budget, without users', async () => {
  const promotion = await one(ids[1] ?? '');
  expect(promotion).toMatchObject({
    brand,
    type: 'DAILY_GRANT',
    remaining: '100000',
    budget: '100000',
    claims: 0,
  });
  expect(promotion.rules).toMatchObject({ schema: 'novalink.promotion-rules/1' });
  expect(JSON.stringify(promotion)).not.toContain('ada');
});

test('promotions and cursors of another company are refused like missing ones', async () => {
  for (const [id, partner] of [
    [foreignId, own],
    [ids[1] ?? '', other],
    ['x', own],
    ['', own],
  ] as const)
    await expect(Promise.resolve().then(() => one(id, partner))).rejects.toMatchObject(
      id === '' ? { field: 'id' } : { code: 'NOT_FOUND' },
    );
  await expect(list({}, other)).rejects.toMatchObject({ field: 'brand' });
  const { nextCursor } = await list({ limit: '1' });
  await expect(list({ cursor: nextCursor ?? '' }, other)).rejects.toMatchObject({ field: 'cursor' });
});
