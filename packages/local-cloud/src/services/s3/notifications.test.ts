import {
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  PutObjectCommand,
  UploadPartCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startBuckets } from '#local/testing/buckets';

let cloud: Awaited<ReturnType<typeof startBuckets>>;
let s3: S3Client;

const functionArn = (name: string) => `arn:aws:lambda:eu-west-1:000000000000:function:${name}-for-s3`;

const rules = (prefix: string, suffix: string) => ({
  S3Key: {
    Rules: [
      { Name: 'prefix', Value: prefix },
      { Name: 'suffix', Value: suffix },
    ],
  },
});

const bucket = (BucketName: string, LambdaConfigurations: object[], more: object = {}) => ({
  Type: 'AWS::S3::Bucket',
  Properties: { BucketName, NotificationConfiguration: { LambdaConfigurations }, ...more },
});

beforeAll(async () => {
  cloud = await startBuckets({
    Files: bucket('files', [
      { Event: 's3:ObjectCreated:*', Function: functionArn('check'), Filter: rules('images/', '.png') },
      { Event: 's3:ObjectCreated:Copy', Function: functionArn('copies'), Filter: rules('copies/', '') },
      { Event: 's3:ObjectRemoved:*', Function: functionArn('removed') },
    ]),
    Kept: bucket(
      'kept',
      [{ Event: 's3:ObjectRemoved:DeleteMarkerCreated', Function: functionArn('marked') }],
      {
        VersioningConfiguration: { Status: 'Enabled' },
      },
    ),
  });
  s3 = cloud.administrator;
});
afterAll(() => cloud.stop());
beforeEach(() => void cloud.reported.splice(0));

const put = (Bucket: string, Key: string) => s3.send(new PutObjectCommand({ Bucket, Key, Body: 'hello' }));

// AWS: Amazon S3 User Guide, "Event message structure".
describe('notifies a function', () => {
  test('of a put, with AWS’s event', async () => {
    const { ETag } = await put('files', 'images/a b/é+(1).png');
    expect(cloud.reported).toEqual([
      {
        functionArn: functionArn('check'),
        event: {
          Records: [
            {
              eventVersion: '2.1',
              eventSource: 'aws:s3',
              awsRegion: 'eu-west-1',
              eventTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
              eventName: 'ObjectCreated:Put',
              userIdentity: { principalId: expect.stringMatching(/^AWS:/) },
              requestParameters: { sourceIPAddress: '127.0.0.1' },
              responseElements: {
                'x-amz-request-id': expect.any(String),
                'x-amz-id-2': expect.any(String),
              },
              s3: {
                s3SchemaVersion: '1.0',
                configurationId: 'files-1',
                bucket: {
                  name: 'files',
                  ownerIdentity: { principalId: '000000000000' },
                  arn: 'arn:aws:s3:::files',
                },
                object: {
                  key: 'images/a+b/%C3%A9%2B%281%29.png',
                  size: 5,
                  eTag: ETag?.replaceAll('"', ''),
                  sequencer: expect.stringMatching(/^[0-9A-F]+$/),
                },
              },
            },
          ],
        },
      },
    ]);
  });

  test('by event type and by the prefix and suffix of the key', async () => {
    await put('files', 'images/a.jpg');
    await put('files', 'other/a.png');
    await put('files', 'copies/a.png');
    expect(cloud.reported).toEqual([]);
    await s3.send(
      new CopyObjectCommand({ Bucket: 'files', Key: 'copies/b', CopySource: 'files/copies/a.png' }),
    );
    expect(namesReported()).toEqual([[functionArn('copies'), 'ObjectCreated:Copy']]);
  });

  test('of a completed multipart upload', async () => {
    const upload = { Bucket: 'files', Key: 'images/parts.png' };
    const { UploadId } = await s3.send(new CreateMultipartUploadCommand(upload));
    const part = { ...upload, UploadId, PartNumber: 1 };
    const { ETag } = await s3.send(new UploadPartCommand({ ...part, Body: 'x' }));
    expect(cloud.reported).toEqual([]);
    const MultipartUpload = { Parts: [{ PartNumber: 1, ETag }] };
    await s3.send(new CompleteMultipartUploadCommand({ ...upload, UploadId, MultipartUpload }));
    expect(namesReported()).toEqual([[functionArn('check'), 'ObjectCreated:CompleteMultipartUpload']]);
  });

  test('of a removed object, once', async () => {
    await put('files', 'x');
    await s3.send(new DeleteObjectCommand({ Bucket: 'files', Key: 'x' }));
    await s3.send(new DeleteObjectCommand({ Bucket: 'files', Key: 'x' }));
    expect(namesReported()).toEqual([[functionArn('removed'), 'ObjectRemoved:Delete']]);
  });

  test('of a delete marker, with its version', async () => {
    await put('kept', 'x');
    const { VersionId } = await s3.send(new DeleteObjectCommand({ Bucket: 'kept', Key: 'x' }));
    expect(cloud.reported).toMatchObject([
      { event: { Records: [{ s3: { object: { key: 'x', versionId: VersionId } } }] } },
    ]);
    await s3.send(new DeleteObjectCommand({ Bucket: 'kept', Key: 'x', VersionId }));
    expect(cloud.reported).toHaveLength(1);
  });
});

// AWS: Amazon S3 API Reference, "PutBucketNotificationConfiguration".
describe('a template is rejected', () => {
  test.each([
    [
      'when S3 may not invoke the function',
      [{ Event: 's3:ObjectCreated:*', Function: 'arn:aws:lambda:eu-west-1:000000000000:function:closed' }],
      'unable to validate the following destination configurations',
    ],
    [
      'when one event would be delivered twice',
      [
        { Event: 's3:ObjectCreated:*', Function: functionArn('a'), Filter: rules('images/', '') },
        { Event: 's3:ObjectCreated:Put', Function: functionArn('b'), Filter: rules('images/x', '.png') },
      ],
      'configurations overlap',
    ],
    [
      'when its event does not happen here',
      [{ Event: 's3:Replication:*', Function: functionArn('a') }],
      'Event',
    ],
  ])('%s', async (_when, configurations, reason) => {
    await expect(startBuckets({ Files: bucket('refused', configurations) })).rejects.toThrow(reason);
  });
});

function namesReported() {
  return cloud.reported.map(({ functionArn: to, event }) => {
    const { Records } = event as { Records: { eventName: string }[] };
    return [to, Records[0]?.eventName];
  });
}
