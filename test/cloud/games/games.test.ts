import { beforeAll, expect, test } from '@jest/globals';
import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { DemoRound, DemoSession, PublicGame } from '#domain/generated/types';
import { complianceKey, fileKey } from '#domain/keys';
import { commitmentOf, playRound, seededDraw } from '@novalink/engine';
import { diamonds } from '@novalink/engine/testing';
import { askGraphql } from '#test/authorization/environment/ask-graphql';
import { newUser } from '#test/world/personas';
import { signedIn } from '#test/authorization/environment/sign-in';
import type { Stage } from '#test/authorization/environment/running-stage';
import { openStage } from '#test/authorization/environment/stage';
import { workersProduct, type Product } from '#test/support/hosted-product';
import { certify } from '#test/world/given/tested';
import { until } from 'cdk-local-cloud/testing';

/**
 * Covers the path from a provider's first game to its public page and a player's rounds, with the production
 * templates.
 */
let product: Product;
let stage: Stage;
let admin: string;
let player: string;
let provider: string;

interface Stepped {
  readonly id: string;
  readonly version: number;
  readonly status: string;
}

beforeAll(async () => {
  product = await workersProduct();
  stage = await openStage(product);
  await newUser(stage, 'admin@games.test', []);
  await stage.grantAdmin('admin@games.test');
  await newUser(stage, 'player@games.test', []);
  await newUser(stage, 'provider@games.test', ['PROVIDERS']);
  admin = await tokenOf('admin@games.test');
  player = await tokenOf('player@games.test');
  provider = await tokenOf('provider@games.test');
});

const tokenOf = async (email: string) => (await signedIn(stage, email)).accessToken;
const put = (row: Record<string, unknown>) =>
  stage.dynamodb.send(new PutItemCommand({ TableName: stage.tables.main, Item: marshall(row) }));

/** `takes` is the only argument with its type, such as `gameId: ID!`. */
async function ask<Answer>(token: string, field: string, takes: string, fields: string, variables: object) {
  const [name] = takes.split(':');
  const query = takes
    ? `mutation ($${takes}) { ${field}(${name ?? ''}: $${name ?? ''}) ${fields} }`
    : `mutation { ${field} ${fields} }`;
  const { data, errors } = await askGraphql(stage.graphql, { token }, { query, variables });
  expect([field, errors]).toEqual([field, []]);
  return data?.[field] as Answer;
}
const write = (token: string, field: string, type: string, input: object, fields = '{ id version status }') =>
  ask<Stepped>(token, field, `input: ${type}!`, fields, { input });

const catalogue = async () => {
  const response = await fetch(`${product.origin}/api/v1/catalogue`);
  const { items } = (await response.json()) as { items: PublicGame[] };
  return { response, items };
};
const listed = async (id: string) => (await catalogue()).items.find((game) => game.id === id);

/** A company that can offer games, with a game whose version an admin has approved. */
async function approvedGame() {
  const named = { kind: 'PROVIDER', name: 'Blue Reef' };
  const draft = await write(provider, 'createCompany', 'CreateCompanyInput', named);
  const companyId = draft.id;
  const move = (token: string, field: string, expectedVersion: number) =>
    write(token, field, 'CompanyTransitionInput', { id: companyId, expectedVersion });
  await move(provider, 'submitCompany', 1);
  await move(admin, 'approveCompany', 2);
  const until2999 = { status: 'VALID', validUntil: '2999-01-01T00:00:00.000Z' };
  await put({ ...complianceKey(companyId), companyId, ...until2999 });
  const thumbnailKey = 'novalink/games/images/someone/picture.webp';
  await put({ ...fileKey(thumbnailKey), key: thumbnailKey, kind: 'IMAGE', state: 'CHECKED' });
  const said = { companyId, code: 'six-diamonds', title: 'Six Diamonds', type: 'SLOT', thumbnailKey };
  const game = await write(provider, 'createGame', 'CreateGameInput', said);
  const version = await write(provider, 'createGameVersion', 'CreateGameVersionInput', {
    gameId: game.id,
    semver: '1.0.0',
    mathModel: JSON.stringify(diamonds),
    declaredRtp: '0.949074',
    declaredMaxWinX: 20,
    betLevels: [10, 20],
    rulesText: 'Returns 94.9074 %, at most 20 times the bet.',
    symbols: diamonds.symbols.map(({ id }) => ({ symbol: id, name: id })),
  });
  const step = (token: string, field: string, expectedVersion: number) => {
    const input = { gameId: game.id, id: version.id, expectedVersion };
    return write(token, field, 'GameVersionTransitionInput', input);
  };
  const tested = await certify(product, provider, { gameId: game.id, versionId: version.id });
  expect(tested).toMatchObject({ status: 'TESTED', version: 2 });
  await step(provider, 'submitGameVersion', 2);
  await step(admin, 'approveGameVersion', 3);
  return { companyId, gameId: game.id, publish: () => step(provider, 'publishGameVersion', 4) };
}

test('a game goes live, is played, and leaves the catalogue with its company', async () => {
  const { companyId, gameId, publish } = await approvedGame();
  expect(await listed(gameId)).toBeUndefined();
  expect(await publish()).toMatchObject({ status: 'LIVE' });

  const { response, items } = await catalogue();
  expect(response.headers.get('cache-control')).toBe('public, max-age=60');
  expect(items.find(({ id }) => id === gameId)).toMatchObject({
    code: 'six-diamonds',
    companyName: 'Blue Reef',
    live: { rtp: '0.949074', hit: '0.444444', maxWinX: 20, features: ['SCATTER'], betLevels: [10, 20] },
  });

  await ask(player, 'confirmAge', '', '{ confirmedAt }', {});
  const session = await ask<DemoSession>(
    player,
    'startDemoSession',
    'gameId: ID!',
    '{ playToken mathModelHash serverSeedHash nonce }',
    { gameId },
  );
  const input = { playToken: session.playToken, nonce: session.nonce, clientSeed: 'my own', bet: 20 };
  const round = await ask<DemoRound>(
    player,
    'playDemoRound',
    'input: PlayDemoRoundInput!',
    '{ win capped serverSeed steps { kind stops multiplier win } }',
    { input },
  );
  const { serverSeed } = round;
  expect(commitmentOf(serverSeed)).toBe(session.serverSeedHash);
  const own = playRound(diamonds, 'base', seededDraw({ serverSeed, clientSeed: 'my own', nonce: 0 }));
  expect(round.win).toBe(own.credits * 20);
  expect(round.steps.map(({ stops }) => stops)).toEqual(own.steps.map(({ stops }) => stops));

  const { version } = await companyNow(companyId);
  const reason = { id: companyId, expectedVersion: version, reason: 'A look at it.' };
  await write(admin, 'suspendCompany', 'CompanyDecisionInput', reason);
  await until(async () => ((await listed(gameId)) ? undefined : true));
  const back = { id: companyId, expectedVersion: version + 1 };
  await write(admin, 'reinstateCompany', 'CompanyTransitionInput', back);
  await until(() => listed(gameId));
});

test.each(['limit=0', 'limit=101', 'limit=x', 'cursor=x'])(
  'the catalogue refuses %s by name',
  async (query) => {
    const response = await fetch(`${product.origin}/api/v1/catalogue?${query}`);
    expect(response.status).toBe(400);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({
      code: 'INVALID_REQUEST',
      message: expect.stringMatching(/^(limit|cursor) must be /) as unknown,
      traceId: expect.stringMatching(/\w/) as unknown,
    });
  },
);

test('the local cloud reported no errors', async () => expect((await product.said()).lines).toEqual([]));

async function companyNow(id: string): Promise<Stepped> {
  const query = 'query ($id: ID!) { getCompany(id: $id) { id version status } }';
  const { data } = await askGraphql(stage.graphql, { token: admin }, { query, variables: { id } });
  return data?.getCompany as Stepped;
}
