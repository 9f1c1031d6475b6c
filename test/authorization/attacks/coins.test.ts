import { beforeAll, describe, expect, test } from '@jest/globals';
import { notAmounts } from '#domain/wallet/testing/not-amounts';
import { askGraphql } from '../environment/ask-graphql';
import { newUser, signInAs } from '#test/world/personas';
import { givenGame } from '../fixtures/game';
import { givenCasinoWithBrand } from '../fixtures/casino';
import { operations, permissionOf } from '../matrix/matrix';
import { brandMatrix } from '../matrix/brands';
import type { GraphqlOperation } from '../matrix/operations';
import { isCasinoSubject, type CasinoSubject } from '../requests/call';
import { graphqlCalls, isGraphql } from '../requests/requests';
import type { Identity } from '../matrix/permissions';
import { openEnvironmentOfTables } from '../environment/test-environment';
import { deep, isDeep } from '#test/support/deep';

let environment: Awaited<ReturnType<typeof openEnvironmentOfTables>>;
/** The brand of persona O+, who also plays in it. */
let brandId: string;
beforeAll(async () => {
  environment = await openEnvironmentOfTables('coins');
  brandId = await casinoSubjectOf('O+', { session: 'ACTIVE' });
});

function casinoSubjectOf(identity: Identity, subject: CasinoSubject): Promise<string> {
  const { stage, personas, uninvolvedUser } = environment;
  const sub = personas[identity].sub ?? '';
  const owner = identity === 'O+' ? sub : uninvolvedUser.sub;
  return givenCasinoWithBrand(stage, subject, { owner, resident: { identity, sub } });
}
/** Sends a request and returns the error, and whether a table changed. */
async function attack(as: Identity, operation: GraphqlOperation, object: string, said: object) {
  const before = await environment.stage.contents();
  const { query, variables } = graphqlCalls[operation].request(object);
  const input = { ...(variables?.input as object), ...said };
  const { errors } = await environment.personas[as].ask({ query, variables: { input } });
  return { code: errors[0]?.errorType, changed: before !== (await environment.stage.contents()) };
}
const refusedAs = (code: string) => ({ code, changed: false });

describe('an invalid amount moves no coins', () => {
  // JSON has no bigint.
  const values = notAmounts.filter((value) => typeof value !== 'bigint');

  const fields = [
    ['Mutation.grantCoins', 'amount'],
    ['Mutation.withdrawCoins', 'amount'],
    ['Mutation.playRound', 'bet'],
    ['Mutation.saveCoinType', 'dailyGrant'],
  ] as const;

  test.each(fields.map(([operation, field], at) => ({ operation, field, at })))(
    'as $operation',
    async (one) => {
      const { operation, field, at } = one;
      const { stage, personas } = environment;
      const { query, variables } = graphqlCalls[operation].request(brandId);
      const before = await stage.contents();
      const asked = values
        .filter((_value, index) => isDeep || index % fields.length === at)
        // A coin type can have a daily grant of 0.
        .filter((value) => field !== 'dailyGrant' || value !== '0');
      expect(asked.length).toBeGreaterThan(deep(10, 50));
      const answered: unknown[] = [];
      for (const value of asked) {
        const input = { ...(variables?.input as object), [field]: value };
        const { errors } = await personas['O+'].ask({ query, variables: { input } });
        if (errors.length === 0) answered.push(value);
      }
      expect(answered).toEqual([]);
      expect(await stage.contents()).toBe(before);
    },
  );
});

describe('data of another brand', () => {
  let other: string;
  beforeAll(async () => {
    other = await casinoSubjectOf('BP', { session: 'ACTIVE' });
  });

  test('a player of another brand neither gets nor loses coins', async () => {
    for (const operation of ['Mutation.grantCoins', 'Mutation.withdrawCoins'] as const)
      for (const userId of [other, environment.personas.BP.sub, 'BRAND', `${brandId}#x`, '#'])
        expect(await attack('O+', operation, brandId, { userId })).toEqual(refusedAs('player.missing'));
  });

  test('managers cannot move coins of another brand', async () => {
    for (const operation of ['Mutation.grantCoins', 'Mutation.withdrawCoins'] as const)
      expect(await attack('O+', operation, other, {})).toEqual(refusedAs('brand.level-too-low'));
  });

  test('a statement cannot be read', async () => {
    const { query } = graphqlCalls['Query.listStatement'].request(brandId);
    const codes = async (as: Identity, brandId: string, userId: string | undefined) =>
      (await environment.personas[as].ask({ query, variables: { brandId, userId } })).errors[0]?.errorType;
    expect(await codes('O+', brandId, environment.personas.BP.sub)).toBe('player.missing');
    expect(await codes('O+', other, environment.personas.BP.sub)).toBe('brand.level-too-low');
    expect(await codes('BP', other, other)).toBe('brand.level-too-low');
    expect(await codes('BP', other, environment.personas['O+'].sub)).toBe('brand.level-too-low');
  });

  test('sessions, games, packages and coins are not found', async () => {
    const cases = [
      ['Mutation.playRound', { sessionId: other }, 'session.missing'],
      ['Mutation.playRound', { sessionId: `${other}.${other}` }, 'session.missing'],
      ['Mutation.startPlaySession', { gameId: other }, 'game.missing'],
      ['Mutation.claimCoinPackage', { packageId: other }, 'package.missing'],
      ['Mutation.claimDailyCoins', { coin: 'SLV' }, 'coin.missing'],
      ['Mutation.rotateSeeds', { serverSeedHash: 'c9'.repeat(32) }, 'seeds.stale'],
    ] as const;
    const played = await casinoSubjectOf('BP', { session: 'ACTIVE' });
    for (const [operation, said, code] of cases)
      expect([operation, await attack('BP', operation, played, said)]).toEqual([operation, refusedAs(code)]);
  });
});

/** Operations that return null to users who are not players of the brand. */
const answersNobody: readonly string[] = ['Query.getSeeds', 'Query.listSharedRounds'];

test('ids of another type and parts of keys are not accepted as a brand or a casino', async () => {
  const { stage, personas } = environment;
  const gameId = await givenGame(stage, personas['O+'].sub ?? '', 'LIVE');
  const ids = [gameId, 'BRAND', `${brandId}#x`, `${brandId}#USER#${brandId}`, ''];
  let asked = 0;
  for (const operation of Object.keys(brandMatrix) as (keyof typeof brandMatrix)[]) {
    const isOfCompanies = operation === 'Query.listCasinos' || operation === 'Mutation.createCasino';
    if (isOfCompanies || permissionOf(operation, 'O+') === 'none') continue;
    // Each operation gets two of them, in turn.
    const some = ids.filter((_id, at) => isDeep || (at + asked) % ids.length < 2);
    asked += 1;
    for (const id of some) {
      const { data, errors } = await personas['O+'].ask(graphqlCalls[operation].request(id));
      const codes = errors.map(({ errorType }) => errorType ?? '');
      expect([operation, id, Object.values(data ?? {}).some((field) => field !== null)]).toEqual([
        operation,
        id,
        false,
      ]);
      if (!answersNobody.includes(operation) || id === '')
        expect(codes.join()).toMatch(
          /^((brand|casino|replay|tournament|promotion|wallet-report)\.missing|input\.[\w-]+)$/,
        );
    }
  }
});

test('a user who left the group immediately loses access to brands and coins', async () => {
  const { stage, personas, uninvolvedUser } = environment;
  const person = await newUser(stage, 'leaver@coins.test', ['PROVIDERS']);
  const { accessToken, sub } = await signInAs(stage, person);
  const removal =
    'mutation ($username: String!) { removeFromGroup(username: $username, group: "PROVIDERS") }';
  const resident = { identity: 'BA', sub } as const;
  expect((await personas.AD.ask({ query: removal, variables: { username: person.email } })).errors).toEqual(
    [],
  );
  const requests = [];
  for (const operation of operations) {
    if (!operation.startsWith('Mutation.') || !isGraphql(operation)) continue;
    const call = graphqlCalls[operation];
    const { subject } = call;
    if (permissionOf(operation, 'BA') === 'none' || !isCasinoSubject(subject)) continue;
    const there = await givenCasinoWithBrand(stage, subject, { owner: uninvolvedUser.sub, resident });
    requests.push({ operation, request: call.request(there) });
  }
  expect(requests.length).toBeGreaterThan(15);
  const before = await stage.contents();
  for (const { operation, request } of requests) {
    const { errors } = await askGraphql(stage.graphql, { token: accessToken }, request);
    expect([operation, errors[0]?.errorType]).toEqual([operation, 'caller.rights-withdrawn']);
  }
  expect(await stage.contents()).toBe(before);
});
