import { HttpRequest as SmithyRequest } from '@smithy/protocol-http';
import { SignatureV4 } from '@smithy/signature-v4';
import { describe, expect, test } from '@jest/globals';
import { credentialRegister, localAdministrator } from './credentials';
import type { HttpRequest } from './http';
import { memoryStorage } from './memory-storage';
import { Sha256 } from './sha256';
import { createAuthenticate } from './sigv4';

const noon = new Date('2026-03-01T12:00:00Z');

function cloud() {
  let now = noon;
  const clock = { now: () => now };
  const storage = memoryStorage();
  const credentials = credentialRegister({ storage, clock });
  return {
    credentials,
    authenticate: createAuthenticate({ credentials, clock }),
    storage,
    wait: (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000)),
  };
}

type Signing = ReturnType<typeof signer>;

function signer(credentials: { accessKeyId: string; secretAccessKey: string }, service: string) {
  return new SignatureV4({
    credentials,
    service,
    region: 'eu-west-1',
    sha256: Sha256,
    uriEscapePath: service !== 's3',
  });
}

function toSend(path: string, query: Record<string, string>, body: string) {
  return new SmithyRequest({
    method: 'POST',
    protocol: 'http:',
    hostname: 'localhost',
    port: 4000,
    path,
    query,
    body,
    headers: { host: 'localhost:4000', 'content-type': 'application/json' },
  });
}

function received(sent: Awaited<ReturnType<Signing['presign']>>, body = String(sent.body)): HttpRequest {
  const url = new URL(`http://localhost:4000${sent.path}`);
  for (const [name, value] of Object.entries(sent.query ?? {})) url.searchParams.append(name, String(value));
  url.search = url.search.replaceAll('+', '%20');
  const headers = Object.fromEntries(
    Object.entries(sent.headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  return { method: sent.method, url, headers, body: Buffer.from(body), sourceIp: '127.0.0.1' };
}

async function signed(signing: Signing, { path = '/', query = {}, body = '{}' } = {}): Promise<HttpRequest> {
  return received(await signing.sign(toSend(path, query, body), { signingDate: noon }));
}

const guest = {
  arn: 'arn:aws:sts::000000000000:assumed-role/Guest/x',
  gates: [[]],
  context: { 'aws:x': 'y' },
};

describe('a signed request', () => {
  test.each([
    ['dynamodb', '/', {}],
    ['execute-api', '/api/v1/a b/é', { z: '1', a: 'b c', 'x+y': '&=' }],
    ['s3', '/__local/s3/bucket/a%20b/%C3%A9', { 'list-type': '2', prefix: 'a/b c' }],
  ])('for %s identifies its signer', async (service, path, query) => {
    const { credentials, authenticate } = cloud();
    const session = credentials.issue(guest, new Date(noon.getTime() + 3_600_000));
    const encoded = service === 's3' ? path : encodeURI(path);
    const request = await signed(signer(session, service), { path: encoded, query });
    await expect(authenticate(request, service)).resolves.toEqual(guest);
  });

  test('can be presigned, and expires', async () => {
    const { credentials, authenticate, wait } = cloud();
    const session = credentials.issue(guest, new Date(noon.getTime() + 3_600_000));
    const toGet = toSend('/bucket/key', {}, '');
    toGet.headers['x-amz-content-sha256'] = 'UNSIGNED-PAYLOAD';
    const url = await signer(session, 's3').presign(toGet, { signingDate: noon, expiresIn: 600 });
    const request = received(url, '');
    await expect(authenticate(request, 's3')).resolves.toEqual(guest);
    wait(11);
    await expect(authenticate(request, 's3')).rejects.toMatchObject({ code: 'AccessDenied' });
  });

  test('is rejected if any part of it was changed', async () => {
    const { storage, credentials, authenticate } = cloud();
    const request = await signed(signer(localAdministrator({ storage, credentials }), 'dynamodb'));
    const refused = { code: 'InvalidSignatureException' };
    await expect(authenticate({ ...request, method: 'PUT' }, 'dynamodb')).rejects.toMatchObject(refused);
    await expect(
      authenticate({ ...request, url: new URL('/x', request.url) }, 'dynamodb'),
    ).rejects.toMatchObject(refused);
    await expect(authenticate(request, 's3')).rejects.toMatchObject(refused);
    await expect(
      authenticate({ ...request, body: Buffer.from('{"a":1}') }, 'dynamodb'),
    ).rejects.toMatchObject({
      code: 'XAmzContentSHA256Mismatch',
    });
  });

  test('is rejected if it is old, or if its session has expired', async () => {
    const { credentials, authenticate, wait } = cloud();
    const session = credentials.issue(guest, new Date(noon.getTime() + 120_000));
    const request = await signed(signer(session, 'dynamodb'));
    wait(3);
    await expect(authenticate(request, 'dynamodb')).rejects.toMatchObject({ code: 'ExpiredTokenException' });
    wait(3);
    await expect(authenticate(request, 'dynamodb')).rejects.toMatchObject({
      code: 'InvalidSignatureException',
    });
  });

  test('is rejected without its session token, with an unknown key, malformed or unsigned', async () => {
    const { credentials, authenticate } = cloud();
    const session = credentials.issue(guest, new Date(noon.getTime() + 3_600_000));
    const bare = { accessKeyId: session.accessKeyId, secretAccessKey: session.secretAccessKey };
    const unknown = { code: 'UnrecognizedClientException' };
    await expect(authenticate(await signed(signer(bare, 's3')), 's3')).rejects.toMatchObject(unknown);
    const stranger = { accessKeyId: 'AKIASTRANGER', secretAccessKey: 's' };
    await expect(authenticate(await signed(signer(stranger, 's3')), 's3')).rejects.toMatchObject(unknown);
    const request = await signed(signer(session, 's3'));
    const half = {
      ...request,
      headers: { ...request.headers, authorization: 'AWS4-HMAC-SHA256 Credential=a/b' },
    };
    await expect(authenticate(half, 's3')).rejects.toMatchObject({ code: 'IncompleteSignatureException' });
    await expect(authenticate({ ...request, headers: {} }, 's3')).rejects.toMatchObject({
      code: 'MissingAuthenticationTokenException',
    });
  });
});

test('keys of the administrator and issued credentials survive a restart', () => {
  const { storage, credentials } = cloud();
  const administrator = localAdministrator({ storage, credentials });
  const again = credentialRegister({ storage, clock: { now: () => noon } });
  expect(localAdministrator({ storage, credentials: again })).toEqual(administrator);
});

test('a function signs by the advanced clock, by the machine’s clock, or with a difference that it measured between them', async () => {
  const storage = memoryStorage();
  const credentials = credentialRegister({ storage, clock: { now: () => noon } });
  const ahead = new Date(noon.getTime() + 3 * 3_600_000);
  let advanced = 0;
  const authenticate = createAuthenticate({
    credentials,
    clock: { now: () => noon },
    functionClock: { now: () => ahead, advancedMilliseconds: () => advanced },
  });
  const signing = signer(localAdministrator({ storage, credentials }), 'dynamodb');
  const at = async (hours: number) => {
    const signingDate = new Date(noon.getTime() + hours * 3_600_000);
    return authenticate(received(await signing.sign(toSend('/', {}, '{}'), { signingDate })), 'dynamodb');
  };
  for (const hours of [0, 1, 3]) await expect(at(hours)).resolves.toBeDefined();
  await expect(at(-1)).rejects.toThrow('Signature expired');
  await expect(at(4)).rejects.toThrow('Signature not yet current');
  // An SDK that measured the difference before the clock was advanced from the past.
  advanced = 4 * 3_600_000;
  for (const hours of [0, 3, 4]) await expect(at(hours)).resolves.toBeDefined();
  await expect(at(5)).rejects.toThrow('Signature not yet current');
});
