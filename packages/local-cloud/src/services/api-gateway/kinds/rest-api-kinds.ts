import { array, boolean, literal, optional, pipe, record, regex, strictObject, string } from 'valibot';
import { inert } from '#local/template/inert';
import { resourceKind, type ResourceKind } from '#local/template/resource-kind';
import { checkTemplate } from '../gateway-response';
import { jsonSchema } from '../json-schema';
import type { RestApis } from '../rest-api';

const watched = 'logging, tracing and throttling of requests are not implemented';

/** The API, its stages, models, validators and gateway responses. */
export const restApiKinds = (apis: RestApis): ResourceKind[] => [
  resourceKind({
    type: 'AWS::ApiGateway::RestApi',
    properties: strictObject({
      Name: string(),
      Description: inert('descriptive only'),
      EndpointConfiguration: inert('the API has only one endpoint'),
      Tags: inert('tags are not used'),
    }),
    create({ nameSeed }) {
      const api = apis.create(nameSeed.slice(0, 10), nameSeed.slice(10, 20));
      return { ref: api.id, attributes: { RootResourceId: api.rootResourceId, RestApiId: api.id } };
    },
  }),
  resourceKind({
    type: 'AWS::ApiGateway::Resource',
    properties: strictObject({ RestApiId: string(), ParentId: string(), PathPart: string() }),
    create({ nameSeed, properties: { RestApiId, ParentId, PathPart } }) {
      const id = nameSeed.slice(0, 6);
      apis.byId(RestApiId).resources.set(id, { parentId: ParentId, pathPart: PathPart });
      return { ref: id, attributes: { ResourceId: id } };
    },
  }),
  resourceKind({
    type: 'AWS::ApiGateway::Deployment',
    properties: strictObject({ RestApiId: string(), Description: inert('descriptive only') }),
    create: ({ nameSeed }) => ({
      ref: nameSeed.slice(0, 6),
      attributes: { DeploymentId: nameSeed.slice(0, 6) },
    }),
  }),
  resourceKind({
    type: 'AWS::ApiGateway::Stage',
    properties: strictObject({
      RestApiId: string(),
      DeploymentId: string(),
      StageName: string(),
      Variables: optional(record(string(), string()), {}),
      AccessLogSetting: inert(watched),
      Description: inert('descriptive only'),
      MethodSettings: inert(watched),
      Tags: inert('tags are not used'),
      TracingEnabled: inert(watched),
    }),
    create({ properties: { RestApiId, StageName, Variables } }) {
      apis.byId(RestApiId).stages.set(StageName, Variables);
      return { ref: StageName };
    },
  }),
  resourceKind({
    type: 'AWS::ApiGateway::Model',
    properties: strictObject({
      RestApiId: string(),
      ContentType: optional(literal('application/json')),
      Name: optional(string()),
      Description: inert('descriptive only'),
      Schema: jsonSchema,
    }),
    create({ logicalId, properties: { RestApiId, Name = logicalId, Schema } }) {
      apis.byId(RestApiId).models.set(Name, Schema);
      return { ref: Name };
    },
  }),
  resourceKind({
    type: 'AWS::ApiGateway::RequestValidator',
    properties: strictObject({
      RestApiId: string(),
      Name: inert('descriptive only'),
      ValidateRequestBody: optional(boolean(), false),
      ValidateRequestParameters: optional(boolean(), false),
    }),
    create({ nameSeed, properties: { RestApiId, ValidateRequestBody, ValidateRequestParameters } }) {
      const id = nameSeed.slice(0, 6);
      apis
        .byId(RestApiId)
        .validators.set(id, { body: ValidateRequestBody, parameters: ValidateRequestParameters });
      return { ref: id, attributes: { RequestValidatorId: id } };
    },
  }),
  resourceKind({
    type: 'AWS::ApiGateway::GatewayResponse',
    properties: strictObject({
      RestApiId: string(),
      ResponseType: string(),
      StatusCode: optional(string()),
      ResponseTemplates: optional(strictObject({ 'application/json': optional(string()) }), {}),
      ResponseParameters: optional(record(string(), string()), {}),
    }),
    create({ logicalId, properties: wanted }) {
      const template = wanted.ResponseTemplates['application/json'];
      checkTemplate(template ?? '');
      apis.byId(wanted.RestApiId).gatewayResponses.set(wanted.ResponseType, {
        statusCode: wanted.StatusCode === undefined ? undefined : Number(wanted.StatusCode),
        template,
        headers: Object.fromEntries(Object.entries(wanted.ResponseParameters).map(literalHeader)),
      });
      return { ref: logicalId };
    },
  }),
  resourceKind({
    type: 'AWS::ApiGateway::Authorizer',
    properties: strictObject({
      RestApiId: string(),
      Name: string(),
      Type: literal('COGNITO_USER_POOLS'),
      ProviderARNs: array(string()),
      IdentitySource: pipe(string(), regex(/^method\.request\.header\.[\w-]+$/)),
      AuthorizerResultTtlInSeconds: inert('authorizer results are not cached'),
    }),
    create({ nameSeed, properties: { RestApiId, ProviderARNs, IdentitySource } }) {
      const id = nameSeed.slice(0, 6);
      apis.byId(RestApiId).authorizers.set(id, {
        userPoolIds: ProviderARNs.map((arn) => arn.slice(arn.lastIndexOf('/') + 1)),
        header: IdentitySource.replace('method.request.header.', '').toLowerCase(),
      });
      return { ref: id, attributes: { AuthorizerId: id } };
    },
  }),
];

function literalHeader([place, value]: [string, string]): [name: string, value: string] {
  const name = /^gatewayresponse\.header\.(.+)$/.exec(place)?.[1];
  const text = /^'(.*)'$/s.exec(value)?.[1];
  if (name === undefined || text === undefined) {
    throw new Error(`the response parameter ${place}: ${value} is not supported; literal headers are`);
  }
  return [name.toLowerCase(), text];
}
