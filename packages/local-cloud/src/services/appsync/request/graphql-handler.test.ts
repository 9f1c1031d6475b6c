import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Sha256 } from '#local/platform/sha256';
import { HttpRequest } from '@smithy/protocol-http';
import { SignatureV4 } from '@smithy/signature-v4';
import { jwt, smallApi } from '#local/testing/small-api';

const echo = `
  export function request(ctx) { return { payload: ctx.identity }; }
  export function response(ctx) { return ctx.result; }
`;

const schema = `
  type Query {
    open: Who @aws_iam @aws_cognito_user_pools
    closed: Who @aws_iam
    echo(text: String!, count: Int): String @aws_cognito_user_pools
  }
  type Who @aws_iam @aws_cognito_user_pools { sub: String username: String userArn: String accountId: String }
`;

let api: Awaited<ReturnType<typeof smallApi>>;

beforeAll(async () => {
  api = await smallApi({
    schema,
    properties: {
      IntrospectionConfig: 'DISABLED',
      AdditionalAuthenticationProviders: [
        {
          AuthenticationType: 'AMAZON_COGNITO_USER_POOLS',
          UserPoolConfig: { UserPoolId: 'pool', AwsRegion: 'eu-west-1', AppIdClientRegex: '^client$' },
        },
      ],
    },
    resolvers: { 'Query.open': { code: echo }, 'Query.closed': { code: echo } },
  });
});
afterAll(() => api.stop());

const asAnn = { authorization: jwt('ann') };

async function sent(body: string, headers: Record<string, string> = asAnn) {
  const answer = await api.send(body, headers);
  const { errors = [], data } = (await answer.json()) as {
    errors?: Record<string, unknown>[];
    data?: unknown;
  };
  return { status: answer.status, error: errors[0], data };
}

// "AWS AppSync HTTP behavior", documented by its team: https://github.com/graphql/graphql-over-http/issues/81
describe('a malformed request', () => {
  test.each([
    ['nothing', '', 'Request body is empty.'],
    ['no JSON', 'meow', 'Unable to parse GraphQL query.'],
    ['half of an object', '{}}', 'Unable to parse GraphQL query.'],
    ['no query', '{}', 'Unable to parse GraphQL query.'],
    ['several operations in an array', '[{"query":"{ open { sub } }"}]', 'Unable to parse GraphQL query.'],
    ['no GraphQL', '{"query":"{ open {"}', 'Unable to parse GraphQL query.'],
    [
      'more levels than a stack has',
      `{"query":"${'{a'.repeat(7000)}${'}'.repeat(7000)}"}`,
      'Unable to parse GraphQL query.',
    ],
    [
      'variables that are no object',
      '{"query":"{ open { sub } }","variables":[1]}',
      'Unable to parse GraphQL query.',
    ],
  ])('%s returns 400', async (_what, body, message) => {
    const { status, error } = await sent(body);
    expect({ status, error }).toEqual({
      status: 400,
      error: { errorType: 'MalformedHttpRequestException', message },
    });
  });

  test('the wrong content type returns 400', async () => {
    const { status, error } = await sent('{}', { ...asAnn, 'content-type': 'text/plain' });
    expect(status).toBe(400);
    expect(error?.message).toBe('The content type text/plain is not supported.');
  });

  test('a body of more than 1 MB returns 413', async () => {
    const { status } = await sent(JSON.stringify({ query: `{ open { sub } } #${'x'.repeat(1_100_000)}` }));
    expect(status).toBe(413);
  });

  test('an unknown operation returns 400', async () => {
    const { status, error } = await sent(
      JSON.stringify({ query: 'query A { open { sub } } query B { open { sub } }', operationName: 'C' }),
    );
    expect({ status, message: error?.message }).toEqual({
      status: 400,
      message: "Unknown operation named 'C'.",
    });
  });
});

describe('a query that does not match the schema', () => {
  test('returns 200 without data and with the location of the error', async () => {
    expect(await sent('{"query":"{badfield}"}')).toEqual({
      status: 200,
      data: null,
      error: {
        path: null,
        locations: [{ line: 1, column: 2, sourceName: null }],
        message: expect.stringContaining('Validation error of type FieldUndefined'),
      },
    });
  });

  test('reports the missing variable', async () => {
    const { error, data } = await sent('{"query":"query Q($text: String!) { echo(text: $text) }"}');
    expect(data).toBeNull();
    expect(error?.message).toBe("Variable 'text' has coerced Null value for NonNull type 'String!'");
  });

  test('reports the variable with an invalid value', async () => {
    const query = 'query Q($count: Int) { echo(text: "a", count: $count) }';
    const { error } = await sent(JSON.stringify({ query, variables: { count: 'many' } }));
    expect(error?.message).toContain("Variable 'count' has an invalid value");
  });

  // https://docs.aws.amazon.com/appsync/latest/devguide/configuration-limits.html
  test('cannot query the schema if introspection is disabled', async () => {
    const { error, data } = await sent('{"query":"{ __schema { types { name } } }"}');
    expect(data).toBeNull();
    expect(error?.message).toContain('Validation error of type FieldUndefined');
  });

  test('cannot contain a cycle of fragments', async () => {
    const query = '{ open { ...A } } fragment A on Who { ...B } fragment B on Who { ...A }';
    expect((await sent(JSON.stringify({ query }))).data).toBeNull();
  });
});

// https://docs.aws.amazon.com/appsync/latest/devguide/security-authz.html
describe('the caller', () => {
  const query = '{ open { sub username userArn accountId } }';
  const body = JSON.stringify({ query });

  test.each([
    ['nobody', {}, 'Valid authorization header not provided.'],
    ['no token', { authorization: 'ann' }, 'Unable to parse JWT token.'],
    // https://github.com/aws/aws-appsync-community/issues/198
    [
      'a token after the word Bearer',
      { authorization: `Bearer ${jwt('ann')}` },
      'Unable to parse JWT token.',
    ],
    ['an expired token', { authorization: jwt('expired') }, 'Token has expired.'],
    [
      'a token of another pool',
      { authorization: jwt('stranger') },
      'You are not authorized to make this call.',
    ],
  ])('%s returns 401', async (_who, headers, message) => {
    const { status, error } = await sent(body, headers);
    expect({ status, error }).toEqual({
      status: 401,
      error: { errorType: 'UnauthorizedException', message },
    });
  });

  test('a token of another client returns 401', async () => {
    const foreign = await smallApi({
      schema,
      properties: {
        AdditionalAuthenticationProviders: [
          {
            AuthenticationType: 'AMAZON_COGNITO_USER_POOLS',
            UserPoolConfig: { UserPoolId: 'pool', AppIdClientRegex: '^other$' },
          },
        ],
      },
    });
    expect((await foreign.send(body, asAnn)).status).toBe(401);
    await foreign.stop();
  });

  test('a user has a sub and a username', async () => {
    const { data } = await sent(body);
    expect(data).toEqual({ open: { sub: 'ann', username: 'ann', userArn: null, accountId: null } });
  });

  test('an IAM caller has an account and an ARN, but no sub', async () => {
    const role = api.cloud.role('Asker', { Effect: 'Allow', Action: 'appsync:GraphQL', Resource: '*' });
    const answer = await (await signed(role, query)).json();
    expect(answer).toEqual({
      data: {
        open: {
          sub: null,
          username: 'Asker:test',
          userArn: 'arn:aws:sts::000000000000:assumed-role/Asker/test',
          accountId: '000000000000',
        },
      },
    });
  });

  test('an IAM caller gets only the top-level fields that its policies allow', async () => {
    const role = api.cloud.role('Reader', {
      Effect: 'Allow',
      Action: 'appsync:GraphQL',
      Resource: 'arn:aws:appsync:*:*:apis/*/types/Query/fields/open',
    });
    const answer = (await (
      await signed(role, '{ open { accountId } closed { accountId } }')
    ).json()) as object;
    expect(answer).toMatchObject({
      data: { open: { accountId: '000000000000' }, closed: null },
      errors: [{ path: ['closed'], errorType: 'Unauthorized' }],
    });
  });

  test('an invalid signature returns 403', async () => {
    const role = api.cloud.role('Forger', { Effect: 'Allow', Action: '*', Resource: '*' });
    expect((await signed(role, query, '{ closed { accountId } }')).status).toBe(403);
  });
});

/** Signs `query` and sends it; if `instead` is given, sends that query with the same signature. */
async function signed(roleArn: string, query: string, instead = query): Promise<Response> {
  const { credentials, region } = api.cloud.sdk(roleArn);
  const { hostname, port, pathname } = new URL(api.url);
  const signer = new SignatureV4({ credentials, region, service: 'appsync', sha256: Sha256 });
  const { headers } = await signer.sign(
    new HttpRequest({
      method: 'POST',
      hostname,
      port: Number(port),
      path: pathname,
      headers: { host: `${hostname}:${port}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    }),
  );
  return api.send(JSON.stringify({ query: instead }), headers);
}
