import { beforeEach, describe, expect, test } from '@jest/globals';
import { brandKey, playerChoiceKey, withdrawnKey } from '#domain/keys';
import { type Asker, givenFields, valueOf } from '#test/support/fields';
import {
  givenBrand,
  givenCasino,
  givenOpenBrand,
  givenOperator,
  givenPlayer,
  type Operator,
} from '#test/world/given/operator';
import { refused, rowOf } from '#test/world/given/provider';

const fields = givenFields();
let ada: Operator;
let ben: Operator;
let casinoId: string;
const admin = { sub: 'admin', groups: ['ADMINS'] };
const visitor = { sub: 'visitor', groups: ['PROVIDERS'] };
beforeEach(async () => {
  ada = await givenOperator(fields);
  ben = await givenOperator(fields);
  casinoId = await givenCasino(fields, ada, 'ACTIVE');
});

const update = (asker: Asker, id: string, expectedVersion: number, more: object = {}) =>
  fields.ask(asker, 'Mutation.updateBrand', { input: { id, expectedVersion, ...more } });
const get = (asker: Asker, id: string) => fields.ask(asker, 'Query.getBrand', { id });

describe('a manager of a brand', () => {
  test('is not its owner without a group, who can see the brand after choosing to play', async () => {
    const id = await givenBrand(fields, ada, casinoId);
    const owner = { sub: ada.sub, groups: [] };
    expect(await get(owner, id)).toEqual(refused('brand.missing', { kind: 'missing' }));
    await fields.give(playerChoiceKey(ada.sub));
    expect(valueOf(await get(owner, id)).manages).toBe(false);
    expect(await update(owner, id, 1, { name: 'Mine' })).toMatchObject({ refusal: 'brand.level-too-low' });
  });

  const excluded = (until: string) => ({ status: 'SELF_EXCLUDED', selfExcludedUntil: until });

  test.each([
    ['a visitor', () => visitor],
    ['a player', (id: string) => givenPlayer(fields, id)],
    ['a supporter', (id: string) => givenPlayer(fields, id, 'SUPPORT')],
    ['a suspended manager', (id: string) => givenPlayer(fields, id, 'ADMIN', { status: 'SUSPENDED' })],
    [
      'a manager who excluded themselves',
      (id: string) => givenPlayer(fields, id, 'ADMIN', excluded('2090-01-01T00:00:00.000Z')),
    ],
    [
      'the manager of another brand',
      async () => givenPlayer(fields, (await givenOpenBrand(fields)).brandId, 'ADMIN'),
    ],
    ['another operator', () => ben],
  ])('is not %s', async (_who, given) => {
    const id = await givenBrand(fields, ada, casinoId);
    const asker = await given(id);
    const before = await rowOf(fields, brandKey(id));
    expect(await update(asker, id, 1, { name: 'Mine' })).toEqual(
      refused('brand.level-too-low', { kind: 'forbidden' }),
    );
    expect(await fields.ask(asker, 'Brand.history', {}, valueOf(await get(asker, id)))).toEqual(
      refused('brand.level-too-low'),
    );
    expect(await rowOf(fields, brandKey(id))).toEqual(before);
  });

  test.each([
    ['its owner', () => ada],
    ['an admin', () => admin],
    ['a player of level ADMIN', (id: string) => givenPlayer(fields, id, 'ADMIN')],
    [
      'a player whose exclusion has ended',
      (id: string) => givenPlayer(fields, id, 'ADMIN', excluded('2020-01-01T00:00:00.000Z')),
    ],
  ])('is %s', async (_who, given) => {
    const id = await givenBrand(fields, ada, casinoId, 'PAUSED');
    const asker = await given(id);
    const changed = valueOf(await update(asker, id, 1, { name: 'Ours' }));
    expect(changed).toMatchObject({ name: 'Ours', manages: true });
    const { items } = valueOf(await fields.ask(asker, 'Brand.history', {}, changed));
    expect(items).toMatchObject([{ action: 'BRAND_UPDATED', actor: asker.sub, changes: { name: 'Ours' } }]);
  });

  test('is not a user whose groups were all withdrawn', async () => {
    const id = await givenBrand(fields, ada, casinoId);
    const helper = { ...(await givenPlayer(fields, id, 'ADMIN')), groups: ['PROVIDERS', 'OPERATORS'] };
    await fields.give(withdrawnKey(helper.sub, 'PROVIDERS'));
    expect(valueOf(await update(helper, id, 1, { name: 'One' })).version).toBe(2);
    await fields.give(withdrawnKey(helper.sub, 'OPERATORS'));
    await fields.give(withdrawnKey(ada.sub, 'OPERATORS'));
    await fields.give(withdrawnKey('former', 'ADMINS'));
    const former = { sub: 'former', groups: ['ADMINS'] };
    for (const asker of [helper, ada, former]) {
      expect(await update(asker, id, 2, { name: 'Two' })).toEqual(
        refused('caller.rights-withdrawn', { kind: 'forbidden' }),
      );
    }
  });
});

test('returns the caller’s role in a brand', async () => {
  const id = await givenBrand(fields, ada, casinoId);
  const player = await givenPlayer(fields, id);
  await givenPlayer(fields, id, 'PLAYER', { userId: ada.sub });
  const me = async (asker: Asker) => fields.ask(asker, 'Brand.me', {}, valueOf(await get(asker, id)));
  expect(await me(visitor)).toEqual({ value: null });
  expect(valueOf(await me(player))).toMatchObject({ userId: player.sub, level: 'PLAYER', owns: false });
  expect(valueOf(await me(ada))).toMatchObject({ userId: ada.sub, level: 'ADMIN', owns: true });
});
