import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { BrandStatus } from '#domain/generated/types';
import { brandKey } from '#domain/keys';
import { type Asker, givenFields, valueOf } from '#test/support/fields';
import {
  coinType,
  givenBrand,
  givenCasino,
  givenOperator,
  givenPlayer,
  type Operator,
} from '#test/world/given/operator';
import { givenLiveGame, givenProvider, refused, rowOf, type Provider } from '#test/world/given/provider';

const fields = givenFields();
let ada: Operator;
let studio: Provider;
let casinoId: string;
const admin = { sub: 'admin', groups: ['ADMINS'] };
beforeAll(async () => {
  studio = await givenProvider(fields, { liveGames: 10 });
});
beforeEach(async () => {
  ada = await givenOperator(fields);
  casinoId = await givenCasino(fields, ada, 'ACTIVE');
});

const drawn = {
  activate: ['DRAFT', 'PAUSED'],
  pause: ['ACTIVE'],
  close: ['DRAFT', 'ACTIVE', 'PAUSED'],
} as const satisfies Record<string, readonly BrandStatus[]>;
type Name = keyof typeof drawn;
const names = Object.keys(drawn) as Name[];
const statuses: readonly BrandStatus[] = ['DRAFT', 'ACTIVE', 'PAUSED', 'CLOSED'];

const step = (asker: Asker, name: Name, id: string, expectedVersion = 1) =>
  fields.ask(asker, `Mutation.${name}Brand`, { input: { id, expectedVersion } });
const ready = (status: BrandStatus = 'DRAFT', more: object = {}) =>
  givenBrand(fields, ada, casinoId, status, { gameIds: ['x'.repeat(26)], ...more });

test('opens, pauses, reopens and closes a brand', async () => {
  const id = await ready();
  expect(valueOf(await step(ada, 'activate', id))).toMatchObject({
    status: 'ACTIVE',
    open: true,
    version: 2,
  });
  expect(valueOf(await step(ada, 'pause', id, 2))).toMatchObject({ status: 'PAUSED', open: false });
  expect(valueOf(await step(admin, 'activate', id, 3)).status).toBe('ACTIVE');
  expect(valueOf(await step(ada, 'close', id, 4))).toMatchObject({ status: 'CLOSED', open: false });
  const brand = valueOf(await fields.ask(ada, 'Query.getBrand', { id }));
  const { items } = valueOf(await fields.ask(ada, 'Brand.history', {}, brand));
  expect((items as { action: string }[]).map(({ action }) => action)).toEqual([
    'BRAND_CLOSED',
    'BRAND_ACTIVATED',
    'BRAND_PAUSED',
    'BRAND_ACTIVATED',
  ]);
});

describe('refuses an invalid status change:', () => {
  const refusals = names.flatMap((name) =>
    statuses
      .filter((status) => !(drawn[name] as readonly BrandStatus[]).includes(status))
      .map((status) => [name, status] as const),
  );

  test.each(refusals)('%s a brand that is %s', async (name, status) => {
    const id = await ready(status);
    const before = await rowOf(fields, brandKey(id));
    expect(await step(ada, name, id)).toEqual(refused('brand.wrong-status', { kind: 'conflict', status }));
    expect(await rowOf(fields, brandKey(id))).toEqual(before);
  });
});

test.each(names)('allows %s to the owner and admins, not to players with a level', async (name) => {
  const id = await ready(drawn[name][0]);
  const manager = await givenPlayer(fields, id, 'ADMIN');
  expect(await step(manager, name, id)).toEqual(refused('brand.level-too-low'));
  expect(await step(manager, name, 'x'.repeat(26))).toEqual(refused('brand.missing'));
});

test.each(names)('refuses %s based on an older version', async (name) => {
  const id = await ready(drawn[name][0]);
  expect(await step(ada, name, id, 7)).toEqual(refused('brand.stale', { version: 1 }));
});

test.each([
  [{ gameIds: [], coinTypes: [] }, 'coinTypes,gameIds'],
  [{ coinTypes: [coinType('TKT', 'TICKET'), coinType('PRM', 'PROMO')] }, 'coinTypes'],
  [{ gameIds: [] }, 'gameIds'],
])('does not open a brand with %j', async (lacks, missing) => {
  const id = await ready('DRAFT', lacks);
  expect(await step(ada, 'activate', id)).toEqual(refused('brand.incomplete', { missing }));
});

test.each(['DRAFT', 'IN_REVIEW', 'PAUSED', 'SUSPENDED', 'CLOSED'] as const)(
  'does not open a brand of a casino that is %s',
  async (status) => {
    casinoId = await givenCasino(fields, ada, status);
    expect(await step(ada, 'activate', await ready())).toEqual(refused('casino.not-active', { status }));
  },
);

describe('the games of a brand', () => {
  const change = (
    name: 'add' | 'remove',
    id: string,
    gameId: string,
    expectedVersion = 1,
    asker: Asker = ada,
  ) => fields.ask(asker, `Mutation.${name}BrandGame`, { input: { id, expectedVersion, gameId } });
  const played = async (id: string) => {
    const games = valueOf(await fields.ask({ ...studio }, 'Query.listBrandGames', { brandId: id }));
    return (games as unknown as { id: string }[]).map((game) => game.id);
  };

  test('are offered games, without duplicates, in the order of the brand', async () => {
    const id = await givenBrand(fields, ada, casinoId);
    const [one, two] = [await givenLiveGame(fields, studio), await givenLiveGame(fields, studio)];
    expect(await played(id)).toEqual([]);
    valueOf(await change('add', id, two.gameId));
    expect(valueOf(await change('add', id, one.gameId, 2)).gameIds).toEqual([two.gameId, one.gameId]);
    expect(valueOf(await change('add', id, one.gameId, 2))).toMatchObject({ version: 3 });
    expect(await played(id)).toEqual([two.gameId, one.gameId]);
  });

  test('disappear when they are suspended or removed', async () => {
    const [one, two] = [await givenLiveGame(fields, studio), await givenLiveGame(fields, studio)];
    const gameIds = [one.gameId, two.gameId];
    const id = await givenBrand(fields, ada, casinoId, 'ACTIVE', { gameIds, featuredGameIds: gameIds });
    const reason = { id: one.gameId, expectedVersion: 1, reason: 'Complaint.' };
    valueOf(await fields.ask(admin, 'Mutation.suspendGame', { input: reason }));
    expect(await played(id)).toEqual([two.gameId]);
    expect(valueOf(await change('remove', id, one.gameId))).toMatchObject({
      gameIds: [two.gameId],
      featuredGameIds: [two.gameId],
      version: 2,
    });
    expect(valueOf(await change('remove', id, one.gameId)).version).toBe(2);
  });

  test('cannot be added if they are not offered or missing', async () => {
    const id = await givenBrand(fields, ada, casinoId);
    const { gameId } = await givenLiveGame(fields, studio, 'SUSPENDED');
    for (const unknown of [gameId, 'x'.repeat(26), 'GAME']) {
      expect(await change('add', id, unknown)).toEqual(refused('game.missing'));
    }
  });

  test('are at most a hundred', async () => {
    const gameIds = Array.from({ length: 100 }, (_, at) => `game-${at}`);
    const id = await givenBrand(fields, ada, casinoId, 'ACTIVE', { gameIds });
    const { gameId } = await givenLiveGame(fields, studio);
    expect(await change('add', id, gameId)).toEqual(refused('brand.too-many', { limit: 100 }));
  });

  test.each(['add', 'remove'] as const)(
    '%s: rejects players, old versions and closed brands',
    async (name) => {
      const { gameId } = await givenLiveGame(fields, studio);
      const gameIds = name === 'remove' ? [gameId] : [];
      const id = await givenBrand(fields, ada, casinoId, 'ACTIVE', { gameIds });
      const player = await givenPlayer(fields, id);
      expect(await change(name, id, gameId, 1, player)).toEqual(refused('brand.level-too-low'));
      expect(await change(name, id, gameId, 7)).toEqual(refused('brand.stale', { version: 1 }));
      const closed = await givenBrand(fields, ada, casinoId, 'CLOSED', { gameIds });
      expect(await change(name, closed, gameId)).toEqual(refused('brand.wrong-status', { status: 'CLOSED' }));
    },
  );
});
