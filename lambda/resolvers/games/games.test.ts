import { beforeEach, describe, expect, test } from '@jest/globals';
import { gameCodeKey, gameKey } from '#domain/keys';
import { imagePrefix } from '#domain/uploads';
import { type Asker, givenFields, valueOf } from '#test/support/fields';
import {
  givenGame,
  givenLiveGame,
  givenProvider,
  refused,
  rowOf,
  type Provider,
} from '#test/world/given/provider';

/** One character longer than the maximum length of a key. */
const longKey = imagePrefix.padEnd(201, 'x');

const fields = givenFields();
let ada: Provider;
let ben: Provider;
const admin = { sub: 'admin', groups: ['ADMINS'] };
beforeEach(async () => {
  ada = await givenProvider(fields);
  ben = await givenProvider(fields);
});

let codes = 0;
const create = (asker: Asker, more: object = {}) => {
  codes += 1;
  const input = {
    companyId: ada.companyId,
    code: `lantern-bay-${codes}`,
    title: 'Lantern Bay',
    type: 'SLOT',
    ...more,
  };
  return fields.ask(asker, 'Mutation.createGame', { input });
};
const created = async (more: object = {}) => String(valueOf(await create(ada, more)).id);
const update = (asker: Asker, id: string, expectedVersion: number, more: object = {}) =>
  fields.ask(asker, 'Mutation.updateGame', { input: { id, expectedVersion, ...more } });
const get = (asker: Asker, id: string) => fields.ask(asker, 'Query.getGame', { id });

describe('a new game', () => {
  test('is a draft that only its company can read', async () => {
    const game = valueOf(await create(ada, { title: ' Lantern Bay ', tags: ['sea'] }));
    expect(game).toMatchObject({
      companyId: ada.companyId,
      companyName: 'Blue Reef',
      owner: ada.sub,
      title: 'Lantern Bay',
      tags: ['sea'],
      images: [],
      languages: ['en'],
      restrictedCountries: [],
      status: 'DRAFT',
      offered: false,
      version: 1,
    });
    expect(game).not.toHaveProperty('gsi3pk');
  });

  test('requires a unique code', async () => {
    valueOf(await create(ada, { code: 'one-code' }));
    expect(await create(ben, { companyId: ben.companyId, code: 'one-code' })).toEqual(
      refused('game.code-taken', { kind: 'conflict' }),
    );
    expect(await rowOf(fields, gameCodeKey('one-code'))).toBeDefined();
  });

  test('is created for the caller’s own company, and by admins for any', async () => {
    expect(await create(ben)).toEqual(refused('company.missing'));
    expect(await create(ada, { companyId: 'x'.repeat(26) })).toEqual(refused('company.missing'));
    expect(valueOf(await create(admin)).owner).toBe(ada.sub);
  });

  test.each(['SUBMITTED', 'SUSPENDED', 'CLOSED'])('is not created by a %s company', async (status) => {
    const owner = await givenProvider(fields, { status });
    expect(await create(owner, { companyId: owner.companyId })).toEqual(
      refused('company.not-approved', { status }),
    );
  });

  test('is not created by an operator', async () => {
    const owner = await givenProvider(fields, { kind: 'OPERATOR' });
    expect(await create(owner, { companyId: owner.companyId })).toEqual(refused('company.not-provider'));
  });

  test.each([
    ['a code in upper case', { code: 'Lantern' }, 'input.invalid', { field: 'code' }],
    ['a short code', { code: 'ab' }, 'input.too-short', { field: 'code', limit: 3 }],
    ['a long code', { code: 'a'.repeat(41) }, 'input.too-long', { field: 'code', limit: 40 }],
    ['no title', { title: ' ' }, 'input.required', { field: 'title' }],
    ['a long title', { title: 'x'.repeat(61) }, 'input.too-long', { field: 'title', limit: 60 }],
    ['eleven tags', { tags: Array(11).fill('sea') }, 'input.too-long', { field: 'tags', limit: 10 }],
    ['a long tag', { tags: ['x'.repeat(31)] }, 'input.too-long', { field: 'tags', limit: 30 }],
    [
      'a thumbnail from elsewhere',
      { thumbnailKey: 'other/x.png' },
      'input.invalid',
      { field: 'thumbnailKey' },
    ],
    ['an image from elsewhere', { images: ['other/x.png'] }, 'input.invalid', { field: 'images' }],
    [
      'a long thumbnail key',
      { thumbnailKey: longKey },
      'input.too-long',
      { field: 'thumbnailKey', limit: 200 },
    ],
    ['a long image key', { images: [longKey] }, 'input.too-long', { field: 'images', limit: 200 }],
    ['languages without English', { languages: ['mt'] }, 'input.invalid', { field: 'languages' }],
    ['a language of three letters', { languages: ['eng'] }, 'input.too-long', { field: 'languages' }],
    [
      'a country code in lower case',
      { restrictedCountries: ['mt'] },
      'input.invalid',
      { field: 'restrictedCountries' },
    ],
  ])('refuses %s', async (_what, more, code, reported) => {
    expect(await create(ada, more)).toEqual(refused(code, { kind: 'invalid', ...reported }));
  });
});

describe('a game', () => {
  test('can be read by its company and admins, and is missing for others', async () => {
    const id = await created();
    expect(valueOf(await get(ada, id)).id).toBe(id);
    expect(valueOf(await get(admin, id)).id).toBe(id);
    const missing = await get(ben, '01ARZ3NDEKTSV4RRFFQ69G5FAV');
    expect(missing).toEqual(refused('game.missing', { kind: 'missing' }));
    expect(await get(ben, id)).toEqual(missing);
    expect(await get(ben, 'GAME')).toEqual(missing);
    expect(await update(ben, id, 1, { title: 'Mine' })).toEqual(missing);
  });

  test('keeps what an update leaves out and clears what it sets to null', async () => {
    const image = `${imagePrefix}someone/one.webp`;
    const id = await created({
      tags: ['sea'],
      images: [image],
      languages: ['en', 'mt'],
      description: 'Calm.',
    });
    const kept = valueOf(await update(ada, id, 1, { title: 'Lantern Cove' }));
    expect(kept).toMatchObject({ title: 'Lantern Cove', tags: ['sea'], images: [image], version: 2 });
    const cleared = valueOf(
      await update(admin, id, 2, { tags: null, images: null, languages: null, description: null }),
    );
    expect(cleared).toMatchObject({ tags: [], images: [], languages: ['en'], version: 3 });
    expect(cleared).not.toHaveProperty('description');
    expect(await update(ada, id, 3, { title: null })).toEqual(refused('input.required', { field: 'title' }));
  });

  test('is not changed based on an older version', async () => {
    const id = await created();
    valueOf(await update(ada, id, 1, { title: 'One' }));
    expect(await update(ada, id, 1, { title: 'Two' })).toEqual(refused('game.stale', { version: 2 }));
  });

  test('is not changed once it is retired', async () => {
    const id = await givenGame(fields, ada, 'RETIRED');
    expect(await update(ada, id, 1, { title: 'Again' })).toEqual(
      refused('game.wrong-status', { status: 'RETIRED' }),
    );
  });

  test('keeps its thumbnail while it is visible', async () => {
    const { gameId } = await givenLiveGame(fields, ada);
    expect(await update(ada, gameId, 1, { thumbnailKey: null })).toEqual(
      refused('game.incomplete', { field: 'thumbnailKey' }),
    );
    const draft = await givenGame(fields, ada);
    expect(valueOf(await update(ada, draft, 1, { thumbnailKey: null }))).not.toHaveProperty('thumbnailKey');
  });

  test('rejects fields that the input does not have', async () => {
    const id = await created();
    const row = await rowOf(fields, gameKey(id));
    expect(row).toMatchObject({ status: 'DRAFT', offered: false, owner: ada.sub });
    expect(row).not.toHaveProperty('live');
  });

  test('has a history for everybody who can read it', async () => {
    const id = await created();
    valueOf(await update(admin, id, 1, { title: 'Two' }));
    const { items } = valueOf(await fields.ask(ada, 'Game.history', {}, { id }));
    expect(
      (items as { action: string; actor: string }[]).map(({ action, actor }) => [action, actor]),
    ).toEqual([
      ['GAME_UPDATED', 'admin'],
      ['GAME_CREATED', ada.sub],
    ]);
  });
});
