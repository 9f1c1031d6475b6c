import { expect, test } from '@jest/globals';
import { apiSchema } from './api-schema';

const schemaOf = (subscription: string) =>
  apiSchema(
    `
      type Query { none: String }
      type Mutation { publish: Score! publishAll: [Score] }
      type Subscription { ${subscription} }
      type Score { points: Int }
    `,
    'iam',
  );

test('a mutation publishes to the subscriptions with its name in the directive', () => {
  const { subscribers } = schemaOf(`
    onScore: Score @aws_subscribe(mutations: ["publish"])
    onAll: [Score] @aws_subscribe(mutations: ["publishAll"])
    onOther: Score @aws_subscribe(mutations: ["publish"])
  `);
  expect(subscribers('publish')).toEqual(['onScore', 'onOther']);
  expect(subscribers('publishAll')).toEqual(['onAll']);
  expect(subscribers('other')).toEqual([]);
});

test.each([
  ['onScore: Score', 'names no mutation'],
  ['onScore: Score @aws_subscribe(mutations: [])', 'names no mutation'],
  ['onScore: Score @aws_subscribe(mutations: ["other"])', 'there is no mutation other'],
  ['onScore: Score @aws_subscribe(mutations: ["publishAll"])', 'has another type than Mutation.publishAll'],
  ['onScore: Score! @aws_subscribe(mutations: ["publish"])', 'must have a nullable type'],
])('rejects %s', (field, reason) => {
  expect(() => schemaOf(field)).toThrow(reason);
});
