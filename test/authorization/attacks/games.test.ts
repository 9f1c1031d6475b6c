import { beforeAll, describe, expect, test } from '@jest/globals';
import { ulid } from '#lambda/runtime/ulid';
import { playToken } from '../cases/objects';
import { givenCompany } from '../fixtures/company';
import { givenGame, givenVersion } from '../fixtures/game';
import { givenProfile } from '../fixtures/profile';
import { confirmAge, startPreview } from '../requests/play';
import { openEnvironmentOfTables } from '../environment/test-environment';

let environment: Awaited<ReturnType<typeof openEnvironmentOfTables>>;
let own: Readonly<Record<'draft' | 'tested' | 'profile', string>>;
let others: typeof own;
beforeAll(async () => {
  environment = await openEnvironmentOfTables('games');
  own = await belongings(environment.personas['P+'].sub ?? '');
  others = await belongings(environment.uninvolvedUser.sub);
});

/** Creates a game, a version and a profile. Each has an id that its company, game or document also has. */
async function belongings(owner: string) {
  const { stage } = environment;
  return {
    draft: await givenGame(stage, owner, 'DRAFT'),
    tested: await givenVersion(stage, owner, 'TESTED'),
    profile: await givenProfile(stage, owner, 'INCOMPLETE'),
  };
}

/** Sends a request and returns the error, and whether a table changed. */
async function attack(query: string, input: object, as: 'P+' | 'AD' = 'P+') {
  const before = await environment.stage.contents();
  const { errors } = await environment.personas[as].ask({ query, variables: { input } });
  return { code: errors[0]?.errorType, changed: before !== (await environment.stage.contents()) };
}
const mutation = (field: string, type: string) =>
  `mutation ($input: ${type}!) { ${field}(input: $input) { id } }`;
const refusedAs = (code: string) => ({ code, changed: false });

describe('ids that do not belong together are missing', () => {
  const transitions = ['submitGameVersion', 'publishGameVersion'];

  test.each(transitions)('a version of another game: %s', async (field) => {
    const query = mutation(field, 'GameVersionTransitionInput');
    for (const [gameId, id] of [
      [own.tested, others.tested],
      [others.tested, own.tested],
      [own.draft, own.tested],
    ])
      expect((await attack(query, { gameId, id, expectedVersion: 1 })).code).toMatch(/\.missing$/);
  });

  test('a version of another game cannot be tested', async () => {
    const query = mutation('startTestRun', 'StartTestRunInput');
    for (const [gameId, versionId] of [
      [own.tested, others.tested],
      [others.tested, own.tested],
      [others.tested, others.tested],
      [own.draft, own.tested],
    ]) {
      const { code, changed } = await attack(query, { gameId, versionId, rounds: 10_000 });
      expect([code, changed]).toEqual([expect.stringMatching(/\.missing$/), false]);
    }
  });

  test('a version of another game cannot be previewed', async () => {
    const { personas } = environment;
    for (const persona of [personas['P+'], personas['P-'], personas.AD]) await persona.ask(confirmAge);
    const asked = [
      [personas['P+'], others.tested, others.tested, 'game.missing'],
      [personas['P+'], own.tested, others.tested, 'version.missing'],
      [personas['P+'], others.tested, own.tested, 'game.missing'],
      [personas['P-'], own.tested, own.tested, 'game.missing'],
      [personas.AD, own.tested, others.tested, 'version.missing'],
    ] as const;
    for (const [persona, gameId, versionId, code] of asked) {
      const { data, errors } = await persona.ask(startPreview(gameId, versionId));
      expect([data?.startPreviewSession ?? null, errors[0]?.errorType]).toEqual([null, code]);
    }
  });

  test('a version of another game, to admins too', async () => {
    const query = mutation('approveGameVersion', 'GameVersionTransitionInput');
    const input = { gameId: own.tested, id: others.tested, expectedVersion: 1 };
    expect(await attack(query, input, 'AD')).toEqual(refusedAs('version.missing'));
  });

  test('a document of another company', async () => {
    const removal = mutation('removeComplianceDocument', 'ComplianceDocumentInput');
    const acceptance = mutation('acceptComplianceDocument', 'ComplianceDocumentInput');
    const input = { companyId: own.profile, id: others.profile };
    expect(await attack(removal, input)).toEqual(refusedAs('document.missing'));
    expect(await attack(acceptance, input, 'AD')).toEqual(refusedAs('document.missing'));
  });

  test('a missing file in another user’s folder, or a file of the image library', async () => {
    const query = mutation('addComplianceDocument', 'AddComplianceDocumentInput');
    for (const fileKey of ['novalink/games/images/someone/thumbnail.webp', '../x', ulid(new Date())])
      expect(await attack(query, { companyId: own.profile, type: 'OTHER', fileKey })).toEqual(
        refusedAs('file.unchecked'),
      );
  });
});

describe('ids of another type are missing', () => {
  const company = () => givenCompany(environment.stage, environment.personas['P+'].sub ?? '', 'APPROVED');

  test.each([
    ['getGame(id: $id) { id }', 'game.missing'],
    ['getGameVersion(gameId: $id, id: $id) { id }', 'version.missing'],
    ['getPublicGame(id: $id) { id }', 'game.missing'],
    ['getGameCertificate(gameId: $id) { runId }', 'game.missing'],
    ['getTestRun(id: $id) { id }', 'run.missing'],
  ])('%s of a company', async (field, code) => {
    const query = `query ($id: ID!) { ${field} }`;
    for (const id of [await company(), 'GAME', `${own.draft}#x`]) {
      const { data, errors } = await environment.personas['P+'].ask({ query, variables: { id } });
      expect([Object.values(data ?? {}), errors[0]?.errorType]).toEqual([[null], code]);
    }
  });

  test('the id of a company, a draft or a sort key cannot be played', async () => {
    const query = 'mutation ($id: ID!) { startDemoSession(gameId: $id) { playToken } }';
    await environment.personas['P+'].ask(confirmAge);
    for (const id of [await company(), own.draft, 'x', `${own.draft}#VERSION`]) {
      const { errors } = await environment.personas['P+'].ask({ query, variables: { id } });
      expect(errors[0]?.errorType).toBe('game.missing');
    }
  });
});

describe('a play token', () => {
  const play = 'mutation ($input: PlayDemoRoundInput!) { playDemoRound(input: $input) { win } }';
  const input = (token: string) => ({ playToken: token, nonce: 0, clientSeed: 'lantern', bet: 10 });
  const gameSession = async () =>
    (await playToken(environment.stage, environment.personas['P+'], environment.uninvolvedUser.sub)) ?? '';

  test('cannot be changed to another game, version or user', async () => {
    const [claims = '', signature = ''] = (await gameSession()).split('.');
    const said = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object;
    const asked = { sub: environment.personas.U0.sub, gameId: own.draft, versionId: own.draft, expires: 9e9 };
    for (const [name, value] of Object.entries(asked)) {
      const changed = Buffer.from(JSON.stringify({ ...said, [name]: value })).toString('base64url');
      expect(await attack(play, input(`${changed}.${signature}`))).toEqual(refusedAs('play.token-invalid'));
    }
  });

  test('is not valid for admins or guests', async () => {
    const token = await gameSession();
    expect(await attack(play, input(token), 'AD')).toEqual(refusedAs('play.token-invalid'));
    const before = await environment.stage.contents();
    const { data } = await environment.personas.G.ask({ query: play, variables: { input: input(token) } });
    expect(data?.playDemoRound ?? null).toBeNull();
    expect(await environment.stage.contents()).toBe(before);
  });

  test.each([0, -10, 15, 30, 1e9])('rejects the bet %d', async (bet) => {
    expect(await attack(play, { ...input(await gameSession()), bet })).toEqual(
      refusedAs('play.bet-not-offered'),
    );
  });

  test.each([-1, 1, 7])('rejects round %d out of order', async (nonce) => {
    expect(await attack(play, { ...input(await gameSession()), nonce })).toEqual(
      refusedAs('play.round-played'),
    );
  });
});
