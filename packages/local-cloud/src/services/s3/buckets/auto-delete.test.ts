import { HeadObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { expect, test } from '@jest/globals';
import { startBuckets } from '#local/testing/buckets';

const emptier = (properties: object) => ({
  Type: 'Custom::S3AutoDeleteObjects',
  Properties: { ServiceToken: 'arn:aws:lambda:eu-west-1:000000000000:function:emptier', ...properties },
});
const site = { Type: 'AWS::S3::Bucket', Properties: { BucketName: 'site' } };

test('accepts the resource that empties a bucket, and keeps its files', async () => {
  const cloud = await startBuckets({ Site: site, Emptier: emptier({ BucketName: { Ref: 'Site' } }) });
  const page = { Bucket: 'site', Key: 'index.html' };
  await cloud.administrator.send(new PutObjectCommand({ ...page, Body: 'page' }));
  expect(await cloud.administrator.send(new HeadObjectCommand(page))).toMatchObject({ ContentLength: 4 });
  await cloud.stop();
});

test.each([
  ['a bucket that does not exist', { BucketName: 'other' }, 'The specified bucket does not exist'],
  ['a property that the CDK does not write', { BucketName: 'site', Prefix: 'a/' }, 'property Prefix'],
])('rejects %s', async (_what, properties, reason) => {
  await expect(startBuckets({ Site: site, Emptier: emptier(properties) })).rejects.toThrow(reason);
});
