import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { limits } from '#domain/limits';
import { ulid } from '#lambda/runtime/ulid';
import { brandUserRow } from '../fixtures/casino-rows';
import { put } from '../fixtures/company';
import { givenCasinoWithBrand } from '../fixtures/casino';
import { graphqlCalls } from '../requests/requests';
import type { Identity } from '../matrix/permissions';
import { openTestEnvironment } from '../environment/test-environment';

let environment: Awaited<ReturnType<typeof openTestEnvironment>>;
/** The brand of the operator, who also plays in it, and a brand of another user, in which BP plays. */
let own: string;
let others: string;
beforeAll(async () => {
  environment = await openTestEnvironment('brand-lists');
  own = await casinoWithPlayers('O+');
  others = await casinoWithPlayers('BP');
});

const today = () => new Date().toISOString().slice(0, 10);

/** Creates a brand with two items in every list. */
async function casinoWithPlayers(identity: 'O+' | 'BP'): Promise<string> {
  const { stage, personas, uninvolvedUser } = environment;
  const sub = personas[identity].sub ?? '';
  const owner = identity === 'O+' ? sub : uninvolvedUser.sub;
  const id = await givenCasinoWithBrand(stage, { session: 'ACTIVE' }, { owner, resident: { identity, sub } });
  await put(stage, brandUserRow(id, `another-of-${id}`, 'PLAYER', 'ACTIVE'));
  for (const requestId of [ulid(new Date()), ulid(new Date())]) {
    const { query, variables } = graphqlCalls['Mutation.playRound'].request(id);
    const input = { ...(variables?.input as object), requestId };
    const playRound = () => personas[identity].ask({ query, variables: { input } });
    let { errors } = await playRound();
    // The second round is too early for the game cycle.
    if (errors[0]?.errorType === 'play.too-fast') {
      await pause(limits.demo.spinCycleMilliseconds);
      ({ errors } = await playRound());
    }
    if (errors.length > 0) throw new Error(`No round was played: ${JSON.stringify(errors)}`);
  }
  return id;
}

interface Page {
  readonly items: readonly unknown[];
  readonly nextToken: string | null;
}
const lists = {
  listStatement: (id, sub, page) =>
    `listStatement(brandId: "${id}", userId: "${sub}", coin: "GLD", ${page}) { items { key } nextToken }`,
  listBrandUsers: (id, _sub, page) =>
    `listBrandUsers(brandId: "${id}", ${page}) { items { userId brandId } nextToken }`,
  listRounds: (id, _sub, page) => `listRounds(brandId: "${id}", ${page}) { items { id brandId } nextToken }`,
  listBrandMovements: (id, _sub, page) =>
    `listBrandMovements(brandId: "${id}", day: "${today()}", ${page}) { items { key } nextToken }`,
  listCasinos: (id, _sub, page) => `listCasinos(companyId: "${id}", ${page}) { items { id } nextToken }`,
} satisfies Readonly<Record<string, (id: string, sub: string, page: string) => string>>;
type List = keyof typeof lists;
const names = Object.keys(lists) as List[];

/** Reads a page of a list in a brand as its player, its owner or an admin. */
async function ask(name: List, as: Identity, id: string, said: { limit?: number; nextToken?: string }) {
  const { personas } = environment;
  const sub = personas[id === own ? 'O+' : 'BP'].sub ?? '';
  const field = lists[name](id, sub, 'limit: $limit, nextToken: $nextToken');
  const query = `query ($limit: Int, $nextToken: String) { page: ${field} }`;
  const { data, errors } = await personas[as].ask({ query, variables: said });
  return { page: data?.page as Page | undefined, codes: errors.map(({ errorType }) => errorType) };
}
async function tokenOf(name: List, as: Identity, id: string): Promise<string> {
  const { page } = await ask(name, as, id, { limit: 1 });
  if (!page?.nextToken) throw new Error(`${name} has no second page.`);
  return page.nextToken;
}
/** Users have only their own rounds, and a company has one casino. */
const reader = (name: List): Identity => (name === 'listRounds' ? 'BP' : 'AD');
const shared = names.filter((name) => name !== 'listCasinos');

describe('a page token', () => {
  test.each(shared)('of %s in another brand returns nothing of that brand', async (name) => {
    const token = await tokenOf(name, reader(name), others);
    for (const id of [own, others]) {
      const { page } = await ask(name, 'O+', id, { nextToken: token });
      expect(JSON.stringify(page ?? {})).not.toContain(others);
    }
  });

  test('of one list is not valid for another list', async () => {
    for (const from of shared) {
      const nextToken = await tokenOf(from, reader(from), others);
      for (const name of names) {
        const { page } = await ask(name, 'O+', own, { nextToken });
        expect([from, name, JSON.stringify(page ?? {}).includes(others)]).toEqual([from, name, false]);
      }
    }
  });

  test.each(names)('that is invalid is rejected by %s', async (name) => {
    const given = await tokenOf('listBrandUsers', 'AD', own);
    const middle = Math.floor(given.length / 2);
    const flipped = given.slice(0, middle) + (given[middle] === 'A' ? 'B' : 'A') + given.slice(middle + 1);
    for (const nextToken of [flipped, given.slice(1), 'AAAA', '{"pk":"BRANDS"}']) {
      const { page, codes } = await ask(name, 'O+', own, { nextToken });
      expect([page ?? null, codes.length]).toEqual([null, 1]);
    }
  });
});

describe.each(names)('%s', (name) => {
  test.each([0, -1, 101, 1_000_000_000])('rejects a page of %d', async (limit) => {
    const { page, codes } = await ask(name, 'O+', own, { limit });
    expect([page ?? null, codes]).toEqual([null, ['list.limit-out-of-range']]);
  });
});

test('a player can read only their own statement and rounds', async () => {
  const codes = async (name: List) => (await ask(name, 'BP', others, {})).codes;
  expect(await codes('listStatement')).toEqual([]);
  expect(await codes('listRounds')).toEqual([]);
  expect(await codes('listBrandUsers')).toEqual(['brand.level-too-low']);
  expect(await codes('listBrandMovements')).toEqual(['brand.level-too-low']);
});
