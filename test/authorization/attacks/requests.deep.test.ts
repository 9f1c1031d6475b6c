import { beforeAll, describe, expect, test } from '@jest/globals';
import { givenCompany } from '../fixtures/company';
import { givenCasinoWithBrand } from '../fixtures/casino';
import { openEnvironmentOfTables } from '../environment/test-environment';
import { buildASTSchema, isInputObjectType, isNonNullType } from 'graphql';
import { given } from '../cases/objects';
import { permissionOf } from '../matrix/matrix';
import { graphqlCalls, isGraphql } from '../requests/requests';
import { allows } from '../matrix/permissions';
import { mostResolvers } from '#lib/api/graphql';
import { schemaDocument } from '#tools/generate/schema';

let environment: Awaited<ReturnType<typeof openEnvironmentOfTables>>;
beforeAll(async () => {
  environment = await openEnvironmentOfTables('requests');
});

describe('requests', () => {
  /** Sends a request as persona P+ and returns whether a table changed. */
  async function attack(body: unknown) {
    const before = await environment.stage.contents();
    const answer = await environment.personas['P+'].ask(body);
    return { ...answer, changed: before !== (await environment.stage.contents()) };
  }

  describe('page tokens', () => {
    const list =
      'query ($limit: Int, $nextToken: String) { listCompanies(limit: $limit, nextToken: $nextToken) { items { owner } nextToken } }';
    const pageOf = (data: Readonly<Record<string, unknown>> | null) =>
      data?.listCompanies as { items: { owner: string }[]; nextToken: string } | undefined;

    test('of an admin’s list return no items of other users to a provider', async () => {
      const { stage, personas, uninvolvedUser } = environment;
      await givenCompany(stage, uninvolvedUser.sub, 'DRAFT');
      await givenCompany(stage, uninvolvedUser.sub, 'DRAFT');
      const admins = pageOf((await personas.AD.ask({ query: list, variables: { limit: 1 } })).data);
      expect(admins?.nextToken).toEqual(expect.any(String));
      const { data } = await attack({ query: list, variables: { nextToken: admins?.nextToken } });
      const owners = (pageOf(data)?.items ?? []).map(({ owner }) => owner);
      expect(owners.filter((owner) => owner !== personas['P+'].sub)).toEqual([]);
    });

    test('that are invalid are rejected', async () => {
      const { personas } = environment;
      const { nextToken = '' } =
        pageOf((await personas.AD.ask({ query: list, variables: { limit: 1 } })).data) ?? {};
      const middle = Math.floor(nextToken.length / 2);
      const flipped =
        nextToken.slice(0, middle) + (nextToken[middle] === 'A' ? 'B' : 'A') + nextToken.slice(middle + 1);
      for (const token of [flipped, nextToken.slice(1), 'AAAA', '{"pk":"COMPANIES"}']) {
        const { data, errors } = await personas.AD.ask({ query: list, variables: { nextToken: token } });
        expect([data, errors.length]).toEqual([null, 1]);
      }
    });

    test.each([0, -1, 101, 1_000_000_000])('rejects a page of %d', async (limit) => {
      const { errors } = await attack({ query: list, variables: { limit } });
      expect(errors[0]).toMatchObject({
        errorType: 'list.limit-out-of-range',
        errorInfo: { smallest: 1, largest: 100 },
      });
    });
  });

  describe('hostile documents', () => {
    const nested = (levels: number) =>
      `{ listCompanies { items ${'{ history { items '.repeat(levels)} { id } ${'} }'.repeat(levels)} } }`;

    test.each([
      ['a document that does not parse', { query: '{ listCompanies {' }],
      ['a field that does not exist', { query: '{ listPasswords }' }],
      ['a depth that the schema has not', { query: nested(20) }],
      [
        'fragments in a circle',
        {
          query:
            '{ listCompanies { ...A } } fragment A on CompanyConnection { ...B } fragment B on CompanyConnection { ...A }',
        },
      ],
      [
        'a fragment in itself',
        { query: '{ listCompanies { ...A } } fragment A on CompanyConnection { items { id } ...A }' },
      ],
      ['an array of requests', [{ query: '{ listCompanies { items { id } } }' }]],
      ['a document of a megabyte', { query: `{ listCompanies { items { ${'id '.repeat(400_000)} } } }` }],
      ['a list where a text belongs', { query: '{ getCompany(id: ["x", "y"]) { id } }' }],
      [
        'an object where a text belongs',
        { query: 'query ($id: ID!) { getCompany(id: $id) { id } }', variables: { id: { ne: 1 } } },
      ],
      ['no query', {}],
    ])('rejects %s', async (_what, body) => {
      const { data, errors, changed } = await attack(body);
      expect([data, errors.length > 0, changed]).toEqual([null, true, false]);
    });

    test('introspection returns the schema of the local stage and no rows', async () => {
      const { data } = await attack({ query: '{ __schema { queryType { name } } }' });
      expect(JSON.stringify(data)).not.toContain('OWNER#');
    });

    test('400 aliases for the same row stop at the resolver limit', async () => {
      const { stage, personas } = environment;
      const id = await givenCompany(stage, personas['P+'].sub ?? '', 'DRAFT');
      const aliases = Array.from({ length: 400 }, (_, at) => `a${at}: getCompany(id: "${id}") { id }`);
      const { data, errors } = await personas['P+'].ask({ query: `{ ${aliases.join(' ')} }` });
      expect(errors.length).toBeGreaterThan(0);
      expect(Object.values(data ?? {}).filter((row) => row !== null).length).toBeLessThanOrEqual(
        mostResolvers,
      );
    });

    test('rejects fields deeper than six levels', async () => {
      const { stage, personas, uninvolvedUser } = environment;
      const id = await givenCasinoWithBrand(stage, { brand: 'ACTIVE' }, { owner: uninvolvedUser.sub });
      const askFor = (fields: string) =>
        personas.AD.ask({
          query: `query ($id: ID) { listCasinos(companyId: $id) { items { brands { items { packages { ${fields} } } } } } }`,
          variables: { id },
        });
      const six = await askFor('name');
      expect(six.errors).toEqual([]);
      expect(JSON.stringify(six.data)).toContain('"packages":[{"name":"Starter"}]');
      const seven = await askFor('coins { code }');
      expect(seven.errors[0]).toMatchObject({ errorType: 'QueryDepthLimitReached' });
      expect(JSON.stringify(seven.data)).not.toContain('GLD');
    });
  });
});

describe('inputs', () => {
  /** Attributes of rows that no caller can set, and input fields of other operations. */
  const forbidden = [
    ...[
      'id',
      'companyId',
      'gameId',
      'owner',
      'companyName',
      'createdAt',
      'version',
      'pk',
      'gsi2pk',
      'gsi3pk',
    ],
    ...['approved', 'active', 'membership', 'level', 'liveGames', 'status', 'offered', 'live', 'publishedAt'],
    ...['certifiedRunId', 'lastRunId', 'mathModelHash', 'volatility', 'features', 'minBet', 'testRun'],
    ...['state', 'sha256', 'mime', 'claimedBy', 'documentCount', 'validUntil', 'reviewNote', 'reviewedBy'],
    ...['sub', 'serverSeed', 'win', 'expiresAt', 'actor', 'groups', 'constructor'],
    ...[
      'casinoId',
      'brandId',
      'userId',
      'slug',
      'open',
      'liveCasinos',
      'walletKeyId',
      'gameIds',
      'coinTypes',
    ],
    ...['packages', 'tier', 'balance', 'seq', 'kind', 'purse', 'key', 'counter', 'ceiling', 'requestHash'],
    ...['shards', 'shardsDone', 'playedShards', 'deadline', 'engine', 'ruleSet', 'checks', 'rtp', 'endedAt'],
    ...['result', 'resultHash', 'simulatedRtp', 'expectedResultHash', 'halfWidth', 'spinHit', 'roundHit'],
    ...['purchasable', 'redeemable', 'nonce', 'stops', 'losses', 'selfExcludedUntil', 'limits', 'claims'],
  ];

  const schema = buildASTSchema(schemaDocument());

  const mutationFields = schema.getMutationType()?.getFields() ?? {};

  /** The fields of a mutation's input; empty without an input. */
  function fieldsOf(mutation: string): readonly string[] {
    const type = mutationFields[mutation]?.args.find(({ name }) => name === 'input')?.type;
    const named = isNonNullType(type) ? type.ofType : type;
    return isInputObjectType(named) ? Object.keys(named.getFields()) : [];
  }

  const mutations = Object.keys(mutationFields).filter((field) => fieldsOf(field).length > 0);

  /** A request that would succeed, and the identity with access. */
  async function welcome(field: string) {
    const operation = `Mutation.${field}`;
    if (!isGraphql(operation)) throw new Error(`${operation} is not in the matrix.`);
    const { stage, personas, uninvolvedUser } = environment;
    const call = graphqlCalls[operation];
    const { subject } = call;
    const permission = permissionOf(operation, 'P+');
    const isOwners = allows(permission, 'own') || allows(permission, 'self');
    const caller = personas[isOwners ? 'P+' : 'AD'];
    const owner = isOwners ? (caller.sub ?? '') : uninvolvedUser.sub;
    const object = typeof subject === 'object' ? await given(stage, owner, subject) : owner;
    return { caller, ...call.request(object) };
  }

  test.each(mutations)('%s rejects unknown fields and prototype properties', async (field) => {
    const { caller, query, variables } = await welcome(field);
    const input = variables?.input as object;
    const before = await environment.stage.contents();
    const names = forbidden.filter((name) => !fieldsOf(field).includes(name));
    for (const some of chunksOf(names, 30)) {
      const more = Object.fromEntries(some.map((name) => [name, 'x']));
      const { data, errors } = await caller.ask({ query, variables: { input: { ...input, ...more } } });
      expect(data).toBeNull();
      const reported = errors.map(({ message }) => message).join('\n');
      expect(some.filter((name) => !reported.includes(`Field "${name}" is not defined`))).toEqual([]);
    }
    const prototype = '{"__proto__":{"owner":"x","status":"LIVE","level":"ADMIN","balance":"9"},';
    const text = JSON.stringify(input).replace('{', prototype);
    const answer = await caller.ask(`{"query":${JSON.stringify(query)},"variables":{"input":${text}}}`);
    expect(answer.data).toBeNull();
    expect(await environment.stage.contents()).toBe(before);
  });

  const chunksOf = (names: readonly string[], size: number) =>
    Array.from({ length: Math.ceil(names.length / size) }, (_, at) =>
      names.slice(at * size, (at + 1) * size),
    );

  test('every mutation has an input, except those with only an id', () => {
    expect(Object.keys(mutationFields).filter((field) => !mutations.includes(field))).toEqual([
      'cancelTestRun',
      'confirmAge',
      'markNotificationRead',
      'markNotificationsRead',
      'startDemoSession',
      'startPreviewSession',
      'startGuestSession',
      'openLaunch',
      'deleteMyAccount',
      'addToGroup',
      'removeFromGroup',
      'listUsers',
      'deleteUser',
    ]);
  });

  test('rejects another user as the owner', async () => {
    const { stage, personas, uninvolvedUser } = environment;
    const query = 'mutation ($input: CreateCompanyInput!) { createCompany(input: $input) { id } }';
    const input = { kind: 'PROVIDER', name: 'Blue Reef', owner: uninvolvedUser.sub };
    const before = await stage.contents();
    const { errors } = await personas['P+'].ask({ query, variables: { input } });
    expect(errors[0]?.errorType).toBe('company.owner-not-yours');
    expect(await stage.contents()).toBe(before);
  });
});
