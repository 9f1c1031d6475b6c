import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Replay, SharedRound } from '#domain/generated/types';
import { givenCasinoWithBrand } from '../fixtures/casino';
import { serverSeed } from '../fixtures/player';
import { graphqlCalls } from '../requests/requests';
import { openTestEnvironment } from '../environment/test-environment';
import type { ApiAnswer } from '#domain/api/api-operation';
import type { listAuditDays, listAuditEntries } from '#domain/generated/novalink-api';
import { dayOf } from '@novalink/ledger/day';
import { until } from 'cdk-local-cloud/testing';
import { givenGame } from '../fixtures/game';

describe('replays', () => {
  let environment: Awaited<ReturnType<typeof openTestEnvironment>>;
  beforeAll(async () => {
    environment = await openTestEnvironment('replays');
  });

  const selection = `id gameId gameTitle companyName thumbnailKey images gameOffered versionId mathModelHash brandId
  brandName coinName decimals bet win multiplierX100 capped steps { kind stops multiplier win } serverSeedHash serverSeed
  clientSeed nonce at expiresAt rules { semver symbols { symbol } mathModel mathModelHash }`;
  type Who = 'G' | 'AI' | 'U0' | 'P+' | 'P-' | 'AD';

  const read = (who: Who, id: string) =>
    environment.personas[who].ask({
      query: `query ($id: ID!) { getReplay(id: $id) { ${selection} } }`,
      variables: { id },
    });

  /** Creates a player of a brand who shares a round. */
  async function sharing() {
    const { stage, personas, uninvolvedUser } = environment;
    const sub = personas['P+'].sub ?? '';
    const resident = { identity: 'P+', sub } as const;
    const brandId = await givenCasinoWithBrand(
      stage,
      { session: 'ACTIVE' },
      { owner: uninvolvedUser.sub, resident },
    );
    const { data, errors } = await personas['P+'].ask(graphqlCalls['Mutation.shareRound'].request(brandId));
    expect(errors).toEqual([]);
    return { brandId, sub, shared: data?.shareRound as SharedRound };
  }

  test('a replay is the same for all callers and does not identify its player', async () => {
    const { personas } = environment;
    const { brandId, sub, shared } = await sharing();
    const answers = await Promise.all(
      (['G', 'AI', 'U0', 'P+', 'P-', 'AD'] as const).map((who) => read(who, shared.replayId)),
    );
    for (const { data, errors } of answers) expect([data, errors]).toEqual([answers[0]?.data, []]);
    const replay = answers[0]?.data?.getReplay as Replay;
    expect(replay).toMatchObject({ bet: '1000', win: '0', coinName: 'Gold', brandName: 'Harbour One' });
    expect(replay).toMatchObject({ steps: [{ stops: [5, 4, 5] }], serverSeed: null, clientSeed: 'lantern' });
    const reported = JSON.stringify(replay);
    for (const secret of [
      sub,
      'Sea Otter',
      shared.roundId === brandId ? 'roundId' : shared.roundId,
      'balance',
    ])
      expect(reported).not.toContain(secret);

    const rotation = await personas['P+'].ask(graphqlCalls['Mutation.rotateSeeds'].request(brandId));
    expect(rotation.errors).toEqual([]);
    expect((await read('G', shared.replayId)).data).toMatchObject({ getReplay: { serverSeed } });

    const input = { brandId, replayId: shared.replayId };
    const query = 'mutation ($input: UnshareRoundInput!) { unshareRound(input: $input) }';
    // Identities without access: a user who does not play there, an admin, and the brand's owner.
    for (const who of ['P-', 'O+', 'AD'] as const)
      expect((await personas[who].ask({ query, variables: { input } })).data).toEqual({ unshareRound: null });
    expect((await personas['P+'].ask({ query, variables: { input } })).data).toEqual({ unshareRound: true });
    for (const who of ['G', 'P+', 'AD'] as const)
      expect((await read(who, shared.replayId)).errors[0]?.errorType).toBe('replay.missing');
  });

  test.each([
    '0',
    '%',
    '../../etc/passwd',
    'REPLAY#01ARZ3NDEKTSV4RRFFQ69G5FAV',
    '01ARZ3NDEKTSV4RRFFQ69G5FA#',
    "' OR 1=1 --                ",
    '<script>alert(1)</script>x',
    '\u202e01ARZ3NDEKTSV4RRFFQ69G5F',
    '🎰'.repeat(13),
    '__proto__'.padEnd(26, '_'),
  ])('the id %j has the same response as a missing replay', async (id) => {
    for (const who of ['G', 'P+'] as const) {
      const { data, errors } = await read(who, id);
      expect(data).toEqual({ getReplay: null });
      expect(errors.map(({ errorType }) => errorType)).toEqual(['replay.missing']);
    }
  });

  test.each([
    ['', 'input.required'],
    ['01ARZ3NDEKTSV4RRFFQ69G5FAV\n', 'input.character'],
    ['x'.repeat(5000), 'input.too-long'],
  ])('the id %j is refused as an id', async (id, code) => {
    const { data, errors } = await read('G', id);
    expect(data).toEqual({ getReplay: null });
    expect(errors.map(({ errorType }) => errorType)).toEqual([code]);
  });
});

describe('the public audit log', () => {
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
    const { items } = JSON.parse(text) as ApiAnswer<typeof listAuditEntries>;
    const members = ['action', 'at', 'commitment', 'day', 'hash', 'kind', 'name', 'seq'];
    for (const entry of items) expect(Object.keys(entry).sort()).toEqual(members);
  });

  test('days contain only counts and hashes', async () => {
    await untilPublished();
    const { open, items } = (await (await get('')).json()) as ApiAnswer<typeof listAuditDays>;
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
});
