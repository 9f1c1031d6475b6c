import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { uploadQuotaKey } from '#domain/keys';
import { limits } from '#domain/limits';
import { imagePrefix } from '#domain/uploads';
import { drawnPng } from '#test/support/files/drawn-files';
import { productTables, type ProductTables } from '#test/world/given/product-tables';
import { givenUploads } from '#test/world/given/uploads';

let tables: ProductTables;
beforeAll(async () => (tables = await productTables()));
afterAll(() => tables.stop());

/** A user who already has some files, and a function that reads the quota of the user. */
async function givenFolder(files: number, bytes: number) {
  const folder = `eu-west-1:${randomUUID()}`;
  const Item = marshall({ ...uploadQuotaKey(folder), files, bytes });
  await tables.dynamodb.send(new PutItemCommand({ TableName: tables.mainTable, Item }));
  const quota = async () => {
    const row = (await tables.rows('Main')).find(({ pk }) => pk === uploadQuotaKey(folder).pk);
    return [row?.files, row?.bytes];
  };
  return { prefix: `${imagePrefix}${folder}/`, quota };
}

test('a file counts once for its folder until it is removed', async () => {
  const { prefix, quota } = await givenFolder(3, 1000);
  const { put, remove, check, versions } = givenUploads(tables, prefix);
  const reported = put(drawnPng(3, 2));
  await check(reported);
  await check(reported);
  expect(await quota()).toEqual([4, 1000 + drawnPng(3, 2).length]);
  const removed = remove();
  await check(removed);
  await check(removed);
  await check(reported);
  expect(await quota()).toEqual([3, 1000]);
  expect(versions.filter(({ body }) => body)).toEqual([]);
});

test.each([
  ['number', limits.upload.files, 0],
  ['size', 1, limits.upload.totalBytes - drawnPng().length + 1],
])('removes a file above the %s that a user may store', async (_what, files, bytes) => {
  const { prefix, quota } = await givenFolder(files, bytes);
  const { put, check, row, versions, events } = givenUploads(tables, prefix);
  const reported = put(drawnPng());
  await check(reported);
  await check(reported);
  expect(await row()).toMatchObject({ state: 'REFUSED', reason: 'too-many-files' });
  expect(await events()).toMatchObject([{ changes: { reason: 'too-many-files' } }]);
  expect([versions, await quota()]).toEqual([[], [files, bytes]]);
});

test('keeps the last file that fits into the quota', async () => {
  const { length } = drawnPng();
  const { prefix, quota } = await givenFolder(limits.upload.files - 1, limits.upload.totalBytes - length);
  const { put, check, row } = givenUploads(tables, prefix);
  await check(put(drawnPng()));
  expect(await row()).toMatchObject({ state: 'CHECKED' });
  expect(await quota()).toEqual([limits.upload.files, limits.upload.totalBytes]);
});
