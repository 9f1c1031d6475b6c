import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  brandKey,
  casinoBrandsPartition,
  casinoBrandSort,
  casinoKey,
  casinosPartition,
  companiesPartition,
  companyKey,
  gameKey,
  gamesPartition,
  statusSort,
} from '#domain/keys';
import { reconcileSearch } from '#lambda/functions/reconcile-search/reconcile-search';
import { everythingNamed } from '#lambda/stores/search/everything-named';
import { nameIndex } from '#lambda/stores/search/name-index';
import { productTables, type ProductTables } from '#test/world/given/product-tables';

let tables: ProductTables;
beforeAll(async () => {
  tables = await productTables();
});
afterAll(() => tables.stop());

const indexedIds = async () => {
  const rows = await tables.rows('Main');
  return new Set(rows.filter(({ pk }) => String(pk).startsWith('SEARCH#')).map(({ id }) => id));
};

test('the nightly run adds missing entries, once', async () => {
  await givenOneOfEach();
  const reconcile = reconcileSearch({ everything: () => everythingNamed(tables), names: nameIndex(tables) });
  expect((await reconcile()).added).toBeGreaterThan(0);
  for (const id of ['company-1', 'game-1', 'casino-1', 'brand-1']) expect(await indexedIds()).toContain(id);
  expect(await reconcile()).toEqual({ added: 0 });
});

async function givenOneOfEach(): Promise<void> {
  const inPartition = (partition: string, id: string) => ({
    id,
    owner: 'somebody',
    gsi2pk: partition,
    gsi2sk: statusSort('ACTIVE', id),
  });
  const rows = [
    { ...companyKey('company-1'), ...inPartition(companiesPartition, 'company-1'), name: 'Blue Reef' },
    { ...gameKey('game-1'), ...inPartition(gamesPartition, 'game-1'), title: 'Noctua', code: 'noctua' },
    { ...casinoKey('casino-1'), ...inPartition(casinosPartition, 'casino-1'), name: 'Harbour' },
    {
      ...brandKey('brand-1'),
      ...{ id: 'brand-1', owner: 'somebody', name: 'Harbour One', slug: 'harbour-one' },
      gsi1pk: casinoBrandsPartition('casino-1'),
      gsi1sk: casinoBrandSort('brand-1'),
    },
  ];
  for (const row of rows)
    await tables.dynamodb.send(new PutItemCommand({ TableName: 'Main', Item: marshall(row) }));
}
