import { PutObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startBuckets } from '#local/testing/buckets';
import { presigned, send } from '#local/testing/signed-requests';

let cloud: Awaited<ReturnType<typeof startBuckets>>;

beforeAll(async () => {
  cloud = await startBuckets({
    Shared: {
      Type: 'AWS::S3::Bucket',
      Properties: {
        BucketName: 'shared',
        CorsConfiguration: {
          CorsRules: [
            {
              AllowedOrigins: ['https://site.example', 'https://*.site.example'],
              AllowedMethods: ['GET', 'HEAD', 'PUT'],
              AllowedHeaders: ['content-type', 'x-amz-*'],
              ExposedHeaders: ['ETag', 'x-amz-version-id'],
              MaxAge: 3000,
            },
            { AllowedOrigins: ['*'], AllowedMethods: ['GET'] },
          ],
        },
      },
    },
    Alone: { Type: 'AWS::S3::Bucket', Properties: { BucketName: 'alone' } },
  });
  for (const Bucket of ['shared', 'alone'])
    await cloud.administrator.send(new PutObjectCommand({ Bucket, Key: 'x', Body: 'hello' }));
});
afterAll(() => cloud.stop());

const site = 'https://site.example';

const preflight = (bucket: string, origin: string, method: string, headers = '') =>
  send(cloud.origin, `/__local/s3/${bucket}/x`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': method,
      ...(headers !== '' && { 'access-control-request-headers': headers }),
    },
  });

async function ask(bucket: string, headers: Record<string, string>, method = 'GET') {
  const host = new URL(cloud.origin).host;
  const path = await presigned(cloud.keys, { method, host, path: `/__local/s3/${bucket}/x` });
  return send(cloud.origin, path, { method, headers });
}

// AWS: Amazon S3 API Reference, "OPTIONS object", and Amazon S3 User Guide, "Elements of a CORS configuration".
describe('a preflight', () => {
  test('is answered by the first matching rule', async () => {
    expect(await preflight('shared', site, 'PUT', 'Content-Type, x-amz-date')).toMatchObject({
      status: 200,
      headers: {
        'access-control-allow-origin': site,
        'access-control-allow-methods': 'GET, HEAD, PUT',
        'access-control-allow-headers': 'content-type, x-amz-date',
        'access-control-expose-headers': 'ETag, x-amz-version-id',
        'access-control-max-age': '3000',
        'access-control-allow-credentials': 'true',
        vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
      },
    });
    const open = await preflight('shared', 'https://elsewhere.example', 'GET');
    expect(open.headers['access-control-allow-origin']).toBe('*');
    expect(open.headers['access-control-allow-credentials']).toBeUndefined();
  });

  test.each([
    ['a method that no rule names', 'shared', site, 'DELETE', ''],
    ['a header that no rule names', 'shared', site, 'PUT', 'authorization'],
    ['an origin that may only read', 'shared', 'https://elsewhere.example', 'PUT', ''],
    ['an origin that ends like another', 'shared', 'https://notsite.example', 'PUT', ''],
    ['a bucket without rules', 'alone', site, 'GET', ''],
  ])('is rejected for %s', async (_what, bucket, origin, method, headers) => {
    const answer = await preflight(bucket, origin, method, headers);
    expect([answer.status, answer.text]).toEqual([
      403,
      expect.stringContaining('<Code>AccessForbidden</Code>'),
    ]);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });

  test('needs an origin and a method', async () => {
    expect((await preflight('shared', site, 'PATCH')).status).toBe(400);
    expect((await send(cloud.origin, '/__local/s3/shared/x', { method: 'OPTIONS' })).status).toBe(400);
  });
});

describe('a response', () => {
  test('can be read by the origins of a rule', async () => {
    const { headers, text } = await ask('shared', { origin: 'https://eu.site.example' });
    expect(text).toBe('hello');
    expect(headers).toMatchObject({
      'access-control-allow-origin': 'https://eu.site.example',
      'access-control-expose-headers': 'ETag, x-amz-version-id',
    });
  });

  test('is returned without CORS headers if no rule matches', async () => {
    const { headers, text } = await ask('alone', { origin: site });
    expect([text, headers['access-control-allow-origin']]).toEqual(['hello', undefined]);
  });

  test('can be read if it is an error', async () => {
    const answer = await send(cloud.origin, '/__local/s3/shared/x', { headers: { origin: site } });
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([403, site]);
  });
});

// Fetch Standard, "CORS protocol": what a browser would do if there were no service worker.
describe('a request that a service worker forwards for a page', () => {
  const from = (origin: string) => ({ 'x-local-page-origin': origin });

  test('exposes the headers of a rule to the page', async () => {
    const { headers, text } = await ask('shared', from(site));
    expect(text).toBe('hello');
    expect(headers).toMatchObject({ 'access-control-allow-origin': site, etag: expect.any(String) });
    expect(headers['accept-ranges']).toBeUndefined();
  });

  test('is rejected if the preflight would fail', async () => {
    const refused = await ask('shared', { ...from('https://elsewhere.example'), 'x-amz-user-agent': 'me' });
    expect([refused.status, refused.headers['access-control-allow-origin']]).toEqual([403, undefined]);
    expect((await ask('shared', from(site), 'DELETE')).status).toBe(403);
    expect((await ask('shared', from(site))).status).toBe(200);
  });

  test('cannot be read from a bucket without rules', async () => {
    const { headers } = await ask('alone', from(site));
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });
});
