import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startBuckets } from '#local/testing/buckets';
import { presigned, send, signedHeaders } from '#local/testing/signed-requests';

let cloud: Awaited<ReturnType<typeof startBuckets>>;
let host: string;

beforeAll(async () => {
  cloud = await startBuckets({
    Files: { Type: 'AWS::S3::Bucket', Properties: { BucketName: 'files' } },
    Dotted: { Type: 'AWS::S3::Bucket', Properties: { BucketName: 'my.files' } },
  });
  ({ host } = new URL(cloud.origin));
  for (const Bucket of ['files', 'my.files'])
    await cloud.administrator.send(new PutObjectCommand({ Bucket, Key: 'a b/é+.txt', Body: 'hello' }));
});
afterAll(() => cloud.stop());

const key = 'a%20b/%C3%A9%2B.txt';
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

// AWS: Amazon S3 API Reference, "Authenticating Requests: Using Query Parameters (AWS Signature Version 4)".
describe('a presigned URL', () => {
  test('gives permission, by path and by host', async () => {
    const byPath = await presigned(cloud.keys, { host, path: `/files/${key}` });
    expect(await send(cloud.origin, byPath)).toMatchObject({ status: 200, text: 'hello' });
    const named = `files.localhost:${new URL(cloud.origin).port}`;
    const byHost = await presigned(cloud.keys, { host: named, path: `/${key}` });
    expect(await send(cloud.origin, byHost, { headers: { host: named } })).toMatchObject({ text: 'hello' });
  });

  test('is created by the SDK’s presigner', async () => {
    const put = new PutObjectCommand({ Bucket: 'files', Key: 'by/sdk ü', ContentType: 'image/png' });
    const upload = await getSignedUrl(cloud.administrator, put, {
      signableHeaders: new Set(['content-type']),
    });
    const headers = { 'content-type': 'image/png' };
    expect((await fetch(upload, { method: 'PUT', body: 'from a form', headers })).status).toBe(200);
    const get = new GetObjectCommand({ Bucket: 'files', Key: 'by/sdk ü', ResponseCacheControl: 'no-store' });
    const answer = await fetch(await getSignedUrl(cloud.administrator, get, { expiresIn: 60 }));
    expect([await answer.text(), answer.headers.get('cache-control')]).toEqual(['from a form', 'no-store']);
  });

  test('contains the session token of temporary credentials', async () => {
    const keys = cloud.keysOf({
      gates: [[{ Statement: { Effect: 'Allow', Action: 's3:GetObject', Resource: '*' } }]],
    });
    const path = await presigned(keys, { host, path: `/files/${key}` });
    expect(await send(cloud.origin, path)).toMatchObject({ status: 200 });
    const stolen = path.replace(/X-Amz-Security-Token=[^&]*/, 'X-Amz-Security-Token=other');
    expect(await send(cloud.origin, stolen)).toMatchObject({ status: 403 });
  });

  test('expires, and is not valid before its time', async () => {
    const wish = { host, path: `/files/${key}` };
    const over = await presigned(cloud.keys, wish, { expiresIn: 60, signingDate: minutesAgo(2) });
    expect(await send(cloud.origin, over)).toMatchObject({
      status: 403,
      text: expect.stringContaining('Request has expired'),
    });
    const early = await presigned(cloud.keys, wish, { signingDate: minutesAgo(-20) });
    expect(await send(cloud.origin, early)).toMatchObject({
      status: 403,
      text: expect.stringContaining('Request is not yet valid'),
    });
    const week = await presigned(cloud.keys, wish, { expiresIn: 604_800 });
    expect(
      await send(cloud.origin, week.replace('X-Amz-Expires=604800', 'X-Amz-Expires=604801')),
    ).toMatchObject({ status: 400, text: expect.stringContaining('AuthorizationQueryParametersError') });
  });

  test('is valid for its method, key and signed headers only', async () => {
    const wish = { method: 'PUT', host, path: '/files/put', headers: { 'content-type': 'image/png' } };
    const path = await presigned(cloud.keys, wish);
    const upload = { method: 'PUT', body: 'x', headers: { 'content-type': 'image/png' } };
    expect(await send(cloud.origin, path, upload)).toMatchObject({ status: 200 });
    const refused = { status: 403, text: expect.stringContaining('SignatureDoesNotMatch') };
    expect(await send(cloud.origin, path)).toMatchObject(refused);
    expect(await send(cloud.origin, path.replace('/put?', '/other?'), upload)).toMatchObject(refused);
    const asPage = { ...upload, headers: { 'content-type': 'text/html' } };
    expect(await send(cloud.origin, path, asPage)).toMatchObject(refused);
  });

  test('rejects S3 headers that were not signed', async () => {
    const path = await presigned(cloud.keys, { method: 'PUT', host, path: '/files/tagged' });
    const headers = { 'x-amz-tagging': 'checked=true' };
    expect(await send(cloud.origin, path, { method: 'PUT', headers })).toMatchObject({
      status: 403,
      text: expect.stringContaining('not signed: x-amz-tagging'),
    });
  });

  // AWS: Amazon S3 API Reference, "GetObject", Overriding response header values through the request.
  test('can set response headers', async () => {
    const query = {
      'response-content-disposition': 'attachment; filename="x.txt"',
      'response-content-type': 'text/plain',
    };
    const path = await presigned(cloud.keys, { host, path: `/files/${key}`, query });
    expect((await send(cloud.origin, path)).headers).toMatchObject({
      'content-disposition': 'attachment; filename="x.txt"',
      'content-type': 'text/plain',
    });
  });
});

// AWS: Amazon S3 API Reference, "Error responses", RequestTimeTooSkewed.
test('a signature in the header is valid for 15 minutes', async () => {
  const wish = { host, path: `/files/${key}` };
  const at = (minutes: number) => ({ signingDate: minutesAgo(minutes) });
  const ask = async (minutes: number) =>
    send(cloud.origin, wish.path, { headers: await signedHeaders(cloud.keys, wish, at(minutes)) });
  expect(await ask(14)).toMatchObject({ status: 200 });
  expect(await ask(16)).toMatchObject({
    status: 403,
    text: expect.stringContaining('RequestTimeTooSkewed'),
  });
});

// The service worker forwards requests here that a page has signed for AWS.
describe('below /__local/s3', () => {
  test.each([
    ['files', 'files.s3.eu-west-1.amazonaws.com', ''],
    ['files', 'files.s3.amazonaws.com', ''],
    ['my.files', 's3.eu-west-1.amazonaws.com', '/my.files'],
  ])('a request for %s can have been signed for %s', async (bucket, signedHost, base) => {
    const wish = { host: signedHost, path: `${base}/${key}` };
    const { host: _signed, ...headers } = await signedHeaders(cloud.keys, wish);
    const mounted = `/__local/s3/${bucket}/${key}`;
    expect(await send(cloud.origin, mounted, { headers })).toMatchObject({ status: 200, text: 'hello' });
    const [, query = ''] = (await presigned(cloud.keys, wish)).split('?');
    expect(await send(cloud.origin, `${mounted}?${query}`)).toMatchObject({ status: 200, text: 'hello' });
    const other = `/__local/s3/${bucket}/other`;
    expect(await send(cloud.origin, other, { headers })).toMatchObject({ status: 403 });
  });

  test('a list of the bucket can be signed too', async () => {
    const wish = {
      host: 'files.s3.eu-west-1.amazonaws.com',
      path: '/',
      query: { 'list-type': '2', prefix: 'a b/' },
    };
    const { host: _signed, ...headers } = await signedHeaders(cloud.keys, wish);
    const answer = await send(cloud.origin, '/__local/s3/files/?list-type=2&prefix=a%20b%2F', { headers });
    expect(answer).toMatchObject({ status: 200, text: expect.stringContaining('<KeyCount>1</KeyCount>') });
  });

  test('other paths are rejected', async () => {
    const wish = { host: 'files.s3.eu-west-1.amazonaws.com', path: `/${key}` };
    const { host: _signed, ...headers } = await signedHeaders(cloud.keys, wish);
    expect(await send(cloud.origin, `/files/${key}`, { headers })).toMatchObject({ status: 403 });
  });
});
