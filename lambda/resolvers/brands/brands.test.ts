import { beforeEach, describe, expect, test } from '@jest/globals';
import { brandKey, brandSlugKey, casinoKey, companyKey } from '#domain/keys';
import { termsVersion } from '#domain/terms-versions';
import { imagePrefix } from '#domain/uploads';
import { type Asker, givenFields, valueOf } from '#test/support/fields';
import {
  givenBrand,
  givenCasino,
  givenOperator,
  givenPlayer,
  theme,
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

let slugs = 0;
const create = (asker: Asker, more: object = {}) => {
  slugs += 1;
  const input = { casinoId, slug: `harbour-${slugs}`, name: 'Harbour One', theme, ...more };
  return fields.ask(asker, 'Mutation.createBrand', { input });
};
const update = (asker: Asker, id: string, expectedVersion: number, more: object = {}) =>
  fields.ask(asker, 'Mutation.updateBrand', { input: { id, expectedVersion, ...more } });
const get = (asker: Asker, id: string) => fields.ask(asker, 'Query.getBrand', { id });

describe('a new brand', () => {
  test('is a draft of its casino with default values', async () => {
    expect(valueOf(await create(ada, { name: ' Harbour One ' }))).toMatchObject({
      casinoId,
      companyId: ada.companyId,
      owner: ada.sub,
      casinoName: 'Harbour Casino',
      companyName: 'Harbour House',
      jurisdiction: 'DEMO',
      minAge: 18,
      blockedCountries: [],
      name: 'Harbour One',
      theme,
      featuredGameIds: [],
      gameIds: [],
      coinTypes: [],
      packages: [],
      responsiblePlay: { realityCheckMinutes: 30, dailyLossLimit: null, sessionMaxMinutes: 120 },
      termsVersion,
      status: 'DRAFT',
      open: false,
      version: 1,
    });
  });

  test('requires a unique slug', async () => {
    valueOf(await create(ada, { slug: 'one-slug' }));
    const other = await givenCasino(fields, ben);
    expect(await create(ben, { casinoId: other, slug: 'one-slug' })).toEqual(
      refused('brand.slug-taken', { kind: 'conflict' }),
    );
    expect(await rowOf(fields, brandSlugKey('one-slug'))).toBeDefined();
  });

  test('is created for the caller’s own casino, and by admins for any', async () => {
    expect(await create(ben)).toEqual(refused('casino.missing'));
    expect(await create(ada, { casinoId: 'x'.repeat(26) })).toEqual(refused('casino.missing'));
    expect(valueOf(await create(admin))).toMatchObject({ owner: ada.sub, manages: true });
  });

  test('is not created for a closed casino', async () => {
    const closed = await givenCasino(fields, ada, 'CLOSED');
    expect(await create(ada, { casinoId: closed })).toEqual(
      refused('casino.wrong-status', { status: 'CLOSED' }),
    );
  });

  const play = { realityCheckMinutes: 30, sessionMaxMinutes: 120 };
  test.each([
    ['a slug in upper case', { slug: 'Harbour' }, 'input.invalid', { field: 'slug' }],
    ['a short slug', { slug: 'ab' }, 'input.too-short', { field: 'slug', limit: 3 }],
    ['no name', { name: ' ' }, 'input.required', { field: 'name' }],
    ['a long tagline', { tagline: 'x'.repeat(301) }, 'input.too-long', { field: 'tagline', limit: 300 }],
    ['a logo from elsewhere', { logoKey: 'other/x.png' }, 'input.invalid', { field: 'logoKey' }],
    [
      'a long logo key',
      { logoKey: imagePrefix.padEnd(201, 'x') },
      'input.too-long',
      { field: 'logoKey', limit: 200 },
    ],
    [
      'a colour’s name',
      { theme: { ...theme, accent: 'salmon!' } },
      'input.invalid',
      { field: 'theme.accent' },
    ],
    [
      'a short colour',
      { theme: { ...theme, primary: '#fff' } },
      'input.too-short',
      { field: 'theme.primary' },
    ],
    [
      'a reality check after an hour',
      { responsiblePlay: { ...play, realityCheckMinutes: 61 } },
      'input.invalid',
      { field: 'responsiblePlay.realityCheckMinutes' },
    ],
    [
      'a loss limit of zero',
      { responsiblePlay: { ...play, dailyLossLimit: 0 } },
      'input.invalid',
      { field: 'responsiblePlay.dailyLossLimit' },
    ],
    [
      'a session of a day',
      { responsiblePlay: { ...play, sessionMaxMinutes: 1440 } },
      'input.invalid',
      { field: 'responsiblePlay.sessionMaxMinutes' },
    ],
  ])('refuses %s', async (_what, more, code, reported) => {
    expect(await create(ada, more)).toEqual(refused(code, { kind: 'invalid', ...reported }));
  });
});

describe('a brand', () => {
  test('can be read by every member of a group while it is open', async () => {
    const id = await givenBrand(fields, ada, casinoId);
    expect(valueOf(await get(visitor, id))).toMatchObject({ id, open: true, manages: false });
  });

  test('that is not open can be read by its players and managers, and is missing for others', async () => {
    const id = await givenBrand(fields, ada, casinoId, 'PAUSED');
    const player = await givenPlayer(fields, id);
    for (const asker of [ada, admin, player]) {
      expect(valueOf(await get(asker, id))).toMatchObject({ id, open: false });
    }
    const missing = await get(visitor, '01ARZ3NDEKTSV4RRFFQ69G5FAV');
    expect(missing).toEqual(refused('brand.missing', { kind: 'missing' }));
    expect(await get(visitor, id)).toEqual(missing);
    expect(await get(ben, id)).toEqual(missing);
    expect(await get(visitor, 'BRAND')).toEqual(missing);
    expect(await update(ben, id, 1, { name: 'Mine' })).toEqual(missing);
  });

  test('closes with its casino and its company', async () => {
    const id = await givenBrand(fields, ada, casinoId);
    const casino = await rowOf(fields, casinoKey(casinoId));
    const company = await rowOf(fields, companyKey(ada.companyId));
    const open = async () => valueOf(await get(ada, id)).open;
    expect(await open()).toBe(true);
    await fields.give({ ...casino, status: 'SUSPENDED' });
    expect(await open()).toBe(false);
    await fields.give({ ...casino });
    await fields.give({ ...company, status: 'SUSPENDED' });
    expect(await open()).toBe(false);
    expect(await get(visitor, id)).toEqual(refused('brand.missing'));
  });

  test('returns amounts as strings of digits', async () => {
    const packages = [{ id: 'p', name: 'Start', coins: [{ code: 'GLD', amount: 1_000_000_000_000 }] }];
    const id = await givenBrand(fields, ada, casinoId, 'ACTIVE', { packages });
    const reported = valueOf(await get(visitor, id));
    expect(reported.coinTypes).toMatchObject([
      { signupGrant: '100000', dailyGrant: '5000', maxBalance: '9000000000000000' },
    ]);
    expect(reported.packages).toMatchObject([{ coins: [{ code: 'GLD', amount: '1000000000000' }] }]);
  });

  test('keeps what an update leaves out and clears what it sets to null', async () => {
    const gameIds = ['a', 'b', 'c'];
    const logoKey = `${imagePrefix}someone/logo.webp`;
    const id = await givenBrand(fields, ada, casinoId, 'DRAFT', { gameIds, tagline: 'Calm.' });
    const kept = valueOf(await update(ada, id, 1, { name: 'Two', logoKey, featuredGameIds: ['c', 'a'] }));
    expect(kept).toMatchObject({
      name: 'Two',
      logoKey,
      tagline: 'Calm.',
      featuredGameIds: ['c', 'a'],
      version: 2,
    });
    const own = { realityCheckMinutes: 20, dailyLossLimit: 500, sessionMaxMinutes: 60 };
    expect(valueOf(await update(ada, id, 2, { responsiblePlay: own })).responsiblePlay).toEqual(own);
    const cleared = valueOf(
      await update(admin, id, 3, {
        tagline: null,
        logoKey: null,
        featuredGameIds: null,
        responsiblePlay: null,
      }),
    );
    expect(cleared).toMatchObject({
      featuredGameIds: [],
      responsiblePlay: { realityCheckMinutes: 30, dailyLossLimit: null, sessionMaxMinutes: 120 },
      theme,
      version: 4,
    });
    expect(cleared).not.toHaveProperty('tagline');
    expect(cleared).not.toHaveProperty('logoKey');
  });

  test.each([
    [{ name: null }, 'input.required', { field: 'name' }],
    [{ theme: null }, 'input.required', { field: 'theme' }],
    [{ featuredGameIds: ['a', 'd'] }, 'game.missing', {}],
    [{ featuredGameIds: ['a', 'a'] }, 'input.invalid', { field: 'featuredGameIds' }],
    [{ featuredGameIds: Array(21).fill('a') }, 'input.too-long', { field: 'featuredGameIds', limit: 20 }],
  ])('is not changed to %j', async (more, code, reported) => {
    const id = await givenBrand(fields, ada, casinoId, 'DRAFT', { gameIds: ['a'] });
    expect(await update(ada, id, 1, more)).toEqual(refused(code, reported));
  });

  describe('time zone', () => {
    test('is UTC by default, and changes freely in a draft', async () => {
      const draft = valueOf(await create(ada));
      expect(draft).toMatchObject({ timeZone: 'UTC' });
      const other = valueOf(await create(ada, { timeZone: 'Europe/Malta' }));
      expect(other).toMatchObject({ timeZone: 'Europe/Malta' });
      const changed = valueOf(await update(ada, String(other.id), 1, { timeZone: null }));
      expect(changed).toMatchObject({ timeZone: 'UTC' });
      expect(changed).not.toHaveProperty('timeZoneChange');
    });

    test.each(['Europe/Atlantis', 'europe/malta', '+02:00', ''])('is not "%s"', async (timeZone) => {
      const refusal = refused('input.invalid', { field: 'timeZone' });
      expect(await create(ada, { timeZone })).toEqual(refusal);
      const id = await givenBrand(fields, ada, casinoId);
      expect(await update(ada, id, 1, { timeZone })).toEqual(refusal);
    });

    test('of an open brand changes once in three days', async () => {
      const id = await givenBrand(fields, ada, casinoId);
      // The form sends the time zone with every change.
      expect(valueOf(await update(ada, id, 1, { timeZone: 'UTC' }))).not.toHaveProperty('timeZoneChange');
      const { timeZone, timeZoneChange } = valueOf(await update(ada, id, 2, { timeZone: 'Asia/Tokyo' }));
      expect([timeZone, timeZoneChange]).toEqual(['Asia/Tokyo', { before: 'UTC', at: expect.any(String) }]);
      const until = new Date(Date.parse((timeZoneChange as { at: string }).at) + 3 * 86_400_000);
      expect(await update(ada, id, 3, { timeZone: 'UTC' })).toEqual(
        refused('brand.too-soon', { until: until.toISOString() }),
      );
      expect(valueOf(await update(ada, id, 3, { timeZone: 'Asia/Tokyo', name: 'Three' }))).toMatchObject({
        ...{ name: 'Three', timeZoneChange },
      });
      const at = new Date(Date.now() - 3 * 86_400_000 - 1000).toISOString();
      await fields.give({ ...(await rowOf(fields, brandKey(id))), timeZoneChange: { before: 'UTC', at } });
      expect(valueOf(await update(ada, id, 4, { timeZone: 'UTC' }))).toMatchObject({
        timeZoneChange: { before: 'Asia/Tokyo' },
      });
    });
  });

  test('is not changed based on an older version, or once it is closed', async () => {
    const id = await givenBrand(fields, ada, casinoId);
    valueOf(await update(ada, id, 1, { name: 'One' }));
    expect(await update(ada, id, 1, { name: 'Two' })).toEqual(refused('brand.stale', { version: 2 }));
    const closed = await givenBrand(fields, ada, casinoId, 'CLOSED');
    expect(await update(ada, closed, 1, { name: 'Two' })).toEqual(
      refused('brand.wrong-status', { status: 'CLOSED' }),
    );
  });
});
