import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { siteTemplate, startEdge } from '#local/testing/site-edge';

describe('files', () => {
  test('are read from the bucket, which only the distribution can read', async () => {
    const { ask, put } = await startEdge(siteTemplate());
    await put('index.html', '<p>home', { 'content-type': 'text/html', 'cache-control': 'no-cache' });
    expect(await ask('GET /')).toMatchObject({
      status: 200,
      text: '<p>home',
      headers: { 'content-type': 'text/html', 'cache-control': 'no-cache' },
    });
  });

  // AWS: CloudFront Developer Guide, "Restrict access to an Amazon S3 origin", and S3's "GetObject" without s3:ListBucket.
  test('return 403 if they are missing', async () => {
    const { ask } = await startEdge(siteTemplate());
    const missing = await ask('GET /missing');
    expect([missing.status, missing.text]).toEqual([
      403,
      expect.stringContaining('<Code>AccessDenied</Code>'),
    ]);
  });

  test('cannot be read by other distributions', async () => {
    const { SitePolicy: policy, ...rest } = siteTemplate();
    const { ask, put } = await startEdge({
      ...rest,
      SitePolicy: JSON.parse(JSON.stringify(policy).replace('{"Ref":"Edge"}', '"EOTHER"')) as unknown,
    });
    await put('index.html', 'secret');
    expect((await ask('GET /')).status).toBe(403);
  });

  test('support range requests and conditional requests', async () => {
    const { ask, put } = await startEdge(siteTemplate());
    const { etag } = await put('a.txt', 'hello world', { 'content-type': 'text/plain' });
    expect(await ask('GET /a.txt', { range: 'bytes=0-4' })).toMatchObject({ status: 206, text: 'hello' });
    expect(await ask('GET /a.txt', { 'if-none-match': `W/${etag}` })).toMatchObject({
      status: 304,
      text: '',
    });
  });

  // AWS: CloudFront Developer Guide, "Serve compressed files".
  test('are compressed with an encoding that the viewer accepts', async () => {
    const { ask, put } = await startEdge(siteTemplate());
    const text = 'all work and no play '.repeat(100);
    const { etag } = await put('a.js', text, { 'content-type': 'text/javascript' });
    await put('a.png', text, { 'content-type': 'image/png' });
    await put('small.js', 'go()', { 'content-type': 'text/javascript' });
    const brotli = await ask('GET /a.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      etag: `W/${etag}`,
      vary: 'Accept-Encoding',
    });
    expect(String(brotliDecompressSync(brotli.body))).toBe(text);
    expect((await ask('GET /a.js', { 'accept-encoding': 'br' })).body).toEqual(brotli.body);
    const gzip = await ask('GET /a.js', { 'accept-encoding': 'gzip, br;q=0' });
    expect(String(gunzipSync(gzip.body))).toBe(text);
    for (const [path, accepted] of [
      ['/a.js', 'identity'],
      ['/a.png', 'gzip'],
      ['/small.js', 'gzip'],
    ]) {
      const plain = await ask(`GET ${path ?? ''}`, { 'accept-encoding': accepted ?? '' });
      expect(plain.headers['content-encoding']).toBeUndefined();
    }
    const changed = text.toUpperCase();
    await put('a.js', changed, { 'content-type': 'text/javascript' });
    const next = await ask('GET /a.js', { 'accept-encoding': 'br' });
    expect(String(brotliDecompressSync(next.body))).toBe(changed);
  });
});

describe('behaviours', () => {
  // AWS: CloudFront Developer Guide, "Cache behavior settings", Path pattern, and "Use managed origin request policies".
  test('forward matching paths to the API, without the viewer’s host', async () => {
    const { ask, asked } = await startEdge(siteTemplate());
    await ask('POST /api/v1/games?x=1&y=%2F', { cookie: 'a=1; b=2', authorization: 'me' }, 'body');
    expect(asked).toMatchObject([
      {
        method: 'POST',
        headers: {
          host: 'games.execute-api.eu-west-1.amazonaws.com',
          cookie: 'a=1; b=2',
          authorization: 'me',
        },
        body: Buffer.from('body'),
      },
    ]);
    expect(asked[0]?.url.href).toBe(
      'https://games.execute-api.eu-west-1.amazonaws.com/api/v1/games?x=1&y=%2F',
    );
    expect((await ask('GET /API/v1/games')).status).toBe(403);
    expect(asked).toHaveLength(1);
  });

  test('compress nothing if caching is disabled', async () => {
    const { ask } = await startEdge(siteTemplate());
    const answer = await ask('GET /api/x', { 'accept-encoding': 'gzip' });
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  test('reject other methods, and bodies with a GET', async () => {
    const { ask } = await startEdge(siteTemplate());
    expect(await ask('POST /index.html')).toMatchObject({
      status: 403,
      text: expect.stringContaining('not configured to allow the HTTP request method'),
    });
    expect((await ask('GET /index.html', {}, 'body')).status).toBe(403);
  });

  test('remove headers and parameters that the policies do not name from requests to a bucket', async () => {
    const { ask, asked } = await startEdge(
      siteTemplate({
        behaviour: { TargetOriginId: 'api', FunctionAssociations: [] },
      }),
    );
    await ask('GET /x?secret=1', { cookie: 'a=1', authorization: 'me', range: 'bytes=0-1' });
    expect(asked[0]?.url.search).toBe('');
    expect(asked[0]?.headers).toEqual({
      'user-agent': 'Amazon CloudFront',
      range: 'bytes=0-1',
      host: 'games.execute-api.eu-west-1.amazonaws.com',
    });
  });
});

test('error pages replace errors', async () => {
  const { ask, put } = await startEdge(
    siteTemplate({
      more: {
        CustomErrorResponses: [{ ErrorCode: 403, ResponseCode: 404, ResponsePagePath: '/404.html' }],
      },
    }),
  );
  expect((await ask('GET /missing')).status).toBe(403);
  await put('404.html', 'nothing here');
  expect(await ask('GET /missing', { 'if-none-match': '*' })).toMatchObject({
    status: 404,
    text: 'nothing here',
  });
});

// AWS: CloudFront Developer Guide, "Understand response headers policies".
test('a response headers policy adds and replaces headers', async () => {
  const policy = {
    Type: 'AWS::CloudFront::ResponseHeadersPolicy',
    Properties: {
      ResponseHeadersPolicyConfig: {
        Name: 'headers',
        SecurityHeadersConfig: {
          ContentSecurityPolicy: { ContentSecurityPolicy: "default-src 'self'", Override: true },
          ContentTypeOptions: { Override: true },
          FrameOptions: { FrameOption: 'DENY', Override: true },
          ReferrerPolicy: { ReferrerPolicy: 'same-origin', Override: true },
          StrictTransportSecurity: { AccessControlMaxAgeSec: 60, IncludeSubdomains: true, Override: true },
        },
        CustomHeadersConfig: { Items: [{ Header: 'Cache-Control', Value: 'no-store', Override: false }] },
        RemoveHeadersConfig: { Items: [{ Header: 'Last-Modified' }] },
        CorsConfig: {
          AccessControlAllowCredentials: false,
          AccessControlAllowHeaders: { Items: ['*'] },
          AccessControlAllowMethods: { Items: ['GET'] },
          AccessControlAllowOrigins: { Items: ['https://*.example.com'] },
          OriginOverride: true,
        },
      },
    },
  };
  const { ask, put } = await startEdge({
    ...siteTemplate({ behaviour: { ResponseHeadersPolicyId: { Ref: 'Headers' } } }),
    Headers: policy,
  });
  await put('kept.txt', 'x', { 'cache-control': 'max-age=1' });
  await put('bare.txt', 'x');
  const kept = await ask('GET /kept.txt', { origin: 'https://a.example.com' });
  expect(kept.headers).toMatchObject({
    'content-security-policy': "default-src 'self'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'strict-transport-security': 'max-age=60; includeSubDomains',
    'cache-control': 'max-age=1',
    'access-control-allow-origin': 'https://a.example.com',
  });
  expect(kept.headers['last-modified']).toBeUndefined();
  const bare = await ask('GET /bare.txt', { origin: 'https://example.org' });
  expect(bare.headers['cache-control']).toBe('no-store');
  expect(bare.headers['access-control-allow-origin']).toBeUndefined();
});

test.each<[string, Parameters<typeof siteTemplate>[0], string]>([
  ['a geographic restriction', { more: { Restrictions: {} } }, 'DistributionConfig.Restrictions'],
  ['Lambda@Edge', { behaviour: { LambdaFunctionAssociations: [] } }, 'LambdaFunctionAssociations'],
  ['an unknown managed policy', { behaviour: { CachePolicyId: 'none' } }, 'cache policy none'],
  ['an origin elsewhere', { more: { Origins: [{ Id: 'x', DomainName: 'example.com' }] } }, 'example.com'],
])('rejects %s', async (_name, template, named) => {
  await expect(startEdge(siteTemplate(template))).rejects.toThrow(named);
});
