import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  GetObjectTaggingCommand,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { folderStorage } from '#local/platform/folder-storage';
import { startBuckets } from '#local/testing/buckets';

const Bucket = 'kept';
const resources = {
  Kept: {
    Type: 'AWS::S3::Bucket',
    Properties: { BucketName: Bucket, VersioningConfiguration: { Status: 'Enabled' } },
  },
};

let folder: string;
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'restart-'))));
afterAll(() => rm(folder, { recursive: true }));

const started = () => startBuckets(resources, { storage: folderStorage(folder) });

test('objects, their versions and tags, and incomplete uploads survive a restart', async () => {
  const before = await started();
  const first = before.administrator;
  const put = { Bucket, Key: 'x', Body: 'one', Tagging: 'a=1' };
  const { VersionId } = await first.send(new PutObjectCommand(put));
  await first.send(new DeleteObjectCommand({ Bucket, Key: 'x' }));
  const upload = { Bucket, Key: 'parts' };
  const { UploadId } = await first.send(new CreateMultipartUploadCommand(upload));
  const part = { ...upload, UploadId, PartNumber: 1, Body: 'half' };
  const { ETag } = await first.send(new UploadPartCommand(part));
  await before.stop();

  const after = await started();
  const again = after.administrator;
  await expect(again.send(new GetObjectCommand({ Bucket, Key: 'x' }))).rejects.toMatchObject({
    name: 'NoSuchKey',
  });
  const { Body } = await again.send(new GetObjectCommand({ Bucket, Key: 'x', VersionId }));
  expect(await Body?.transformToString()).toBe('one');
  const { TagSet } = await again.send(new GetObjectTaggingCommand({ Bucket, Key: 'x', VersionId }));
  expect(TagSet).toEqual([{ Key: 'a', Value: '1' }]);
  const MultipartUpload = { Parts: [{ PartNumber: 1, ETag }] };
  await again.send(new CompleteMultipartUploadCommand({ ...upload, UploadId, MultipartUpload }));
  const whole = await again.send(new GetObjectCommand(upload));
  expect(await whole.Body?.transformToString()).toBe('half');
  await after.stop();
});
