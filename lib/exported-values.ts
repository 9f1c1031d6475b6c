/** The values of a resource that another stack may use, by type. `lib/keep-exported.ts` exports them. */
export const exportedValues: Readonly<Record<string, readonly string[]>> = {
  'AWS::DynamoDB::GlobalTable': ['Ref', 'Arn', 'StreamArn'],
  'AWS::Cognito::UserPool': ['Ref', 'Arn', 'ProviderName'],
  'AWS::Cognito::UserPoolClient': ['Ref'],
  'AWS::Cognito::IdentityPool': ['Ref'],
  'AWS::S3::Bucket': ['Ref', 'Arn', 'RegionalDomainName'],
  'AWS::SecretsManager::Secret': ['Ref'],
  'AWS::KMS::Key': ['Arn'],
  'AWS::SQS::Queue': ['Ref', 'Arn'],
  'AWS::AppSync::GraphQLApi': ['ApiId', 'Arn', 'GraphQLUrl', 'RealtimeUrl'],
  'AWS::ApiGateway::RestApi': ['Ref'],
  'AWS::CloudFront::Distribution': ['DomainName'],
};
