import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { gives, handlers } from '#local/testing/resolver-code';
import { smallApi } from '#local/testing/small-api';

const schema = `
  type Query {
    refused: Thing @aws_cognito_user_pools
    warned: Thing @aws_cognito_user_pools
    unauthorized: Thing @aws_cognito_user_pools
    broken: Thing @aws_cognito_user_pools
    thing: Thing @aws_cognito_user_pools
    things: [Thing!] @aws_cognito_user_pools
    admins: String @aws_cognito_user_pools(cognito_groups: ["ADMINS", "OPERATORS"])
    signers: String @aws_iam
    byDefault: String
    piped: [String] @aws_cognito_user_pools
    left: String @aws_cognito_user_pools
    invoked(name: String): String @aws_cognito_user_pools
  }
  type Thing @aws_cognito_user_pools {
    id: ID!
    name: String!
    secret: String @aws_iam
    next: Thing
  }
`;

let api: Awaited<ReturnType<typeof smallApi>>;

beforeAll(async () => {
  const thing = gives("{ id: '1', name: 'One', secret: 'x' }");
  api = await smallApi({
    schema,
    properties: { QueryDepthLimit: 3, ResolverCountLimit: 4 },
    answer: (event) =>
      (event as { name: string }).name === 'bad'
        ? { functionError: 'Unhandled', errorType: 'Error', errorMessage: 'It broke.' }
        : { payload: (event as { name: string }).name },
    resolvers: {
      'Query.refused': {
        code: handlers("util.error('No', 'game.no', { id: 1, hidden: 2 }, { kind: 'invalid' });"),
      },
      'Query.warned': {
        code: handlers("util.appendError('Careful', 'Warning'); return { payload: { id: 1, name: 'a' } };"),
      },
      'Query.unauthorized': { code: handlers('util.unauthorized();') },
      'Query.broken': { code: handlers('return ctx.nothing.id;') },
      'Query.thing': { code: thing },
      'Query.things': { code: gives("[{ id: '1', name: 'a' }, { id: '2', name: 'b' }]") },
      'Query.admins': { code: gives("'in'") },
      'Query.signers': { code: gives("'in'") },
      'Query.byDefault': { code: gives("'in'") },
      'Query.piped': {
        code: handlers("ctx.stash.list = ['before']; return {};", "return [...ctx.stash.list, 'after'];"),
        steps: [
          { code: handlers("ctx.stash.list.push('one'); return {};") },
          { code: handlers("ctx.stash.list.push('two'); return {};") },
        ],
      },
      'Query.left': {
        code: handlers('return {};', 'return ctx.prev.result;'),
        steps: [
          { code: handlers("runtime.earlyReturn('early', { skipTo: 'END' });") },
          { code: gives("'late'") },
        ],
      },
      'Query.invoked': {
        source: 'Function',
        code: handlers(
          "return { operation: 'Invoke', payload: ctx.args };",
          'if (ctx.error) util.error(ctx.error.message, ctx.error.type); return ctx.result;',
        ),
      },
      'Thing.next': { code: thing },
    },
  });
});
afterAll(() => api.stop());

// https://docs.aws.amazon.com/appsync/latest/devguide/built-in-util-js.html
describe('errors of resolvers', () => {
  test('util.error sets the field to null, filters its data by the selection and keeps its info', async () => {
    expect(await api.ask('{ refused { id } }')).toEqual({
      data: { refused: null },
      errors: [
        {
          path: ['refused'],
          data: { id: 1 },
          errorType: 'game.no',
          errorInfo: { kind: 'invalid' },
          locations: [{ line: 1, column: 3, sourceName: null }],
          message: 'No',
        },
      ],
    });
  });

  test('util.appendError keeps the field', async () => {
    expect(await api.ask('{ warned { name } }')).toMatchObject({
      data: { warned: { name: 'a' } },
      errors: [{ path: ['warned'], errorType: 'Warning', message: 'Careful' }],
    });
  });

  test('util.unauthorized has the error of a denied directive', async () => {
    expect(await api.ask('{ unauthorized { id } }')).toMatchObject({
      data: { unauthorized: null },
      errors: [{ errorType: 'Unauthorized', message: 'Not Authorized to access unauthorized on type Query' }],
    });
  });

  test('reports an exception in the code', async () => {
    const reported = jest.spyOn(console, 'error').mockReturnValue();
    expect((await api.ask('{ broken { id } }')).errors).toMatchObject([
      { errorType: 'Code', message: 'Runtime Error' },
    ]);
    expect(reported).toHaveBeenCalledWith(expect.stringContaining('Cannot read properties'));
    reported.mockRestore();
  });
});

// https://docs.aws.amazon.com/appsync/latest/devguide/security-authz.html
describe('directives', () => {
  test('only the default mode allows a field without directives', async () => {
    expect(await api.ask('{ byDefault }')).toMatchObject({
      data: { byDefault: null },
      errors: [
        {
          path: ['byDefault'],
          data: null,
          errorType: 'Unauthorized',
          errorInfo: null,
          message: 'Not Authorized to access byDefault on type Query',
        },
      ],
    });
  });

  test('@aws_iam rejects user pool tokens', async () => {
    expect((await api.ask('{ signers }')).errors).toMatchObject([{ errorType: 'Unauthorized' }]);
  });

  test.each([
    ['ann', null],
    ['ann:PLAYERS', null],
    ['ann:PLAYERS,OPERATORS', 'in'],
    ['ann:ADMINS', 'in'],
  ])('requires one of the groups: %s', async (token, admins) => {
    expect((await api.ask('{ admins }', {}, token)).data).toEqual({ admins });
  });

  test("a field's directive overrides its type's, in nested objects too", async () => {
    expect(await api.ask('{ thing { name secret } }')).toMatchObject({
      data: { thing: { name: 'One', secret: null } },
      errors: [{ path: ['thing', 'secret'], message: 'Not Authorized to access secret on type Thing' }],
    });
  });
});

// https://docs.aws.amazon.com/appsync/latest/devguide/configuration-limits.html
describe('limits', () => {
  test('rejects fields deeper than the limit, not counting list indexes', async () => {
    expect(await api.ask('{ things { next { id } } }')).not.toHaveProperty('errors');
    expect(await api.ask('{ thing { next { next { id } } } }')).toMatchObject({
      data: { thing: { next: { next: null } } },
      errors: [{ errorType: 'QueryDepthLimitReached', path: ['thing', 'next', 'next', 'id'] }],
    });
  });

  test('resolvers above the limit do not run', async () => {
    const query = `{ ${['a', 'b', 'c', 'd', 'e'].map((alias) => `${alias}: thing { id }`).join(' ')} }`;
    const { data, errors } = await api.ask(query);
    expect(data).toMatchObject({ d: { id: '1' }, e: null });
    expect(errors).toMatchObject([{ path: ['e'], errorType: 'ResolverExecutionLimitReached' }]);
  });
});

// https://docs.aws.amazon.com/appsync/latest/devguide/resolver-reference-overview-js.html
describe('pipelines', () => {
  test('share the stash between handlers', async () => {
    expect(await api.ask('{ piped }')).toEqual({ data: { piped: ['before', 'one', 'two', 'after'] } });
  });

  test('can end early', async () => {
    expect(await api.ask('{ left }')).toEqual({ data: { left: 'early' } });
  });
});

// https://docs.aws.amazon.com/appsync/latest/devguide/resolver-reference-lambda-js.html
describe('Lambda', () => {
  test('gets the payload, invoked with the role of the data source', async () => {
    expect(await api.ask('{ invoked(name: "good") }')).toEqual({ data: { invoked: 'good' } });
    expect(api.invoked.at(-1)).toMatchObject({
      event: { name: 'good' },
      caller: { principal: { roleArn: 'arn:aws:iam::000000000000:role/Source' } },
    });
  });

  test('sets ctx.error if it fails', async () => {
    expect((await api.ask('{ invoked(name: "bad") }')).errors).toMatchObject([
      { errorType: 'Lambda:Unhandled', message: 'It broke.' },
    ]);
  });
});
