import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { folderStorage } from '#local/platform/folder-storage';
import { startBuckets } from '#local/testing/buckets';
import { presigned, send } from '#local/testing/signed-requests';

let cloud: Awaited<ReturnType<typeof startBuckets>>;
let s3: S3Client;
let folder: string;
const Bucket = 'keys';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keys-'));
  const resources = {
    Keys: { Type: 'AWS::S3::Bucket', Properties: { BucketName: Bucket } },
    Pages: { Type: 'AWS::S3::Bucket', Properties: { BucketName: 'pages' } },
  };
  cloud = await startBuckets(resources, { storage: folderStorage(join(folder, 'inside')) });
  s3 = cloud.administrator;
});
afterAll(async () => {
  await cloud.stop();
  await rm(folder, { recursive: true });
});

// AWS: Amazon S3 User Guide, "Naming Amazon S3 objects": any UTF-8 up to 1,024 bytes.
const keys = [
  '../../../escaped',
  '..',
  '.',
  'a/../b',
  'a/./b',
  '//',
  '/leading',
  'trailing/',
  'a//b',
  'a b',
  'a+b',
  'a%2Fb',
  '100%',
  '%2e%2e/x',
  'a\\b',
  'a?b#c',
  '&<>"\'',
  'ключ/鍵/🔑',
  'e\u0301',
  'line\nbreak\ttab\u0001',
  'x'.repeat(1024),
  'é'.repeat(512),
  '__proto__',
  'constructor',
  'CON',
  '!*()~',
];

test.each(keys)('accepts the key %j unchanged', async (Key) => {
  await s3.send(new PutObjectCommand({ Bucket, Key, Body: Key }));
  const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key }));
  expect(await Body?.transformToString()).toBe(Key);
  const { Contents } = await s3.send(new ListObjectsV2Command({ Bucket, Prefix: Key, EncodingType: 'url' }));
  const listed = Contents?.map((each) => decodeURIComponent((each.Key ?? '').replaceAll('+', '%20')));
  expect(listed).toContain(Key);
  await s3.send(new DeleteObjectCommand({ Bucket, Key }));
  await expect(s3.send(new GetObjectCommand({ Bucket, Key }))).rejects.toMatchObject({ name: 'NoSuchKey' });
});

test('keeps all of them in the data folder', async () => {
  await s3.send(new PutObjectCommand({ Bucket, Key: '../../../../escaped', Body: 'x' }));
  expect(await readdir(folder)).toEqual(['inside']);
});

test.each(['x'.repeat(1025), 'é'.repeat(513)])('rejects a key of more than 1,024 bytes', async (Key) => {
  await expect(s3.send(new PutObjectCommand({ Bucket, Key, Body: 'x' }))).rejects.toMatchObject({
    name: 'KeyTooLongError',
  });
});

// AWS decodes a plus in a path as a space: see aws-sdk-ruby issue 654.
test('decodes a plus in a path as a space', async () => {
  await s3.send(new PutObjectCommand({ Bucket, Key: 'one two', Body: 'spaced' }));
  const path = await presigned(cloud.keys, { host: new URL(cloud.origin).host, path: `/${Bucket}/one+two` });
  expect(await send(cloud.origin, path)).toMatchObject({ status: 200, text: 'spaced' });
});

// AWS: Amazon S3 API Reference, "ListObjects": only requests with a delimiter get NextMarker.
test('version 1 of the list continues from a marker', async () => {
  for (const Key of ['a', 'b/1', 'b/2', 'c'])
    await s3.send(new PutObjectCommand({ Bucket: 'pages', Key, Body: Key }));
  const list = (rest: object) => s3.send(new ListObjectsCommand({ Bucket: 'pages', MaxKeys: 2, ...rest }));
  const first = await list({ Delimiter: '/' });
  expect([first.Contents?.map(({ Key }) => Key), first.CommonPrefixes]).toEqual([['a'], [{ Prefix: 'b/' }]]);
  const second = await list({ Delimiter: '/', Marker: first.NextMarker });
  expect([second.Contents?.map(({ Key }) => Key), second.IsTruncated]).toEqual([['c'], false]);
  const plain = await list({});
  expect([plain.Contents?.map(({ Key }) => Key), plain.NextMarker]).toEqual([['a', 'b/1'], undefined]);
});

test('lists start after a key, within a prefix', async () => {
  for (const Key of ['s/1', 's/2', 's/3', 't'])
    await s3.send(new PutObjectCommand({ Bucket: 'pages', Key, Body: Key }));
  const { Contents, KeyCount } = await s3.send(
    new ListObjectsV2Command({ Bucket: 'pages', Prefix: 's/', StartAfter: 's/1' }),
  );
  expect([Contents?.map(({ Key }) => Key), KeyCount]).toEqual([['s/2', 's/3'], 2]);
});
