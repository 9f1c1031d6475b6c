import { CfnResource, CustomResource, Stack } from 'aws-cdk-lib/core';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { removalPolicy, type StageSettings } from '#lib/settings';

/**
 * Sets the log retention of the function with which the CDK empties the buckets of a stack. Every bucket with
 * `autoDeleteObjects` calls this; the buckets of a stack share the function.
 */
export function keepEmptierLog(bucket: Bucket, settings: StageSettings): void {
  const stack = Stack.of(bucket);
  const id = 'BucketEmptierLog';
  if (stack.node.tryFindChild(id)) return;
  const provider = stack.node.findChild('Custom::S3AutoDeleteObjectsCustomResourceProvider');
  const emptier = provider.node.findChild('Handler');
  if (!(emptier instanceof CfnResource)) throw new Error('The handler of the bucket emptier was not found.');
  const log = new LogGroup(stack, id, {
    retention: settings.logRetention,
    removalPolicy: removalPolicy(settings),
  });
  emptier.addPropertyOverride('LoggingConfig', { LogFormat: 'JSON', LogGroup: log.logGroupName });
}

/** The resource that empties a bucket with `autoDeleteObjects`. Deploy files after it, or a rollback cannot remove them. */
export function emptierOf(bucket: Bucket): CustomResource {
  const emptier = bucket.node.findChild('AutoDeleteObjectsCustomResource');
  if (!(emptier instanceof CustomResource))
    throw new Error('The bucket has no custom resource that empties it.');
  return emptier;
}
