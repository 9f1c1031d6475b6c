import { beforeEach, describe, expect, test } from '@jest/globals';
import { companyKey, complianceKey, gameKey, gameVersionKey, testRunKey } from '#domain/keys';
import { type Asker, givenFields, valueOf } from '#test/support/fields';
import {
  givenGame,
  givenLiveGame,
  givenProvider,
  givenVersion,
  refused,
  rowOf,
  type Provider,
} from '#test/world/given/provider';

const fields = givenFields();
let ada: Provider;
const nextYear = '2999-01-01T00:00:00.000Z';
beforeEach(async () => {
  ada = await givenProvider(fields);
  await givenCompliance('VALID');
});

const givenCompliance = (status: string, validUntil: string | undefined = nextYear) =>
  fields.give({ ...complianceKey(ada.companyId), companyId: ada.companyId, status, validUntil, version: 1 });
const publish = (asker: Asker, gameId: string, id: string, expectedVersion = 1) =>
  fields.ask(asker, 'Mutation.publishGameVersion', { input: { gameId, id, expectedVersion } });
const liveGames = async () => (await rowOf(fields, companyKey(ada.companyId)))?.liveGames;
const statusOf = async (gameId: string, id: string) =>
  (await rowOf(fields, gameVersionKey(gameId, id)))?.status;
const approved = async (more: object = {}) => {
  const gameId = await givenGame(fields, ada);
  return { gameId, id: await givenVersion(fields, ada, gameId, 'APPROVED', { ...more }) };
};

test('publishes a first version to the catalogue, with the figures of its test run', async () => {
  const { gameId, id } = await approved();
  const version = valueOf(await publish(ada, gameId, id));
  expect(version).toMatchObject({ status: 'LIVE', version: 2 });
  const game = valueOf(await fields.ask({}, 'Query.getPublicGame', { id: gameId }));
  expect(game.live).toEqual({
    versionId: id,
    semver: '1.0.0',
    rtp: '0.962525',
    hit: '0.281250',
    maxWinX: 480,
    volatility: 'MEDIUM',
    features: ['WILD', 'SCATTER'],
    betLevels: [20, 40],
    mathModelHash: 'a'.repeat(64),
    publishedAt: version.updatedAt,
    // Not a field of the API.
    hasArt: false,
  });
  expect(valueOf(await fields.ask(ada, 'Query.getGame', { id: gameId }))).toMatchObject({
    status: 'LIVE',
    offered: true,
    version: 2,
  });
  const filter = { companyId: ada.companyId };
  const { items } = valueOf(await fields.ask({}, 'Query.listCatalogue', { filter }));
  expect(items).toEqual([game]);
  expect(await liveGames()).toBe(1);
});

test.each([
  ['has images for all symbols', ['a.webp', 'b.webp'], true],
  ['lacks the image of a symbol', ['a.webp', null], false],
])('records that a version %s', async (_name, keys, hasArt) => {
  const symbols = keys.map((imageKey, at) => ({ symbol: `S${at}`, name: `Symbol ${at}`, imageKey }));
  const { gameId, id } = await approved({ symbols });
  valueOf(await publish(ada, gameId, id));
  expect((await rowOf(fields, gameKey(gameId)))?.live).toMatchObject({ hasArt });
});

test('replaces the first version by a second one, counts the game once and keeps it featured', async () => {
  const { gameId, id } = await approved();
  valueOf(await publish(ada, gameId, id));
  const row = await rowOf(fields, gameKey(gameId));
  await fields.give({ ...row, featuredAt: '2026-05-02T12:00:00.000Z' });
  const next = await givenVersion(fields, ada, gameId, 'APPROVED', { semver: '1.1.0' });
  valueOf(await publish({ sub: 'admin', groups: ['ADMINS'] }, gameId, next));
  expect(await statusOf(gameId, id)).toBe('SUPERSEDED');
  expect(await statusOf(gameId, next)).toBe('LIVE');
  expect((await rowOf(fields, gameKey(gameId)))?.gsi3sk).toMatch(/^FEATURED#/);
  expect(await liveGames()).toBe(1);
});

test('publishes a deprecated game again with a new version', async () => {
  const { gameId, versionId } = await givenLiveGame(fields, ada, 'DEPRECATED');
  const id = await givenVersion(fields, ada, gameId, 'APPROVED', { semver: '2.0.0' });
  valueOf(await publish(ada, gameId, id));
  expect(await statusOf(gameId, versionId)).toBe('SUPERSEDED');
  expect(await liveGames()).toBe(1);
});

describe('refuses to publish', () => {
  const neither = async (gameId: string, id: string) => {
    expect(await statusOf(gameId, id)).toBe('APPROVED');
    expect(await fields.ask({}, 'Query.getPublicGame', { id: gameId })).toEqual(refused('game.missing'));
  };

  test.each([
    ['INCOMPLETE', undefined, 'INCOMPLETE'],
    ['IN_REVIEW', undefined, 'IN_REVIEW'],
    ['REVOKED', undefined, 'REVOKED'],
    ['VALID', '2020-01-01T00:00:00.000Z', 'EXPIRED'],
  ])('while compliance is %s until %s', async (status, validUntil, reported) => {
    await fields.give({
      ...complianceKey(ada.companyId),
      companyId: ada.companyId,
      status,
      validUntil,
      version: 1,
    });
    const { gameId, id } = await approved();
    expect(await publish(ada, gameId, id)).toEqual(refused('compliance.not-valid', { status: reported }));
    await neither(gameId, id);
  });

  test('without a compliance profile', async () => {
    ada = await givenProvider(fields);
    const { gameId, id } = await approved();
    expect(await publish(ada, gameId, id)).toEqual(refused('compliance.not-valid', { status: 'INCOMPLETE' }));
    await neither(gameId, id);
  });

  test.each(['SUSPENDED', 'CLOSED'])('while the company is %s', async (status) => {
    const { gameId, id } = await approved();
    await fields.give({ ...(await rowOf(fields, companyKey(ada.companyId))), status });
    expect(await publish(ada, gameId, id)).toEqual(refused('company.not-approved', { status }));
    await neither(gameId, id);
  });

  test.each(['SUSPENDED', 'RETIRED'] as const)('for a game that is %s', async (status) => {
    const { gameId } = await givenLiveGame(fields, ada, status);
    const id = await givenVersion(fields, ada, gameId, 'APPROVED', { semver: '1.1.0' });
    expect(await publish(ada, gameId, id)).toEqual(refused('game.wrong-status', { status }));
    await neither(gameId, id);
  });

  test('a version whose run used another model', async () => {
    const { gameId, id } = await approved({ mathModelHash: 'c'.repeat(64) });
    expect(await publish(ada, gameId, id)).toEqual(refused('version.not-certified'));
    await neither(gameId, id);
  });

  test('a version whose run has no figures for players', async () => {
    const { gameId, id } = await approved();
    const version = await rowOf(fields, gameVersionKey(gameId, id));
    const run = await rowOf(fields, testRunKey(String(version?.certifiedRunId)));
    await fields.give({ ...run, volatility: undefined });
    expect(await publish(ada, gameId, id)).toEqual(refused('version.not-certified'));
    await neither(gameId, id);
  });

  test('for an admin whose access was withdrawn', async () => {
    const { gameId, id } = await approved();
    await fields.give({ pk: 'PERSON#former', sk: 'WITHDRAWN#ADMINS' });
    const former = { sub: 'former', groups: ['ADMINS'] };
    expect(await publish(former, gameId, id)).toEqual(refused('caller.rights-withdrawn'));
    await neither(gameId, id);
  });
});
