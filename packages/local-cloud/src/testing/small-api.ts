import { AwsError } from '#local/platform/aws-error';
import type { Clock } from '#local/platform/clock';
import { createDynamoDbService } from '#local/services/dynamodb/dynamodb-service';
import type { FunctionAnswer, InvokingCaller, TokenClaims } from '#local/services/needs';
import { deploy, smallCloud } from './small-cloud';
import { createAppSyncService } from '#local/services/appsync/appsync-service';
import type { RealTimeLimits } from '#local/services/appsync/subscriptions/limits';

export interface SmallResolver {
  readonly code: string;
  readonly source?: 'Table' | 'Function' | 'None';
  /** Code of the functions of a pipeline. */
  readonly steps?: readonly { readonly code: string; readonly source?: 'Table' | 'Function' | 'None' }[];
}

export interface SmallApiChoice {
  readonly schema: string;
  readonly resolvers?: Readonly<Record<string, SmallResolver>>;
  readonly properties?: Readonly<Record<string, unknown>>;
  /** The Lambda function behind the source `Function`. */
  readonly answer?: (event: unknown) => FunctionAnswer;
  readonly clock?: Clock;
  /** Limits of real-time connections that are smaller than AppSync's. */
  readonly limits?: Partial<RealTimeLimits>;
}

export interface Reported {
  readonly data?: unknown;
  readonly errors?: readonly Readonly<Record<string, unknown>>[];
}

export const appSyncRuntime = { Runtime: { Name: 'APPSYNC_JS', RuntimeVersion: '1.0.0' } };

/** Starts a GraphQL API like one of a template, with a table, a function, and users whose tokens are their names. */
export async function smallApi({
  schema,
  resolvers = {},
  properties = {},
  answer,
  clock,
  limits = {},
}: SmallApiChoice) {
  const cloud = await smallCloud(clock && { clock });
  const database = await createDynamoDbService(cloud.needs);
  const invoked: { event: unknown; caller: InvokingCaller }[] = [];
  const service = createAppSyncService({
    ...cloud.needs,
    dynamodb: database,
    functions: {
      invoke: (_arn, event, caller) => {
        invoked.push({ event, caller });
        return Promise.resolve(answer?.(event) ?? { payload: event });
      },
    },
    userPools: { verifyToken: (_pool, token) => Promise.resolve(claimsOf(token)) },
    assetPath: (url) => url,
    limits,
  });
  const make = (type: string, logicalId: string, given: Readonly<Record<string, unknown>>) =>
    deploy([...service.kinds, ...database.kinds], type, logicalId, given);

  const table = await make('AWS::DynamoDB::Table', 'Table', {
    AttributeDefinitions: ['pk', 'sk'].map((name) => ({ AttributeName: name, AttributeType: 'S' })),
    KeySchema: [
      { AttributeName: 'pk', KeyType: 'HASH' },
      { AttributeName: 'sk', KeyType: 'RANGE' },
    ],
    BillingMode: 'PAY_PER_REQUEST',
  });
  const api = await make('AWS::AppSync::GraphQLApi', 'Api', {
    Name: 'small',
    AuthenticationType: 'AWS_IAM',
    AdditionalAuthenticationProviders: [
      { AuthenticationType: 'AMAZON_COGNITO_USER_POOLS', UserPoolConfig: { UserPoolId: 'pool' } },
    ],
    EnvironmentVariables: { TABLE: table.ref },
    ...properties,
  });
  const ApiId = api.attributes.ApiId ?? '';
  const add = (type: string, logicalId: string, given: Readonly<Record<string, unknown>>) =>
    make(`AWS::AppSync::${type}`, logicalId, { ApiId, ...given });
  await add('GraphQLSchema', 'Schema', { Definition: schema });
  const ServiceRoleArn = cloud.role('Source', { Effect: 'Allow', Action: 'dynamodb:*', Resource: '*' });
  await add('DataSource', 'None', { Name: 'None', Type: 'NONE' });
  await add('DataSource', 'TableSource', {
    Name: 'Table',
    Type: 'AMAZON_DYNAMODB',
    ServiceRoleArn,
    DynamoDBConfig: { TableName: table.ref, AwsRegion: 'eu-west-1' },
  });
  await add('DataSource', 'FunctionSource', {
    Name: 'Function',
    Type: 'AWS_LAMBDA',
    ServiceRoleArn,
    LambdaConfig: { LambdaFunctionArn: 'arn:aws:lambda:eu-west-1:000000000000:function:f' },
  });

  const addResolver = async (field: string, { code, source = 'None', steps }: SmallResolver) => {
    const [TypeName, FieldName] = field.split('.');
    const of = { TypeName, FieldName, Code: code, ...appSyncRuntime };
    if (steps === undefined) return add('Resolver', field, { ...of, Kind: 'UNIT', DataSourceName: source });
    const Functions: string[] = [];
    for (const [place, step] of steps.entries()) {
      const made = await add('FunctionConfiguration', `${place}${field}`, {
        Name: `step${place}`,
        DataSourceName: step.source ?? 'None',
        Code: step.code,
        ...appSyncRuntime,
      });
      Functions.push(made.attributes.FunctionId ?? '');
    }
    return add('Resolver', field, { ...of, Kind: 'PIPELINE', PipelineConfig: { Functions } });
  };
  for (const [field, resolver] of Object.entries(resolvers)) await addResolver(field, resolver);
  cloud.attach(service.handler, { '/graphql': service.upgrade, '/graphql/realtime': service.upgrade });

  const url = `${cloud.needs.origin}/graphql`;
  const send = (body: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });
  return {
    cloud,
    service,
    table: table.ref,
    invoked,
    add,
    addResolver,
    url,
    send,
    /** Sends a query as a user with a token such as `ann` or `ann:ADMINS`. */
    async ask(query: string, variables: object = {}, token = 'ann'): Promise<Reported> {
      const answered = await send(JSON.stringify({ query, variables }), { authorization: jwt(token) });
      return (await answered.json()) as Reported;
    },
    async stop() {
      service.stop();
      await database.stop();
      await cloud.stop();
    },
  };
}

/** Creates a token with a user and groups; `expired` and `stranger` are invalid. */
export function jwt(token: string): string {
  const exp = token === 'expired' ? 1 : 4_102_444_800;
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return [part({ alg: 'none' }), part({ token, exp }), 'signature'].join('.');
}

function claimsOf(text: string): TokenClaims {
  const [, payload = ''] = text.split('.');
  const { token, exp } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as TokenClaims;
  const [sub = '', groups] = String(token).split(':');
  if (sub === 'stranger') throw new AwsError('NotAuthorizedException', 'Invalid token.');
  const client_id = 'client';
  const claims = { sub, iss: 'issuer', token_use: 'access', username: sub, client_id, exp } as const;
  return { ...claims, ...(groups !== undefined && { 'cognito:groups': groups.split(',') }) };
}
