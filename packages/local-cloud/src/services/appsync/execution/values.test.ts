import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { gives } from '#local/testing/resolver-code';
import { smallApi } from '#local/testing/small-api';

const schema = `
  type Query {
    unresolved: String @aws_cognito_user_pools
    badDate: Thing @aws_cognito_user_pools
    badName: Thing @aws_cognito_user_pools
    nameless: Thing @aws_cognito_user_pools
    seen(input: AWSJSON): AWSJSON @aws_cognito_user_pools
  }
  type Thing @aws_cognito_user_pools {
    id: ID!
    name: String!
    at: AWSDateTime
  }
`;

let api: Awaited<ReturnType<typeof smallApi>>;

beforeAll(async () => {
  api = await smallApi({
    schema,
    resolvers: {
      'Query.badDate': { code: gives("{ id: '1', name: 'a', at: 'yesterday' }") },
      'Query.badName': { code: gives("{ id: '1', name: { secret: 'x' } }") },
      'Query.nameless': { code: gives("{ id: '1' }") },
      'Query.seen': {
        code: gives(
          '{ type: typeof ctx.args.input, list: ctx.info.selectionSetList, field: ctx.info.fieldName }',
        ),
      },
    },
  });
});
afterAll(() => api.stop());

test('a field without a resolver is a property of its parent object, or null', async () => {
  expect(await api.ask('{ unresolved }')).toEqual({ data: { unresolved: null } });
});

test('a missing required value sets its parent to null', async () => {
  expect(await api.ask('{ nameless { name } }')).toMatchObject({
    data: { nameless: null },
    errors: [
      {
        message: "Cannot return null for non-nullable type: 'String' within parent 'Thing' (/nameless/name)",
      },
    ],
  });
});

test('a value that does not match its scalar is an error', async () => {
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

test('a value that does not match its scalar is logged and not shown in the error', async () => {
  const reported = jest.spyOn(console, 'error').mockReturnValue();
  const { errors } = await api.ask('{ badName { id name } }');
  expect(errors?.[0]?.message).toBe("Can't serialize value (/badName/name)");
  expect(reported).toHaveBeenCalled();
  reported.mockRestore();
});

// https://docs.aws.amazon.com/appsync/latest/devguide/scalars.html
test('AWSJSON is a string in requests and a value in resolvers', async () => {
  const { data } = await api.ask('query Q($input: AWSJSON) { seen(input: $input) }', { input: '{"a":1}' });
  const { seen } = data as { seen: string };
  expect(JSON.parse(seen)).toEqual({ type: 'object', list: [], field: 'seen' });
});

test.each([
  ['', 1000, 'object'],
  ['"[[[\\\\"', 999, 'object'],
])('accepts AWSJSON with the maximum number of levels', async (inside, levels, type) => {
  const input = '['.repeat(levels) + inside + ']'.repeat(levels);
  const { data } = await api.ask('query Q($input: AWSJSON) { seen(input: $input) }', { input });
  expect(JSON.parse((data as { seen: string }).seen)).toMatchObject({ type });
});

test.each([1001, 20_000])('rejects AWSJSON with %d levels before parsing it', async (levels) => {
  const input = '['.repeat(levels) + ']'.repeat(levels);
  const { data, errors } = await api.ask('query Q($input: AWSJSON) { seen(input: $input) }', { input });
  expect(data).toBeNull();
  expect(errors?.[0]?.message).toContain('Unable to parse');
  expect(JSON.stringify(errors)).not.toContain('call stack');
});

test('rejects AWSJSON that is not JSON', async () => {
  expect(await api.ask('{ seen(input: "{") }')).toMatchObject({
    data: null,
    errors: [{ message: expect.stringContaining('WrongType') }],
  });
});
