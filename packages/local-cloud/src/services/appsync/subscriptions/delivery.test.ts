import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { bySignature, byToken, realTimeClient } from '#local/testing/real-time';
import { scoresApi } from '#local/testing/scores-api';
import { jwt } from '#local/testing/small-api';

let api: Awaited<ReturnType<typeof scoresApi>>;
let origin: string;

beforeAll(async () => {
  api = await scoresApi();
  ({ origin } = api.cloud.needs);
});
afterAll(() => api.stop());

const clientOf = (person: string) => realTimeClient(origin, byToken(jwt(person)));

/** Sends a mutation like a Lambda function, signed with its role. */
async function signed(query: string, variables: object = {}) {
  const role = api.cloud.role('Publisher', { Effect: 'Allow', Action: 'appsync:GraphQL', Resource: '*' });
  const body = JSON.stringify({ query, variables });
  const headers = await bySignature(origin, api.cloud.sdk(role).credentials)('/graphql', body);
  const answered = await api.send(body, headers);
  return (await answered.json()) as { data: unknown; errors?: readonly { message: string }[] };
}

const publish = (player: string, points: number, selection = 'player points') =>
  signed(
    `mutation P($player: ID!, $points: Int!) { publishScore(player: $player, points: $points) { ${selection} } }`,
    {
      player,
      points,
    },
  );

// https://docs.aws.amazon.com/appsync/latest/devguide/aws-appsync-real-time-data.html
test('delivers the fields that both the mutation and the subscription selected', async () => {
  const client = await clientOf('ann');
  const { delivered } = await client.subscribe(
    'subscription { mine: onScore { __typename who: player points place { rank } } }',
  );
  await api.ask('mutation { publishScore(player: "ann", points: 7) { player brand place { rank } } }');
  const [message] = await delivered(1);
  expect(message).toEqual({
    id: '1',
    type: 'data',
    payload: { data: { mine: { __typename: 'Score', who: 'ann', points: null, place: { rank: 1 } } } },
  });
  client.close();
});

test('reports an error for a required field that was not published', async () => {
  const client = await clientOf('ann');
  const { delivered } = await client.subscribe('subscription { onScore { player } }');
  await publish('ann', 1, 'points');
  const [message] = await delivered(1);
  expect(message?.payload).toMatchObject({
    data: { onScore: null },
    errors: [{ message: expect.stringContaining('Cannot return null for non-nullable type') }],
  });
  client.close();
});

test('does not deliver fields that the mutation renamed', async () => {
  const client = await clientOf('ann');
  const { delivered } = await client.subscribe('subscription { onScore { player points brand } }');
  await signed('mutation { one: publishScore(player: "1", points: 7) { player brand: points } }');
  expect((await delivered(1))[0]?.payload?.data).toEqual({
    onScore: { player: '1', points: null, brand: null },
  });
  client.close();
});

test('delivers each field of a mutation, in order', async () => {
  const client = await clientOf('ann');
  const { delivered, data } = await client.subscribe('subscription { onScore { points } }');
  await signed(`mutation {
    a: publishScore(player: "1", points: 1) { ...Points }
    b: publishScore(player: "1", points: 2) { ... on Score { points } }
  } fragment Points on Score { points player @include(if: false) }`);
  await delivered(2);
  expect(data()).toEqual([{ onScore: { points: 1 } }, { onScore: { points: 2 } }]);
  client.close();
});

test('delivers lists', async () => {
  const role = api.cloud.role('Reader', { Effect: 'Allow', Action: 'appsync:GraphQL', Resource: '*' });
  const client = await realTimeClient(origin, bySignature(origin, api.cloud.sdk(role).credentials));
  const { delivered } = await client.subscribe('subscription { onScores { player } }');
  await signed('mutation { publishScores(players: ["1", "2"]) { player } }');
  expect((await delivered(1))[0]?.payload?.data).toEqual({ onScores: [{ player: '1' }, { player: '2' }] });
  client.close();
});

test('compares arguments with the published data', async () => {
  const client = await clientOf('ann');
  const query =
    'subscription S($player: ID, $brand: String) { onScore(player: $player, brand: $brand) { player points } }';
  const all = await client.subscribe(query);
  const own = await client.subscribe(query, { player: 'ann' });
  const unbranded = await client.subscribe(query, { player: 'ann', brand: null });
  await publish('bob', 1, 'player points brand');
  await publish('ann', 2, 'player points');
  await publish('ann', 3, 'player points brand');
  await all.delivered(3);
  const points = (data: unknown[]) =>
    data.map((one) => (one as { onScore: { points: number } }).onScore.points);
  expect(points(own.data())).toEqual([2, 3]);
  expect(points(unbranded.data())).toEqual([3]);
  client.close();
});

test('uses each client’s variables to select fields', async () => {
  const client = await clientOf('ann');
  const query = 'subscription S($with: Boolean!) { onScore { player points @include(if: $with) } }';
  const [more, less] = [
    await client.subscribe(query, { with: true }),
    await client.subscribe(query, { with: false }),
  ];
  await publish('ann', 5);
  await less.delivered(1);
  expect([more.data(), less.data()]).toEqual([
    [{ onScore: { player: 'ann', points: 5 } }],
    [{ onScore: { player: 'ann' } }],
  ]);
  client.close();
});

test('does not deliver a failed mutation', async () => {
  const client = await clientOf('ann');
  const { delivered, data } = await client.subscribe('subscription { onScore { points } }');
  await signed('mutation { failScore { points } }');
  await publish('ann', 9);
  await delivered(1);
  expect(data()).toEqual([{ onScore: { points: 9 } }]);
  client.close();
});

test('delivers nothing to a stopped subscription', async () => {
  const client = await clientOf('ann');
  const [stopped, other] = [
    await client.subscribe('subscription { onScore { points } }'),
    await client.subscribe('subscription { onScore { points } }'),
  ];
  await stopped.stop();
  await publish('ann', 1);
  await other.delivered(1);
  expect(stopped.data()).toEqual([]);
  client.close();
});

// https://docs.aws.amazon.com/appsync/latest/devguide/aws-appsync-real-time-enhanced-filtering.html
test('a filter of the resolver replaces the filter by arguments', async () => {
  const client = await clientOf('ann');
  const own = await client.subscribe('subscription { onOwnScore { player } }');
  const high = await client.subscribe('subscription { onHighScore(least: 5) { points place { rank } } }');
  await publish('bob', 7, 'player points place { rank }');
  await publish('ann', 4, 'player points place { rank }');
  // The mutation does not select the field that the filter reads.
  await publish('bob', 8, 'player points');
  await publish('ann', 6, 'player points place { rank }');
  await Promise.all([own.delivered(2), high.delivered(2)]);
  expect(high.data()).toEqual([
    { onHighScore: { points: 7, place: { rank: 1 } } },
    { onHighScore: { points: 6, place: { rank: 1 } } },
  ]);
  expect(own.data()).toEqual([{ onOwnScore: { player: 'ann' } }, { onOwnScore: { player: 'ann' } }]);
  client.close();
});

// https://docs.aws.amazon.com/appsync/latest/devguide/aws-appsync-real-time-invalidation.html
test('a mutation ends only the subscriptions that match its invalidation', async () => {
  const [ann, bob] = [await clientOf('ann'), await clientOf('bob')];
  const query = 'subscription { onOwnScore { player } }';
  const [ended, kept] = [await ann.subscribe(query), await bob.subscribe(query)];
  const other = await ann.subscribe('subscription { onScore { player } }');
  await signed('mutation { suspendPlayer(player: "ann") { player } }');
  expect((await ann.message('error', ended.id)).payload?.errors).toEqual([
    { errorType: 'SubscriptionInvalidated', message: 'Subscription invalidated.' },
  ]);
  await ann.message('complete', ended.id);
  await publish('ann', 1);
  await publish('bob', 1);
  await Promise.all([kept.delivered(1), other.delivered(2)]);
  expect(ended.data()).toEqual([]);
  ann.close();
  bob.close();
});

test('a request can invalidate five times, not counting repetitions', async () => {
  const query = 'mutation S($times: [Int!]!) { suspendManyTimes(times: $times) { player } }';
  expect(await signed(query, { times: [1, 2, 3, 4, 5, 5] })).toEqual({ data: { suspendManyTimes: null } });
  const { errors } = await signed(query, { times: [1, 2, 3, 4, 5, 6] });
  expect(errors?.[0]?.message).toContain('5 times at most');
});

test('does not deliver a payload above 240 KB, and the mutation succeeds', async () => {
  const reported = jest.spyOn(console, 'error').mockReturnValue();
  const client = await clientOf('ann');
  const { delivered, data } = await client.subscribe('subscription { onScore { points detail } }');
  const { data: answered } = await signed(
    'mutation P($detail: String) { publishScore(player: "1", points: 1, detail: $detail) { points detail } }',
    { detail: 'x'.repeat(240 * 1024) },
  );
  expect(answered).toMatchObject({ publishScore: { points: 1 } });
  await publish('ann', 2);
  await delivered(1);
  expect(data()).toEqual([{ onScore: { points: 2, detail: null } }]);
  expect(reported).toHaveBeenCalledWith(expect.stringContaining('Subscription.onScore: not delivered'));
  reported.mockRestore();
  client.close();
});
