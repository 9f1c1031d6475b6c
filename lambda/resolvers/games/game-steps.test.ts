import { beforeEach, describe, expect, test } from '@jest/globals';
import type { GameStatus } from '#domain/generated/types';
import { companyKey, gameKey, gameVersionKey } from '#domain/keys';
import { type Asker, givenFields, valueOf } from '#test/support/fields';
import {
  givenGame,
  givenLiveGame,
  givenProvider,
  refused,
  rowOf,
  type Provider,
} from '#test/world/given/provider';

const fields = givenFields();
let ada: Provider;
const admin = { sub: 'admin', groups: ['ADMINS'] };
beforeEach(async () => {
  ada = await givenProvider(fields, { liveGames: 1 });
});

type Name = 'suspend' | 'resume' | 'deprecate' | 'retire' | 'feature' | 'unfeature';
const step = (asker: Asker, name: Name, id: string, expectedVersion = 1) =>
  fields.ask(asker, `Mutation.${name}Game`, { input: { id, expectedVersion, reason: ' Complaint. ' } });
const offeredGames = async () => {
  const { items } = valueOf(await fields.ask({}, 'Query.listCatalogue', { limit: 100 }));
  return (items as { id: string }[]).map(({ id }) => id);
};
const statusOfVersion = async (gameId: string, versionId: string) =>
  (await rowOf(fields, gameVersionKey(gameId, versionId)))?.status;

test('removes a suspended game and its version from the catalogue, and returns them', async () => {
  const { gameId, versionId } = await givenLiveGame(fields, ada);
  const suspended = valueOf(await step(admin, 'suspend', gameId));
  expect(suspended).toMatchObject({
    status: 'SUSPENDED',
    offered: false,
    reviewNote: 'Complaint.',
    version: 2,
  });
  expect(await statusOfVersion(gameId, versionId)).toBe('SUSPENDED');
  expect(await offeredGames()).not.toContain(gameId);
  const resumed = valueOf(await step(admin, 'resume', gameId, 2));
  expect(resumed).toMatchObject({ status: 'LIVE', offered: true, version: 3 });
  expect(resumed).not.toHaveProperty('reviewNote');
  expect(await statusOfVersion(gameId, versionId)).toBe('LIVE');
  expect(await offeredGames()).toContain(gameId);
  const { items } = valueOf(await fields.ask(ada, 'Game.history', {}, { id: gameId }));
  expect(
    (items as { action: string; reason: string }[]).map(({ action, reason }) => [action, reason]),
  ).toEqual([
    ['GAME_RESUMED', 'Complaint.'],
    ['GAME_SUSPENDED', 'Complaint.'],
  ]);
});

test('shows featured games first, the last one before the others, also after a suspension', async () => {
  const early = (await givenLiveGame(fields, ada)).gameId;
  const late = (await givenLiveGame(fields, ada)).gameId;
  const others = async (...ids: string[]) => (await offeredGames()).filter((id) => ids.includes(id));
  const newest = await others(early, late);
  const [first = '', last = ''] = newest;
  expect(valueOf(await step(admin, 'feature', last)).featuredAt).toMatch(/Z$/);
  expect(await others(early, late)).toEqual([last, first]);
  valueOf(await step(admin, 'feature', first));
  expect(await others(early, late)).toEqual([first, last]);
  valueOf(await step(admin, 'unfeature', first, 2));
  expect(await others(early, late)).toEqual([last, first]);
  valueOf(await step(admin, 'suspend', last, 2));
  valueOf(await step(admin, 'resume', last, 3));
  expect(await others(early, late)).toEqual([last, first]);
  const { items } = valueOf(await fields.ask(ada, 'Game.history', {}, { id: first }));
  expect((items as { action: string }[]).map(({ action }) => action)).toEqual([
    'GAME_UNFEATURED',
    'GAME_FEATURED',
  ]);
});

test('features only offered games of other companies', async () => {
  const { gameId } = await givenLiveGame(fields, ada);
  expect(await step({ ...admin, sub: ada.sub }, 'feature', gameId)).toMatchObject({ refusal: 'company.own' });
  expect(await step(admin, 'feature', gameId, 7)).toMatchObject({ refusal: 'game.stale' });
  const draft = await givenGame(fields, ada, 'DRAFT');
  expect(await step(admin, 'feature', draft)).toMatchObject({ refusal: 'game.wrong-status' });
});

test('resumes a game of a suspended company without offering it', async () => {
  const owner = await givenProvider(fields, { status: 'SUSPENDED', liveGames: 1 });
  const { gameId } = await givenLiveGame(fields, owner, 'SUSPENDED');
  expect(valueOf(await step(admin, 'resume', gameId))).toMatchObject({ status: 'LIVE', offered: false });
  expect(await offeredGames()).not.toContain(gameId);
});

test('removes a deprecated game from the catalogue and its company’s count, and retires its version with it', async () => {
  const { gameId, versionId } = await givenLiveGame(fields, ada);
  const deprecated = valueOf(await step(ada, 'deprecate', gameId));
  expect(deprecated).toMatchObject({ status: 'DEPRECATED', offered: false, live: { versionId } });
  expect(await offeredGames()).not.toContain(gameId);
  expect(await statusOfVersion(gameId, versionId)).toBe('DEPRECATED');
  expect((await rowOf(fields, companyKey(ada.companyId)))?.liveGames).toBe(0);
  expect(valueOf(await step(ada, 'retire', gameId, 2)).status).toBe('RETIRED');
  expect(await statusOfVersion(gameId, versionId)).toBe('RETIRED');
});

test('retires a draft that was never live', async () => {
  const id = await givenGame(fields, ada);
  expect(valueOf(await step(ada, 'retire', id)).status).toBe('RETIRED');
});

describe('refuses an invalid status change:', () => {
  const drawn: Readonly<Record<Exclude<Name, 'unfeature'>, readonly GameStatus[]>> = {
    feature: ['LIVE'],
    suspend: ['LIVE'],
    resume: ['SUSPENDED'],
    deprecate: ['LIVE'],
    retire: ['DRAFT', 'DEPRECATED'],
  };
  const statuses: readonly GameStatus[] = ['DRAFT', 'LIVE', 'SUSPENDED', 'DEPRECATED', 'RETIRED'];
  const refusals = (Object.keys(drawn) as (keyof typeof drawn)[]).flatMap((name) =>
    statuses.filter((status) => !drawn[name].includes(status)).map((status) => [name, status] as const),
  );

  test.each(refusals)('%s a game that is %s', async (name, status) => {
    const id =
      status === 'DRAFT' ? await givenGame(fields, ada) : (await givenLiveGame(fields, ada, status)).gameId;
    const before = await rowOf(fields, gameKey(id));
    expect(await step(admin, name, id)).toEqual(refused('game.wrong-status', { kind: 'conflict', status }));
    expect(await rowOf(fields, gameKey(id))).toEqual(before);
  });
});

test.each(['deprecate', 'retire'] as const)('refuses others who %s a game', async (name) => {
  const id = await givenGame(fields, ada);
  const ben = await givenProvider(fields);
  expect(await step(ben, name, id)).toEqual(refused('game.missing'));
  expect(await step(ben, name, 'x'.repeat(26))).toEqual(refused('game.missing'));
});

test.each(['suspend', 'resume', 'feature', 'unfeature'] as const)(
  'does not let an admin %s their own game',
  async (name) => {
    const own = await givenProvider(fields);
    const { gameId } = await givenLiveGame(fields, own, name === 'resume' ? 'SUSPENDED' : 'LIVE');
    expect(await step({ ...own, groups: ['ADMINS'] }, name, gameId)).toEqual(refused('company.own'));
  },
);

test.each(['suspend', 'resume', 'deprecate', 'retire'] as const)(
  'refuses %s based on an older version',
  async (name) => {
    const { gameId } = await givenLiveGame(fields, ada);
    expect(await step(admin, name, gameId, 7)).toEqual(refused('game.stale', { version: 1 }));
  },
);

test('requires a reason for a suspension', async () => {
  const { gameId } = await givenLiveGame(fields, ada);
  const input = { id: gameId, expectedVersion: 1, reason: ' ' };
  expect(await fields.ask(admin, 'Mutation.suspendGame', { input })).toEqual(
    refused('input.required', { field: 'reason' }),
  );
});

test('does not delete a company with a live game', async () => {
  await givenLiveGame(fields, ada);
  const input = { id: ada.companyId };
  const refusal = refused('company.in-use', { liveGames: 1 });
  expect(await fields.ask(ada, 'Mutation.deleteCompany', { input })).toEqual(refusal);
  expect(await fields.ask(admin, 'Mutation.deleteCompany', { input })).toEqual(refusal);
});
