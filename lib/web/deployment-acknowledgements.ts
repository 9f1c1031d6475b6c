import { Stack, Validations } from 'aws-cdk-lib/core';
import { CfnBucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import type { BucketDeployment } from 'aws-cdk-lib/aws-s3-deployment';
import { findingParts } from '#lib/finding-parts';

const itsOwn = 'The CDK’s bucket deployment defines its own function, role and permissions.';
const actions = ['s3:GetBucket*', 's3:GetObject*', 's3:List*', 's3:Abort*', 's3:DeleteObject*'];

/** Acknowledges the findings about the function that the CDK adds for the bucket deployments of a stack. */
export function acknowledgeDeployer(deployment: BucketDeployment, destination: IBucket): void {
  const deployer = deployment.handlerRole.node.scope;
  const bucket = destination.node.defaultChild;
  if (!deployer || !(bucket instanceof CfnBucket))
    throw new Error('The bucket deployment has no handler or its bucket has no CfnBucket child.');
  const { partition, region, account } = findingParts(deployment);
  const resources = [
    '*',
    `<${Stack.of(deployment).getLogicalId(bucket)}.Arn>/*`,
    `arn:${partition}:s3:::cdk-hnb659fds-assets-${account}-${region}/*`,
  ];
  const findings = [
    'AwsSolutions-L1',
    'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
    ...actions.map((action) => `AwsSolutions-IAM5[Action::${action}]`),
    ...resources.map((resource) => `AwsSolutions-IAM5[Resource::${resource}]`),
  ];
  Validations.of(deployer).acknowledge(...findings.map((id) => ({ id, reason: itsOwn })));
}
