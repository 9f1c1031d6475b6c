import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { diamonds } from '@novalink/engine/testing';
import { createSession as operation } from '#domain/generated/novalink-api';
import { brandKey, casinoKey, companyKey, gameKey, launchKey } from '#domain/keys';
import { createSession } from '#lambda/functions/create-sessions/create-session';
import { apiRequest } from '#lambda/runtime/api-request';
import { nativeTextHash } from '#lambda/runtime/native-hash';
import { launchFacts } from '#lambda/stores/brands/launch-facts';
import { launchStore } from '#lambda/stores/launches/launch-store';
import { givenLiveGame } from '#test/world/given/given-games';
import { productTables, type ProductTables } from '#test/world/given/product-tables';

let tables: ProductTables;
let gameId: string;
const put = (row: object) =>
  tables.dynamodb.send(new PutItemCommand({ TableName: tables.mainTable, Item: marshall(row) }));

const brand = {
  ...brandKey('b1'),
  id: 'b1',
  name: 'Harbour',
  companyId: 'house',
  casinoId: 'c1',
  coinTypes: [],
};
const casino = {
  ...{ ...casinoKey('c1'), status: 'ACTIVE', minAge: 18, blockedCountries: ['US'] },
  embedOrigins: ['https://casino.example', 'http://localhost:8080'],
};
const company = { ...companyKey('house'), status: 'APPROVED' };

beforeAll(async () => {
  tables = await productTables();
  ({ id: gameId } = await givenLiveGame(tables, 'studio', diamonds));
});
afterAll(() => tables.stop());
beforeEach(async () => {
  await put({ ...brand, status: 'ACTIVE', gameIds: [gameId, 'gone'] });
  await put(casino);
  await put(company);
});

const admitted: unknown[] = [];
beforeEach(() => void admitted.splice(0));

const now = new Date('2026-05-01T12:00:00.000Z');
const secret = 's'.repeat(43);

function request(more: object = {}) {
  const sent = {
    brand: 'b1',
    game: gameId,
    mode: 'DEMO',
    country: 'MT',
    returnUrl: 'https://casino.example/',
  };
  return apiRequest(operation, { body: JSON.stringify({ ...sent, ...more }) });
}

async function create(more: object = {}, companyId = 'house', site?: { readonly origin: undefined }) {
  const work = createSession({
    facts: launchFacts(tables),
    launches: launchStore(tables),
    admit: (asked) => {
      admitted.push(asked);
      return Promise.resolve({ ...asked, playerId: 'p1', userId: 'u1', casinoId: 'c1', balance: '500' });
    },
    newSecret: () => secret + Math.random().toString(36).slice(2),
    clock: () => now,
  });
  const origin = site ? site.origin : 'https://novalink.test';
  return work(origin)(request(more), { companyId, kind: 'OPERATOR' });
}

test('stores the hash of the secret in the URL, which can be opened for ten minutes', async () => {
  const { url, sessionId, expiresAt } = await create({ lang: 'de', device: 'MOBILE' });
  const [address, fragment = ''] = url.split('#');
  expect(address).toBe('https://novalink.test/launch/b1');
  expect(expiresAt).toBe('2026-05-01T12:10:00.000Z');
  const row = await tables.row('Play', launchKey(nativeTextHash(fragment)));
  expect(row).toMatchObject({ id: sessionId, brandId: 'b1', gameId, lang: 'de', device: 'MOBILE' });
  expect(JSON.stringify(row)).not.toContain(fragment);
});

test.each([
  ['brand', { brand: 'missing' }],
  ['game', { game: 'other' }],
  ['game', { game: 'gone' }],
  ['country', { country: 'XX' }],
  ['country', { country: 'mt' }],
  ['country', { country: 'US' }],
  ['returnUrl', { returnUrl: 'lobby' }],
  ['returnUrl', { returnUrl: 'javascript:alert(1)' }],
  ['returnUrl', { returnUrl: 'https://casino.example.evil.test/' }],
  ['returnUrl', { returnUrl: 'http://casino.example/' }],
  ['returnUrl', { returnUrl: 'https://casino.example:8443/' }],
  ['returnUrl', { returnUrl: 'https://user@casino.example/' }],
])('names %s if it refuses %j', async (field, more) => {
  const error: unknown = await create(more).catch((thrown: unknown) => thrown);
  const { details = error } = error as { readonly details?: object };
  expect(details).toMatchObject({ field });
});

test.each([
  ['mode', { mode: 'REAL' }],
  ['device', { device: 'WATCH' }],
  ['lang', { lang: 'x' }],
  ['country', { country: 'MLT' }],
])('the contract refuses %s', (field, more) => {
  expect(() => request(more)).toThrow(expect.objectContaining({ field }));
});

test('accepts a page on the own machine if the casino allows it', async () => {
  expect(await create({ returnUrl: 'http://localhost:8080/lobby?from=game#top' })).toHaveProperty('url');
});

test('answers for a brand of another company as for a missing one', async () => {
  const answer = { field: 'brand', message: 'brand must be a brand of your company.' };
  await expect(create({ brand: 'missing' })).rejects.toMatchObject(answer);
  await expect(create({}, 'other')).rejects.toMatchObject(answer);
});

test.each([
  ['paused brand', { ...brand, status: 'PAUSED', gameIds: [] }],
  ['suspended casino', { ...casino, status: 'SUSPENDED' }],
  ['suspended company', { ...company, status: 'SUSPENDED' }],
])('refuses a %s', async (_name, row) => {
  await put(row);
  await expect(create()).rejects.toMatchObject({ field: 'brand' });
});

test('refuses every origin of a casino without origins', async () => {
  const { embedOrigins: _, ...without } = casino;
  await put(without);
  await expect(create()).rejects.toMatchObject({ field: 'returnUrl' });
});

test('refuses a country that the game restricts', async () => {
  const row = (await tables.row('Main', gameKey(gameId))) ?? {};
  await put({ ...row, restrictedCountries: ['SE'] });
  await expect(create({ country: 'SE' })).rejects.toMatchObject({ code: 'LOCATION_BLOCKED' });
});

test('asks for a request to the origin of the site', async () => {
  await expect(create({}, 'house', { origin: undefined })).rejects.toThrow('origin of the site');
});

describe('in mode PLAY', () => {
  const play = { mode: 'PLAY', user: 'ann', token: 'of ann', coin: 'GOLD' };

  test('stores the player whom the wallet of the operator knows', async () => {
    const { url } = await create(play);
    const row = await tables.row('Play', launchKey(nativeTextHash(url.split('#')[1] ?? '')));
    expect(admitted).toEqual([{ brandId: 'b1', user: 'ann', token: 'of ann', coin: 'GOLD' }]);
    expect(row).toMatchObject({ mode: 'PLAY', player: { playerId: 'p1', coin: 'GOLD', balance: '500' } });
  });

  test.each(['user', 'token', 'coin'])('requires %s', async (field) => {
    await expect(create({ ...play, [field]: undefined })).rejects.toMatchObject({ field });
    await expect(create({ [field]: 'x' })).rejects.toMatchObject({ field });
  });

  test('asks the wallet only about a game that can be launched', async () => {
    await expect(create({ ...play, game: 'gone' })).rejects.toMatchObject({ field: 'game' });
    await expect(create({ ...play, returnUrl: 'https://evil.test/' })).rejects.toMatchObject({
      field: 'returnUrl',
    });
    expect(admitted).toEqual([]);
  });
});
