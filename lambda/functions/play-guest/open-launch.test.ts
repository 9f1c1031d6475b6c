import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { diamonds } from '@novalink/engine/testing';
import { brandKey, casinoKey, companyKey } from '#domain/keys';
import { limits } from '#domain/limits';
import { openLaunch } from '#lambda/functions/play-guest/open-launch';
import { orRefusal } from '#lambda/runtime/refusal';
import { launchFacts } from '#lambda/stores/brands/launch-facts';
import { launchStore } from '#lambda/stores/launches/launch-store';
import { refused } from '#test/support/refused';
import { givenLiveGame } from '#test/world/given/given-games';
import { productTables, type ProductTables } from '#test/world/given/product-tables';

let tables: ProductTables;
let gameId: string;
let secret: string;
let count = 0;
const start = new Date('2026-05-01T12:00:00.000Z');
const minutes = 60_000;
const put = (row: object) =>
  tables.dynamodb.send(new PutItemCommand({ TableName: tables.mainTable, Item: marshall(row) }));
const gold = { code: 'GOLD', name: 'Gold', decimals: 2 };
const brand = {
  ...brandKey('b1'),
  name: 'Harbour',
  companyId: 'house',
  casinoId: 'c1',
  status: 'ACTIVE',
  coinTypes: [gold],
};
const origins = ['https://casino.example'];

beforeAll(async () => {
  tables = await productTables();
  ({ id: gameId } = await givenLiveGame(tables, 'studio', diamonds));
  await put({
    ...casinoKey('c1'),
    status: 'ACTIVE',
    minAge: 21,
    blockedCountries: [],
    embedOrigins: origins,
  });
  await put({ ...companyKey('house'), status: 'APPROVED' });
});
afterAll(() => tables.stop());
beforeEach(async () => {
  await put({ ...brand, gameIds: [gameId] });
  count += 1;
  secret = `secret ${count}`;
  const launch = {
    id: 's1',
    mode: 'DEMO' as const,
    brandId: 'b1',
    gameId,
    country: 'MT',
    lang: null,
    device: null,
  };
  const opensUntil = new Date(start.getTime() + limits.launch.openMinutes * minutes).toISOString();
  await launchStore(tables).create(
    secret,
    { ...launch, returnUrl: `${origins[0]}/lobby`, opensUntil },
    start,
  );
});

const open = (guest: string, afterMs = 0, given = secret) =>
  orRefusal(() =>
    openLaunch({
      launches: launchStore(tables),
      launchFacts: launchFacts(tables),
      clock: () => new Date(start.getTime() + afterMs),
    })(guest, given),
  );

const opened = {
  ...{ sessionId: 's1', mode: 'DEMO', brandName: 'Harbour', minAge: 21, coin: null },
  returnUrl: 'https://casino.example/lobby',
};

test('belongs to the guest who opens it first, who can open it again', async () => {
  expect(await open('ada')).toEqual({ ...opened, gameId });
  expect(await open('bob')).toEqual(refused('launch.opened'));
  expect(await open('ada', 23 * 60 * minutes)).toMatchObject(opened);
});

test('belongs to one of two guests who open it at the same moment', async () => {
  const answers = await Promise.all([open('ada'), open('bob'), open('cem')]);
  expect(answers.filter((answer) => 'sessionId' in answer)).toHaveLength(1);
});

test('cannot be opened after ten minutes, or again after a day', async () => {
  expect(await open('ada', 10 * minutes)).toEqual(refused('launch.expired'));
  await open('ada');
  expect(await open('ada', 24 * 60 * minutes)).toEqual(refused('launch.expired'));
});

test('cannot be opened with another secret', async () => {
  expect(await open('ada', 0, 'guess')).toEqual(refused('launch.expired'));
});

test('is refused if the brand is closed or no longer offers the game', async () => {
  await put({ ...brand, gameIds: [] });
  expect(await open('ada')).toEqual(refused('game.missing'));
  await put({ ...brand, status: 'PAUSED', gameIds: [gameId] });
  expect(await open('ada')).toEqual(refused('brand.closed'));
});

test('has the coin of a player with a wallet of the operator', async () => {
  const now = start.toISOString();
  const player = {
    ...{ brandId: 'b1', playerId: 'p1', userId: 'u1', casinoId: 'c1', user: 'ann', coin: 'GOLD' },
    ...{ balance: '500', token: 'sealed' },
  };
  const played = {
    id: 's2',
    mode: 'PLAY' as const,
    brandId: 'b1',
    gameId,
    country: 'MT',
    lang: null,
    device: null,
  };
  const opensUntil = new Date(start.getTime() + minutes).toISOString();
  await launchStore(tables).create(
    `play ${now}`,
    { ...played, returnUrl: `${origins[0]}/lobby`, opensUntil, player },
    start,
  );
  expect(await open('ada', 0, `play ${now}`)).toMatchObject({ mode: 'PLAY', coin: gold });
});
