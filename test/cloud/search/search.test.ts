import { beforeAll, describe, expect, test } from '@jest/globals';
import type { SearchHit } from '#domain/generated/types';
import { limits } from '#domain/limits';
import { until } from 'cdk-local-cloud/testing';
import { askGraphql } from '#test/authorization/environment/ask-graphql';
import type { Stage } from '#test/authorization/environment/running-stage';
import { signedIn } from '#test/authorization/environment/sign-in';
import { openStage } from '#test/authorization/environment/stage';
import { brandRow, casinoRow } from '#test/authorization/fixtures/casino-rows';
import { givenCompany, put } from '#test/authorization/fixtures/company';
import { gameRows } from '#test/authorization/fixtures/game';
import { newUser } from '#test/world/personas';
import { workersProduct } from '#test/support/hosted-product';

/** Names are found by users who can see their entities, while the stream updates the index. */
let stage: Stage;
interface Person {
  readonly sub: string;
  readonly token: string;
}
let admin: Person;
let provider: Person;
let operator: Person;
let other: Person;

beforeAll(async () => {
  stage = await openStage(await workersProduct());
  const person = async (name: string, groups: Parameters<typeof newUser>[2]) => {
    const email = `${name}@search.test`;
    const { sub } = await newUser(stage, email, groups);
    if (name === 'admin') await stage.grantAdmin(email);
    return { sub, token: (await signedIn(stage, email)).accessToken };
  };
  admin = await person('admin', []);
  provider = await person('provider', ['PROVIDERS']);
  operator = await person('operator', ['OPERATORS']);
  other = await person('other', ['PROVIDERS']);
});

const query =
  'query ($text: String!, $kinds: [SearchKind!], $limit: Int) { search(text: $text, kinds: $kinds, limit: $limit) { kind id name status companyName casinoId own } }';
const ask = ({ token }: Person, variables: object) =>
  askGraphql(stage.graphql, { token }, { query, variables });

async function search(by: Person, text: string, more: object = {}): Promise<readonly SearchHit[]> {
  const { data, errors } = await ask(by, { text, ...more });
  expect(errors).toEqual([]);
  return data?.search as SearchHit[];
}
const found = async (by: Person, text: string, id: string) =>
  (await search(by, text, { limit: 10 })).find((hit) => hit.id === id);
const untilFound = (by: Person, text: string, id: string) => until(() => found(by, text, id));

async function searchCatalogue(by: Person, text: string): Promise<unknown> {
  const request = {
    query: 'query ($text: String!) { searchCatalogue(text: $text) { id title } }',
    variables: { text },
  };
  const { data, errors } = await askGraphql(stage.graphql, { token: by.token }, request);
  expect(errors).toEqual([]);
  return data?.searchCatalogue;
}

async function write(by: Person, field: string, type: string, input: object): Promise<{ id: string }> {
  const mutation = `mutation ($input: ${type}!) { ${field}(input: $input) { id version } }`;
  const request = { query: mutation, variables: { input } };
  const { data, errors } = await askGraphql(stage.graphql, { token: by.token }, request);
  expect([field, errors]).toEqual([field, []]);
  return data?.[field] as { id: string };
}

describe('a company', () => {
  test('is found by its owner and admins until it is renamed or deleted', async () => {
    const { id } = await write(provider, 'createCompany', 'CreateCompanyInput', {
      kind: 'PROVIDER',
      name: 'Crème Noctua Studios',
    });
    const hit = await untilFound(provider, 'CREM stud', id);
    expect(hit).toEqual({
      ...{ kind: 'COMPANY', id, name: 'Crème Noctua Studios', status: 'DRAFT' },
      ...{ companyName: null, casinoId: null, own: true },
    });
    expect(await found(admin, 'noct', id)).toEqual({ ...hit, own: false });
    expect(await found(admin, id.slice(0, 20), id)).toBeDefined();
    for (const text of ['octua', 'noct sl', 'stud crime'])
      expect(await found(admin, text, id)).toBeUndefined();
    for (const stranger of [other, operator]) expect(await found(stranger, 'noct', id)).toBeUndefined();

    await write(provider, 'updateCompany', 'UpdateCompanyInput', { id, name: 'Heron Studios' });
    expect(await found(admin, 'noct', id)).toBeUndefined();
    await untilFound(admin, 'her', id);

    await write(provider, 'deleteCompany', 'DeleteCompanyInput', { id });
    expect(await found(admin, 'heron', id)).toBeUndefined();
  });
});

describe('a game', () => {
  test('is found by everyone while it is in the catalogue', async () => {
    const id = await givenCompany(stage, other.sub, 'APPROVED', { name: 'Wren House', liveGames: 1 });
    const [game, ...rest] = gameRows(id, other.sub, 'LIVE', true);
    await put(stage, { ...game, companyName: 'Wren House', title: 'Plover Fortune' }, ...rest);
    const hit = await untilFound(operator, 'fort plov', id);
    expect(hit).toMatchObject({ kind: 'GAME', status: 'LIVE', own: false });
    expect(await found(provider, 'plover', id)).toEqual(hit);
    expect((await found(other, 'plover', id))?.own).toBe(true);
    expect(await searchCatalogue(operator, 'FORT plov')).toEqual([{ id, title: 'Plover Fortune' }]);

    await write(admin, 'suspendGame', 'GameDecisionInput', { id, expectedVersion: 1, reason: 'As agreed.' });
    for (const stranger of [operator, provider]) expect(await found(stranger, 'plover', id)).toBeUndefined();
    expect(await found(other, 'plover', id)).toMatchObject({ status: 'SUSPENDED', own: true });
    expect(await searchCatalogue(other, 'plover')).toEqual([]);
  });
});

test('casinos and brands are found by their operator and admins, each kind separately', async () => {
  const id = await givenCompany(stage, operator.sub, 'APPROVED', { kind: 'OPERATOR', name: 'Curlew House' });
  const owned = { id, owner: operator.sub };
  await put(
    stage,
    casinoRow(owned, 'ACTIVE', { name: 'Curlew Palace' }),
    brandRow(id, owned, 'ACTIVE', { name: 'Curlew Club', slug: 'curlew-club' }),
  );
  const kinds = async (by: Person, more: object = {}) =>
    (await search(by, 'curlew', more)).filter((hit) => hit.id === id).map(({ kind }) => kind);
  await until(async () => (await kinds(operator)).length === 3 || undefined);
  expect([...(await kinds(admin))].sort()).toEqual(['BRAND', 'CASINO', 'COMPANY']);
  expect(await kinds(operator, { kinds: ['BRAND'] })).toEqual(['BRAND']);
  expect(await search(operator, 'curlew-club')).toMatchObject([{ kind: 'BRAND', casinoId: id }]);
  for (const stranger of [provider, other]) expect(await kinds(stranger)).toEqual([]);
});

describe('an invalid search is refused with the name of the field', () => {
  test.each([
    ['nothing', { text: ' ' }, 'input.required', 'text'],
    ['too much', { text: 'a'.repeat(limits.search.text + 1) }, 'input.too-long', 'text'],
    ['no letter and no digit', { text: '— … !' }, 'input.invalid', 'text'],
    ['too many words', { text: 'a b c d e f g' }, 'input.invalid', 'text'],
    ['a control character', { text: 'a\u0000b' }, 'input.character', 'text'],
    ['half of a surrogate pair', { text: 'a\ud83c' }, 'input.character', 'text'],
    ['no kind', { text: 'a', kinds: [] }, 'input.invalid', 'kinds'],
    ['a kind twice', { text: 'a', kinds: ['GAME', 'GAME'] }, 'input.invalid', 'kinds'],
    ['no hit', { text: 'a', limit: 0 }, 'list.limit-out-of-range', undefined],
    ['too many hits', { text: 'a', limit: 11 }, 'list.limit-out-of-range', undefined],
  ])('%s', async (_what, variables, code, field) => {
    const { data, errors } = await ask(provider, variables);
    expect(data).toBeNull();
    expect(errors[0]?.errorType).toBe(code);
    expect((errors[0]?.errorInfo as { field?: string } | undefined)?.field).toBe(field);
  });

  test.each(["'; DROP", '%', '_', 'a*', '<script>', 'SEARCH#ALL', '__proto__', '.*', '\u202eabc'])(
    'and %j finds nothing',
    async (text) => {
      const { data } = await ask(provider, { text });
      expect(data?.search ?? []).toEqual([]);
    },
  );
});
