import { beforeEach, describe, expect, test } from '@jest/globals';
import { type Asker, givenFields, valueOf } from '#test/support/fields';
import { givenRun, runResult, unended } from '#test/world/given/given-run';
import { newId, refused, type Row } from '#test/world/given/provider';

const fields = givenFields();
let ada: Asker & { readonly sub: string };
const admin = { sub: 'admin', groups: ['ADMINS'] };
beforeEach(() => {
  ada = { sub: `owner-${newId()}`, groups: ['PROVIDERS'] };
});

const run = (more: Row = {}) => givenRun(fields, { id: newId(), owner: ada.sub, ...more });
const soon = () => new Date(Date.now() + 3_600_000).toISOString();
const played = (more: Row = {}) =>
  run({ ...unended, status: 'RUNNING', deadline: soon(), playedShards: new Set([2]), ...more });
const get = (asker: Asker, id: string) => fields.ask(asker, 'Query.getTestRun', { id });
const list = async (asker: Asker, args: object = {}) => {
  const page = valueOf(await fields.ask(asker, 'Query.listTestRuns', args));
  return { items: page.items as Record<string, unknown>[], nextToken: page.nextToken };
};
const idsOf = async (asker: Asker, filter: object = {}) =>
  (await list(asker, { filter })).items.map(({ id }) => id);

describe('a run', () => {
  test('can be read by the user who started it and by admins, with input and result', async () => {
    const id = await run();
    const reported = valueOf(await get(ada, id));
    expect(reported).toMatchObject({ id, status: 'PASSED', shards: 3, shardsDone: 3, rtp: '0.962525' });
    expect(reported.checks).toHaveLength(1);
    expect(valueOf(await get(admin, id))).toEqual(reported);
    expect(await fields.ask(ada, 'TestRun.mathModel', {}, reported)).toEqual({
      value: '{"name":"Lantern Bay"}',
    });
    expect(await fields.ask(ada, 'TestRun.result', {}, reported)).toEqual({ value: runResult });
  });

  test('can be read by the owner of the game', async () => {
    const ben = { sub: 'ben', groups: ['PROVIDERS'] };
    const id = await run({ gameOwner: ben.sub });
    expect(valueOf(await get(ben, id))).toMatchObject({ id, owner: ada.sub });
    expect(await idsOf(ben)).toEqual([]);
  });

  test('is missing for others', async () => {
    const id = await run();
    const ben = { sub: 'ben', groups: ['PROVIDERS'] };
    const missing = await get(ben, newId());
    expect(missing).toEqual(refused('run.missing', { kind: 'missing' }));
    expect(await get(ben, id)).toEqual(missing);
    expect(await get(ben, 'short')).toEqual(missing);
  });

  test('has no result and no checks while it is running', async () => {
    const queued = await played({ status: 'QUEUED', playedShards: undefined });
    expect(valueOf(await get(ada, queued))).toMatchObject({ status: 'QUEUED', shardsDone: 0, checks: [] });
    const reported = valueOf(await get(ada, await played()));
    expect(reported).toMatchObject({ status: 'RUNNING', shardsDone: 1, checks: [] });
    expect(await fields.ask(ada, 'TestRun.result', {}, reported)).toEqual({ value: null });
  });

  test.each(['QUEUED', 'RUNNING'])('that is %s at its deadline is an error', async (status) => {
    const id = await played({ status, deadline: '2026-01-01T01:00:00.000Z' });
    expect(valueOf(await get(ada, id))).toMatchObject({ status: 'ERROR', shardsDone: 1 });
  });

  test.each(['PASSED', 'FAILED', 'INCONCLUSIVE', 'CANCELLED'])(
    'that is %s keeps its status',
    async (status) => {
      expect(valueOf(await get(ada, await run({ status }))).status).toBe(status);
    },
  );

  test('is missing without its model', async () => {
    const reported = { id: newId() };
    expect(await fields.ask(ada, 'TestRun.mathModel', {}, reported)).toEqual(refused('run.missing'));
  });
});

describe('runs', () => {
  test('are listed for the user who started them, newest first, in pages', async () => {
    const ids = [await run(), await played(), await run({ status: 'FAILED' })];
    await givenRun(fields, { id: newId(), owner: 'ben' });
    const { items, nextToken } = await list(ada, { limit: 2 });
    const rest = await list(ada, { limit: 2, nextToken });
    expect([...items, ...rest.items].map(({ id }) => id)).toEqual(ids.reverse());
    expect(items.map(({ shardsDone }) => shardsDone)).toEqual([3, 1]);
    expect(await idsOf({ ...admin, sub: newId() })).toEqual([]);
  });

  test('can be filtered', async () => {
    const [gameId, mathModelHash] = [newId(), 'c'.repeat(64)];
    const passed = await run({ gameId });
    const failed = await run({ status: 'FAILED', mathModelHash });
    const running = await played();
    const late = await played({ deadline: '2026-01-01T01:00:00.000Z' });
    const broken = await run({ status: 'ERROR' });
    expect(await idsOf(ada, { status: 'PASSED' })).toEqual([passed]);
    expect(await idsOf(ada, { status: 'RUNNING' })).toEqual([running]);
    expect(await idsOf(ada, { status: 'ERROR' })).toEqual([broken, late]);
    expect(await idsOf(ada, { gameId })).toEqual([passed]);
    expect(await idsOf(ada, { mathModelHash })).toEqual([failed]);
    expect(await idsOf(ada, { mathModelHash, status: 'PASSED' })).toEqual([]);
    expect(await idsOf(ada, { gameId, mathModelHash: null, status: null })).toEqual([passed]);
  });

  test.each([0, 101])('refuse a page of %d', async (limit) => {
    expect(await fields.ask(ada, 'Query.listTestRuns', { limit })).toEqual(
      refused('list.limit-out-of-range'),
    );
  });
});
