import { beforeAll, expect, test } from '@jest/globals';
import type { DayAnswer, DaysAnswer } from '#lambda/functions/show-public-audit/show-public-audit';
import { dayOf } from '#domain/wallet/day-seal';
import { until } from '#local/testing/until';
import { givenGame } from '../fixtures/game';
import { openTestEnvironment } from '../environment/test-environment';

let environment: Awaited<ReturnType<typeof openTestEnvironment>>;
let gameId: string;
beforeAll(async () => {
  environment = await openTestEnvironment('public-audit');
  const { stage, uninvolvedUser, personas } = environment;
  gameId = await givenGame(stage, uninvolvedUser.sub, 'LIVE');
  const { errors } = await personas.AD.ask({
    query: 'mutation ($input: GameDecisionInput!) { suspendGame(input: $input) { id } }',
    variables: { input: { id: gameId, expectedVersion: 1, reason: 'The secret reason.' } },
  });
  expect(errors).toEqual([]);
});

const get = (path: string, init: RequestInit = {}) =>
  fetch(`${environment.stage.origin}/api/v1/audit/days${path}`, init);
const today = () => dayOf(new Date());

async function untilPublished(): Promise<string> {
  return until(async () => {
    const text = await (await get(`/${today()}?limit=500`)).text();
    return text.includes('GAME_SUSPENDED') ? text : undefined;
  });
}

test('the log contains no ids, reasons, addresses or salts', async () => {
  const text = await untilPublished();
  const { personas, uninvolvedUser } = environment;
  for (const secret of [
    uninvolvedUser.sub,
    personas.AD.sub ?? '',
    gameId,
    'secret reason',
    'salt',
    'PUBLISHED#',
  ])
    expect(text).not.toContain(secret);
  // Games and casinos of other tests can contain other addresses in their names.
  expect(text).not.toMatch(/public-audit[\w-]*@personas\.test/);
  const { items } = JSON.parse(text) as DayAnswer;
  const members = ['action', 'at', 'commitment', 'day', 'hash', 'kind', 'name', 'seq'];
  for (const entry of items) expect(Object.keys(entry).sort()).toEqual(members);
});

test('days contain only counts and hashes', async () => {
  await untilPublished();
  const { open, items } = (await (await get('')).json()) as DaysAnswer;
  for (const day of open) expect(Object.keys(day).sort()).toEqual(['count', 'day', 'lastHash']);
  for (const head of items)
    expect(Object.keys(head).sort()).toEqual(['closedAt', 'count', 'day', 'hash', 'lastHash', 'previous']);
});

test.each(['0', '-1', '101', '1000000000', '1e2', '1.5', 'x', ''])(
  'refuses a page of %s days',
  async (limit) => {
    expect((await get(`?limit=${limit}`)).status).toBe(400);
  },
);

test.each(['0', '501', '1e2', 'x'])('refuses a page of %s entries', async (limit) => {
  expect((await get(`/${today()}?limit=${limit}`)).status).toBe(400);
});

test.each(['PUBLISHED', '2026-02-31', '2026-13-01', '2026-11-1', '0', '%00', '2026-11-01%23', '..'])(
  'refuses the day %s',
  async (day) => {
    const { status } = await get(`/${day}`);
    expect([400, 404]).toContain(status);
  },
);

test.each(['?cursor=x', '?cursor=2026-02-31', '?cursor=PUBLISHED'])(
  'refuses the cursor of days %s',
  async (query) => {
    expect((await get(query)).status).toBe(400);
  },
);

test.each(['0', '-1', '1.5', '9999999999', 'x'])('refuses the cursor of entries %s', async (cursor) => {
  expect((await get(`/${today()}?cursor=${cursor}`)).status).toBe(400);
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('cannot be changed with %s', async (method) => {
  const { status } = await get('', { method });
  expect(status).toBeGreaterThanOrEqual(400);
});
