import { beforeAll, describe, expect, test } from '@jest/globals';
import type {
  Brand,
  BrandUser,
  CoinRound,
  Movement,
  PlaySession,
  SeedRotation,
} from '#domain/generated/types';
import { commitmentOf, playRound, seededDraw } from '@novalink/engine';
import { diamonds } from '@novalink/engine/testing';
import { ulid } from '#lambda/runtime/ulid';
import { askGraphql } from '#test/authorization/environment/ask-graphql';
import { newUser } from '#test/world/personas';
import { signedIn } from '#test/authorization/environment/sign-in';
import type { Stage } from '#test/authorization/environment/running-stage';
import { openStage } from '#test/authorization/environment/stage';
import { givenCompany, givenLiveGame } from '#test/world/given/given-games';
import { type Product, workersProduct } from '#test/support/hosted-product';
import { UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { brandUserKey } from '#domain/keys';
import { termsVersion } from '#domain/terms-versions';
import { givenBrand } from '#test/world/given/given-brands';

describe('brands', () => {
  /**
   * Covers the path from an operator's first casino to a player's rounds and statement, with the production
   * templates.
   */
  let product: Product;
  let stage: Stage;
  let admin: string;
  let operator: string;
  let player: string;
  let playerId: string;
  let gameId: string;

  beforeAll(async () => {
    product = await workersProduct();
    stage = await openStage(product);
    await newUser(stage, 'admin@brands.test', []);
    await stage.grantAdmin('admin@brands.test');
    await newUser(stage, 'operator@brands.test', ['OPERATORS']);
    playerId = (await newUser(stage, 'player@brands.test', ['PROVIDERS'])).sub;
    admin = await tokenOf('admin@brands.test');
    operator = await tokenOf('operator@brands.test');
    player = await tokenOf('player@brands.test');
    const { dynamodb, tables } = stage;
    const records = { dynamodb, mainTable: tables.main };
    await givenCompany(records, 'studio');
    ({ id: gameId } = await givenLiveGame(records, 'studio', diamonds, { betLevels: [10, 20] }));
  });

  const tokenOf = async (email: string) => (await signedIn(stage, email)).accessToken;

  async function ask<Answer>(token: string, query: string, variables: object): Promise<Answer> {
    const { data, errors } = await askGraphql(stage.graphql, { token }, { query, variables });
    expect([query, errors]).toEqual([query, []]);
    return Object.values(data ?? {})[0] as Answer;
  }
  const write = <Answer = { id: string; version: number; status: string }>(
    token: string,
    field: string,
    type: string,
    input: object,
    fields = 'id version status',
  ) => ask<Answer>(token, `mutation ($input: ${type}!) { ${field}(input: $input) { ${fields} } }`, { input });
  const list = async <Row>(
    token: string,
    field: string,
    takes: string,
    fields: string,
    variables: object,
  ) => {
    const [declared, given] = [
      takes.replace(/(\w+):/g, '$$$1:'),
      takes.replace(/(\w+): [\w!]+/g, '$1: $$$1'),
    ];
    const query = `query (${declared}) { ${field}(${given}) { items { ${fields} } } }`;
    return (await ask<{ items: Row[] }>(token, query, variables)).items;
  };

  async function activeCasino(): Promise<{ companyId: string; casinoId: string }> {
    const named = { kind: 'OPERATOR', name: 'Harbour House' };
    const { id: companyId } = await write(operator, 'createCompany', 'CreateCompanyInput', named);
    await write(operator, 'submitCompany', 'CompanyTransitionInput', { id: companyId, expectedVersion: 1 });
    await write(admin, 'approveCompany', 'CompanyTransitionInput', { id: companyId, expectedVersion: 2 });
    const said = { companyId, name: 'Harbour Casino', jurisdiction: 'DEMO' };
    const { id: casinoId } = await write(operator, 'createCasino', 'CreateCasinoInput', said);
    const step = (token: string, field: string, expectedVersion: number) =>
      write(token, field, 'CasinoTransitionInput', { id: casinoId, expectedVersion });
    await step(operator, 'submitCasino', 1);
    const waiting = await list<{ kind: string; casino: { id: string } | null }>(
      admin,
      'listReviewItems',
      'limit: Int',
      'kind casino { id }',
      { limit: 50 },
    );
    expect(waiting).toContainEqual({ kind: 'CASINO', casino: { id: casinoId } });
    expect(await step(admin, 'approveCasino', 2)).toMatchObject({ status: 'ACTIVE' });
    return { companyId, casinoId };
  }

  async function openBrand(casinoId: string): Promise<Brand> {
    const theme = { primary: '#0b5fff', surface: '#0b1020', accent: '#f4d35e' };
    const said = { casinoId, slug: 'harbour-one', name: 'Harbour One', theme };
    const { id } = await write(operator, 'createBrand', 'CreateBrandInput', said);
    const coin = { code: 'GLD', name: 'Gold', kind: 'PLAY', decimals: 2 };
    const amounts = { signupGrant: '100000', dailyGrant: '5000', maxBalance: '1000000000' };
    const kind = { brandId: id, expectedVersion: 1, ...coin, ...amounts };
    await write(operator, 'saveCoinType', 'SaveCoinTypeInput', kind);
    await write(operator, 'addBrandGame', 'BrandGameInput', { id, expectedVersion: 2, gameId });
    const fields = 'id version status open termsVersion coinTypes { code signupGrant }';
    const active = { id, expectedVersion: 3 };
    return write<Brand>(operator, 'activateBrand', 'BrandTransitionInput', active, fields);
  }

  const movement = 'kind state amount balance seq actor reason';

  test('a brand opens, is joined and played, and closes with its casino', async () => {
    const { casinoId } = await activeCasino();
    const brand = await openBrand(casinoId);
    expect(brand).toMatchObject({ status: 'ACTIVE', open: true, coinTypes: [{ signupGrant: '100000' }] });
    const brandId = brand.id;

    const joined = await write<BrandUser>(
      player,
      'joinBrand',
      'JoinBrandInput',
      { brandId, displayName: 'Sea Otter', country: 'MT', ofAge: true, termsVersion: brand.termsVersion },
      'userId level owns status balances { coin purse amount seq }',
    );
    expect(joined).toMatchObject({ userId: playerId, level: 'PLAYER', owns: false, status: 'ACTIVE' });
    expect(joined.balances).toEqual([{ coin: 'GLD', purse: 'MAIN', amount: '100000', seq: '1' }]);

    const gift = { brandId, userId: playerId, coin: 'GLD', amount: '250', reason: 'A good day.' };
    const granted = { ...gift, requestId: ulid(new Date()) };
    await write<Movement>(operator, 'grantCoins', 'MoveCoinsInput', granted, movement);
    const wallet = { brandId, userId: playerId, coin: 'GLD' };
    const takes = 'brandId: ID!, userId: ID!, coin: String!';
    const lines = await list<Movement>(player, 'listStatement', takes, movement, wallet);
    expect(lines.map(({ kind, amount, balance, seq }) => [kind, amount, balance, seq])).toEqual([
      ['GRANT', '250', '100250', '2'],
      ['WELCOME', '100000', '100000', '1'],
    ]);

    const games = 'query ($brandId: ID!) { listBrandGames(brandId: $brandId) { id live { betLevels } } }';
    expect(await ask(player, games, { brandId })).toEqual([{ id: gameId, live: { betLevels: [10, 20] } }]);
    await playAndVerify(brandId);

    const day = new Date().toISOString().slice(0, 10);
    const all = await list<Movement>(
      operator,
      'listBrandMovements',
      'brandId: ID!, day: AWSDate!',
      movement,
      {
        brandId,
        day,
      },
    );
    expect(all.map(({ kind }) => kind).slice(0, 3)).toEqual(['WELCOME', 'GRANT', 'BET']);
    const people = await list(operator, 'listBrandUsers', 'brandId: ID!', 'userId balances { coin }', {
      brandId,
    });
    expect(people).toEqual([{ userId: playerId, balances: [{ coin: 'GLD' }] }]);

    const casino = 'query ($id: ID!) { getCasino(id: $id) { version brands { items { id open } } } }';
    const { version, brands } = await ask<{ version: number; brands: unknown }>(operator, casino, {
      id: casinoId,
    });
    expect(brands).toEqual({ items: [{ id: brandId, open: true }] });
    const reason = { id: casinoId, expectedVersion: version, reason: 'A look at it.' };
    await write(admin, 'suspendCasino', 'CasinoDecisionInput', reason);
    const own = 'query ($id: ID!) { getBrand(id: $id) { open me { balances { coin } } } }';
    expect(await ask(player, own, { id: brandId })).toEqual({
      open: false,
      me: { balances: [{ coin: 'GLD' }] },
    });
    const stranger = await newUser(stage, 'stranger@brands.test', ['PROVIDERS']);
    expect(stranger.sub).not.toBe(playerId);
    const token = await tokenOf('stranger@brands.test');
    const hidden = await askGraphql(stage.graphql, { token }, { query: own, variables: { id: brandId } });
    expect(hidden.errors).toMatchObject([{ errorType: 'brand.missing' }]);
  });

  /** Plays one round, then reveals its seed and verifies the round. */
  async function playAndVerify(brandId: string): Promise<void> {
    const session = await write<PlaySession>(
      player,
      'startPlaySession',
      'StartPlaySessionInput',
      { brandId, gameId, coin: 'GLD' },
      'id betLevels seeds { serverSeedHash clientSeed nonce }',
    );
    const { seeds } = session;
    const [bet = ''] = session.betLevels;
    const spin = { brandId, sessionId: session.id, bet, requestId: ulid(new Date()) };
    const played = 'id win serverSeed steps { stops }';
    const round = await write<CoinRound>(player, 'playRound', 'PlayRoundInput', spin, played);
    expect(round.serverSeed).toBeNull();
    const { revealedServerSeed } = await write<SeedRotation>(
      player,
      'rotateSeeds',
      'RotateSeedsInput',
      { brandId, serverSeedHash: seeds.serverSeedHash },
      'revealedServerSeed rounds',
    );
    expect(commitmentOf(revealedServerSeed)).toBe(seeds.serverSeedHash);
    const [kept] = await list<CoinRound>(player, 'listRounds', 'brandId: ID!', `${played} clientSeed nonce`, {
      brandId,
    });
    expect(kept).toMatchObject({ id: round.id, win: round.win, serverSeed: revealedServerSeed });
    const { clientSeed, nonce } = seeds;
    const again = playRound(
      diamonds,
      'base',
      seededDraw({ serverSeed: revealedServerSeed, clientSeed, nonce }),
    );
    expect(round.steps.map(({ stops }) => stops)).toEqual(again.steps.map(({ stops }) => stops));
  }

  test('the local cloud reported no errors', async () => expect((await product.said()).lines).toEqual([]));
});

describe('claims', () => {
  /** All ways to get coins without playing, with the permissions of the production templates. */
  let product: Product;
  let stage: Stage;
  let token: string;
  let sub: string;

  beforeAll(async () => {
    product = await workersProduct();
    stage = await openStage(product);
    ({ sub } = await newUser(stage, 'player@claims.test', ['PROVIDERS']));
    token = (await signedIn(stage, 'player@claims.test')).accessToken;
  });

  async function ask<Answer>(field: string, type: string, fields: string, input: object): Promise<Answer> {
    const query = `mutation ($input: ${type}!) { ${field}(input: $input) { ${fields} } }`;
    const { data, errors } = await askGraphql(stage.graphql, { token }, { query, variables: { input } });
    expect([field, errors]).toEqual([field, []]);
    return data?.[field] as Answer;
  }

  test('grants welcome, daily and package coins, and moves coins manually', async () => {
    const tables = { dynamodb: stage.dynamodb, mainTable: stage.tables.main };
    const { id: brandId } = await givenBrand(tables);
    const joining = { brandId, displayName: 'Sea Otter', country: 'MT', ofAge: true, termsVersion };
    const joined = await ask<BrandUser>('joinBrand', 'JoinBrandInput', 'balances { amount }', joining);
    expect(joined.balances).toHaveLength(2);

    const said = 'coin purse state amount balance';
    const daily = await ask<Movement>('claimDailyCoins', 'ClaimDailyInput', said, { brandId, coin: 'GOLD' });
    expect(daily).toEqual({ coin: 'GOLD', purse: 'MAIN', state: 'POSTED', amount: '200', balance: '5200' });

    const claiming = { brandId, packageId: 'starter', requestId: ulid(new Date()) };
    const claim = () => ask<Movement[]>('claimCoinPackage', 'ClaimPackageInput', said, claiming);
    const claimed = await claim();
    expect(claimed.map(({ balance }) => balance)).toEqual(['6200', '40']);
    expect(await claim()).toEqual(claimed);

    await stage.dynamodb.send(
      new UpdateItemCommand({
        TableName: stage.tables.main,
        Key: marshall(brandUserKey(brandId, sub)),
        UpdateExpression: 'SET #level = :admin',
        ExpressionAttributeNames: { '#level': 'level' },
        ExpressionAttributeValues: marshall({ ':admin': 'ADMIN' }),
      }),
    );
    const moving = { brandId, userId: sub, coin: 'GOLD', amount: '200', reason: 'Counted twice' };
    const taking = { ...moving, requestId: ulid(new Date()) };
    expect(await ask<Movement>('withdrawCoins', 'MoveCoinsInput', said, taking)).toMatchObject({
      amount: '-200',
      balance: '6000',
    });
  });

  test('the local cloud reported no errors', async () => expect((await product.said()).lines).toEqual([]));
});
