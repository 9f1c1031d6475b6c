import { region } from '#local/services/needs';
import type { JsonSchema } from './json-schema';

/** The settings of one response type. */
export interface GatewayResponse {
  readonly statusCode: number | undefined;
  readonly template: string | undefined;
  /** Literal values by header name in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/** AWS::ApiGateway::Authorizer for user pools. */
export interface Authorizer {
  readonly userPoolIds: readonly string[];
  /** The request header with the token, in lower case. */
  readonly header: string;
}

/** A REST API, built up from its resources. */
export interface RestApi {
  readonly id: string;
  readonly rootResourceId: string;
  /** By resource id; the root has no parent. */
  readonly resources: Map<string, { readonly parentId: string | undefined; readonly pathPart: string }>;
  /** By resource id and HTTP method or `ANY`. */
  readonly methods: Map<string, Map<string, Method>>;
  readonly models: Map<string, JsonSchema>;
  /** Validators by id, with whether they check the body. */
  readonly validators: Map<string, RequestValidator>;
  readonly authorizers: Map<string, Authorizer>;
  readonly gatewayResponses: Map<string, GatewayResponse>;
  /** Variables by stage name. */
  readonly stages: Map<string, Readonly<Record<string, string>>>;
}

export interface RequestValidator {
  readonly body: boolean;
  readonly parameters: boolean;
}

export interface Method {
  readonly authorization:
    | { readonly type: 'NONE' | 'AWS_IAM' }
    | { readonly type: 'COGNITO_USER_POOLS'; readonly authorizerId: string };
  readonly functionArn: string;
  readonly timeoutMilliseconds: number;
  /** Names of models by media type. */
  readonly requestModels: Readonly<Record<string, string>>;
  /** Whether each is required, by names such as `method.request.querystring.cursor`. */
  readonly requestParameters: Readonly<Record<string, boolean>>;
  readonly validatorId: string | undefined;
}

export interface RestApis {
  /** Throws for an unknown API. */
  readonly byId: (id: string) => RestApi;
  readonly all: () => RestApi[];
  readonly create: (id: string, rootResourceId: string) => RestApi;
}

export function createRestApis(): RestApis {
  const apis = new Map<string, RestApi>();
  return {
    all: () => [...apis.values()],
    byId(id) {
      const api = apis.get(id);
      if (api === undefined) throw new Error(`there is no REST API ${id}`);
      return api;
    },
    create(id, rootResourceId) {
      const api: RestApi = {
        id,
        rootResourceId,
        resources: new Map([[rootResourceId, { parentId: undefined, pathPart: '' }]]),
        methods: new Map(),
        models: new Map(),
        validators: new Map(),
        authorizers: new Map(),
        gatewayResponses: new Map(),
        stages: new Map(),
      };
      apis.set(id, api);
      return api;
    },
  };
}

export const hostOf = ({ id }: Pick<RestApi, 'id'>) => `${id}.execute-api.${region}.amazonaws.com`;
