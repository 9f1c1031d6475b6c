import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { listGames as operation } from '#domain/generated/novalink-api';
import {
  brandKey,
  casinoBrandsPartition,
  casinoBrandSort,
  casinoKey,
  companyCasinosPartition,
  companyCasinoSort,
  gameKey,
} from '#domain/keys';
import { listPartnerGames } from '#lambda/functions/list-partner-games/list-partner-games';
import { apiRequest } from '#lambda/runtime/api-request';
import type { Partner } from '#lambda/services/api-keys/signed-answer';
import { brandsOfCompany } from '#lambda/stores/brands/brands-of-company';
import { catalogueStore } from '#lambda/stores/games/catalogue-store';
import { diamonds } from '@novalink/engine/testing';
import { givenLiveGame, inCatalogue } from '#test/world/given/given-games';
import { productTables, type ProductTables } from '#test/world/given/product-tables';

let tables: ProductTables;
/** Newest first. */
const ofReef: string[] = [];
const ofBay: string[] = [];
const put = (row: object) =>
  tables.dynamodb.send(new PutItemCommand({ TableName: tables.mainTable, Item: marshall(row) }));

beforeAll(async () => {
  tables = await productTables();
  for (const [day, companyId] of ['reef', 'bay', 'bay', 'bay', 'reef'].entries()) {
    const publishedAt = `2026-05-0${day + 1}T12:00:00.000Z`;
    const { id } = await givenLiveGame(tables, companyId, diamonds, { publishedAt });
    await put({ ...(await tables.row('Main', gameKey(id))), ...inCatalogue(publishedAt, id) });
    (companyId === 'reef' ? ofReef : ofBay).unshift(id);
  }
  await put({
    ...{ ...casinoKey('c1'), id: 'c1', name: 'Casino' },
    ...{ gsi1pk: companyCasinosPartition('house'), gsi1sk: companyCasinoSort('c1') },
  });
  for (const [id, status, gameIds] of [
    ['harbour', 'ACTIVE', ofReef],
    ['pier', 'DRAFT', ofReef.slice(1)],
    ['gone', 'CLOSED', ofReef],
  ] as const)
    await put({
      ...{ ...brandKey(id), id, casinoId: 'c1', name: id, status, coinTypes: [], gameIds },
      ...{ gsi1pk: casinoBrandsPartition('c1'), gsi1sk: casinoBrandSort(id) },
    });
});
afterAll(() => tables.stop());

const list = (partner: Partner, queryStringParameters: Record<string, string> = {}) =>
  listPartnerGames({ catalogue: catalogueStore(tables), brandsOf: brandsOfCompany(tables) })(
    apiRequest(operation, { queryStringParameters }),
    partner,
  );
const house: Partner = { companyId: 'house', kind: 'OPERATOR' };
const reef: Partner = { companyId: 'reef', kind: 'PROVIDER' };

test('an operator gets all live games with its brands that offer them, without closed ones', async () => {
  const { items, nextCursor } = await list(house);
  const [newest, oldest] = ofReef;
  expect(items.map(({ id, brandIds }) => [id, brandIds])).toEqual([
    [newest, ['harbour']],
    ...ofBay.map((id) => [id, []]),
    [oldest, ['harbour', 'pier']],
  ]);
  expect(nextCursor).toBeNull();
});

test('an operator never gets brands of another company', async () => {
  const { items } = await list({ companyId: 'other', kind: 'OPERATOR' });
  expect(items.flatMap(({ brandIds }) => brandIds)).toEqual([]);
});

test('a provider gets its own live games, also across pages', async () => {
  const { items, nextCursor } = await list(reef);
  expect(items.map(({ id, brandIds }) => [id, brandIds])).toEqual(ofReef.map((id) => [id, []]));
  expect(nextCursor).toBeNull();
  const found: string[] = [];
  let cursor: string | null = null;
  do {
    const page = await list(reef, { limit: '1', ...(cursor !== null && { cursor }) });
    found.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(found).toEqual(ofReef);
});
