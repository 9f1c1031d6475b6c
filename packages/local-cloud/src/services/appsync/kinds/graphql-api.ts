import * as v from 'valibot';
import { accountId, region, type CloudServices } from '#local/services/needs';
import { inert } from '#local/template/inert';
import { resourceKind, type Resource, type ResourceKind } from '#local/template/resource-kind';
import { mostResolvers, newApi, type ApiSettings, type UserPoolMode } from '../api';
import type { Apis } from '../apis';
import type { AuthMode } from '../schema/access-rules';

const userPoolConfig = {
  UserPoolId: v.string(),
  AwsRegion: v.optional(v.literal(region)),
  AppIdClientRegex: v.optional(v.string()),
};

const iam = v.strictObject({ AuthenticationType: v.literal('AWS_IAM') });
const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0));

const properties = v.strictObject({
  Name: v.string(),
  AuthenticationType: v.picklist(['AWS_IAM', 'AMAZON_COGNITO_USER_POOLS']),
  UserPoolConfig: v.optional(
    v.strictObject({ ...userPoolConfig, DefaultAction: v.optional(v.literal('ALLOW')) }),
  ),
  AdditionalAuthenticationProviders: v.optional(
    v.array(
      v.variant('AuthenticationType', [
        iam,
        v.strictObject({
          AuthenticationType: v.literal('AMAZON_COGNITO_USER_POOLS'),
          UserPoolConfig: v.strictObject(userPoolConfig),
        }),
      ]),
    ),
    [],
  ),
  EnvironmentVariables: v.optional(v.record(v.string(), v.string()), {}),
  QueryDepthLimit: v.optional(v.pipe(wholeNumber, v.maxValue(75)), 0),
  ResolverCountLimit: v.optional(v.pipe(wholeNumber, v.maxValue(mostResolvers)), 0),
  IntrospectionConfig: v.optional(v.picklist(['ENABLED', 'DISABLED']), 'ENABLED'),
  ApiType: v.optional(v.literal('GRAPHQL')),
  Visibility: v.optional(v.literal('GLOBAL')),
  LogConfig: inert('errors are printed to the terminal'),
  XrayEnabled: inert('tracing is not implemented'),
  EnhancedMetricsConfig: inert('metrics are not implemented'),
  OwnerContact: inert('descriptive only'),
  Tags: inert('tags are not used'),
});

type Properties = v.InferOutput<typeof properties>;

export function graphQlApiKind(apis: Apis, { origin }: Pick<CloudServices, 'origin'>): ResourceKind {
  return resourceKind({
    type: 'AWS::AppSync::GraphQLApi',
    properties,
    create({ properties: given, nameSeed }: Resource<Properties>) {
      const id = nameSeed;
      const arn = `arn:aws:appsync:${region}:${accountId}:apis/${id}`;
      apis.put(newApi(id, arn, settingsOf(given)));
      const { host } = new URL(origin);
      return {
        ref: arn,
        attributes: {
          ApiId: id,
          Arn: arn,
          GraphQLUrl: `${origin}/graphql`,
          GraphQLDns: host,
          GraphQLEndpointArn: `arn:aws:appsync:${region}:${accountId}:endpoints/graphql-api/${id}`,
          RealtimeUrl: `${origin.replace(/^http/, 'ws')}/graphql`,
          RealtimeDns: host,
        },
      };
    },
  });
}

const modeNames = { AWS_IAM: 'iam', AMAZON_COGNITO_USER_POOLS: 'userPool' } as const;

function settingsOf(given: Properties): ApiSettings {
  const others = given.AdditionalAuthenticationProviders;
  const defaultMode: AuthMode = modeNames[given.AuthenticationType];
  const pools = [
    given.UserPoolConfig,
    ...others.map((other) => ('UserPoolConfig' in other ? other.UserPoolConfig : undefined)),
  ].filter((pool) => pool !== undefined);
  if (pools.length > 1) throw new Error('more than one user pool is not supported by the local cloud');
  const [pool] = pools;
  const userPool: UserPoolMode | undefined = pool && {
    userPoolId: pool.UserPoolId,
    ...(pool.AppIdClientRegex !== undefined && { appIdClientRegex: pool.AppIdClientRegex }),
  };
  return {
    defaultMode,
    modes: new Set([defaultMode, ...others.map(({ AuthenticationType }) => modeNames[AuthenticationType])]),
    ...(userPool && { userPool }),
    environment: given.EnvironmentVariables,
    depthLimit: given.QueryDepthLimit,
    resolverLimit: given.ResolverCountLimit === 0 ? mostResolvers : given.ResolverCountLimit,
    introspection: given.IntrospectionConfig === 'ENABLED',
  };
}
