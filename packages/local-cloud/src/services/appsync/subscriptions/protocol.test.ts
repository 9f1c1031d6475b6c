import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { WebSocket } from 'ws';
import {
  bySignature,
  byToken,
  openSocket,
  realTimeClient,
  watched,
  type Authorize,
} from '#local/testing/real-time';
import { scoresApi } from '#local/testing/scores-api';
import { jwt } from '#local/testing/small-api';
import { until } from '#local/testing/until';

let api: Awaited<ReturnType<typeof scoresApi>>;
let origin: string;
let now = Date.parse('2026-03-01T12:00:00Z');

beforeAll(async () => {
  api = await scoresApi({
    clock: { now: () => new Date(now) },
    limits: { keepAliveMs: 20, mostSubscriptions: 3 },
  });
  ({ origin } = api.cloud.needs);
});
afterAll(() => api.stop());

const ann = byToken(jwt('ann'));
const subscription = 'subscription { onScore { player points } }';

test('acknowledges a connection with its timeout and keeps it alive', async () => {
  const { send, received, socket } = await openSocket(origin, ann);
  send({ type: 'connection_init' });
  await until(() => (received.filter(({ type }) => type === 'ka').length >= 2 ? true : undefined));
  expect(received[0]).toEqual({ type: 'connection_ack', payload: { connectionTimeoutMs: 300_000 } });
  socket.terminate();
});

test('ignores messages before the acknowledgment', async () => {
  const { send, received, message, socket } = await openSocket(origin, ann);
  send({ type: 'start', id: '1', payload: {} });
  send({ type: 'connection_init' });
  await message('ka');
  expect(received.map(({ type }) => type).filter((type) => type !== 'ka')).toEqual(['connection_ack']);
  socket.terminate();
});

test.each(['/graphql', '/graphql/realtime'])('accepts headers in the query string of %s', async (path) => {
  const header = Buffer.from(JSON.stringify(await ann('', ''))).toString('base64');
  const query = new URLSearchParams({ header, payload: Buffer.from('{}').toString('base64') });
  const address = `${origin.replace('http', 'ws')}${path}?${query.toString()}`;
  const { send, message, socket } = await watched(new WebSocket(address, ['graphql-ws']));
  send({ type: 'connection_init' });
  await message('connection_ack');
  socket.terminate();
});

test('accepts headers of the handshake', async () => {
  const headers = { authorization: jwt('ann') };
  const address = `${origin.replace('http', 'ws')}/graphql/realtime`;
  const { send, message, socket } = await watched(new WebSocket(address, ['graphql-ws'], { headers }));
  send({ type: 'connection_init' });
  await message('connection_ack');
  socket.terminate();
});

test.each<[string, Authorize, object]>([
  [
    'an expired token',
    byToken(jwt('expired')),
    { errorType: 'UnauthorizedException', message: 'Token has expired.', errorCode: 401 },
  ],
  [
    'a token of another pool',
    byToken(jwt('stranger')),
    { errorType: 'UnauthorizedException', errorCode: 401 },
  ],
  ['no authorization', () => ({ host: 'localhost' }), { errorType: 'UnauthorizedException', errorCode: 401 }],
  [
    'no host',
    () => ({ Authorization: jwt('ann') }),
    { message: 'Required headers are missing.', errorCode: 400 },
  ],
])('rejects and closes a connection with %s', async (_what, authorize, expected) => {
  const { send, message, closed } = await openSocket(origin, authorize);
  send({ type: 'connection_init' });
  const { payload } = await message('connection_error');
  expect(payload?.errors).toEqual([expect.objectContaining(expected)]);
  expect((await closed()).code).toBe(1008);
});

test('rejects a connection with a signature for another request', async () => {
  const role = api.cloud.role('Signer', { Effect: 'Allow', Action: 'appsync:GraphQL', Resource: '*' });
  const sign = bySignature(origin, api.cloud.sdk(role).credentials);
  await expect(realTimeClient(origin, () => sign('/graphql', '{}'))).rejects.toThrow('InvalidSignature');
});

test('rejects a connection without the sub-protocol', async () => {
  const { send, message } = await watched(new WebSocket(`${origin.replace('http', 'ws')}/graphql/realtime`));
  send({ type: 'connection_init' });
  expect((await message('connection_error')).payload?.errors).toEqual([
    expect.objectContaining({ message: 'NoProtocolError', errorCode: 400 }),
  ]);
});

test('closes a connection that is not initialized', async () => {
  const { closed } = await openSocket(origin, ann);
  now += 60_000;
  expect((await closed()).code).toBe(1001);
});

test('closes a connection after 24 hours', async () => {
  const { closed, message } = await realTimeClient(origin, ann);
  await message('ka');
  now += 24 * 60 * 60_000;
  expect((await closed()).code).toBe(1001);
});

test('a subscription ends when it is stopped', async () => {
  const client = await realTimeClient(origin, ann);
  const { id, stop } = await client.subscribe(subscription);
  await stop();
  client.send({ type: 'stop', id });
  expect((await client.message('error', id)).payload?.errors).toEqual([
    { errorType: 'UnknownOperationError', message: `Unknown operation id ${id}` },
  ]);
  client.close();
});

test('limits the subscriptions of a connection', async () => {
  const client = await realTimeClient(origin, ann);
  const subscriptions = [];
  for (let count = 0; count < 3; count += 1) subscriptions.push(await client.subscribe(subscription));
  const id = await client.start(subscription);
  expect((await client.message('error', id)).payload?.errors).toEqual([
    { errorType: 'MaxSubscriptionsReachedError', message: 'Max number of 3 subscriptions reached' },
  ]);
  await subscriptions[0]?.stop();
  await client.subscribe(subscription);
  client.close();
});

test('rejects an id that is already used', async () => {
  const client = await realTimeClient(origin, ann);
  const { id } = await client.subscribe(subscription);
  client.send({ type: 'start', id, payload: {} });
  expect((await client.message('error', id)).payload?.errors).toEqual([
    expect.objectContaining({ errorType: 'DuplicatedOperationError' }),
  ]);
  client.close();
});

test.each<[string, object | string, object]>([
  [
    'that is no JSON',
    '{',
    { errorType: 'UnsupportedOperation', message: 'unknown not supported through the realtime channel' },
  ],
  ['of another type', { type: 'subscribe', id: 'x' }, { errorType: 'UnsupportedOperation' }],
  ['without an id', { type: 'start', payload: {} }, { errorType: 'UnsupportedOperation' }],
  // As sent by clients of other servers: https://github.com/apollographql/subscriptions-transport-ws
  [
    'without authorization',
    { type: 'start', id: 'x', payload: { query: subscription } },
    { errorType: 'UnsupportedOperation' },
  ],
])('returns an error for a message %s', async (_what, sent, expected) => {
  const client = await realTimeClient(origin, ann);
  client.send(sent);
  expect((await client.message('error')).payload?.errors).toEqual([expect.objectContaining(expected)]);
  client.close();
});

test.each([
  ['a query', '{ none }', 'query not supported through the realtime channel'],
  ['a mutation', 'mutation { failScore { points } }', 'mutation not supported through the realtime channel'],
  ['an unknown field', 'subscription { onNothing }', 'FieldUndefined'],
  ['two fields', 'subscription { onScore { points } onOwnScore { points } }', 'SingleFieldSubscriptions'],
  ['no selection', 'subscription { onScore }', 'SubSelectionRequired'],
  ['a text that is none', 'subscription {', 'Unable to parse GraphQL query.'],
  ['a missing variable', 'subscription S($least: Int!) { onHighScore(least: $least) { points } }', 'NonNull'],
])('%s cannot be started', async (_what, query, reason) => {
  const client = await realTimeClient(origin, ann);
  await expect(client.subscribe(query)).rejects.toThrow(reason);
  client.close();
});

test('rejects subscriptions over HTTP', async () => {
  const answered = await api.send(JSON.stringify({ query: subscription }), { authorization: jwt('ann') });
  expect(answered.status).toBe(400);
  expect(await answered.json()).toMatchObject({ errors: [{ errorType: 'UnsupportedOperation' }] });
});
