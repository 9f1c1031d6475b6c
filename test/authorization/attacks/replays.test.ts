import { beforeAll, expect, test } from '@jest/globals';
import type { Replay, SharedRound } from '#domain/generated/types';
import { givenCasinoWithBrand } from '../fixtures/casino';
import { serverSeed } from '../fixtures/player';
import { graphqlCalls } from '../requests/requests';
import { openTestEnvironment } from '../environment/test-environment';

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
  for (const secret of [sub, 'Sea Otter', shared.roundId === brandId ? 'roundId' : shared.roundId, 'balance'])
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
  '',
  '0',
  '%',
  '../../etc/passwd',
  'REPLAY#01ARZ3NDEKTSV4RRFFQ69G5FAV',
  '01ARZ3NDEKTSV4RRFFQ69G5FA#',
  '01ARZ3NDEKTSV4RRFFQ69G5FAV\n',
  "' OR 1=1 --                ",
  '<script>alert(1)</script>x',
  '\u202e01ARZ3NDEKTSV4RRFFQ69G5F',
  '🎰'.repeat(13),
  'x'.repeat(5000),
  '__proto__'.padEnd(26, '_'),
])('the id %j has the same response as a missing replay', async (id) => {
  for (const who of ['G', 'P+'] as const) {
    const { data, errors } = await read(who, id);
    expect(data).toEqual({ getReplay: null });
    expect(errors.map(({ errorType }) => errorType)).toEqual(['replay.missing']);
  }
});
