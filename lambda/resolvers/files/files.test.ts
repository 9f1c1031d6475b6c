import { expect, test } from '@jest/globals';
import { documentPrefix, imagePrefix } from '#domain/uploads';
import { givenFields } from '#test/support/fields';
import { givenFile, refused } from '#test/world/given/provider';

const fields = givenFields();

const check = (key: string) => fields.ask({ sub: 'ada' }, 'Query.getFileCheck', { key });

test('a file is unchecked until the upload check has a result', async () => {
  const key = `${imagePrefix}someone/new.webp`;
  expect(await check(key)).toEqual({ value: { key, state: 'UNCHECKED', reason: null } });
});

test('returns the result of a checked file', async () => {
  const good = await givenFile(fields, 'image');
  expect(await check(good)).toMatchObject({ value: { key: good, state: 'CHECKED' } });
  const bad = await givenFile(fields, 'document', { state: 'REFUSED', reason: 'damaged' }, 'ada');
  expect(await check(bad)).toEqual({ value: { key: bad, state: 'REFUSED', reason: 'damaged' } });
});

test.each(['', 'x'.repeat(201)])('rejects the key %j', async (key) => {
  expect(await check(key)).toEqual(
    refused(key === '' ? 'input.required' : 'input.too-long', { field: 'key' }),
  );
});

test('returns a document to the user who uploaded it and to admins', async () => {
  const key = await givenFile(fields, 'document', {}, 'grace');
  const notYours = refused('file.not-yours', { kind: 'forbidden', field: 'key' });
  expect(await check(key)).toEqual(notYours);
  // A missing file has the same error.
  expect(await check(`${key}f`)).toEqual(notYours);
  expect(await check('elsewhere/file.pdf')).toEqual(notYours);
  for (const asker of [{ sub: 'grace' }, { sub: 'admin', groups: ['ADMINS'] }])
    expect(await fields.ask(asker, 'Query.getFileCheck', { key })).toMatchObject({
      value: { state: 'CHECKED' },
    });
});

const images = (keys: readonly string[]) => fields.ask({ sub: 'ada' }, 'Query.getImages', { keys });
const found = { mime: 'image/webp', width: 640, height: 480 };

test('returns names and sizes of checked images in the order of their keys', async () => {
  const named = await givenFile(fields, 'image', { ...found, fileName: 'reef.webp' });
  const unnamed = await givenFile(fields, 'image', found);
  const refusedKey = await givenFile(fields, 'image', { state: 'REFUSED', reason: 'damaged' });
  const missing = `${imagePrefix}someone/missing.webp`;
  const checkedAt = '2026-01-01T00:00:00.000Z';
  expect(await images([unnamed, refusedKey, named, missing])).toEqual({
    value: [
      { key: unnamed, name: null, ...found, bytes: 1000, checkedAt },
      { key: named, name: 'reef.webp', ...found, bytes: 1000, checkedAt },
    ],
  });
});

const keyOf = (name: string) => `${imagePrefix}someone/${name}`;
test.each([
  ['no key', [], 'input.required', {}],
  ['a duplicate key', [keyOf('a'), keyOf('a')], 'input.invalid', {}],
  ['an empty key', [''], 'input.required', {}],
  ['a document', [`${documentPrefix}someone/ada/a.pdf`], 'input.invalid', {}],
  ['a key that is too long', [keyOf('x'.repeat(200))], 'input.too-long', { limit: 200 }],
  [
    'too many keys',
    Array.from({ length: 101 }, (_, at) => keyOf(String(at))),
    'input.too-long',
    { limit: 100 },
  ],
])('rejects details of %s', async (_case, keys, code, more) => {
  expect(await images(keys)).toEqual(refused(code, { field: 'keys', ...more }));
});
