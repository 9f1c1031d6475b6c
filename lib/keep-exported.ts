import { CfnResource, type Stack } from 'aws-cdk-lib/core';

/** The values of a resource that another stack may use. */
const exported: Readonly<Record<string, readonly string[]>> = {
  'AWS::DynamoDB::GlobalTable': ['Ref', 'Arn', 'StreamArn'],
  'AWS::Cognito::UserPool': ['Ref', 'Arn', 'ProviderName'],
  'AWS::Cognito::UserPoolClient': ['Ref'],
  'AWS::Cognito::IdentityPool': ['Ref'],
  'AWS::S3::Bucket': ['Ref', 'Arn', 'RegionalDomainName'],
  'AWS::SecretsManager::Secret': ['Ref'],
  'AWS::AppSync::GraphQLApi': ['ApiId', 'Arn', 'GraphQLUrl'],
  'AWS::ApiGateway::RestApi': ['Ref'],
};

/**
 * Exports what other stacks may use, whether they do now or not. Otherwise the export would disappear with its last
 * use: CloudFormation changes this stack first and refuses to remove an export that is still in use. Call it after all
 * resources were added.
 */
export function keepExported(stack: Stack): void {
  for (const construct of stack.node.findAll())
    if (CfnResource.isCfnResource(construct))
      for (const value of exported[construct.cfnResourceType] ?? [])
        if (value !== 'StreamArn' || hasStream(construct))
          stack.exportValue(value === 'Ref' ? construct.ref : construct.getAtt(value));
}

const hasStream = (table: CfnResource) =>
  'streamSpecification' in table && table.stack.resolve(table.streamSpecification) !== undefined;
