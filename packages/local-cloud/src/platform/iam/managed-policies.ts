import type { PolicyDocument } from '../principal';

const allow = (...actions: readonly string[]): PolicyDocument => ({
  Version: '2012-10-17',
  Statement: [{ Effect: 'Allow', Action: actions, Resource: '*' }],
});

const writeLogs = ['logs:CreateLogGroup', 'logs:CreateLogStream', 'logs:PutLogEvents'];
const readStreams = [
  'dynamodb:DescribeStream',
  'dynamodb:GetRecords',
  'dynamodb:GetShardIterator',
  'dynamodb:ListStreams',
];

/** AWS managed policies, by the end of their ARN. See AWS Managed Policy Reference. */
const managed: Readonly<Record<string, PolicyDocument>> = {
  'service-role/AWSLambdaBasicExecutionRole': allow(...writeLogs),
  'service-role/AWSLambdaDynamoDBExecutionRole': allow(...readStreams, ...writeLogs),
  'service-role/AmazonAPIGatewayPushToCloudWatchLogs': allow(
    ...writeLogs,
    'logs:Describe*',
    'logs:Get*',
    'logs:Filter*',
  ),
  'service-role/AWSAppSyncPushToCloudWatchLogs': allow(...writeLogs),
  AWSXRayDaemonWriteAccess: allow('xray:PutTraceSegments', 'xray:PutTelemetryRecords'),
};

/** Throws for an unknown AWS managed policy, because a guess could grant too much or too little. */
export function managedPolicy(arn: string): PolicyDocument {
  const name = arn.split(':policy/')[1];
  const policy = name === undefined ? undefined : managed[name];
  if (policy === undefined) throw new Error(`managed policy ${arn} is not supported by the local cloud`);
  return policy;
}
