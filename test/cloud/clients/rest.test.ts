import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { decodeJwt } from 'jose';
import { operationsOf } from '#domain/api/contract';
import { examplePath, samplesOf } from '#domain/api/samples';
import { contract } from '#domain/generated/novalink-contract';
import { deep } from '#test/support/deep';
import { newUser, tampered } from '#test/world/personas';
import { givenApiExamples } from '#test/world/given/api-examples';
import { givenApiKey, signedHeaders } from '#test/world/given/api-keys';
import { forgedTokens } from '#test/authorization/attacks/forged-tokens';
import { askGraphql } from '#test/authorization/environment/ask-graphql';
import { signedIn } from '#test/authorization/environment/sign-in';
import type { Stage } from '#test/authorization/environment/running-stage';
import { namedOutput, openStage, password } from '#test/authorization/environment/stage';
import { ownProduct, type OwnProduct } from '#test/support/hosted-product';
import { answerErrors } from '#test/support/api-contract';
import { localAssembly } from '#test/support/assembly';
import { cloudClock } from '#tools/local/cloud-clock';
import { neighbourIdToken, withNeighbours } from './neighbours';

let cloud: OwnProduct;
let stage: Stage;
let assembly: string;
beforeAll(async () => {
  assembly = withNeighbours(await localAssembly());
  cloud = await ownProduct({ assembly });
  stage = await openStage(cloud);
});
afterAll(async () => {
  await cloud.stop();
  rmSync(assembly, { recursive: true });
});

interface Asked {
  readonly method?: string;
  readonly type?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Asks, and compares the answer with the contract. */
async function ask(path: string, { method = 'POST', type = 'application/json', body, headers }: Asked = {}) {
  const response = await fetch(`${cloud.origin}/api${path}`, {
    method,
    headers: { 'content-type': type, ...headers },
    ...(body !== undefined && { body }),
  });
  const answered = { status: response.status, answer: await response.json() };
  expect(answerErrors({ method, path }, answered)).toEqual([]);
  return answered;
}

const verify = (idToken: unknown) => ask('/v1/verify-id-token', { body: JSON.stringify({ idToken }) });

const refusal = (code: string, message: unknown = expect.stringMatching(/\w/)): object => ({
  code,
  message,
  traceId: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
});

test('health', async () => {
  expect(await ask('/v1/health', { method: 'GET' })).toEqual({
    status: 200,
    answer: {
      status: 'ok',
      stage: 'local',
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as unknown,
    },
  });
});

/** The commands that run a program of each language. */
const runners = {
  TypeScript: [process.execPath, '--input-type=module', '-e'],
  curl: ['sh', '-c'],
  Python: ['python3', '-c'],
} as const;
/** Keys for each language, because programs of the same second would use the same signature. */
const keys = new Map<string, Promise<KeyWithExamples>>();
const keyFor = (language: string, operationId: string) => {
  // The example is the one of a provider.
  const kind = operationId === 'getMetrics' ? 'PROVIDER' : 'OPERATOR';
  const name = `${language}-${kind}`.toLowerCase();
  const key = keys.get(name) ?? givenExampleKey(name, kind);
  keys.set(name, key);
  return key;
};
type KeyWithExamples = Awaited<ReturnType<typeof givenExampleKey>>;
async function givenExampleKey(name: string, kind: 'PROVIDER' | 'OPERATOR') {
  const key = await givenApiKey(stage, `${name}@rest.test`, { kind });
  return { ...key, withOwnIds: await givenApiExamples(stage, key.companyId) };
}
const languages = deep<(keyof typeof runners)[]>(['TypeScript'], ['TypeScript', 'curl', 'Python']);

test.each(
  operationsOf(contract).flatMap((operation) => languages.map((language) => ({ operation, language }))),
)('the example of $operation.operationId in $language works', async ({ operation, language }) => {
  const [command, ...options] = runners[language];
  const { keyId, secret, withOwnIds } = await keyFor(language, operation.operationId);
  const program = withOwnIds(samplesOf(contract, operation, `${cloud.origin}/api`)[language]);
  const env = { ...process.env, NOVALINK_KEY: keyId, NOVALINK_SECRET: secret };
  const { stdout } = await promisify(execFile)(command, [...options, program], { env });
  expect(stdout).not.toContain('traceId');
  expect(stdout.trim()).toMatch(/^\{[^]*\}$/);
  const { method, requestBody } = operation;
  const example = requestBody?.content['application/json'].example;
  const body = example === undefined ? {} : { body: withOwnIds(JSON.stringify(example)) };
  const path = withOwnIds(examplePath(contract, operation));
  // The program has used the signature of this second.
  const headers = signedHeaders(
    keyId,
    { scheme: 'v1', secret },
    { method, target: `/api${path}`, ...body, clock: -9 },
  );
  expect((await ask(path, { method, ...body, headers })).status).toBe(200);
});

test('refuses a wrong parameter as described', async () => {
  expect((await ask('/v1/audit/days/x', { method: 'GET' })).status).toBe(400);
});

describe('an ID token', () => {
  const invalid = (reason: string) => ({ status: 200, answer: { valid: false, reason } });

  test('of our user pool returns its user', async () => {
    const { sub } = await newUser(stage, 'anna@rest.test', ['PROVIDERS', 'OPERATORS']);
    const { idToken } = await signedIn(stage, 'anna@rest.test');
    expect(await verify(idToken)).toEqual({
      status: 200,
      answer: {
        valid: true,
        sub,
        email: 'anna@rest.test',
        groups: ['OPERATORS', 'PROVIDERS'],
        expiresAt: new Date(Number(decodeJwt(idToken).exp) * 1000).toISOString(),
      },
    });
  });

  test('is refused if it is an access token', async () => {
    await newUser(stage, 'bert@rest.test', []);
    const { accessToken } = await signedIn(stage, 'bert@rest.test');
    expect(await verify(accessToken)).toEqual(invalid('not-an-id-token'));
  });

  test('is refused if it was changed, is not signed, or is signed with another key', async () => {
    await newUser(stage, 'dora@rest.test', []);
    const { idToken } = await signedIn(stage, 'dora@rest.test');
    expect(await verify(tampered(idToken))).toEqual(invalid('not-genuine'));
    const forged = forgedTokens(idToken, { n: 'AQAB' });
    for (const how of ['alg none', 'no signature', 'HS256 by the modulus', 'an own key in the header'])
      expect([how, await verify(forged[how])]).toEqual([how, invalid('not-genuine')]);
    expect(await verify('not a token')).toEqual(invalid('not-genuine'));
  });

  test('is refused after its user was deleted', async () => {
    await newUser(stage, 'gert@rest.test', []);
    const { accessToken, idToken } = await signedIn(stage, 'gert@rest.test');
    const { errors } = await askGraphql(
      stage.graphql,
      { token: accessToken },
      { query: 'mutation { deleteMyAccount(email: "gert@rest.test") }' },
    );
    expect(errors).toEqual([]);
    expect(await verify(idToken)).toEqual(invalid('user-deleted'));
  });

  test('for another client of the same pool is refused', async () => {
    await newUser(stage, 'emil@rest.test', []);
    const token = await neighbourIdToken(cloud, 'OtherClient', { email: 'emil@rest.test', password });
    expect(decodeJwt(token).aud).toBe(namedOutput(cloud, 'OtherClient'));
    expect(await verify(token)).toEqual(invalid('not-for-us'));
  });

  test('of another pool is refused', async () => {
    const elsewhere = { ...stage, userPoolId: namedOutput(cloud, 'OtherPool') };
    await newUser(elsewhere, 'finn@rest.test', []);
    const token = await neighbourIdToken(cloud, 'OtherPoolClient', { email: 'finn@rest.test', password });
    expect(await verify(token)).toEqual(invalid('not-genuine'));
  });
});

describe('an invalid request', () => {
  const bodies: readonly (readonly [string, string])[] = [
    ['no body', ''],
    ['malformed JSON', '{"idToken":'],
    ['no object', '[]'],
    ['no token', '{}'],
    ['an empty token', '{"idToken":""}'],
    ['a number for a token', '{"idToken":1}'],
    ['a token longer than any', JSON.stringify({ idToken: 'x'.repeat(16_385) })],
  ];
  test.each(bodies)('with %s', async (_what, body) => {
    expect(await ask('/v1/verify-id-token', { body })).toMatchObject({
      status: 400,
      answer: refusal('INVALID_REQUEST'),
    });
  });

  test.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x'])('as %s', async (type) => {
    expect(await ask('/v1/verify-id-token', { type, body: '{"idToken":"not a token"}' })).toEqual({
      status: 400,
      answer: refusal('INVALID_REQUEST', 'The body must have the type application/json.'),
    });
  });

  test('with a body above the limit of API Gateway', async () => {
    const body = JSON.stringify({ idToken: 'x'.repeat(10_485_760) });
    expect(await ask('/v1/verify-id-token', { body })).toEqual({
      status: 413,
      answer: refusal('TOO_LARGE', 'Request Too Long'),
    });
  });

  test.each([
    ['GET', '/v1/verify-id-token'],
    ['DELETE', '/v1/health'],
    ['GET', '/v1/secrets'],
    ['GET', '/'],
  ])('%s %s', async (method, path) => {
    expect(await ask(path, { method })).toEqual({
      status: 404,
      answer: refusal('NOT_FOUND', 'The operation does not exist.'),
    });
  });

  test('causes no error in the local cloud', async () => {
    expect((await cloud.said()).lines).toEqual([]);
  });
});

// The last test, because the cloud's clock cannot be set back.
test('an ID token is refused if it has expired', async () => {
  await newUser(stage, 'cleo@rest.test', []);
  const { idToken } = await signedIn(stage, 'cleo@rest.test');
  await cloudClock(cloud).advance('PT16M');
  expect(await verify(idToken)).toEqual({ status: 200, answer: { valid: false, reason: 'expired' } });
});
