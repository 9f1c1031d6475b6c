import { handlers } from './resolver-code';
import { smallApi, type SmallApiChoice } from './small-api';

const schema = `
  type Query { none: String @aws_iam }
  type Mutation {
    publishScore(player: ID!, points: Int!, brand: String, tags: [String], detail: String): Score @aws_iam @aws_cognito_user_pools
    publishScores(players: [ID!]!): [Score] @aws_iam
    failScore: Score @aws_iam
    suspendPlayer(player: ID!): Suspended @aws_iam
    suspendManyTimes(times: [Int!]!): Suspended @aws_iam
  }
  type Subscription {
    onScore(player: ID, brand: String): Score
      @aws_subscribe(mutations: ["publishScore", "failScore"]) @aws_iam @aws_cognito_user_pools
    onOwnScore: Score @aws_subscribe(mutations: ["publishScore"]) @aws_cognito_user_pools
    onHighScore(least: Int!): Score @aws_subscribe(mutations: ["publishScore"]) @aws_cognito_user_pools
    onScores: [Score] @aws_subscribe(mutations: ["publishScores"]) @aws_iam
    onAdminScore: Score @aws_subscribe(mutations: ["publishScore"])
      @aws_cognito_user_pools(cognito_groups: ["ADMINS"])
    onSignedScore: Score @aws_subscribe(mutations: ["publishScore"]) @aws_iam
    onBadFilter: Score @aws_subscribe(mutations: ["publishScore"]) @aws_cognito_user_pools
    onRefused: Score @aws_subscribe(mutations: ["publishScore"]) @aws_cognito_user_pools
  }
  type Score @aws_iam @aws_cognito_user_pools {
    player: ID!
    points: Int
    brand: String
    tags: [String]
    detail: String
    place: Place
    secret: String @aws_iam
  }
  type Place @aws_iam @aws_cognito_user_pools { rank: Int }
  type Suspended @aws_iam { player: ID }
`;

const subscribing = (response: string) =>
  handlers('return { payload: null };', `${response} return null;`).replace(
    'util, runtime',
    'util, runtime, extensions',
  );

const resolvers: SmallApiChoice['resolvers'] = {
  'Mutation.publishScore': {
    code: handlers("return { payload: { ...ctx.args, place: { rank: 1 }, secret: 'hidden' } };"),
  },
  'Mutation.publishScores': {
    code: handlers('return { payload: ctx.args.players.map((player) => ({ player, points: 1 })) };'),
  },
  'Mutation.failScore': { code: handlers("util.error('No', 'Refused');") },
  'Mutation.suspendPlayer': {
    code: subscribing(`
      extensions.invalidateSubscriptions({
        subscriptionField: 'onOwnScore', payload: { player: ctx.args.player },
      });
    `),
  },
  'Mutation.suspendManyTimes': {
    code: subscribing(`
      for (const time of ctx.args.times)
        extensions.invalidateSubscriptions({ subscriptionField: 'onOwnScore', payload: { time } });
    `),
  },
  'Subscription.onOwnScore': {
    code: subscribing(`
      const own = util.transform.toSubscriptionFilter({ player: { eq: ctx.identity.username } });
      extensions.setSubscriptionFilter(own);
      extensions.setSubscriptionInvalidationFilter(own);
    `),
  },
  'Subscription.onHighScore': {
    code: subscribing(`
      extensions.setSubscriptionFilter(
        util.transform.toSubscriptionFilter({ points: { ge: ctx.args.least }, 'place.rank': { eq: 1 } }),
      );
    `),
  },
  'Subscription.onBadFilter': {
    code: subscribing(`
      extensions.setSubscriptionFilter(
        util.transform.toSubscriptionFilter({ player: { in: ['1', '2', '3', '4', '5', '6'] } }),
      );
    `),
  },
  'Subscription.onRefused': { code: subscribing("util.error('Not now', 'Refused');") },
};

/** Starts an API with a mutation that publishes scores through the data source NONE. */
export const scoresApi = (more: Omit<SmallApiChoice, 'schema'> = {}) =>
  smallApi({ schema, resolvers, ...more });
