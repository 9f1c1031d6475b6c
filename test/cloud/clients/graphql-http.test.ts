import { beforeAll, describe, expect, test } from '@jest/globals';
import { newUser, signInAs } from '#test/authorization/personas/personas';
import type { Stage } from '#test/authorization/environment/running-stage';
import { openStage } from '#test/authorization/environment/stage';
import { workersProduct, type Product } from '#test/support/hosted-product';

let product: Product;
let stage: Stage;
let authorization: string;
beforeAll(async () => {
  product = await workersProduct();
  stage = await openStage(product);
  authorization = (await signInAs(stage, await newUser(stage, 'anna@graphql.test', []))).accessToken;
});

const query = '{ listCompanies { items { id } } }';

async function send(body: string, type: string | null = 'application/json', method = 'POST') {
  const response = await fetch(stage.graphql.url, {
    method,
    // Bytes, for which fetch sets no content type.
    ...(method === 'POST' && { body: Buffer.from(body) }),
    headers: { authorization, ...(type !== null && { 'content-type': type }) },
  });
  return { status: response.status, answer: await response.json() };
}

const refusal = (status: number, errorType: string) => ({
  status,
  answer: { errors: [{ errorType, message: expect.stringMatching(/\w/) as unknown }] },
});

// AppSync accepts each of these content types, and a request without one.
test.each(['application/json', 'application/json; charset=utf-8', 'application/graphql', null])(
  'accepts a request of type %p',
  async (type) => {
    expect(await send(JSON.stringify({ query }), type)).toEqual({
      status: 200,
      answer: { data: { listCompanies: { items: [] } } },
    });
  },
);

describe('rejects with a reason', () => {
  const bodies: readonly (readonly [string, string])[] = [
    ['nothing', ''],
    ['half of a JSON text', '{"query":'],
    ['no JSON', query],
    ['no object', '[]'],
    ['no query', '{}'],
    ['an empty query', '{"query":""}'],
    ['a query that is no text', '{"query":1}'],
    ['a query that does not parse', '{"query":"{ listCompanies {"}'],
    ['variables that are no object', JSON.stringify({ query, variables: 'all' })],
    ['a control character in a text', '{"query":"\u0007"}'],
  ];
  test.each(bodies)('%s', async (_what, body) => {
    expect(await send(body)).toEqual(refusal(400, 'MalformedHttpRequestException'));
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'type %s',
    async (type) => {
      expect(await send(JSON.stringify({ query }), type)).toEqual(
        refusal(400, 'MalformedHttpRequestException'),
      );
    },
  );

  test.each([
    ['an operation that is not in the document', { query: `query A ${query}`, operationName: 'B' }],
    ['no choice between two operations', { query: `query A ${query} query B ${query}` }],
  ])('%s', async (_what, body) => {
    expect(await send(JSON.stringify(body))).toEqual(refusal(400, 'BadRequestException'));
  });

  // https://docs.aws.amazon.com/general/latest/gr/appsync.html: the limit for a request is 1 MB.
  test('more than a megabyte', async () => {
    const withBytes = (length: number) => JSON.stringify({ query, padding: 'x'.repeat(length) });
    const overhead = withBytes(0).length;
    expect((await send(withBytes(1_048_576 - overhead))).status).toBe(200);
    expect(await send(withBytes(1_048_577 - overhead))).toEqual(refusal(413, 'PayloadTooLargeException'));
    expect(await send(withBytes(12_000_000))).toEqual(refusal(413, 'PayloadTooLargeException'));
  });

  test('another method', async () => {
    expect(await send('', null, 'GET')).toEqual(refusal(405, 'MethodNotAllowedException'));
  });
});

test('the local cloud reported no errors', async () => {
  expect((await product.said()).lines).toEqual([]);
});
