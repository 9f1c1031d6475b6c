import { beforeEach, describe, expect, test } from '@jest/globals';
import { brandUserKey, playedBrandSort, playedBrandsPartition, playKey, withdrawnKey } from '#domain/keys';
import { type Asker, givenFields, valueOf } from '#test/support/fields';
import {
  givenBrand,
  givenOpenBrand,
  givenPlayer,
  type Operator,
  type Player,
} from '#test/world/given/operator';
import { playerIdOf } from '#test/world/given/player-id';
import { refused, rowOf } from '#test/world/given/provider';

const fields = givenFields();
let brandId: string;
let casinoId: string;
let operator: Operator;
let manager: Player;
let player: Player;
const admin = { sub: 'admin', groups: ['ADMINS'] };
const over = '2020-01-01T00:00:00.000Z';
const later = '2090-01-01T00:00:00.000Z';
beforeEach(async () => {
  ({ brandId, casinoId, operator } = await givenOpenBrand(fields));
  manager = await givenPlayer(fields, brandId, 'ADMIN', { displayName: 'Ada', nameSort: 'ada' });
  player = await givenPlayer(fields, brandId);
});

const changes = {
  setBrandUserLevel: { level: 'SUPPORT' },
  setBrandUserTier: { tier: 3 },
  setBrandUserTags: { tags: [' VIP', 'launch-2026 '] },
  suspendBrandUser: { reason: ' Rude. ' },
  reinstateBrandUser: {},
} as const;
type Name = keyof typeof changes;
const names = Object.keys(changes) as Name[];
const change = (asker: Asker, name: Name, userId: string, expectedVersion = 1, more: object = {}) =>
  fields.ask(asker, `Mutation.${name}`, {
    input: { brandId, userId, expectedVersion, ...changes[name], ...more },
  });
const fromWhere = (name: Name) => ({ status: name === 'reinstateBrandUser' ? 'SUSPENDED' : 'ACTIVE' });
const get = (asker: Asker, userId: string) => fields.ask(asker, 'Query.getBrandUser', { brandId, userId });

test('sets level and tier, suspends and reinstates a player', async () => {
  expect(valueOf(await change(manager, 'setBrandUserLevel', player.sub))).toMatchObject({
    userId: player.sub,
    level: 'SUPPORT',
    owns: false,
    version: 2,
  });
  expect(valueOf(await change(operator, 'setBrandUserTier', player.sub, 2)).tier).toBe(3);
  expect(valueOf(await change(admin, 'suspendBrandUser', player.sub, 3))).toMatchObject({
    status: 'SUSPENDED',
    statusReason: 'Rude.',
  });
  expect(valueOf(await change(manager, 'reinstateBrandUser', player.sub, 4))).not.toHaveProperty(
    'statusReason',
  );
  const brand = valueOf(await fields.ask(operator, 'Query.getBrand', { id: brandId }));
  const { items } = valueOf(await fields.ask(operator, 'Brand.history', {}, brand));
  expect(items).toMatchObject([
    { action: 'BRAND_USER_REINSTATED', actor: manager.sub, changes: { userId: player.sub } },
    { action: 'BRAND_USER_SUSPENDED', actor: 'admin', reason: 'Rude.' },
    { action: 'BRAND_USER_TIER_SET', actor: operator.sub, changes: { tier: 3 } },
    { action: 'BRAND_USER_LEVEL_SET', actor: manager.sub, changes: { level: 'SUPPORT' } },
  ]);
});

test('stores the tags of a player in lower case, and replaces all of them', async () => {
  // The rows of players who joined before tags existed have no tags.
  expect(valueOf(await get(manager, player.sub)).tags).toEqual([]);
  const tags = ['vip', 'launch-2026'];
  expect(valueOf(await change(manager, 'setBrandUserTags', player.sub))).toMatchObject({ tags, version: 2 });
  expect(valueOf(await get(player, player.sub)).tags).toEqual(tags);
  const page = valueOf(await fields.ask(manager, 'Query.listBrandUsers', { brandId }));
  expect(page.items).toContainEqual(expect.objectContaining({ userId: player.sub, tags }));
  expect(page.items).toContainEqual(expect.objectContaining({ userId: manager.sub, tags: [] }));
  const without = await change(operator, 'setBrandUserTags', player.sub, 2, { tags: [] });
  expect(valueOf(without)).toMatchObject({ tags: [], version: 3 });
  const brand = valueOf(await fields.ask(operator, 'Query.getBrand', { id: brandId }));
  const { items } = valueOf(await fields.ask(operator, 'Brand.history', {}, brand));
  expect(items).toMatchObject([
    { action: 'BRAND_USER_TAGS_SET', actor: operator.sub, changes: { userId: player.sub, tags: [] } },
    { action: 'BRAND_USER_TAGS_SET', actor: manager.sub, changes: { userId: player.sub, tags } },
  ]);
});

describe.each(names)('%s', (name) => {
  test('is refused for the caller’s own player', async () => {
    expect(await change(manager, name, manager.sub)).toEqual(refused('player.self', { kind: 'forbidden' }));
  });

  test('is allowed to managers of the brand', async () => {
    const other = await givenPlayer(fields, brandId, 'SUPPORT');
    const elsewhere = await givenPlayer(fields, (await givenOpenBrand(fields)).brandId, 'ADMIN');
    for (const asker of [other, elsewhere, { sub: 'stranger', groups: ['OPERATORS'] }]) {
      expect(await change(asker, name, player.sub)).toEqual(refused('brand.level-too-low'));
      expect(await change(asker, name, 'nobody')).toEqual(refused('brand.level-too-low'));
    }
    expect(await rowOf(fields, brandUserKey(brandId, player.sub))).toMatchObject({ version: 1 });
  });

  test('is refused for a missing player, an older version and a final status', async () => {
    expect(await change(manager, name, 'nobody')).toEqual(refused('player.missing'));
    expect(await change(manager, name, player.sub, 7)).toEqual(refused('player.stale', { version: 1 }));
    const gone = await givenPlayer(fields, brandId, 'PLAYER', { status: 'CLOSED' });
    expect(await change(manager, name, gone.sub)).toEqual(
      refused('player.wrong-status', { status: 'CLOSED' }),
    );
  });

  test('is refused immediately if all of the caller’s groups were withdrawn', async () => {
    const other = await givenPlayer(fields, brandId, 'PLAYER', fromWhere(name));
    await fields.give(withdrawnKey(manager.sub, 'PROVIDERS'));
    expect(await change(manager, name, other.sub)).toEqual(refused('caller.rights-withdrawn'));
  });

  test('stops rounds that were started before it, and changes no other fields', async () => {
    const other = await givenPlayer(fields, brandId, 'PLAYER', fromWhere(name));
    const played = { ...playKey(brandId, playerIdOf(other.sub)), seed: { nonce: 7 }, version: 9 };
    await fields.give({ ...played, playerVersion: 1 }, 'Play');
    await change(manager, name, other.sub);
    expect(await fields.rows('Play')).toContainEqual({ ...played, playerVersion: 2 });
  });

  test('is allowed while the brand is not open', async () => {
    brandId = await givenBrand(fields, operator, casinoId, 'PAUSED');
    const other = await givenPlayer(fields, brandId, 'PLAYER', fromWhere(name));
    expect(valueOf(await change(operator, name, other.sub)).version).toBe(2);
  });
});

test.each([
  ['suspendBrandUser', 'SUSPENDED', {}],
  ['suspendBrandUser', 'SELF_EXCLUDED', { selfExcludedUntil: later }],
  ['reinstateBrandUser', 'ACTIVE', {}],
  ['reinstateBrandUser', 'SELF_EXCLUDED', { selfExcludedUntil: later }],
] as const)('%s is refused for a player who is %s', async (name, status, more) => {
  const other = await givenPlayer(fields, brandId, 'PLAYER', { status, ...more });
  expect(await change(manager, name, other.sub)).toEqual(refused('player.wrong-status', { status }));
});

test('can be suspended after an exclusion', async () => {
  const back = { status: 'SELF_EXCLUDED', selfExcludedUntil: over, onBreak: true };
  const other = await givenPlayer(fields, brandId, 'PLAYER', back);
  expect(valueOf(await get(manager, other.sub))).toMatchObject({
    ...{ status: 'ACTIVE', selfExcludedUntil: null, onBreak: false },
  });
  expect(valueOf(await change(manager, 'suspendBrandUser', other.sub)).status).toBe('SUSPENDED');
});

test.each([
  [later, 'SELF_EXCLUDED'],
  [over, 'ACTIVE'],
])('excluded until %s while suspended, is %s after reinstatement', async (selfExcludedUntil, status) => {
  const suspended = { status: 'SUSPENDED', selfExcludedUntil };
  const other = await givenPlayer(fields, brandId, 'PLAYER', suspended);
  expect(valueOf(await get(manager, other.sub)).status).toBe('SUSPENDED');
  expect(valueOf(await change(manager, 'reinstateBrandUser', other.sub)).status).toBe(status);
});

test.each([
  ['setBrandUserTier', { tier: 11 }, 'input.invalid', { field: 'tier' }],
  ['setBrandUserTier', { tier: -1 }, 'input.invalid', { field: 'tier' }],
  [
    'setBrandUserTags',
    { tags: Array.from({ length: 11 }, (_, n) => `tag-${n}`) },
    'player.tags-too-many',
    { field: 'tags', limit: 10 },
  ],
  ['setBrandUserTags', { tags: ['vip', ' '] }, 'player.tag-format', { field: 'tags', limit: 24 }],
  ['setBrandUserTags', { tags: ['x'.repeat(25)] }, 'player.tag-format', { field: 'tags', limit: 24 }],
  ['setBrandUserTags', { tags: ['v_i_p'] }, 'player.tag-format', { field: 'tags', limit: 24 }],
  ['setBrandUserTags', { tags: ['vip\u202E'] }, 'player.tag-format', { field: 'tags', limit: 24 }],
  ['setBrandUserTags', { tags: ['vip', ' VIP'] }, 'player.tag-duplicate', { field: 'tags', tag: 'vip' }],
  ['suspendBrandUser', { reason: ' ' }, 'input.required', { field: 'reason' }],
  ['suspendBrandUser', { reason: 'x'.repeat(1001) }, 'input.too-long', { field: 'reason', limit: 1000 }],
] as const)('%s refuses %j', async (name, more, code, reported) => {
  expect(await change(manager, name, player.sub, 1, more)).toEqual(refused(code, reported));
});

describe('a player', () => {
  test('can be read by themselves and by support users of the brand', async () => {
    const supporter = await givenPlayer(fields, brandId, 'SUPPORT');
    for (const asker of [player, supporter, manager, operator, admin])
      expect(valueOf(await get(asker, player.sub)).userId).toBe(player.sub);
    const other = await givenPlayer(fields, brandId);
    expect(await get(other, player.sub)).toEqual(refused('brand.level-too-low'));
    expect(await get(manager, 'nobody')).toEqual(refused('player.missing'));
    expect(await get({ sub: 'stranger', groups: ['OPERATORS'] }, 'stranger')).toEqual(
      refused('player.missing'),
    );
  });

  test('can read themselves in a brand that is not open, which is missing for others', async () => {
    brandId = await givenBrand(fields, operator, casinoId, 'CLOSED');
    const last = await givenPlayer(fields, brandId);
    expect(valueOf(await get(last, last.sub)).userId).toBe(last.sub);
    expect(await get(player, player.sub)).toEqual(refused('brand.missing'));
  });

  test('counts as ADMIN if they own the company, and gets looser limits once they are due', async () => {
    const limits = { dailyLoss: 5, weeklyLoss: null, monthlyLoss: null, sessionMinutes: null };
    const looser = { ...limits, dailyLoss: 50 };
    const more = (from: string) => ({ limits, pendingLimits: { limits: looser, from } });
    await givenPlayer(fields, brandId, 'PLAYER', { userId: operator.sub, ...more(over) });
    expect(valueOf(await get(operator, operator.sub))).toMatchObject({
      level: 'ADMIN',
      owns: true,
      limits: looser,
      pendingLimits: null,
    });
    const waiting = await givenPlayer(fields, brandId, 'PLAYER', more(later));
    expect(valueOf(await get(manager, waiting.sub))).toMatchObject({
      limits,
      pendingLimits: { from: later },
    });
  });
});

describe('players in a list', () => {
  const list = async (args: object = {}, asker: Asker = manager) => {
    const page = valueOf(await fields.ask(asker, 'Query.listBrandUsers', { brandId, ...args }));
    return (page.items as { userId: string }[]).map(({ userId }) => userId);
  };

  test('are those of the brand, and can be filtered', async () => {
    await givenPlayer(fields, brandId, 'PLAYER', { userId: operator.sub });
    const excluded = { status: 'SELF_EXCLUDED' };
    const back = (await givenPlayer(fields, brandId, 'SUPPORT', { ...excluded, selfExcludedUntil: over }))
      .sub;
    const away = (await givenPlayer(fields, brandId, 'PLAYER', { ...excluded, selfExcludedUntil: later }))
      .sub;
    const all = [manager.sub, player.sub, operator.sub, back, away];
    const sorted = (ids: readonly string[]) => [...ids].sort();
    expect(sorted(await list())).toEqual(sorted(all));
    expect(sorted(await list({ level: 'ADMIN' }))).toEqual(sorted([manager.sub, operator.sub]));
    expect(sorted(await list({ level: 'PLAYER' }))).toEqual(sorted([player.sub, away]));
    expect(await list({ status: 'SELF_EXCLUDED' })).toEqual([away]);
    expect(sorted(await list({ status: 'ACTIVE' }))).toEqual(sorted(all.filter((id) => id !== away)));
    expect(await list({ status: 'ACTIVE', level: 'SUPPORT' })).toEqual([back]);
    expect(await list({ name: ' AD' })).toEqual([manager.sub]);
    const othersOf = sorted(all.filter((id) => id !== manager.sub));
    expect(sorted(await list({ name: ' Óttër' }))).toEqual(othersOf);
    expect(await list({ name: 'seaotter' })).toEqual([]);
    const vip = (await givenPlayer(fields, brandId, 'PLAYER', { tags: ['vip', 'launch'] })).sub;
    expect(await list({ tag: ' VIP' })).toEqual([vip]);
    expect(await list({ tag: ' ' })).toHaveLength(all.length + 1);
    // Only whole tags.
    expect(await list({ tag: 'vi' })).toEqual([]);
    expect(await list({ tag: 'vip', level: 'SUPPORT' })).toEqual([]);
  });

  test('can be read by support users of the brand', async () => {
    const supporter = await givenPlayer(fields, brandId, 'SUPPORT');
    expect(await list({}, supporter)).toHaveLength(3);
    const ask = (asker: Asker, args: object = {}) =>
      fields.ask(asker, 'Query.listBrandUsers', { brandId, ...args });
    expect(await ask(player)).toEqual(refused('brand.level-too-low'));
    expect(await ask(manager, { limit: 101 })).toEqual(refused('list.limit-out-of-range'));
    expect(await ask(manager, { name: 'x'.repeat(31) })).toEqual(
      refused('input.too-long', { field: 'name' }),
    );
    expect(await ask(manager, { tag: 'x'.repeat(25) })).toEqual(refused('input.too-long', { field: 'tag' }));
    expect(await ask(manager, { brandId: 'x'.repeat(26) })).toEqual(refused('brand.missing'));
  });
});

describe('the list of joined brands', () => {
  const list = async (asker: Asker) => valueOf(await fields.ask(asker, 'Query.listJoinedBrands', {}));
  const joining = (sub: string, id: string, more: object = {}) =>
    givenPlayer(fields, id, 'PLAYER', {
      ...{ userId: sub, gsi1pk: playedBrandsPartition(sub), gsi1sk: playedBrandSort(id) },
      ...more,
    });

  test('has the caller’s brands with their names, newest first, without closed ones', async () => {
    const paused = await givenBrand(fields, operator, casinoId, 'PAUSED', { name: 'Harbour Two' });
    const closed = await givenBrand(fields, operator, casinoId, 'CLOSED');
    const ann = await joining(`ann-${brandId}`, brandId, { displayName: 'Ann' });
    for (const id of [paused, closed]) await joining(ann.sub, id, { displayName: 'Annie' });
    await joining(`ben-${brandId}`, brandId);
    expect(await list(ann)).toEqual([
      expect.objectContaining({ brandId: paused, name: 'Harbour Two', displayName: 'Annie', open: false }),
      {
        ...{ brandId, name: 'Harbour One', casinoName: 'Harbour Casino', logoKey: null, open: true },
        ...{ displayName: 'Ann', status: 'ACTIVE', joinedAt: expect.any(String) },
      },
    ]);
  });

  test('is empty for a user who joined none', async () => {
    expect(await list({ sub: 'nobody', groups: [] })).toEqual([]);
  });
});
