import { describe, expect, test } from '@jest/globals';
import { imagePrefix } from '#domain/uploads';
import { givenFields } from '#test/support/fields';
import { honestNames, hostileNames } from '#test/support/files/hostile-text';
import { newId, refused } from '#test/world/given/provider';

const fields = givenFields();

const create = (input: object, sub = `owner-${newId()}`) =>
  fields.ask({ sub }, 'Mutation.createCompany', { input: { kind: 'PROVIDER', name: 'Blue Reef', ...input } });

describe('the name of a company', () => {
  test.each(hostileNames)('is not %s', async (_what, name, code) => {
    expect(await create({ name })).toEqual(refused(code, { kind: 'invalid', field: 'name' }));
  });

  test.each(honestNames)('may be %s', async (name) => {
    expect(await create({ name })).toMatchObject({ value: { name } });
  });
});

describe('other text', () => {
  test('with several lines keeps its line breaks and contains no other control characters', async () => {
    expect(await create({ description: 'One\r\n\tTwo' })).toMatchObject({ value: { name: 'Blue Reef' } });
    for (const description of ['One\u0007', 'One\u202eTwo', 'One\ud800'])
      expect(await create({ description })).toEqual(refused('input.character', { field: 'description' }));
  });

  test('with several lines has something visible', async () => {
    expect(await create({ description: '\u200b\n\u3164' })).toEqual(
      refused('input.invisible', { field: 'description' }),
    );
  });

  test.each([
    'a/../../secret/x.png',
    'a/../x.png',
    '../a/x.png',
    'a/b/x.png',
    'a/.png',
    'x.png',
    'a/x.svg',
    'a/x.png?y',
  ])('does not contain the image key %s', async (key) => {
    expect(await create({ image: [`${imagePrefix}${key}`] })).toEqual(
      refused('input.invalid', { field: 'image' }),
    );
  });

  test('with its own format rejects a final line break, which Java’s `$` allows', async () => {
    expect(await create({ country: 'MT\n' })).toEqual(refused('input.character', { field: 'country' }));
  });

  test('with an unpaired surrogate is rejected, and with a complete pair is accepted', () => {
    const args = (text: string) => ({ filter: { nested: [{ text }] } });
    const ask = (text: string) => fields.evaluate('invoke-function', { sub: 'ada' }, args(text));
    for (const text of ['\ud800', 'a\udfff', '\\\ud83d', '\\\\\udc00'])
      expect(ask(text)).toEqual(refused('input.character', { field: 'filter' }));
    for (const text of ['😀', '\\ud800', '\\\\ud83d', 'plain'])
      expect(ask(text)).toMatchObject({ value: { payload: { arguments: args(text) } } });
  });
});

describe('a filter', () => {
  const list = (filter: object) => fields.ask({ sub: 'ada' }, 'Query.listCatalogue', { filter });

  test('contains at most as many features as exist', async () => {
    const many = (count: number) => ({ features: Array.from({ length: count }, () => 'WILD') });
    expect(await list(many(5))).toMatchObject({ value: { items: [] } });
    for (const count of [6, 10_000])
      expect(await list(many(count))).toEqual(
        refused('input.too-long', { kind: 'invalid', field: 'filter.features', limit: 5 }),
      );
  });

  test('contains the id of a company', async () => {
    expect(await list({ companyId: 'x'.repeat(100) })).toEqual(refused('company.missing'));
  });
});
