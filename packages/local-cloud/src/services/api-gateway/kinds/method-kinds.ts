import {
  boolean,
  literal,
  maxValue,
  minValue,
  number,
  optional,
  picklist,
  pipe,
  record,
  strictObject,
  string,
} from 'valibot';
import { inert } from '#local/template/inert';
import { resourceKind, type ResourceKind } from '#local/template/resource-kind';
import type { Method, RestApis } from '../rest-api';

const byProxy = 'the response of the function is returned unchanged';

const integration = strictObject({
  Type: literal('AWS_PROXY'),
  IntegrationHttpMethod: literal('POST'),
  Uri: string(),
  TimeoutInMillis: optional(pipe(number(), minValue(50), maxValue(29_000)), 29_000),
  PassthroughBehavior: inert(byProxy),
});

const properties = strictObject({
  RestApiId: string(),
  ResourceId: string(),
  HttpMethod: string(),
  AuthorizationType: picklist(['NONE', 'AWS_IAM', 'COGNITO_USER_POOLS']),
  AuthorizerId: optional(string()),
  ApiKeyRequired: optional(literal(false)),
  Integration: integration,
  RequestModels: optional(record(string(), string()), {}),
  RequestParameters: optional(record(string(), boolean()), {}),
  RequestValidatorId: optional(string()),
  MethodResponses: inert(byProxy),
  OperationName: inert('descriptive only'),
});

/** AWS::ApiGateway::Method with a Lambda proxy integration. */
export const methodKinds = (apis: RestApis): ResourceKind[] => [
  resourceKind({
    type: 'AWS::ApiGateway::Method',
    properties,
    create({ logicalId, properties: wanted }) {
      const { methods } = apis.byId(wanted.RestApiId);
      const siblings = methods.get(wanted.ResourceId) ?? new Map<string, Method>();
      siblings.set(wanted.HttpMethod, {
        authorization: authorizationOf(wanted),
        functionArn: functionArnIn(wanted.Integration.Uri),
        timeoutMilliseconds: wanted.Integration.TimeoutInMillis,
        requestModels: wanted.RequestModels,
        requestParameters: wanted.RequestParameters,
        validatorId: wanted.RequestValidatorId,
      });
      methods.set(wanted.ResourceId, siblings);
      return { ref: logicalId };
    },
  }),
];

function authorizationOf({
  AuthorizationType: type,
  AuthorizerId: authorizerId,
}: {
  AuthorizationType: Method['authorization']['type'];
  AuthorizerId?: string | undefined;
}): Method['authorization'] {
  if (type !== 'COGNITO_USER_POOLS') return { type };
  if (authorizerId === undefined) throw new Error('COGNITO_USER_POOLS needs an AuthorizerId');
  return { type, authorizerId };
}

function functionArnIn(uri: string): string {
  const arn = /:lambda:path\/2015-03-31\/functions\/(arn:[^/]+)\/invocations$/.exec(uri)?.[1];
  if (arn === undefined) throw new Error(`the integration URI ${uri} does not name a function`);
  return arn;
}
