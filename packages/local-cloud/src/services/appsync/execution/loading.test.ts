import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { gives } from '#local/testing/resolver-code';
import { smallApi } from '#local/testing/small-api';

let api: Awaited<ReturnType<typeof smallApi>>;
beforeAll(async () => {
  api = await smallApi({ schema: 'type Query { name: String }' });
});
afterAll(() => api.stop());

test.each([
  [
    'a resolver for a field that is not there',
    'Query.typo',
    gives("'a'"),
    'the schema has no field Query.typo',
  ],
  ['code that AppSync refuses', 'Query.name', 'throw 1;', 'throw is not supported'],
])('rejects code with %s', async (_what, field, text, reason) => {
  await expect(api.addResolver(field, { code: text })).rejects.toThrow(reason);
});

test.each([
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
])('rejects a schema with %s', async (_what, Definition, reason) => {
  await expect(api.add('GraphQLSchema', 'Other', { Definition })).rejects.toThrow(reason);
});
