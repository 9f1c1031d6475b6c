import { createContext, Script } from 'node:vm';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startBuckets } from '#local/testing/buckets';
import { presigned } from '#local/testing/signed-requests';

const page = 'http://localhost:4000';
let cloud: Awaited<ReturnType<typeof startBuckets>>;

beforeAll(async () => {
  const CorsRules = [
    {
      AllowedOrigins: [page],
      AllowedMethods: ['GET', 'PUT'],
      AllowedHeaders: ['*'],
      ExposedHeaders: ['ETag'],
    },
  ];
  cloud = await startBuckets({
    Open: { Type: 'AWS::S3::Bucket', Properties: { BucketName: 'open', CorsConfiguration: { CorsRules } } },
    Closed: { Type: 'AWS::S3::Bucket', Properties: { BucketName: 'closed' } },
  });
  for (const Bucket of ['open', 'closed'])
    await cloud.administrator.send(new PutObjectCommand({ Bucket, Key: 'a b.png', Body: 'picture' }));
});
afterAll(() => cloud.stop());

/** Runs the worker's script in an isolated scope, with its requests sent to the local buckets. */
async function installed() {
  const { body } = await cloud.service.serviceWorker({
    method: 'GET',
    url: new URL('/__local/s3-worker.js', cloud.origin),
    headers: {},
    body: Buffer.alloc(0),
    sourceIp: '127.0.0.1',
  });
  const listeners = new Map<string, (event: unknown) => void>();
  const self = {
    location: { origin: page },
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
  };
  const toHere = (path: string, options: RequestInit) => fetch(new URL(path, cloud.origin), options);
  new Script(String(body)).runInContext(createContext({ self, fetch: toHere, URL, Headers, Response }));
  return {
    /** The worker's response; `undefined` if it leaves the request to the browser. */
    answerTo(request: Request): Promise<Response> | undefined {
      let answer: Promise<Response> | undefined;
      listeners.get('fetch')?.({ request, respondWith: (given: Promise<Response>) => (answer = given) });
      return answer;
    },
  };
}

async function addressOf(bucket: string, { method = 'GET', key = 'a%20b.png' } = {}) {
  const host = `${bucket}.s3.eu-west-1.amazonaws.com`;
  return `https://${host}${await presigned(cloud.keys, { method, host, path: `/${key}` })}`;
}

describe('a page’s request for a bucket at AWS', () => {
  test('is sent to the local bucket and obeys the bucket’s CORS rules', async () => {
    const worker = await installed();
    const answer = await worker.answerTo(new Request(await addressOf('open')));
    expect([answer?.status, await answer?.text()]).toEqual([200, 'picture']);
    expect(answer?.headers.get('etag')).toMatch(/^"/);
    expect(answer?.headers.get('x-amz-version-id')).toBeNull();
  });

  test('keeps its method, headers and body', async () => {
    const worker = await installed();
    const put = new Request(await addressOf('open', { method: 'PUT', key: 'new.png' }), {
      method: 'PUT',
      headers: { 'content-type': 'image/png' },
      body: 'fresh',
    });
    expect((await worker.answerTo(put))?.status).toBe(200);
    const answer = await worker.answerTo(new Request(await addressOf('open', { key: 'new.png' })));
    expect([answer?.headers.get('content-type'), await answer?.text()]).toEqual(['image/png', 'fresh']);
  });

  test('is a network error if the bucket has no rule for the page', async () => {
    const worker = await installed();
    expect((await worker.answerTo(new Request(await addressOf('closed'))))?.type).toBe('error');
    const remove = new Request(await addressOf('open', { method: 'DELETE' }), { method: 'DELETE' });
    expect((await worker.answerTo(remove))?.type).toBe('error');
  });

  test('is shown as an image regardless of the rules', async () => {
    const worker = await installed();
    const image = new Request(await addressOf('closed'), { mode: 'no-cors' });
    expect((await worker.answerTo(image))?.status).toBe(200);
  });
});

test.each([
  `${page}/index.html`,
  'https://example.com/x',
  'https://s3.eu-west-1.amazonaws.com.example.com/x',
])('does not handle a request for %s', async (url) => {
  const worker = await installed();
  expect(worker.answerTo(new Request(url))).toBeUndefined();
});

test('the script can have the whole site as its scope', async () => {
  const { headers } = await cloud.service.serviceWorker({
    method: 'GET',
    url: new URL('/__local/s3-worker.js', cloud.origin),
    headers: {},
    body: Buffer.alloc(0),
    sourceIp: '127.0.0.1',
  });
  expect(headers).toMatchObject({ 'service-worker-allowed': '/' });
  expect(headers['content-type']).toContain('text/javascript');
});
