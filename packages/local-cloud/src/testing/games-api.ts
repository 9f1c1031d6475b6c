import { AwsError } from '#local/platform/aws-error';
import type { HttpRequest } from '#local/platform/http';
import { createDecide } from '#local/platform/iam/decide';
import type { Principal } from '#local/platform/principal';
import type { FunctionAnswer, InvokingCaller } from '#local/services/needs';
import { deploy } from '#local/template/deploy';
import { parseTemplate } from '#local/template/template';
import { createApiGatewayService } from '#local/services/api-gateway/api-gateway-service';

export interface Invoked {
  readonly event: Record<string, unknown>;
  readonly caller: InvokingCaller;
}

const functionArn = 'arn:aws:lambda:eu-west-1:000000000000:function:echo';
export const api = { RestApiId: { Ref: 'Api' } };
const resource = (parent: unknown, PathPart: string) => ({
  Type: 'AWS::ApiGateway::Resource',
  Properties: { ...api, ParentId: parent, PathPart },
});
export const method = (ResourceId: unknown, HttpMethod: string, more: object = {}) => ({
  Type: 'AWS::ApiGateway::Method',
  Properties: {
    ...api,
    ResourceId,
    HttpMethod,
    AuthorizationType: 'NONE',
    Integration: {
      Type: 'AWS_PROXY',
      IntegrationHttpMethod: 'POST',
      Uri: `arn:aws:apigateway:eu-west-1:lambda:path/2015-03-31/functions/${functionArn}/invocations`,
      ...('TimeoutInMillis' in more && { TimeoutInMillis: more.TimeoutInMillis }),
    },
    ...('AuthorizationType' in more && more),
    ...('RequestModels' in more && more),
  },
});
const root = { 'Fn::GetAtt': ['Api', 'RootResourceId'] };
const games = {
  Api: { Type: 'AWS::ApiGateway::RestApi', Properties: { Name: 'games-api' } },
  Deployment: { Type: 'AWS::ApiGateway::Deployment', Properties: api },
  Stage: {
    Type: 'AWS::ApiGateway::Stage',
    Properties: {
      ...api,
      DeploymentId: { Ref: 'Deployment' },
      StageName: 'api',
      Variables: { colour: 'blue' },
    },
  },
  Games: resource(root, 'games'),
  Game: resource({ Ref: 'Games' }, '{id}'),
  Best: resource({ Ref: 'Games' }, 'best'),
  Files: resource(root, '{path+}'),
  ListGames: method({ Ref: 'Games' }, 'GET'),
  GetGame: method({ Ref: 'Game' }, 'GET'),
  GetBest: method({ Ref: 'Best' }, 'GET'),
  AnyFile: method({ Ref: 'Files' }, 'ANY'),
  Model: {
    Type: 'AWS::ApiGateway::Model',
    Properties: {
      ...api,
      ContentType: 'application/json',
      Schema: {
        $schema: 'http://json-schema.org/draft-04/schema#',
        type: 'object',
        required: ['name'],
        properties: { name: { type: 'string', maxLength: 5 } },
      },
    },
  },
  Validator: {
    Type: 'AWS::ApiGateway::RequestValidator',
    Properties: { ...api, ValidateRequestBody: true },
  },
  CreateGame: method({ Ref: 'Games' }, 'POST', {
    RequestModels: { 'application/json': { Ref: 'Model' } },
    RequestValidatorId: { Ref: 'Validator' },
  }),
  DeleteGame: method({ Ref: 'Games' }, 'DELETE', { AuthorizationType: 'AWS_IAM' }),
};

const player: Principal = {
  arn: 'arn:aws:sts::000000000000:assumed-role/Player/one',
  gates: [[]],
  context: {},
};
export const owner: Principal = {
  ...player,
  gates: [[{ Statement: { Effect: 'Allow', Action: 'execute-api:Invoke', Resource: '*/api/DELETE/games' } }]],
};
const callers: Readonly<Record<string, Principal>> = { player, owner };

/** Starts an API with games and files whose function records its events. */
export async function newApi(
  answer: (event: Record<string, unknown>) => FunctionAnswer = () => ({ payload: { statusCode: 200 } }),
  more: Record<string, unknown> = {},
) {
  const invoked: Invoked[] = [];
  const clock = { now: () => new Date('2026-04-09T12:34:56Z') };
  const service = createApiGatewayService({
    clock,
    iam: { decide: createDecide({ clock }), roleSession: () => player },
    userPools: {
      verifyToken: (userPoolId, token) =>
        token === `id-token of ${userPoolId}`
          ? Promise.resolve({ sub: 's', iss: 'i', token_use: 'id', exp: 1, 'cognito:groups': ['A', 'B'] })
          : Promise.reject(new AwsError('NotAuthorizedException', 'no')),
    },
    authenticate: ({ headers }) => {
      const caller = callers[headers.authorization ?? ''];
      if (caller !== undefined) return Promise.resolve(caller);
      return Promise.reject(new AwsError('InvalidSignatureException', 'It does not match', 403));
    },
    functions: {
      invoke: (arn, event, caller) => {
        if (arn !== functionArn) throw new Error(arn);
        const remembered = { event: event as Record<string, unknown>, caller };
        invoked.push(remembered);
        return Promise.resolve(answer(remembered.event));
      },
    },
  });
  const template = parseTemplate('Rest', { Resources: { ...games, ...more } });
  const place = { region: 'eu-west-1', accountId: '000000000000', parameters: {} };
  await deploy([{ name: 'Rest', template }], service.kinds, place);
  const ask = async (methodAndPath: string, rest: Partial<HttpRequest> & { text?: string } = {}) => {
    const [verb = '', path = ''] = methodAndPath.split(' ');
    const response = await service.handler({
      method: verb,
      url: new URL(path, 'http://localhost'),
      headers: {},
      sourceIp: '127.0.0.1',
      body: Buffer.from(rest.text ?? ''),
      ...rest,
    });
    return { ...response, text: String(response.body) };
  };
  return { ask, invoked };
}
