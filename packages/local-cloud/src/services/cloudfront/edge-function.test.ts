import { expect, test } from '@jest/globals';
import { deep } from '#local/testing/random-cases';
import { siteTemplate, startEdge } from '#local/testing/site-edge';
import { createEdgeFunction } from './edge-function';

const edgeWith = (body: string, behaviour: object = {}) =>
  startEdge(siteTemplate({ code: `function handler(event) { ${body} }`, behaviour }));

// AWS: CloudFront Developer Guide, "CloudFront Functions event structure".
test('passes the event to a function', async () => {
  const { ask } = await edgeWith(
    'return { statusCode: 200, statusDescription: "OK", headers: {}, body: { encoding: "text", data: JSON.stringify(event) } };',
  );
  const seen = JSON.parse(
    (await ask('GET /A%20b?x=1&x=2&y', { cookie: 'id=7', 'x-some': 'thing' })).text,
  ) as unknown;
  expect(seen).toMatchObject({
    version: '1.0',
    context: { eventType: 'viewer-request', distributionDomainName: 'localhost:4000' },
    viewer: { ip: '127.0.0.1' },
    request: {
      method: 'GET',
      uri: '/A%20b',
      querystring: { x: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] }, y: { value: '' } },
      headers: { 'x-some': { value: 'thing' } },
      cookies: { id: { value: '7' } },
    },
  });
});

test('can rewrite the path, without changing the behavior', async () => {
  const { ask, put, asked } = await edgeWith(
    'event.request.uri = event.request.uri === "/x" ? "/index.html" : "/api/x"; return event.request;',
  );
  await put('index.html', 'home');
  expect((await ask('GET /x')).text).toBe('home');
  expect((await ask('GET /y')).status).toBe(403);
  expect(asked).toEqual([]);
});

test('can respond itself, also with bytes and asynchronously', async () => {
  const { ask } = await startEdge(
    siteTemplate({
      code: `const status = async () => 404;
        async function handler(event) {
          return {
            statusCode: await status(),
            headers: { 'content-type': { value: 'text/html' } },
            body: { encoding: 'base64', data: 'PHA+bm8=' },
          };
        }`,
    }),
  );
  expect(await ask('GET /x')).toMatchObject({
    status: 404,
    text: '<p>no',
    headers: { 'content-type': 'text/html' },
  });
});

test('can change a response of the origin, but not an error', async () => {
  const { ask, put } = await edgeWith(
    'event.response.headers["x-new"] = { value: "1" }; return event.response;',
    {
      FunctionAssociations: [
        { EventType: 'viewer-response', FunctionARN: { 'Fn::GetAtt': ['Viewer', 'FunctionARN'] } },
      ],
    },
  );
  await put('a.txt', 'kept');
  expect(await ask('GET /a.txt')).toMatchObject({ status: 200, text: 'kept', headers: { 'x-new': '1' } });
  expect((await ask('GET /missing')).headers['x-new']).toBeUndefined();
});

// AWS: CloudFront Developer Guide, "HTTP 503 status code" and "JavaScript runtime 2.0 features", restricted features.
test.each([
  ['throws', 'throw new Error("broken");', 503],
  ['asks for a module', 'require("fs"); return event.request;', 503],
  ['sets a timer', 'setTimeout(function () {}, 1); return event.request;', 503],
  ['fetches', 'fetch("http://localhost"); return event.request;', 503],
  ['makes code', 'return new Function("return event")();', 503],
  ['looks for the process', 'return this.constructor.constructor("return process")().exit();', 503],
  ...deep([], [['never ends', 'for (;;) {}', 503]] as const),
  ['waits for ever', 'return new Promise(function () {});', 502],
  ['returns nothing', '', 502],
  ['returns a foreign path', 'event.request.uri = "index.html"; return event.request;', 502],
  ['changes the method', 'event.request.method = "POST"; return event.request;', 502],
])('a function that %s fails the request', async (_name, body, status) => {
  const { ask, put } = await edgeWith(body);
  await put('index.html', 'home');
  expect((await ask('GET /index.html')).status).toBe(status);
});

test('a function that never ends is stopped', () => {
  const run = createEdgeFunction('endless', 'function handler() { for (;;) {} }', 50);
  expect(() => run({})).toThrow('Script execution timed out');
});

test('starts each run with a new global state', async () => {
  const { ask } = await startEdge(
    siteTemplate({
      code: 'var runs = 0; function handler() { runs += 1; return { statusCode: 200 + runs }; }',
    }),
  );
  expect([(await ask('GET /')).status, (await ask('GET /')).status]).toEqual([201, 201]);
});

test('no state of a run reaches the next one', async () => {
  const { ask } = await edgeWith(
    'var was = globalThis.left ? 1 : 0; left = true; return { statusCode: 200 + was };',
  );
  expect([(await ask('GET /')).status, (await ask('GET /')).status]).toEqual([200, 200]);
});

test.each([
  ['is too large', `function handler() {} // ${'x'.repeat(10_240)}`, 'the limit of CloudFront is 10240'],
  ['does not parse', 'function handler( {', 'Unexpected end of input'],
])('code that %s is refused', async (_name, code, reason) => {
  await expect(startEdge(siteTemplate({ code }))).rejects.toThrow(reason);
});
