import * as v from 'valibot';
import { region, type CloudServices } from '#local/services/needs';
import { inert } from '#local/template/inert';
import { resourceKind, type ResourceKind } from '#local/template/resource-kind';
import type { Apis } from '../apis';
import { dynamoDbSource } from '../sources/dynamodb-source';
import { lambdaSource } from '../sources/lambda';
import { noSource } from '../sources/none';
import type { PageTokens } from '../sources/page-tokens';
import type { DataSource } from '../sources/source';

const anySource = {
  ApiId: v.string(),
  Name: v.string(),
  Description: inert('descriptive only'),
  MetricsConfig: inert('metrics are not implemented'),
};

const properties = v.variant('Type', [
  v.strictObject({ ...anySource, Type: v.literal('NONE') }),
  v.strictObject({
    ...anySource,
    Type: v.literal('AMAZON_DYNAMODB'),
    ServiceRoleArn: v.string(),
    DynamoDBConfig: v.strictObject({
      TableName: v.string(),
      AwsRegion: v.literal(region),
      UseCallerCredentials: v.optional(v.literal(false)),
      Versioned: v.optional(v.literal(false)),
    }),
  }),
  v.strictObject({
    ...anySource,
    Type: v.literal('AWS_LAMBDA'),
    ServiceRoleArn: v.string(),
    LambdaConfig: v.strictObject({ LambdaFunctionArn: v.string() }),
  }),
]);

type Properties = v.InferOutput<typeof properties>;

export interface SourceNeeds extends Pick<CloudServices, 'dynamodb' | 'functions' | 'iam'> {
  readonly tokens: PageTokens;
}

export function dataSourceKind(apis: Apis, needs: SourceNeeds): ResourceKind {
  return resourceKind({
    type: 'AWS::AppSync::DataSource',
    properties,
    create({ properties: given }) {
      const { ApiId, Name } = given;
      const api = apis.get(ApiId);
      if (given.Type !== 'NONE') {
        const assumedBy = { service: 'appsync.amazonaws.com', sourceArn: api.arn };
        needs.iam.roleSession(given.ServiceRoleArn, 'APPSYNC_ASSUME_ROLE', { assumedBy });
      }
      api.sources.set(Name, sourceOf(given, needs));
      const arn = `${api.arn}/datasources/${Name}`;
      return { ref: arn, attributes: { DataSourceArn: arn, Name } };
    },
  });
}

function sourceOf(given: Properties, needs: SourceNeeds): DataSource {
  switch (given.Type) {
    case 'NONE':
      return noSource;
    case 'AMAZON_DYNAMODB':
      return dynamoDbSource({
        ...needs,
        tableName: given.DynamoDBConfig.TableName,
        roleArn: given.ServiceRoleArn,
      });
    case 'AWS_LAMBDA':
      return lambdaSource({
        ...needs,
        functionArn: given.LambdaConfig.LambdaFunctionArn,
        roleArn: given.ServiceRoleArn,
      });
  }
}
