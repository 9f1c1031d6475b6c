import { beforeAll, describe, expect, test } from '@jest/globals';
import { ulid } from '#lambda/runtime/ulid';
import type { GraphqlAnswer } from '../environment/ask-graphql';
import { given, playToken } from '../cases/objects';
import { givenCompany } from '../fixtures/company';
import { givenVersion } from '../fixtures/game';
import { documentKeyOf, givenProfile } from '../fixtures/profile';
import type { CasinoSubject, GraphqlRequest } from '../requests/call';
import { graphqlCalls } from '../requests/requests';
import { confirmAge } from '../requests/play';
import { openEnvironmentOfTables } from '../environment/test-environment';
import { givenCasinoWithBrand } from '../fixtures/casino';
import type { GraphqlOperation } from '../matrix/operations';
import type { Identity } from '../matrix/permissions';
import { roundRequestId } from '../fixtures/shared-round';

let environment: Awaited<ReturnType<typeof openEnvironmentOfTables>>;
beforeAll(async () => {
  environment = await openEnvironmentOfTables('once');
});

describe('outside of brands', () => {
  const times = 64;

  /** Sends 64 requests at once as persona P+. */
  const askAtOnce = (requestFor: (at: number) => GraphqlRequest) =>
    Promise.all(Array.from({ length: times }, (_, at) => environment.personas['P+'].ask(requestFor(at))));

  const owner = () => environment.personas['P+'].sub ?? '';
  const answered = (answers: readonly GraphqlAnswer[]) => answers.filter(({ errors }) => errors.length === 0);
  const refusals = (answers: readonly GraphqlAnswer[]) =>
    [...new Set(answers.flatMap(({ errors }) => errors.map(({ errorType }) => errorType)))].sort();
  /** Number of rows in all tables that contain all of these texts. */
  const rowsWith = async (...parts: readonly string[]) =>
    (await environment.stage.contents())
      .split('\n')
      .filter((row) => parts.every((part) => row.includes(part))).length;

  test('64 requests with one code create one game', async () => {
    const companyId = await givenCompany(environment.stage, owner(), 'APPROVED');
    const answers = await askAtOnce(() => graphqlCalls['Mutation.createGame'].request(companyId));
    expect(answered(answers)).toHaveLength(1);
    expect(refusals(answers).every((code) => code === 'game.code-taken' || code === 'write.collided')).toBe(
      true,
    );
    expect(await rowsWith('"GAME_CREATED"', companyId)).toBe(1);
  });

  test('a version goes live once', async () => {
    const id = await givenVersion(environment.stage, owner(), 'APPROVED');
    const answers = await askAtOnce(() => graphqlCalls['Mutation.publishGameVersion'].request(id));
    expect(answered(answers)).toHaveLength(1);
    expect(await rowsWith('"VERSION_PUBLISHED"', id)).toBe(1);
    expect(await rowsWith(`"COMPANY#${id}"`, '"liveGames":{"N":"1"}')).toBe(1);
  });

  test('a version is submitted once', async () => {
    const id = await givenVersion(environment.stage, owner(), 'TESTED');
    const answers = await askAtOnce(() => graphqlCalls['Mutation.submitGameVersion'].request(id));
    expect(answered(answers)).toHaveLength(1);
    expect(await rowsWith('"VERSION_SUBMITTED"', id)).toBe(1);
  });

  test.each([
    ['Company', 'P+', 'approve', { company: 'SUBMITTED' }],
    ['ComplianceProfile', 'P+', 'accept', { profile: 'IN_REVIEW' }],
    ['GameVersion', 'P+', 'approve', { version: 'IN_REVIEW' }],
    ['Casino', 'O+', 'approve', { casino: 'IN_REVIEW' }],
  ] as const)('a submitted %s is withdrawn or approved, once', async (kind, who, approve, subject) => {
    const player = environment.personas[who];
    const id = await given(environment.stage, player.sub ?? '', subject);
    const withdrawal = graphqlCalls[`Mutation.withdraw${kind}`].request(id);
    const approval = graphqlCalls[`Mutation.${approve}${kind}` as 'Mutation.approveCasino'].request(id);
    const answers = await Promise.all(
      Array.from({ length: times }, (_, at) =>
        at % 2 === 0 ? player.ask(withdrawal) : environment.personas.AD.ask(approval),
      ),
    );
    expect(answered(answers)).toHaveLength(1);
  });

  test('a file becomes only one document', async () => {
    const companyId = await givenProfile(environment.stage, owner(), 'INCOMPLETE');
    const answers = await askAtOnce(() => graphqlCalls['Mutation.addComplianceDocument'].request(companyId));
    expect(answered(answers)).toHaveLength(1);
    expect(refusals(answers).every((code) => code === 'file.taken' || code === 'write.collided')).toBe(true);
    expect(await rowsWith('"DOCUMENT#', `{"S":"${documentKeyOf(companyId)}"}`)).toBe(1);
    expect(await rowsWith(`"COMPANY#${companyId}"`, '"documentCount":{"N":"2"}')).toBe(1);
  });

  test('age is confirmed once', async () => {
    const answers = await askAtOnce(() => confirmAge);
    const dates = new Set(answered(answers).map(({ data }) => JSON.stringify(data?.confirmAge)));
    expect(dates.size).toBe(1);
    expect(refusals(answers).every((code) => code === 'write.collided')).toBe(true);
    expect(await rowsWith('"AGE_CONFIRMED"', owner())).toBe(1);
  });

  const round = (token: string, clientSeed: string): GraphqlRequest => ({
    query: `mutation ($input: PlayDemoRoundInput!) {
    playDemoRound(input: $input) { win serverSeed nextServerSeedHash nextNonce clientSeed steps { stops } }
  }`,
    variables: { input: { playToken: token, nonce: 0, clientSeed, bet: 10 } },
  });
  const outcomes = (answers: readonly GraphqlAnswer[]) =>
    new Set(answered(answers).map(({ data }) => JSON.stringify(data?.playDemoRound)));

  test('64 requests for a round play one round', async () => {
    const token = (await playToken(environment.stage, environment.personas['P+'], owner())) ?? '';
    const answers = await askAtOnce(() => round(token, 'lantern'));
    expect(answered(answers)).toHaveLength(times);
    expect(outcomes(answers).size).toBe(1);
  });

  test('64 parallel requests cannot choose the best round', async () => {
    const token = (await playToken(environment.stage, environment.personas['P+'], owner())) ?? '';
    const answers = await askAtOnce(() => round(token, ulid(new Date())));
    expect(answered(answers)).toHaveLength(1);
    expect(refusals(answers)).toEqual(['play.round-played']);
  });
});

describe('in brands', () => {
  const times = 64;

  /** Creates a casino of persona O+, who also plays in it. */
  async function casinoSubjectOf(operation: GraphqlOperation, as: Identity): Promise<string> {
    const { stage, personas, uninvolvedUser } = environment;
    const subject = graphqlCalls[operation].subject as CasinoSubject;
    const sub = personas[as].sub ?? '';
    const isOwners = as === 'O+';
    return givenCasinoWithBrand(stage, subject, {
      owner: isOwners ? sub : uninvolvedUser.sub,
      ...(operation !== 'Mutation.joinBrand' && as !== 'AD' && { resident: { identity: as, sub } }),
    });
  }

  /** Sends the same request 64 times at once. */
  async function askAtOnce(operation: GraphqlOperation, as: Identity) {
    const id = await casinoSubjectOf(operation, as);
    const request: GraphqlRequest = graphqlCalls[operation].request(id);
    const answers = await Promise.all(
      Array.from({ length: times }, () => environment.personas[as].ask(request)),
    );
    return { id, answers, answered: answers.filter(({ errors }) => errors.length === 0) };
  }
  const codesOf = (answers: readonly GraphqlAnswer[]) =>
    [...new Set(answers.flatMap(({ errors }) => errors.map(({ errorType }) => errorType ?? '')))].sort();
  /** The distinct responses, ignoring the version of a player. */
  const outcomes = (answers: readonly GraphqlAnswer[]) =>
    new Set(answers.map(({ data }) => JSON.stringify(data)));
  const rowsWith = async (...parts: readonly string[]) =>
    (await environment.stage.contents())
      .split('\n')
      .filter((row) => parts.every((part) => row.includes(part))).length;
  /** Number of posted movements of a kind in a brand. */
  const movements = async (id: string, kind: string) => {
    const posted = [`"MOVEMENT#${kind}#`, `"gsi1pk":{"S":"WALLET#${id}#`];
    // The brand is created with the bet of a round that can be shared.
    return (await rowsWith(...posted)) - (await rowsWith(...posted, roundRequestId));
  };

  test.each([
    ['Mutation.approveCasino', 'AD', '"CASINO_APPROVED"'],
    ['Mutation.createBrand', 'O+', '"BRAND_CREATED"'],
    ['Mutation.setBrandUserLevel', 'O+', '"BRAND_USER_LEVEL_SET"'],
  ] as const)('%s happens once, and all other requests get a conflict', async (operation, as, event) => {
    const { id, answers, answered } = await askAtOnce(operation, as);
    expect(answered).toHaveLength(1);
    for (const code of codesOf(answers))
      expect(code).toMatch(/^(write\.collided|(casino|player)\.stale|brand\.slug-taken)$/);
    const of = operation === 'Mutation.createBrand' ? `"casinoId":{"S":"${id}"}` : `#${id}"`;
    expect(await rowsWith(event, of)).toBe(1);
  });

  test.each([
    ['Mutation.joinBrand', 'P-', 'WELCOME', 1],
    ['Mutation.grantCoins', 'O+', 'GRANT', 1],
    ['Mutation.withdrawCoins', 'O+', 'WITHDRAWAL', 1],
    ['Mutation.claimDailyCoins', 'BP', 'DAILY', 1],
    ['Mutation.claimCoinPackage', 'BP', 'PACKAGE', 1],
    ['Mutation.playRound', 'BP', 'BET', 1],
  ] as const)(
    '%s returns the same response to all requests, for one movement',
    async (operation, as, kind, moved) => {
      const { id, answers, answered } = await askAtOnce(operation, as);
      expect(answered.length).toBeGreaterThan(0);
      expect(outcomes(answered).size).toBe(1);
      for (const code of codesOf(answers)) expect(code).toMatch(/^(write\.collided|wallet\.unknown)$/);
      expect(await movements(id, kind)).toBe(moved);
    },
  );

  test('seeds are rotated once', async () => {
    const { id, answers, answered } = await askAtOnce('Mutation.rotateSeeds', 'BP');
    expect(answered.length).toBeGreaterThan(0);
    expect(outcomes(answered).size).toBe(1);
    expect(codesOf(answers).every((code) => code === 'write.collided')).toBe(true);
    expect(await rowsWith(`"PLAYER#${id}#`, '"REVEALED#')).toBe(1);
  });
});
