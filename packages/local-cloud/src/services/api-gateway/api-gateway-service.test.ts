import { expect, test } from '@jest/globals';
import type { FunctionAnswer } from '#local/services/needs';
import { api, method, newApi, owner } from '#local/testing/games-api';

// AWS: API Gateway Developer Guide, "Lambda proxy integrations in API Gateway", input format.
test('sends the proxy event to a function', async () => {
  const { ask, invoked } = await newApi();
  await ask('GET /api/games/a%2Fb?x=1&x=2&y=', { headers: { 'user-agent': 'me' } });
  expect(invoked).toMatchObject([
    {
      caller: {
        service: 'apigateway.amazonaws.com',
        sourceArn: expect.stringMatching(
          /^arn:aws:execute-api:eu-west-1:0{12}:\w{10}\/api\/GET\/games\/\{id\}$/,
        ),
      },
      event: {
        resource: '/games/{id}',
        path: '/games/a%2Fb',
        httpMethod: 'GET',
        headers: { 'User-Agent': 'me' },
        multiValueHeaders: { 'User-Agent': ['me'] },
        queryStringParameters: { x: '2', y: '' },
        multiValueQueryStringParameters: { x: ['1', '2'], y: [''] },
        pathParameters: { id: 'a/b' },
        stageVariables: { colour: 'blue' },
        body: null,
        isBase64Encoded: false,
        requestContext: {
          accountId: '000000000000',
          stage: 'api',
          resourcePath: '/games/{id}',
          path: '/api/games/a%2Fb',
          httpMethod: 'GET',
          requestTime: '09/Apr/2026:12:34:56 +0000',
          identity: { sourceIp: '127.0.0.1', userAgent: 'me', userArn: null },
        },
      },
    },
  ]);
});

test.each([
  ['GET /api/games', '/games', null],
  ['GET /api/games/best', '/games/best', null],
  ['GET /api/games/7', '/games/{id}', { id: '7' }],
  ['PUT /api/other/a/b', '/{path+}', { path: 'other/a/b' }],
])('%s goes to %s', async (request, resourcePath, pathParameters) => {
  const { ask, invoked } = await newApi();
  await ask(request);
  expect(invoked).toMatchObject([{ event: { resource: resourcePath, pathParameters } }]);
});

test('returns the response of the function', async () => {
  const payload = {
    statusCode: '201',
    headers: { 'X-One': 1 },
    multiValueHeaders: { 'X-More': ['a', 'b'] },
    body: 'made',
  };
  const { ask } = await newApi(() => ({ payload }));
  expect(await ask('GET /api/games')).toMatchObject({
    status: 201,
    headers: { 'x-one': '1', 'x-more': 'a, b', 'content-type': 'application/json' },
    text: 'made',
  });
});

// AWS: the same page, output format, and "Handle Lambda errors in API Gateway".
test.each<[string, FunctionAnswer]>([
  ['no status', { payload: { body: 'x' } }],
  ['something else', { payload: 'done' }],
  ['a foreign member', { payload: { statusCode: 200, status: 1 } }],
  ['an object for a body', { payload: { statusCode: 200, body: {} } }],
  ['an exception', { functionError: 'Unhandled', errorType: 'Error', errorMessage: 'secret' }],
])('returns 502 if a function returns %s', async (_name, answer) => {
  const { ask } = await newApi(() => answer);
  expect(await ask('GET /api/games')).toMatchObject({
    status: 502,
    text: '{"message":"Internal server error"}',
  });
});

test('returns AWS’s errors for missing resources', async () => {
  const { ask, invoked } = await newApi();
  expect(await ask('PUT /api/games')).toMatchObject({
    status: 403,
    text: '{"message":"Missing Authentication Token"}',
  });
  expect(await ask('GET /other/games')).toMatchObject({ status: 403, text: '{"message":"Forbidden"}' });
  const large = await ask('PUT /api/file', { body: Buffer.alloc(10 * 1024 * 1024 + 1) });
  expect(large).toMatchObject({ status: 413, text: '{"message":"Request Too Long"}' });
  expect(invoked).toEqual([]);
});

test.each([
  ['{"name":"short"}', 200],
  ['{"name":"longer"}', 400],
  ['{"name":1}', 400],
  ['{}', 400],
  ['[]', 400],
  ['{"name":', 400],
  ['', 400],
])('the body %s is answered with %d', async (text, status) => {
  const { ask, invoked } = await newApi();
  const answer = await ask('POST /api/games', {
    text,
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
  expect(answer.status).toBe(status);
  expect(invoked).toHaveLength(status === 200 ? 1 : 0);
});

// AWS: "Request validation for REST APIs in API Gateway": a media type without a model is not validated.
test('passes a body of another media type to the function', async () => {
  const { ask, invoked } = await newApi();
  await ask('POST /api/games', { text: 'x', headers: { 'content-type': 'text/plain' } });
  expect(invoked).toMatchObject([{ event: { body: 'x' } }]);
});

// AWS: "Gateway response types for API Gateway": a type without its own template uses the default template.
test('refusals use the response templates', async () => {
  const response = (ResponseType: string, StatusCode: string, template: string) => ({
    Type: 'AWS::ApiGateway::GatewayResponse',
    Properties: { ...api, ResponseType, StatusCode, ResponseTemplates: { 'application/json': template } },
  });
  const { ask } = await newApi(undefined, {
    Body: response('BAD_REQUEST_BODY', '422', '{"why":"$context.error.validationErrorString"}'),
    Other: response(
      'DEFAULT_4XX',
      '418',
      '{"message":$context.error.messageString,"id":"$context.requestId"}',
    ),
  });
  const faulty = await ask('POST /api/games', { text: '{}' });
  expect([faulty.status, JSON.parse(faulty.text)]).toEqual([
    422,
    { why: '[object has missing required properties (["name"])]' },
  ]);
  const unknown = await ask('PUT /api/games');
  expect([unknown.status, JSON.parse(unknown.text)]).toEqual([
    418,
    { message: 'Missing Authentication Token', id: unknown.headers['x-amzn-requestid'] },
  ]);
});

test('checks IAM permissions for invocations', async () => {
  const { ask, invoked } = await newApi();
  const asked = (authorization?: string) =>
    ask('DELETE /api/games', { headers: authorization === undefined ? {} : { authorization } });
  expect(await asked('player')).toMatchObject({
    status: 403,
    text: expect.stringContaining('execute-api:Invoke'),
  });
  expect((await asked('nobody')).status).toBe(403);
  expect(invoked).toEqual([]);
  expect((await asked('owner')).status).toBe(200);
  expect(invoked).toMatchObject([{ event: { requestContext: { identity: { userArn: owner.arn } } } }]);
});

test('accepts an ID token and passes its claims as strings', async () => {
  const { ask, invoked } = await newApi(undefined, {
    Authorizer: {
      Type: 'AWS::ApiGateway::Authorizer',
      Properties: {
        ...api,
        Name: 'people',
        Type: 'COGNITO_USER_POOLS',
        IdentitySource: 'method.request.header.Authorization',
        ProviderARNs: ['arn:aws:cognito-idp:eu-west-1:000000000000:userpool/eu-west-1_pool'],
      },
    },
    Patch: method({ Ref: 'Games' }, 'PATCH', {
      AuthorizationType: 'COGNITO_USER_POOLS',
      AuthorizerId: { Ref: 'Authorizer' },
    }),
  });
  expect(await ask('PATCH /api/games')).toMatchObject({ status: 401, text: '{"message":"Unauthorized"}' });
  expect((await ask('PATCH /api/games', { headers: { authorization: 'forged' } })).status).toBe(401);
  const authorization = 'Bearer id-token of eu-west-1_pool';
  expect((await ask('PATCH /api/games', { headers: { authorization } })).status).toBe(200);
  expect(invoked).toMatchObject([
    {
      event: { requestContext: { authorizer: { claims: { sub: 's', 'cognito:groups': 'A,B', exp: '1' } } } },
    },
  ]);
});

test.each([
  [
    'a keyword',
    { Model: { Type: 'AWS::ApiGateway::Model', Properties: { ...api, Schema: { oneOf: [] } } } },
    'Schema.oneOf',
  ],
  [
    'an integration',
    {
      Mock: {
        ...method({ Ref: 'Game' }, 'PUT'),
        Properties: { ...method('', '').Properties, Integration: { Type: 'MOCK' } },
      },
    },
    'Integration.Type',
  ],
  [
    'a template variable',
    {
      Bad: {
        Type: 'AWS::ApiGateway::GatewayResponse',
        Properties: {
          ...api,
          ResponseType: 'THROTTLED',
          ResponseTemplates: { 'application/json': '$context.authorizer.x' },
        },
      },
    },
    '$context.authorizer.x',
  ],
])('rejects %s that is not implemented', async (_name, more, named) => {
  await expect(newApi(undefined, more)).rejects.toThrow(named);
});
