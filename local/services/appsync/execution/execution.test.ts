import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { smallApi } from '#local/testing/small-api';

const handlers = (request: string, response = 'return ctx.result;') => `
  import { util, runtime } from '@aws-appsync/utils';
  export function request(ctx) { ${request} }
  export function response(ctx) { ${response} }
`;
const gives = (payload: string) => handlers(`return { payload: ${payload} };`);

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
    unresolved: String @aws_cognito_user_pools
    badDate: Thing @aws_cognito_user_pools
    badName: Thing @aws_cognito_user_pools
    nameless: Thing @aws_cognito_user_pools
    seen(input: AWSJSON): AWSJSON @aws_cognito_user_pools
    piped: [String] @aws_cognito_user_pools
    left: String @aws_cognito_user_pools
    invoked(name: String): String @aws_cognito_user_pools
  }
  type Thing @aws_cognito_user_pools {
    id: ID!
    name: String!
    at: AWSDateTime
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
      'Query.badDate': { code: gives("{ id: '1', name: 'a', at: 'yesterday' }") },
      'Query.badName': { code: gives("{ id: '1', name: { secret: 'x' } }") },
      'Query.nameless': { code: gives("{ id: '1' }") },
      'Query.seen': {
        code: gives(
          '{ type: typeof ctx.args.input, list: ctx.info.selectionSetList, field: ctx.info.fieldName }',
        ),
      },
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
  test('util.error nulls the field; its data is what was selected, its info is whole', async () => {
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

  test('util.unauthorized reads as a refused directive does', async () => {
    expect(await api.ask('{ unauthorized { id } }')).toMatchObject({
      data: { unauthorized: null },
      errors: [{ errorType: 'Unauthorized', message: 'Not Authorized to access unauthorized on type Query' }],
    });
  });

  test('a bug in the code is told as such', async () => {
    const told = jest.spyOn(console, 'error').mockReturnValue();
    expect((await api.ask('{ broken { id } }')).errors).toMatchObject([
      { errorType: 'Code', message: 'Runtime Error' },
    ]);
    expect(told).toHaveBeenCalledWith(expect.stringContaining('Cannot read properties'));
    told.mockRestore();
  });
});

// https://docs.aws.amazon.com/appsync/latest/devguide/security-authz.html
describe('directives', () => {
  test('without one, the default mode alone opens a field', async () => {
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

  test('@aws_iam shuts people out', async () => {
    expect((await api.ask('{ signers }')).errors).toMatchObject([{ errorType: 'Unauthorized' }]);
  });

  test.each([
    ['ann', null],
    ['ann:PLAYERS', null],
    ['ann:PLAYERS,OPERATORS', 'in'],
    ['ann:ADMINS', 'in'],
  ])('one of the groups is asked for: %s', async (token, admins) => {
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
  test('fields deeper than the limit fail, places in lists do not count', async () => {
    expect(await api.ask('{ things { next { id } } }')).not.toHaveProperty('errors');
    expect(await api.ask('{ thing { next { next { id } } } }')).toMatchObject({
      data: { thing: { next: { next: null } } },
      errors: [{ errorType: 'QueryDepthLimitReached', path: ['thing', 'next', 'next', 'id'] }],
    });
  });

  test('resolvers beyond the count do not run', async () => {
    const query = `{ ${['a', 'b', 'c', 'd', 'e'].map((alias) => `${alias}: thing { id }`).join(' ')} }`;
    const { data, errors } = await api.ask(query);
    expect(data).toMatchObject({ d: { id: '1' }, e: null });
    expect(errors).toMatchObject([{ path: ['e'], errorType: 'ResolverExecutionLimitReached' }]);
  });
});

describe('values', () => {
  test('a field without a resolver is a property of the object around it, or null', async () => {
    expect(await api.ask('{ unresolved }')).toEqual({ data: { unresolved: null } });
  });

  test('a missing value that must be there nulls its parent', async () => {
    expect(await api.ask('{ nameless { name } }')).toMatchObject({
      data: { nameless: null },
      errors: [
        {
          message:
            "Cannot return null for non-nullable type: 'String' within parent 'Thing' (/nameless/name)",
        },
      ],
    });
  });

  test('a value that does not fit its scalar is an error', async () => {
    expect(await api.ask('{ badDate { id at } }')).toMatchObject({
      data: { badDate: { id: '1', at: null } },
      errors: [
        {
          path: ['badDate', 'at'],
          message:
            "Can't serialize value (/badDate/at) : Unable to serialize `yesterday` as a valid DateTime Object.",
        },
      ],
    });
  });

  test('a value that does not fit its scalar is logged, not shown in the words of graphql-js', async () => {
    const told = jest.spyOn(console, 'error').mockReturnValue();
    const { errors } = await api.ask('{ badName { id name } }');
    expect(errors?.[0]?.message).toBe("Can't serialize value (/badName/name)");
    expect(told).toHaveBeenCalled();
    told.mockRestore();
  });

  // https://docs.aws.amazon.com/appsync/latest/devguide/scalars.html
  test('AWSJSON is text on the wire and a value in the resolver', async () => {
    const { data } = await api.ask('query Q($input: AWSJSON) { seen(input: $input) }', { input: '{"a":1}' });
    const { seen } = data as { seen: string };
    expect(JSON.parse(seen)).toEqual({ type: 'object', list: [], field: 'seen' });
  });

  test.each([
    ['', 1000, 'object'],
    ['"[[[\\\\"', 999, 'object'],
  ])('AWSJSON with as many levels as AppSync reads is read', async (inside, levels, type) => {
    const input = '['.repeat(levels) + inside + ']'.repeat(levels);
    const { data } = await api.ask('query Q($input: AWSJSON) { seen(input: $input) }', { input });
    expect(JSON.parse((data as { seen: string }).seen)).toMatchObject({ type });
  });

  test.each([1001, 20_000])('AWSJSON with %d levels is refused before it is parsed', async (levels) => {
    const input = '['.repeat(levels) + ']'.repeat(levels);
    const { data, errors } = await api.ask('query Q($input: AWSJSON) { seen(input: $input) }', { input });
    expect(data).toBeNull();
    expect(errors?.[0]?.message).toContain('Unable to parse');
    expect(JSON.stringify(errors)).not.toContain('call stack');
  });

  test('AWSJSON that is no JSON is refused', async () => {
    expect(await api.ask('{ seen(input: "{") }')).toMatchObject({
      data: null,
      errors: [{ message: expect.stringContaining('WrongType') }],
    });
  });
});

// https://docs.aws.amazon.com/appsync/latest/devguide/resolver-reference-overview-js.html
describe('pipelines', () => {
  test('share a stash from handler to handler', async () => {
    expect(await api.ask('{ piped }')).toEqual({ data: { piped: ['before', 'one', 'two', 'after'] } });
  });

  test('can be left early', async () => {
    expect(await api.ask('{ left }')).toEqual({ data: { left: 'early' } });
  });
});

// https://docs.aws.amazon.com/appsync/latest/devguide/resolver-reference-lambda-js.html
describe('Lambda', () => {
  test('gets the payload, from the role of the data source', async () => {
    expect(await api.ask('{ invoked(name: "good") }')).toEqual({ data: { invoked: 'good' } });
    expect(api.invoked.at(-1)).toMatchObject({
      event: { name: 'good' },
      caller: { principal: { roleArn: 'arn:aws:iam::000000000000:role/Source' } },
    });
  });

  test('that fails is ctx.error', async () => {
    expect((await api.ask('{ invoked(name: "bad") }')).errors).toMatchObject([
      { errorType: 'Lambda:Unhandled', message: 'It broke.' },
    ]);
  });
});

describe('templates', () => {
  const code = gives("'a'");

  test.each([
    ['a resolver for a field that is not there', 'Query.typo', code, 'the schema has no field Query.typo'],
    ['code that AppSync refuses', 'Query.thing', 'throw 1;', 'throw is not supported'],
  ])('%s does not load', async (_what, field, text, reason) => {
    await expect(api.addResolver(field, { code: text })).rejects.toThrow(reason);
  });

  test.each([
    [
      'subscriptions',
      'type Query { a: String } type Subscription { b: String }',
      'subscriptions are not supported',
    ],
    ['scalars of its own', 'scalar Money type Query { a: Money }', 'AppSync has no custom scalars'],
    [
      'a description',
      'type Query {\n  a: State\n}\nenum State {\n  "Is on."\n  ON\n  # Is off.\n  OFF\n}',
      'AppSync may refuse the schema for its description on line 5: "Is on."',
    ],
    [
      'a comment',
      'type Query {\n  a: String # Says "a".\n  "What b is."\n  b: String\n}',
      'AppSync may refuse the schema for its comment on line 2: "Says "a"."',
    ],
    [
      'a described schema block',
      '"""All of it.""" schema { query: Query } type Query { a: String }',
      '"All of it."',
    ],
    ['unknown directives', 'type Query { a: String @aws_api_key }', 'Unknown directive "@aws_api_key"'],
  ])('a schema with %s does not load', async (_what, Definition, reason) => {
    await expect(api.add('GraphQLSchema', 'Other', { Definition })).rejects.toThrow(reason);
  });
});
