import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PutItemCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { gameKey } from '#domain/keys';
import { diamonds } from '@novalink/engine/testing';
import { listCatalogue as operation } from '#domain/generated/novalink-api';
import { placeOf } from '#lambda/services/games/catalogue-cursor';
import { listCatalogue } from '#lambda/functions/list-catalogue/list-catalogue';
import { apiRequest } from '#lambda/runtime/api-request';
import { catalogueStore } from '#lambda/stores/games/catalogue-store';
import { givenGame, givenLiveGame, inCatalogue } from '#test/world/given/given-games';
import { productTables, type ProductTables } from '#test/world/given/product-tables';

let tables: ProductTables;
const newestFirst: string[] = [];
beforeAll(async () => {
  tables = await productTables();
  for (const day of [1, 2, 3, 4, 5]) {
    const publishedAt = `2026-05-0${day}T12:00:00.000Z`;
    const { id } = await givenLiveGame(tables, 'reef', diamonds, { publishedAt, reviewNote: 'inside' });
    const row = (await tables.rows('Main')).find(({ pk, sk }) => pk === gameKey(id).pk && sk === 'GAME');
    const Item = marshall({ ...row, ...inCatalogue(publishedAt, id) });
    await tables.dynamodb.send(new PutItemCommand({ TableName: 'Main', Item }));
    newestFirst.unshift(id);
  }
  await givenGame(tables, 'reef');
});
afterAll(() => tables.stop());

const ask = (queryStringParameters: Record<string, string> | null) =>
  listCatalogue({ catalogue: catalogueStore(tables) })(apiRequest(operation, { queryStringParameters }));

test('lists offered games, newest first', async () => {
  const { items, nextCursor } = await ask(null);
  expect(items.map(({ id }) => id)).toEqual(newestFirst);
  expect(nextCursor).toBeNull();
});

test('pages through all games', async () => {
  const pages: string[][] = [];
  let cursor: string | null = null;
  do {
    const page = await ask({ limit: '2', ...(cursor ? { cursor } : {}) });
    pages.push(page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor);
  expect(pages.flat()).toEqual(newestFirst);
  expect(pages.slice(0, 2).map(({ length }) => length)).toEqual([2, 2]);
});

test('leaves out games without images of all symbols on request, and pages through the others', async () => {
  const [bare = ''] = newestFirst;
  const key = marshall(gameKey(bare));
  const change = (hasArt: boolean) =>
    tables.dynamodb.send(
      new UpdateItemCommand({
        TableName: 'Main',
        Key: key,
        UpdateExpression: 'SET live.hasArt = :art',
        ExpressionAttributeValues: marshall({ ':art': hasArt }),
      }),
    );
  await change(false);
  const first = await ask({ limit: '2', withArt: 'true' });
  expect(first.items.map(({ id }) => id)).toEqual(newestFirst.slice(1, 3));
  const rest = await ask({ limit: '9', withArt: 'true', cursor: first.nextCursor ?? '' });
  expect(rest.items.map(({ id }) => id)).toEqual(newestFirst.slice(3));
  expect((await ask(null)).items.map(({ id }) => id)).toEqual(newestFirst);
  await change(true);
  expect((await ask({ limit: '1', withArt: 'true' })).items.map(({ id }) => id)).toEqual([bare]);
});

test('returns only public fields of a game', async () => {
  const { items } = await ask({ limit: '1' });
  expect(Object.keys(items[0] ?? {}).sort()).toEqual([
    'code',
    'companyId',
    'companyName',
    'description',
    'id',
    'images',
    'languages',
    'live',
    'restrictedCountries',
    'tags',
    'thumbnailKey',
    'title',
    'type',
  ]);
});

const encoded = (text: string) => Buffer.from(text).toString('base64url');
test.each([
  'x',
  encoded('2026-05-01T12:00:00.000Z'),
  encoded('yesterday 01HXYZ01HXYZ01HXYZ01HXYZ01'),
  encoded('2026-05-01T12:00:00.000Z GAME#other'),
  encoded('2026-05-01T12:00:00.000Z 01HXYZ01HXYZ01HXYZ01HXYZ01 more'),
])('refuses the cursor %j', (cursor) => {
  expect(() => placeOf(cursor)).toThrow('cursor must be the nextCursor of the previous page.');
});
