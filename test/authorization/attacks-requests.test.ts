import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { givenCompany } from './given-company';
import { givenHouse } from './given-house';
import { openTheatre } from './theatre';

let theatre: Awaited<ReturnType<typeof openTheatre>>;
beforeAll(async () => {
  theatre = await openTheatre('requests');
}, 120_000);
afterAll(() => theatre.product.stop());

/** Asks as the provider of the cast, and says whether a table changed. */
async function attack(body: unknown) {
  const before = await theatre.stage.contents();
  const answer = await theatre.cast['P+'].ask(body);
  return { ...answer, changed: before !== (await theatre.stage.contents()) };
}

describe('page tokens', () => {
  const list =
    'query ($limit: Int, $nextToken: String) { listCompanies(limit: $limit, nextToken: $nextToken) { items { owner } nextToken } }';
  const pageOf = (data: Readonly<Record<string, unknown>> | null) =>
    data?.listCompanies as { items: { owner: string }[]; nextToken: string } | undefined;

  test('of an admin’s list give a provider nothing of others', async () => {
    const { stage, cast, bystander } = theatre;
    await givenCompany(stage, bystander.sub, 'DRAFT');
    await givenCompany(stage, bystander.sub, 'DRAFT');
    const admins = pageOf((await cast.AD.ask({ query: list, variables: { limit: 1 } })).data);
    expect(admins?.nextToken).toEqual(expect.any(String));
    const { data } = await attack({ query: list, variables: { nextToken: admins?.nextToken } });
    const owners = (pageOf(data)?.items ?? []).map(({ owner }) => owner);
    expect(owners.filter((owner) => owner !== cast['P+'].sub)).toEqual([]);
  });

  test('that were changed or made up are refused', async () => {
    const { cast } = theatre;
    const { nextToken = '' } =
      pageOf((await cast.AD.ask({ query: list, variables: { limit: 1 } })).data) ?? {};
    const middle = Math.floor(nextToken.length / 2);
    const flipped =
      nextToken.slice(0, middle) + (nextToken[middle] === 'A' ? 'B' : 'A') + nextToken.slice(middle + 1);
    for (const token of [flipped, nextToken.slice(1), 'AAAA', '{"pk":"COMPANIES"}']) {
      const { data, errors } = await cast.AD.ask({ query: list, variables: { nextToken: token } });
      expect([data, errors.length]).toEqual([null, 1]);
    }
  });

  test.each([0, -1, 101, 1_000_000_000])('a page of %d is refused', async (limit) => {
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
  ])('%s is refused', async (_what, body) => {
    const { data, errors, changed } = await attack(body);
    expect([data, errors.length > 0, changed]).toEqual([null, true, false]);
  });

  test('introspection tells the local stage’s schema and no rows', async () => {
    const { data } = await attack({ query: '{ __schema { queryType { name } } }' });
    expect(JSON.stringify(data)).not.toContain('OWNER#');
  });

  test('400 aliases for the same row end at the resolver limit', async () => {
    const { stage, cast } = theatre;
    const id = await givenCompany(stage, cast['P+'].sub ?? '', 'DRAFT');
    const aliases = Array.from({ length: 400 }, (_, at) => `a${at}: getCompany(id: "${id}") { id }`);
    const { data, errors } = await cast['P+'].ask({ query: `{ ${aliases.join(' ')} }` });
    expect(errors.length).toBeGreaterThan(0);
    expect(Object.values(data ?? {}).filter((row) => row !== null).length).toBeLessThanOrEqual(250);
  });

  test('a document deeper than six levels does not get to its bottom', async () => {
    const { stage, cast, bystander } = theatre;
    const id = await givenHouse(stage, { brand: 'ACTIVE' }, { owner: bystander.sub });
    const askFor = (fields: string) =>
      cast.AD.ask({
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
