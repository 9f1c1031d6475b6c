import { generateKeyPairSync } from 'node:crypto';
import { PutItemCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { signatureOf, type SigningKey } from '@novalink/wallet-contract/signatures';
import { signatureHeaders } from '@novalink/wallet-contract/signed-text';
import { getMetrics, listGames, verifyIdToken } from '#domain/generated/novalink-api';
import type { ApiOperation } from '#domain/api/api-operation';
import { apiKeyKey, companyKey } from '#domain/keys';
import { ulid } from '#lambda/runtime/ulid';
import { signedAnswer } from '#lambda/services/api-keys/signed-answer';
import { signedRequestStore } from '#lambda/stores/api-keys/signed-request-store';
import { productTables, type ProductTables } from '#test/world/given/product-tables';

let tables: ProductTables;
beforeAll(async () => (tables = await productTables()));
afterAll(() => tables.stop());

const at = new Date('2026-11-30T12:00:00.000Z');
const pair = generateKeyPairSync('ed25519');
const ownPublicKey = Buffer.from(pair.publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
const put = (row: object) =>
  tables.dynamodb.send(new PutItemCommand({ TableName: tables.mainTable, Item: marshall(row) }));

const withBody = { ...verifyIdToken, access: 'any-key' } as const;

interface Changes {
  readonly status?: string;
  readonly key?: object;
}

interface Sent {
  readonly key?: SigningKey;
  readonly keyId?: string;
  readonly path?: string;
  readonly query?: Readonly<Record<string, readonly string[]>>;
  /** As it was signed. Default: what is sent. */
  readonly signed?: string;
  readonly body?: string;
  readonly method?: string;
  /** Seconds from the time of the server. */
  readonly clock?: number;
  readonly headers?: Readonly<Record<string, readonly string[]>>;
  readonly signature?: string;
}

/** A company with a key, and its requests. */
async function venue({ status = 'APPROVED', key: changes = {} }: Changes = {}) {
  const companyId = ulid(new Date());
  const id = ulid(new Date());
  await put({ ...companyKey(companyId), status, kind: 'OPERATOR' });
  await put({
    ...apiKeyKey(companyId, id),
    ...{ id, companyId, name: 'Server', scheme: 'V1', scopes: [], secret: 'sealed' },
    ...{ createdBy: 'ada', createdAt: at.toISOString(), ...changes },
  });
  let now = at;
  const answer = signedAnswer({
    requests: signedRequestStore(tables),
    box: { open: (sealed, keyId) => Promise.resolve(`opened ${sealed} of ${keyId}`) },
    clock: () => now,
  });
  const ownId = `${companyId}.${id}`;
  const ownKey: SigningKey = { scheme: 'v1', secret: `opened sealed of ${ownId}` };
  const eventOf = ({
    key = ownKey,
    keyId = ownId,
    path = '/api/v1/games',
    query = {},
    signed,
    body,
    method = 'GET',
    clock = 0,
    headers = {},
    ...more
  }: Sent = {}) => {
    const timestamp = `${now.getTime() / 1000 + clock}`;
    const text = Object.entries(query)
      .flatMap(([name, values]) => values.map((value) => `${name}=${encodeURIComponent(value)}`))
      .join('&');
    const target = signed ?? (text === '' ? path : `${path}?${text}`);
    const request = { timestamp, method, target, body: Buffer.from(body ?? '') };
    return {
      httpMethod: method,
      requestContext: { path, requestId: 'r-1' },
      multiValueQueryStringParameters: query,
      queryStringParameters: Object.fromEntries(
        Object.entries(query).map(([name, values]) => [name, values.at(-1)]),
      ),
      multiValueHeaders: {
        [signatureHeaders.key.toLowerCase()]: [keyId],
        [signatureHeaders.timestamp]: [timestamp],
        [signatureHeaders.signature]: [more.signature ?? signatureOf(key, request)],
        ...headers,
      },
      headers: { 'content-type': 'application/json' },
      body: body ?? null,
    } as unknown as APIGatewayProxyEvent;
  };
  const send = async (
    sent: Sent | APIGatewayProxyEvent = {},
    operation: ApiOperation<unknown, object> = listGames,
  ) => {
    const event = 'requestContext' in sent ? sent : eventOf(sent);
    const { statusCode, headers, body } = await answer('test', operation, event, (request, partner) =>
      Promise.resolve({ request, partner }),
    );
    const { code, message, field, ...rest } = JSON.parse(body) as Record<string, unknown>;
    return { statusCode, code, message, field, retryAfter: headers?.['Retry-After'], ...rest };
  };
  const change = (UpdateExpression: string, values: object) =>
    tables.dynamodb.send(
      new UpdateItemCommand({
        TableName: tables.mainTable,
        Key: marshall(apiKeyKey(companyId, id)),
        UpdateExpression,
        ExpressionAttributeValues: marshall(values),
      }),
    );
  const row = () => tables.row('Main', apiKeyKey(companyId, id));
  const turn = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));
  return { companyId, ownId, ownKey, eventOf, send, change, row, turn };
}

const invalid = { statusCode: 401, code: 'INVALID_SIGNATURE' };

describe('a signed request', () => {
  test('is answered for the company of its key', async () => {
    const { send, companyId, row } = await venue();
    expect(await send({ query: { limit: ['2'] } })).toMatchObject({
      statusCode: 200,
      request: { limit: 2 },
      partner: { companyId, kind: 'OPERATOR' },
    });
    expect(await row()).toMatchObject({ lastUsedAt: at.toISOString() });
  });

  test('can be signed with Ed25519', async () => {
    const key = { scheme: 'ED25519', publicKey: ownPublicKey.toString('base64') };
    const { send } = await venue({ key });
    const signing: SigningKey = { scheme: 'ed25519', privateKey: pair.privateKey };
    expect(await send({ key: signing })).toMatchObject({ statusCode: 200 });
    expect(await send()).toMatchObject(invalid);
  });

  test('has its parameters in the order of their names, and encoded', async () => {
    const { send } = await venue();
    const path = '/api/v1/games';
    const query = { limit: ['2'], cursor: ['a+b/c='] };
    const signed = `${path}?cursor=a%2Bb%2Fc%3D&limit=2`;
    expect(await send({ path, query, signed })).toMatchObject({ statusCode: 200 });
    expect(await send({ path, query, clock: 1 })).toMatchObject(invalid);
  });

  test('is verified over its body before the body is read', async () => {
    const { send } = await venue();
    const post = { path: '/api/v1/verify-id-token', method: 'POST', body: '{"idToken":"Zoë"}' };
    expect(await send(post, withBody)).toMatchObject({ statusCode: 200 });
    const changed = { ...post, signature: 'x', body: 'no json' };
    expect(await send(changed, withBody)).toMatchObject(invalid);
    expect(await send({ ...post, body: 'no json' }, withBody)).toMatchObject({ statusCode: 400 });
  });
});

describe('a request is refused', () => {
  test.each<[string, Sent]>([
    ['an unknown key', { keyId: `${ulid(at)}.${ulid(at)}` }],
    ['a malformed key', { keyId: 'x' }],
    ['an empty key', { keyId: '' }],
    ['a key that is longer than a key of the table', { keyId: `${'A'.repeat(3000)}.B` }],
    ['another secret', { key: { scheme: 'v1', secret: 'another' } }],
    ['another path', { signed: '/api/v1/metrics' }],
    ['another method', { method: 'POST', signature: '0'.repeat(64) }],
    ['no signature', { headers: { [signatureHeaders.signature]: [] } }],
    ['two keys', { headers: { 'X-NOVALINK-KEY': ['x'] } }],
    ['two timestamps', { headers: { [signatureHeaders.timestamp]: ['1', '2'] } }],
    ['a clock that is 301 seconds behind', { clock: -301 }],
    ['a clock that is 301 seconds ahead', { clock: 301 }],
  ])('with %s', async (_what, sent) => {
    const { send, row } = await venue();
    expect(await send(sent)).toMatchObject(invalid);
    expect(await row()).not.toHaveProperty('lastUsedAt');
  });

  test('if its signature was used before, also under another spelling of the key', async () => {
    const { send, eventOf, ownId } = await venue();
    const event = eventOf();
    expect(await send(event)).toMatchObject({ statusCode: 200 });
    expect(await send(event)).toMatchObject({
      ...invalid,
      message: 'This signature was used before. Sign the request again with a new timestamp.',
    });
    for (const keyId of [`${ownId}.`, `${ownId}.x`, ` ${ownId}`, `${ownId}\n`])
      expect(
        await send({
          ...event,
          multiValueHeaders: { ...event.multiValueHeaders, 'x-novalink-key': [keyId] },
        }),
      ).toMatchObject(invalid);
  });

  test('by exactly one of 20 that arrive at the same time with one signature', async () => {
    const { send, eventOf } = await venue();
    const event = eventOf();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(event)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('as soon as its key is revoked', async () => {
    const { send, change, turn } = await venue();
    expect(await send()).toMatchObject({ statusCode: 200 });
    await change('SET revokedAt = :at', { ':at': at.toISOString() });
    turn(1);
    expect(await send()).toMatchObject({ ...invalid, message: 'The key was revoked.' });
    await change('SET revokedAt = :at REMOVE secret', { ':at': at.toISOString() });
    expect(await send({ clock: 1 })).toMatchObject(invalid);
  });

  test('after the last day of its key', async () => {
    const { send, turn } = await venue({ key: { expiresOn: '2026-11-30' } });
    turn(12 * 60 * 60 - 1);
    expect(await send()).toMatchObject({ statusCode: 200 });
    turn(1);
    expect(await send()).toMatchObject({ ...invalid, message: 'The key has expired.' });
  });

  test.each(['SUSPENDED', 'CLOSED'])('if the company is %s', async (status) => {
    const { send } = await venue({ status });
    expect(await send()).toMatchObject({ statusCode: 403, code: 'FORBIDDEN' });
  });

  test('without the scope of the operation', async () => {
    const path = '/api/v1/metrics';
    const query = { from: ['2026-01-01'], to: ['2026-01-07'] };
    const without = await venue();
    expect(await without.send({ path, query }, getMetrics)).toMatchObject({
      ...{ statusCode: 403, code: 'FORBIDDEN' },
      message: 'The key does not have the scope metrics:read.',
    });
    const { send } = await venue({ key: { scopes: ['METRICS_READ'] } });
    expect(await send({ path, query }, getMetrics)).toMatchObject({ statusCode: 200 });
  });

  test('with a parameter that is sent twice', async () => {
    const { send } = await venue();
    expect(await send({ query: { limit: ['2', '3'] } })).toMatchObject({
      ...{ statusCode: 400, code: 'INVALID_REQUEST', field: 'limit' },
    });
  });

  test('with a body above the limit', async () => {
    const { send } = await venue();
    const post = { path: '/api/v1/verify-id-token', method: 'POST' };
    const body = JSON.stringify({ idToken: 'é'.repeat(32_768) });
    expect(await send({ ...post, body }, withBody)).toMatchObject({
      ...{ statusCode: 413, code: 'TOO_LARGE' },
    });
  });

  test('above 100 requests in two seconds, but not afterwards', async () => {
    const { send, turn } = await venue();
    const answers = await Promise.all(
      Array.from({ length: 101 }, (_, index) => send({ query: { cursor: [`${index}`] } })),
    );
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused).toMatchObject([{ statusCode: 429, code: 'RATE_LIMITED', retryAfter: 2 }]);
    turn(2);
    expect(await send()).toMatchObject({ statusCode: 200 });
  });
});

test('the last use is written at most once a minute', async () => {
  const { send, turn, row } = await venue();
  await send();
  turn(59);
  await send();
  expect(await row()).toMatchObject({ lastUsedAt: at.toISOString() });
  turn(2);
  await send();
  expect(await row()).toMatchObject({ lastUsedAt: '2026-11-30T12:01:01.000Z' });
});
