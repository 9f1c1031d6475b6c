import {
  DynamoDbDataSource,
  LambdaDataSource,
  type BaseDataSource,
  type IGraphqlApi,
} from 'aws-cdk-lib/aws-appsync';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Stack } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import { traceRequests } from '#lib/functions/node-function';

/**
 * Names of data sources are unique in an API, whose data sources are in several stacks. The name starts with the last
 * part of the stack's name.
 */
export const sourceName = (scope: Construct, id: string): string =>
  `${Stack.of(scope).node.id.replace(/^.*-/, '')}${id}`;

/** https://docs.aws.amazon.com/appsync/latest/devguide/attaching-a-data-source.html */
function roleOf(scope: Construct, api: IGraphqlApi, id: string): Role {
  const conditions = {
    StringEquals: { 'aws:SourceAccount': Stack.of(scope).account },
    ArnEquals: { 'aws:SourceArn': api.arn },
  };
  return new Role(scope, `${id}Role`, {
    assumedBy: new ServicePrincipal('appsync.amazonaws.com', { conditions }),
  });
}

/**
 * A data source for a table, with a role that can do only what `grant` grants. The CDK's data source would grant access
 * to the whole table, including Scan; the role ignores these grants.
 */
export function tableSource(
  scope: Construct,
  api: IGraphqlApi,
  id: string,
  { table, grant }: { readonly table: ITableV2; readonly grant: (role: Role) => void },
): BaseDataSource {
  const role = roleOf(scope, api, id);
  grant(role);
  const serviceRole = role.withoutPolicyUpdates();
  return new DynamoDbDataSource(scope, id, { api, name: sourceName(scope, id), table, serviceRole });
}

/** A data source for a function. */
export function lambdaSource(
  scope: Construct,
  api: IGraphqlApi,
  id: string,
  lambdaFunction: IFunction,
): BaseDataSource {
  const role = roleOf(scope, api, id);
  role.addToPrincipalPolicy(
    new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [lambdaFunction.functionArn] }),
  );
  return new LambdaDataSource(scope, id, {
    api,
    name: sourceName(scope, id),
    lambdaFunction: traceRequests(lambdaFunction),
    // Without this, the CDK would also allow the role to invoke all versions and aliases.
    serviceRole: role.withoutPolicyUpdates(),
  });
}
