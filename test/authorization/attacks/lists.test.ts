import { beforeAll, describe, expect, test } from '@jest/globals';
import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { auditSort, notificationKey } from '#domain/keys';
import { givenGame } from '../fixtures/game';
import { givenRun } from '../fixtures/run';
import { openTestEnvironment } from '../environment/test-environment';

let environment: Awaited<ReturnType<typeof openTestEnvironment>>;
/** Games of persona P+ and of another user, with the ids of their companies. */
let own: string;
let others: readonly string[];
/** Runs: some of another user, two of the admin, and one of the provider besides that of their game. */
let runs: string[];
beforeAll(async () => {
  environment = await openTestEnvironment('lists');
  const { stage, personas, uninvolvedUser } = environment;
  own = await givenGame(stage, personas['P+'].sub ?? '', 'LIVE');
  others = [
    await givenGame(stage, uninvolvedUser.sub, 'LIVE'),
    await givenGame(stage, uninvolvedUser.sub, 'LIVE'),
    await givenGame(stage, uninvolvedUser.sub, 'DRAFT'),
  ];
  runs = [];
  for (const owner of [
    uninvolvedUser.sub,
    personas.AD.sub ?? '',
    personas.AD.sub ?? '',
    personas['P+'].sub ?? '',
  ])
    runs.push(await givenRun(stage, owner, 'PASSED'));
  for (const sub of [personas['P+'].sub ?? '', personas.AD.sub ?? ''])
    for (const count of [1, 2]) await givenNotification(sub, count);
  for (const title of ['Lantern Cove', 'Lantern Bay'])
    await environment.personas.AD.ask({
      query: 'mutation ($input: UpdateGameInput!) { updateGame(input: $input) { id } }',
      variables: { input: { id: own, expectedVersion: title === 'Lantern Cove' ? 1 : 2, title } },
    });
});

/** Creates notifications whose text contains the recipient. */
function givenNotification(sub: string, count: number) {
  const { dynamodb, tables } = environment.stage;
  const at = `2026-11-0${count}T10:00:00.000Z`;
  const id = auditSort(at, `E${count}`);
  const row = { ...notificationKey(sub, id), id, at, action: 'COMPANY_APPROVED', name: sub };
  return dynamodb.send(new PutItemCommand({ TableName: tables.main, Item: marshall(row) }));
}

interface Page {
  readonly items: readonly unknown[];
  readonly nextToken: string | null;
}
const arguments_ = '$limit: Int, $nextToken: String';
const page = 'limit: $limit, nextToken: $nextToken';
const lists = {
  listGames: `query (${arguments_}, $id: ID) { page: listGames(companyId: $id, ${page}) { items { id } nextToken } }`,
  listCatalogue: `query (${arguments_}) { page: listCatalogue(${page}) { items { id } nextToken } }`,
  versions: `query (${arguments_}, $id: ID!) {
    game: getGame(id: $id) { page: versions(${page}) { items { id } nextToken } } }`,
  history: `query (${arguments_}, $id: ID!) {
    game: getGame(id: $id) { page: history(${page}) { items { id action } nextToken } } }`,
  listTestRuns: `query (${arguments_}) { page: listTestRuns(${page}) { items { id } nextToken } }`,
  listNotifications: `query (${arguments_}) { page: listNotifications(${page}) { items { id name } nextToken } }`,
  listMySupportRequests: `query (${arguments_}) { page: listMySupportRequests(${page}) { items { id } nextToken } }`,
  listSupportRequests: `query (${arguments_}) { page: listSupportRequests(status: OPEN, ${page}) { items { id } nextToken } }`,
  listReviewItems: `query (${arguments_}) { page: listReviewItems(${page}) { items { id } nextToken } }`,
} as const;
type List = keyof typeof lists;

/** Reads a page of a list, of the caller's own company if required. */
async function ask(list: List, as: 'P+' | 'AD', variables: object) {
  const { data, errors } = await environment.personas[as].ask({ query: lists[list], variables });
  const { game } = (data ?? {}) as { game?: { page?: Page } | null };
  const found = (game?.page ?? data?.page ?? undefined) as Page | undefined;
  return { page: found, codes: errors.map(({ errorType }) => errorType) };
}
async function tokenOf(list: List, as: 'P+' | 'AD', variables: object): Promise<string> {
  const { page: found } = await ask(list, as, { ...variables, limit: 1 });
  if (!found?.nextToken) throw new Error(`${list} has no second page.`);
  return found.nextToken;
}

describe('a page token', () => {
  test('of all games returns no other games to the owner of a company', async () => {
    const token = await tokenOf('listGames', 'AD', {});
    const { page: found } = await ask('listGames', 'P+', { id: own, nextToken: token });
    const rows = JSON.stringify(found ?? {});
    for (const id of others) expect(rows).not.toContain(id);
  });

  test('does not list another user’s company', async () => {
    const token = await tokenOf('listGames', 'AD', {});
    for (const id of [others[0], undefined]) {
      const { page: found, codes } = await ask('listGames', 'P+', { id, nextToken: token });
      expect(found).toBeUndefined();
      expect(codes).toHaveLength(1);
    }
  });

  test('of an admin’s runs is not valid for a provider, or the reverse', async () => {
    const [ofUninvolvedUser, first, second, ofProvider] = runs;
    const askers = { AD: [first, second], 'P+': [own, ofProvider] } as const;
    for (const from of ['AD', 'P+'] as const) {
      const nextToken = await tokenOf('listTestRuns', from, {});
      for (const as of ['AD', 'P+'] as const) {
        const { page: found } = await ask('listTestRuns', as, { nextToken });
        const rows = JSON.stringify(found ?? {});
        const seen = [...runs, own].filter((id) => rows.includes(id));
        expect(seen.filter((id) => !askers[as].includes(id))).toEqual([]);
        expect(seen).not.toContain(ofUninvolvedUser);
      }
    }
  });

  test('of notifications returns none of another user', async () => {
    const { personas } = environment;
    const subs = { AD: personas.AD.sub ?? '', 'P+': personas['P+'].sub ?? '' } as const;
    for (const [from, as] of [
      ['AD', 'P+'],
      ['P+', 'AD'],
    ] as const) {
      const nextToken = await tokenOf('listNotifications', from, {});
      const own = await ask('listNotifications', from, { nextToken });
      expect(JSON.stringify(own.page)).toContain(subs[from]);
      const { page: found } = await ask('listNotifications', as, { nextToken });
      expect(JSON.stringify(found ?? {})).not.toContain(subs[from]);
    }
  });

  test('of one list is not valid for another list', async () => {
    const tokens = {
      listGames: await tokenOf('listGames', 'AD', {}),
      history: await tokenOf('history', 'AD', { id: own }),
      listCatalogue: await tokenOf('listCatalogue', 'P+', {}),
      listTestRuns: await tokenOf('listTestRuns', 'P+', {}),
      listNotifications: await tokenOf('listNotifications', 'AD', {}),
    };
    for (const [from, nextToken] of Object.entries(tokens))
      for (const list of ['versions', 'history', 'listCatalogue', 'listTestRuns'] as const) {
        if (list === from) continue;
        const { page: found } = await ask(list, 'P+', { id: own, nextToken });
        const rows = JSON.stringify(found ?? {});
        // The catalogue is public; drafts are not in it.
        for (const id of list === 'listCatalogue' ? others.slice(2) : others)
          expect([from, list, rows.includes(id)]).toEqual([from, list, false]);
      }
  });

  test.each(Object.keys(lists) as List[])('that is invalid is rejected by %s', async (list) => {
    const given = await tokenOf('listCatalogue', 'AD', {});
    const middle = Math.floor(given.length / 2);
    const flipped = given.slice(0, middle) + (given[middle] === 'A' ? 'B' : 'A') + given.slice(middle + 1);
    for (const nextToken of [flipped, given.slice(1), 'AAAA', '{"pk":"GAMES"}']) {
      const { page: found, codes } = await ask(list, 'AD', { id: own, nextToken });
      expect(found).toBeUndefined();
      expect(codes).toHaveLength(1);
    }
  });
});

describe.each(Object.keys(lists) as List[])('%s', (list) => {
  test.each([0, -1, 101, 1_000_000_000])('refuses a page of %d', async (limit) => {
    const { page: found, codes } = await ask(list, 'AD', { id: own, limit });
    expect([found, codes]).toEqual([undefined, ['list.limit-out-of-range']]);
  });
});

describe('the catalogue of the REST API', () => {
  const get = (query: string) => fetch(`${environment.stage.origin}/api/v1/catalogue${query}`);

  test.each(['0', '-1', '101', '1000000000', '1e9', '1.5', 'x', ''])(
    'refuses a page of %s',
    async (limit) => {
      expect((await get(`?limit=${limit}`)).status).toBe(400);
    },
  );

  test.each(['x', 'AAAA', Buffer.from('2026-01-01T00:00:00.000Z GAMES').toString('base64url')])(
    'refuses the cursor %s',
    async (cursor) => {
      expect((await get(`?cursor=${cursor}`)).status).toBe(400);
    },
  );

  test('refuses cursors of other lists', async () => {
    const token = await tokenOf('listGames', 'AD', {});
    expect((await get(`?cursor=${encodeURIComponent(token)}`)).status).toBe(400);
  });

  test('shows only public games, and no draft', async () => {
    const text = await (await get('')).text();
    const { items } = JSON.parse(text) as { items: { id: string }[] };
    // The other games are of other test files.
    const shown = JSON.stringify(items.filter(({ id }) => id === own));
    expect(shown).toContain(own);
    expect(text).not.toContain(others[2]);
    expect(shown).not.toMatch(/owner|reviewNote|"version"|gsi|@/);
    expect(text).not.toContain(environment.uninvolvedUser.sub);
  });
});
