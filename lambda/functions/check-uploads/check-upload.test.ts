import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { documentPrefix } from '#domain/uploads';
import { drawnPdf, drawnPng } from '#test/support/files/drawn-files';
import { productTables, type ProductTables } from '#test/world/given/product-tables';
import { givenUploads, identityId, sub } from '#test/world/given/uploads';

let tables: ProductTables;
beforeAll(async () => (tables = await productTables()));
afterAll(() => tables.stop());

const givenKey = (prefix?: string, extension?: string) => givenUploads(tables, prefix, extension);

test('a valid file becomes readable, even if S3 notifies several times', async () => {
  const { put, check, row, readable, events } = givenKey();
  const reported = put(drawnPng(3, 2));
  await check(reported);
  await check(reported);
  expect(await row()).toMatchObject({ state: 'CHECKED', kind: 'IMAGE', width: 3, height: 2 });
  expect(new Set(readable)).toEqual(new Set(['version-1']));
  expect(await events()).toEqual([]);
});

test('the name of an uploaded image is kept until the image is removed', async () => {
  const { put, remove, nameFile, check, row } = givenKey();
  nameFile('Riff – blau.png');
  await check(put(drawnPng()));
  expect(await row()).toMatchObject({ state: 'CHECKED', fileName: 'Riff – blau.png' });
  await check(remove());
  expect(await row()).toMatchObject({ state: 'UNCHECKED' });
  expect(await row()).not.toHaveProperty('fileName');
});

test('an invalid file is removed and reported once, with a row that expires after a week', async () => {
  const { put, check, row, versions, readable, events, key } = givenKey();
  const reported = put(Buffer.from('<svg/>'));
  await check(reported);
  await check(reported);
  expect(await row()).toMatchObject({
    key,
    state: 'REFUSED',
    reason: 'wrong-type',
    expiresAt: Date.parse('2026-11-28T10:00:05.000Z') / 1000,
  });
  expect([versions, readable]).toEqual([[], []]);
  expect(await events()).toMatchObject([
    { action: 'FILE_REFUSED', actor: 'system', changes: { identityId, reason: 'wrong-type' } },
  ]);
});

test('a reported file that was not removed is removed later and not reported again', async () => {
  const { put, check, versions, events } = givenKey();
  const reported = put(Buffer.from('GIF89a'));
  const [kept] = versions;
  await check(reported);
  if (kept) versions.push(kept);
  await check(reported);
  expect(versions).toEqual([]);
  expect(await events()).toHaveLength(1);
});

test('ignores a file that was deleted before the check', async () => {
  const { put, remove, check, row, readable } = givenKey();
  const reported = put(drawnPng());
  const removed = remove();
  await check(reported);
  expect([await row(), readable]).toEqual([undefined, []]);
  await check(removed);
  expect(await row()).toBeUndefined();
});

test('ignores notifications that arrive too late', async () => {
  const { put, remove, check, row } = givenKey();
  const first = put(drawnPng(1, 1));
  const removed = remove();
  const second = put(drawnPng(2, 2));
  await check(second);
  await check(removed);
  await check(first);
  expect(await row()).toMatchObject({ state: 'CHECKED', versionId: 'version-3', width: 2 });
});

test('removes a second file at the same key and keeps the first', async () => {
  const { put, check, row, versions, readable, events } = givenKey();
  const first = put(drawnPng(1, 1));
  await check(first);
  const before = await row();
  const second = put(drawnPng(2, 2));
  await check(first);
  await check(second);
  await check(second);
  expect(await row()).toEqual(before);
  expect([versions.map(({ versionId }) => versionId), readable]).toEqual([['version-1'], ['version-1']]);
  expect(await events()).toMatchObject([{ changes: { reason: 'wrong-key' } }]);
});

test('never accepts another file at a key that was used', async () => {
  for (const isReportedFirst of [true, false]) {
    const { put, remove, check, row, readable, versions } = givenKey();
    await check(put(drawnPng(1, 1)));
    const removed = remove();
    if (isReportedFirst) await check(removed);
    const second = put(drawnPng(2, 2));
    await check(second);
    await check(removed);
    expect(await row()).toMatchObject({ state: 'UNCHECKED', versionId: 'version-1' });
    expect(await row()).not.toHaveProperty('sha256');
    expect([readable, versions.at(-1)?.body]).toEqual([['version-1'], undefined]);
  }
});

test('accepts a valid file at the key of a refused file', async () => {
  const { put, check, row } = givenKey();
  await check(put(Buffer.from('GIF89a')));
  await check(put(drawnPng(2, 2)));
  expect(await row()).toMatchObject({ state: 'CHECKED', versionId: 'version-2' });
  expect(await row()).not.toHaveProperty('expiresAt');
});

test('accepts one of two files at the same key that are checked concurrently', async () => {
  const { put, check, row, readable, versions } = givenKey();
  const first = put(drawnPng(1, 1));
  const firstCheck = check(first);
  const secondCheck = check(put(drawnPng(2, 2)));
  await Promise.all([firstCheck, secondCheck]);
  const kept = (await row())?.versionId;
  expect(readable).toContain(kept);
  expect(versions.map(({ versionId }) => versionId)).toContain(kept);
});

test('keeps only the key of a removed file, unless a company has claimed it', async () => {
  const [free, claimed] = [givenKey(), givenKey(documentPrefix, 'pdf')];
  await free.check(free.put(drawnPng()));
  await claimed.check(claimed.put(drawnPdf(), 'application/pdf'));
  await claimed.claim();
  await free.check(free.remove());
  await claimed.check(claimed.remove());
  expect(await free.row()).toMatchObject({ state: 'UNCHECKED', key: free.key });
  expect(await claimed.row()).toMatchObject({ state: 'CHECKED', claimedBy: 'a-company' });
});

test('never replaces a file that a company has claimed', async () => {
  const { put, check, claim, row, versions, events } = givenKey(documentPrefix, 'pdf');
  const reported = put(drawnPdf(), 'application/pdf');
  await check(reported);
  await claim();
  const before = await row();
  await check(reported);
  await check(put(drawnPdf('<< /Other true >>'), 'application/pdf'));
  await check(put(Buffer.from('no paper'), 'application/pdf'));
  expect(await row()).toEqual(before);
  expect(versions.map(({ versionId }) => versionId)).toEqual(['version-1']);
  expect(await events()).toHaveLength(2);
});

test.each(['', 'somebody/', `${sub}/${sub}/`])(
  'removes a document whose key does not name its user: %j',
  async (folder) => {
    const { put, check, row, versions } = givenKey(`${documentPrefix}${identityId}/${folder}`, 'pdf');
    await check(put(drawnPdf(), 'application/pdf'));
    expect([await row(), versions]).toMatchObject([{ state: 'REFUSED', reason: 'wrong-key' }, []]);
  },
);

test('does not read a file that is too large', async () => {
  const { put, check, row } = givenKey();
  const reported = put(Buffer.alloc(5_242_881));
  await check(reported);
  expect(await row()).toMatchObject({ state: 'REFUSED', reason: 'too-large' });
});

test('removes a file that was replaced or removed before it was checked', async () => {
  const { put, remove, check, versions } = givenKey();
  const reported = [put(drawnPng(1, 1)), put(drawnPng(2, 2)), remove()];
  for (const change of reported) await check(change);
  expect(versions.filter(({ body }) => body)).toEqual([]);
});
