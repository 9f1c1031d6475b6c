import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { smallApi } from '#local/testing/small-api';

let api: Awaited<ReturnType<typeof smallApi>>;

beforeAll(async () => {
  api = await smallApi({
    schema: `
      type Query { game: Game @aws_cognito_user_pools }
      type Game @aws_cognito_user_pools { id: ID name: String seen: String maker: Maker }
      type Maker @aws_cognito_user_pools { name: String }
    `,
    resolvers: {
      'Query.game': {
        code: `
          export function request(ctx) { return { payload: { seen: ctx.info.selectionSetList.join(' ') } }; }
          export function response(ctx) { return ctx.result; }
        `,
      },
    },
  });
});
afterAll(() => api.stop());

const selected = async (query: string, variables: object = {}) => {
  const { data } = await api.ask(query, variables);
  return (data as { game: { seen: string } }).game.seen.split(' ');
};

// "info", https://docs.aws.amazon.com/appsync/latest/devguide/resolver-context-reference-js.html
test('lists nested fields by their path and aliased fields by their alias', async () => {
  expect(await selected('{ game { seen title: name maker { name } } }')).toEqual([
    'seen',
    'title',
    'maker',
    'maker/name',
  ]);
});

test('lists the fields of fragments once', async () => {
  const query = '{ game { seen id ...A ... on Game { name } } } fragment A on Game { id maker { name } }';
  expect(await selected(query)).toEqual(['seen', 'id', 'maker', 'maker/name', 'name']);
});

test('omits fields that @skip and @include exclude', async () => {
  const query = 'query Q($with: Boolean!) { game { seen id @skip(if: $with) name @include(if: $with) } }';
  expect(await selected(query, { with: true })).toEqual(['seen', 'name']);
  expect(await selected(query, { with: false })).toEqual(['seen', 'id']);
});
