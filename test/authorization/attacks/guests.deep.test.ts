import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { Kind, type ObjectTypeDefinitionNode, type TypeNode, parse } from 'graphql';
import { givenGame } from '../fixtures/game';
import { openEnvironmentOfTables } from '../environment/test-environment';
import { limits } from '#domain/limits';
import { type Credentials, askGraphql } from '../environment/ask-graphql';
import { guest } from '../environment/sign-in';
import { guestToken } from '../cases/objects';

let environment: Awaited<ReturnType<typeof openEnvironmentOfTables>>;
beforeAll(async () => {
  environment = await openEnvironmentOfTables('guests');
});

describe('fields that are open to guests', () => {
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
    test('is limited to the catalogue with its proofs, lobbies, replays, tournaments, support and free play', () => {
      expect(openToVisitors()).toEqual({
        roots: [
          ...['listCatalogue', 'getPublicGame', 'getGameCertificate', 'getPublicLobby'],
          ...['getReplay', 'getTournament', 'getLeaderboard', 'getTournamentCertificate'],
          ...['createSupportRequest', 'startGuestSession', 'playGuestRound', 'openLaunch'],
          ...['startLaunchedSession', 'playLaunchedRound'],
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
            ...[
              'rounds',
              'declaredRtp',
              'declaredMaxWinX',
              'engine',
              'ruleSet',
              'status',
              'checks',
              'result',
            ],
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
          Launch: ['sessionId', 'mode', 'gameId', 'brandName', 'returnUrl', 'minAge', 'coin'],
          LaunchCoin: ['code', 'name', 'decimals'],
          PlaySession: [
            ...['id', 'brandId', 'gameId', 'versionId', 'mathModelHash', 'coin', 'betLevels', 'balance'],
            ...['startedAt', 'expiresAt', 'realityCheckMinutes', 'seeds'],
          ],
          SeedPair: ['serverSeedHash', 'clientSeed', 'nonce', 'nextServerSeedHash'],
          // Without rewards and tournaments, which launched rounds do not have.
          CoinRound: [
            ...[
              'id',
              'requestId',
              'brandId',
              'userId',
              'gameId',
              'versionId',
              'mathModelHash',
              'coin',
              'bet',
            ],
            ...['win', 'multiplierX100', 'capped', 'steps', 'serverSeedHash', 'serverSeed', 'clientSeed'],
            ...['nonce', 'purse', 'balance', 'at'],
          ],
          TestCheck: ['rule', 'limit', 'value', 'applies', 'pass', 'roundsNeeded', 'why'],
          PublicLobby: [
            ...['brandId', 'name', 'tagline', 'logoKey', 'theme', 'casinoName', 'companyName', 'minAge'],
            ...['games', 'hasMoreGames', 'tournaments', 'promotions'],
          ],
          BrandTheme: ['primary', 'surface', 'accent'],
          LobbyTournament: ['id', 'name', 'startsAt', 'endsAt', 'status'],
          LobbyPromotion: ['id', 'type', 'name', 'endsAt'],
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
          TournamentCertificate: ['path', 'bytes', 'resultHash'],
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
});

describe('rounds of guests', () => {
  const requests = 1000;
  const atOnce = 20;
  const bet = 10;

  interface Answer {
    readonly nonce: number;
    readonly errorType?: string | null | undefined;
  }

  const round = async (as: Credentials, playToken: string, nonce: number): Promise<Answer> => {
    const { data, errors } = await askGraphql(environment.stage.graphql, as, {
      query: 'mutation ($input: PlayDemoRoundInput!) { playGuestRound(input: $input) { nonce } }',
      variables: { input: { playToken, nonce, clientSeed: 'lantern', bet } },
    });
    expect(data?.playGuestRound ? errors : errors.slice(1)).toEqual([]);
    return { nonce, errorType: errors[0]?.errorType };
  };

  test('a guest who requests 1,000 rounds plays one in each cycle', async () => {
    const { stage, uninvolvedUser } = environment;
    const script = await guest(stage);
    const token = await guestToken(
      stage,
      { ask: (body) => askGraphql(stage.graphql, script, body) },
      uninvolvedUser.sub,
    );
    const begun = performance.now();
    const answers: Answer[] = [];
    let next = 0;
    const worker = async () => {
      while (answers.length < requests) {
        const answer = await round(script, token, next);
        answers.push(answer);
        // The next round, whichever of the workers played this one.
        if (answer.errorType === undefined) next = Math.max(next, answer.nonce + 1);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    const cycles = Math.ceil((performance.now() - begun) / limits.demo.spinCycleMilliseconds);
    const played = new Set(answers.filter(({ errorType }) => !errorType).map(({ nonce }) => nonce));
    expect(played.size).toBeGreaterThan(0);
    expect(played.size).toBeLessThanOrEqual(cycles);
    const refusals = new Set(answers.flatMap(({ errorType }) => errorType ?? []));
    expect(refusals).toContain('play.too-fast');
    for (const refusal of refusals) expect(['play.too-fast', 'write.collided']).toContain(refusal);
  });
});
