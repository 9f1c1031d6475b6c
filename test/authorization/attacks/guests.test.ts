import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { Kind, parse, type ObjectTypeDefinitionNode, type TypeNode } from 'graphql';
import { givenGame } from '../fixtures/game';
import { openOwnTestEnvironment } from '../environment/test-environment';

let environment: Awaited<ReturnType<typeof openOwnTestEnvironment>>;
beforeAll(async () => {
  environment = await openOwnTestEnvironment('guests');
});

const types = parse(readFileSync('domain/schema.graphql', 'utf8')).definitions.flatMap((definition) =>
  definition.kind === Kind.OBJECT_TYPE_DEFINITION ? [definition] : [],
);
const typeNamed = (name: string) => types.find((type) => type.name.value === name);
const rules = ({ directives = [] }: Pick<ObjectTypeDefinitionNode, 'directives'>) =>
  directives.map(({ name }) => name.value).filter((name) => name.startsWith('aws_'));
const nameOf = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type);
/** A field without a directive has the API's default mode, which is IAM. */
const isOpenToIam = (names: readonly string[]) => names.length === 0 || names.includes('aws_iam');

/** The root fields that are open to AWS credentials, and all types that they return, with their fields. */
function openToVisitors() {
  const roots = types
    .filter(({ name }) => ['Query', 'Mutation', 'Subscription'].includes(name.value))
    .flatMap(({ fields = [] }) => fields)
    .filter((field) => isOpenToIam(rules(field)));
  const found = new Map<string, readonly string[]>();
  const walk = (name: string) => {
    const type = typeNamed(name);
    if (!type || found.has(name)) return;
    const { fields = [] } = type;
    const open = fields.filter((field) => isOpenToIam(rules(field)) && isOpenToIam(rules(type)));
    found.set(
      name,
      open.map((field) => field.name.value),
    );
    open.forEach((field) => walk(nameOf(field.type)));
  };
  roots.forEach((field) => walk(nameOf(field.type)));
  return { roots: roots.map(({ name }) => name.value), types: Object.fromEntries(found) };
}

describe('access with AWS credentials', () => {
  test('is limited to the catalogue with its proofs, replays, tournaments, support and free play', () => {
    expect(openToVisitors()).toEqual({
      roots: [
        ...['listCatalogue', 'getPublicGame', 'getGameCertificate', 'getReplay'],
        ...['getTournament', 'getLeaderboard', 'getTournamentCertificate'],
        ...['createSupportRequest', 'startGuestSession', 'playGuestRound'],
        // Published by the function that copies scores; the role of guests does not allow it.
        'publishLeaderboard',
        'onLeaderboardChange',
      ],
      types: {
        Replay: [
          ...['id', 'gameId', 'gameTitle', 'companyName', 'thumbnailKey', 'images', 'gameOffered'],
          ...['versionId', 'mathModelHash', 'brandId', 'brandName', 'coinName', 'decimals', 'bet', 'win'],
          ...['multiplierX100', 'capped', 'steps', 'serverSeedHash', 'serverSeed', 'clientSeed', 'nonce'],
          ...['at', 'expiresAt', 'rules'],
        ],
        CoinRoundStep: ['kind', 'stops', 'multiplier', 'win'],
        PublicGameConnection: ['items', 'nextToken'],
        PublicGame: [
          ...['id', 'code', 'title', 'type', 'description', 'tags', 'companyId', 'companyName'],
          ...['thumbnailKey', 'images', 'languages', 'restrictedCountries', 'live', 'rules'],
        ],
        LiveVersion: [
          ...['versionId', 'semver', 'rtp', 'hit', 'maxWinX', 'volatility', 'features', 'betLevels'],
          ...['mathModelHash', 'publishedAt'],
        ],
        GameRules: [
          ...['versionId', 'semver', 'rulesText', 'changelog', 'symbols', 'mathModel', 'mathModelHash'],
        ],
        SymbolFace: ['symbol', 'name', 'imageKey'],
        GameCertificate: [
          ...[
            'runId',
            'gameId',
            'versionId',
            'title',
            'semver',
            'mathModel',
            'mathModelHash',
            'mode',
            'seed',
          ],
          ...['rounds', 'declaredRtp', 'declaredMaxWinX', 'engine', 'ruleSet', 'status', 'checks', 'result'],
          ...['resultHash', 'endedAt'],
        ],
        SupportReceipt: ['id', 'createdAt'],
        DemoSession: [
          ...['playToken', 'gameId', 'versionId', 'mathModelHash', 'betLevels', 'serverSeedHash', 'nonce'],
          'expiresAt',
        ],
        DemoRound: [
          ...['nonce', 'bet', 'win', 'capped', 'steps', 'clientSeed', 'serverSeed', 'serverSeedHash'],
          ...['nextServerSeedHash', 'nextNonce'],
        ],
        RoundStep: ['kind', 'stops', 'multiplier', 'win'],
        TestCheck: ['rule', 'limit', 'value', 'applies', 'pass', 'roundsNeeded', 'why'],
        Tournament: [
          ...['id', 'brandId', 'name', 'description', 'coin', 'decimals', 'gameIds', 'startsAt', 'endsAt'],
          ...['entryMode', 'buyIn', 'buyInCoin', 'buyInDecimals', 'minEntrants', 'maxEntrants', 'minBet'],
          ...['maxRounds', 'scoring'],
          ...['prizeKind', 'prizes', 'budget', 'pool', 'entrants', 'status', 'rulesHash', 'cancelReason'],
          ...['result', 'publishedAt', 'settledAt', 'version', 'createdAt', 'updatedAt'],
        ],
        TournamentScoring: ['model', 'capX100', 'fromX100', 'rounds', 'bankroll'],
        TournamentPrize: ['rankFrom', 'rankTo', 'amount', 'share'],
        TournamentResult: ['entrants', 'ranked', 'paid', 'resultHash'],
        TournamentCertificate: ['url', 'bytes', 'resultHash'],
        Leaderboard: ['tournamentId', 'top', 'boundaries', 'ranked', 'own', 'at'],
        LeaderboardChange: ['tournamentId', 'standings', 'at'],
        Standing: ['entryId', 'name', 'score', 'rounds', 'reachedAt', 'order'],
        RankBoundary: ['rank', 'order'],
      },
    });
  });

  test('never includes types that require a token', () => {
    const names = Object.keys(openToVisitors().types);
    expect(names.filter((name) => !rules(typeNamed(name) ?? {}).includes('aws_iam'))).toEqual([]);
  });

  test('never includes a type because a directive is missing', () => {
    const roots = ['Query', 'Mutation', 'Subscription'];
    const bare = types.filter((type) => !roots.includes(type.name.value) && rules(type).length === 0);
    expect(bare.map(({ name }) => name.value)).toEqual([]);
  });
});

describe('a guest', () => {
  const ask = (query: string) => environment.personas.G.ask({ query });

  test('sees only public fields of a game', async () => {
    const { stage, uninvolvedUser } = environment;
    const id = await givenGame(stage, uninvolvedUser.sub, 'LIVE');
    for (const field of ['owner', 'reviewNote', 'status', 'history { items { actor } }', 'version']) {
      const { data, errors } = await ask(`{ getPublicGame(id: "${id}") { id ${field} } }`);
      expect([field, data, errors.length > 0]).toEqual([field, null, true]);
    }
    const whole = await ask(`{ getPublicGame(id: "${id}") { id title live { rtp } rules { mathModel } } }`);
    expect(whole.errors).toEqual([]);
    expect(JSON.stringify(whole.data)).not.toContain(uninvolvedUser.sub);
  });

  test('sees only the fields of a certificate that are needed to repeat the run', async () => {
    const { stage, uninvolvedUser } = environment;
    const id = await givenGame(stage, uninvolvedUser.sub, 'LIVE');
    for (const field of ['owner', 'id', 'name', 'deadline', 'expectedResultHash', 'createdAt']) {
      const { data, errors } = await ask(`{ getGameCertificate(gameId: "${id}") { runId ${field} } }`);
      expect([field, data, errors.length > 0]).toEqual([field, null, true]);
    }
    const fields = openToVisitors().types.GameCertificate?.filter((name) => name !== 'checks');
    const selection = `${fields?.join(' ')} checks { rule limit value applies pass why }`;
    const whole = await ask(`{ getGameCertificate(gameId: "${id}") { ${selection} } }`);
    expect(whole.errors).toEqual([]);
    expect(whole.data?.getGameCertificate).toMatchObject({ runId: id, gameId: id, status: 'PASSED' });
    expect(JSON.stringify(whole.data)).not.toContain(uninvolvedUser.sub);
  });

  test('cannot reach a private type through a public one', async () => {
    const fragment = '{ listCatalogue { items { ... on Game { owner reviewNote } } } }';
    const { data, errors } = await ask(fragment);
    expect([data, errors.length > 0]).toEqual([null, true]);
  });

  test('gets nothing else in a request for the catalogue', async () => {
    const { stage, uninvolvedUser } = environment;
    const id = await givenGame(stage, uninvolvedUser.sub, 'DRAFT');
    const { data } = await ask(
      `{ listCatalogue { items { id } } getGame(id: "${id}") { owner }
        getTestRun(id: "${id}") { owner } listTestRuns { items { id } } getAgeConfirmation { confirmedAt } }`,
    );
    for (const field of ['getGame', 'getTestRun', 'listTestRuns', 'getAgeConfirmation'])
      expect([field, data?.[field] ?? null]).toEqual([field, null]);
  });

  test.each([
    'startDemoSession(gameId: "x") { playToken }',
    'startPreviewSession(gameId: "x", versionId: "x") { playToken }',
    'playDemoRound(input: { playToken: "x", nonce: 0, clientSeed: "x", bet: 10 }) { win }',
    'confirmAge { confirmedAt }',
    'acceptTerms(input: { termsVersion: "x", policyVersion: "x" }) { acceptedAt }',
    'startTestRun(input: { mathModel: "{}", rounds: 10000 }) { id }',
    'cancelTestRun(id: "x") { id }',
  ])('cannot play: %s', async (field) => {
    const before = await environment.stage.contents();
    const { data, errors } = await ask(`mutation { ${field} }`);
    expect([Object.values(data ?? {}).every((one) => one === null), errors.length]).toEqual([true, 1]);
    expect(await environment.stage.contents()).toBe(before);
  });
});
