import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetBucketVersioningCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectVersionsCommand,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startBuckets } from '#local/testing/buckets';

let cloud: Awaited<ReturnType<typeof startBuckets>>;
let s3: S3Client;

const bucket = (BucketName: string, Status?: string) => ({
  Type: 'AWS::S3::Bucket',
  Properties: { BucketName, ...(Status !== undefined && { VersioningConfiguration: { Status } }) },
});

beforeAll(async () => {
  cloud = await startBuckets({
    Kept: bucket('kept', 'Enabled'),
    Paged: bucket('paged', 'Enabled'),
    Paused: bucket('paused', 'Suspended'),
    Plain: bucket('plain'),
  });
  s3 = cloud.administrator;
});
afterAll(() => cloud.stop());

const put = (Bucket: string, Key: string, Body: string) =>
  s3.send(new PutObjectCommand({ Bucket, Key, Body }));
const get = (Bucket: string, Key: string, VersionId?: string) =>
  s3.send(new GetObjectCommand({ Bucket, Key, VersionId }));
const text = async (answer: ReturnType<typeof get>) => (await answer).Body?.transformToString();

// AWS: Amazon S3 User Guide, "Retaining multiple versions of objects with S3 Versioning".
describe('with versioning', () => {
  test('an older version can be read by its id', async () => {
    const first = await put('kept', 'twice', 'one');
    const second = await put('kept', 'twice', 'two');
    expect(second.VersionId).not.toBe(first.VersionId);
    expect(await text(get('kept', 'twice'))).toBe('two');
    expect(await text(get('kept', 'twice', first.VersionId))).toBe('one');
    expect((await get('kept', 'twice')).VersionId).toBe(second.VersionId);
  });

  // AWS: Amazon S3 User Guide, "Working with delete markers".
  test('a delete adds a marker, and removing the marker restores the object', async () => {
    const { VersionId } = await put('kept', 'hidden', 'still here');
    const deleted = await s3.send(new DeleteObjectCommand({ Bucket: 'kept', Key: 'hidden' }));
    expect(deleted.DeleteMarker).toBe(true);
    await expect(get('kept', 'hidden')).rejects.toMatchObject({ name: 'NoSuchKey' });
    await expect(get('kept', 'hidden', deleted.VersionId)).rejects.toMatchObject({
      name: 'MethodNotAllowed',
      $metadata: { httpStatusCode: 405 },
    });
    expect(await text(get('kept', 'hidden', VersionId))).toBe('still here');
    await s3.send(new DeleteObjectCommand({ Bucket: 'kept', Key: 'hidden', VersionId: deleted.VersionId }));
    expect(await text(get('kept', 'hidden'))).toBe('still here');
  });

  test('a version that is deleted by its id cannot be restored', async () => {
    const { VersionId } = await put('kept', 'gone', 'one');
    const Objects = [{ Key: 'gone', VersionId }];
    const { Deleted } = await s3.send(new DeleteObjectsCommand({ Bucket: 'kept', Delete: { Objects } }));
    expect(Deleted).toEqual([{ Key: 'gone', VersionId }]);
    await expect(get('kept', 'gone', VersionId)).rejects.toMatchObject({ name: 'NoSuchVersion' });
    await expect(get('kept', 'gone')).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  test('the response to a multi-object delete contains the created markers', async () => {
    await put('kept', 'many', 'x');
    const { Deleted } = await s3.send(
      new DeleteObjectsCommand({ Bucket: 'kept', Delete: { Objects: [{ Key: 'many' }] } }),
    );
    expect(Deleted).toMatchObject([
      { Key: 'many', DeleteMarker: true, DeleteMarkerVersionId: expect.any(String) },
    ]);
  });

  // AWS: Amazon S3 API Reference, "ListObjectVersions".
  test('lists all versions, newest first, in pages', async () => {
    for (const body of ['1', '2', '3']) await put('paged', 'a', body);
    await s3.send(new DeleteObjectCommand({ Bucket: 'paged', Key: 'a' }));
    await put('paged', 'b/1', 'x');
    await put('paged', 'b/2', 'x');
    await put('paged', 'c', 'x');
    const seen: string[] = [];
    let markers: { KeyMarker?: string | undefined; VersionIdMarker?: string | undefined } = {};
    let truncated = true;
    while (truncated) {
      const page = await s3.send(
        new ListObjectVersionsCommand({ Bucket: 'paged', MaxKeys: 2, Delimiter: '/', ...markers }),
      );
      const versions = [...(page.DeleteMarkers ?? []), ...(page.Versions ?? [])];
      seen.push(...versions.map(({ Key, IsLatest }) => `${Key ?? ''}${IsLatest === true ? ' latest' : ''}`));
      seen.push(...(page.CommonPrefixes ?? []).map(({ Prefix }) => Prefix ?? ''));
      markers = { KeyMarker: page.NextKeyMarker, VersionIdMarker: page.NextVersionIdMarker };
      truncated = page.IsTruncated === true;
    }
    expect(seen.sort()).toEqual(['a', 'a', 'a', 'a latest', 'b/', 'c latest']);
  });

  test('delete markers are shown as such', async () => {
    const status = async (Bucket: string) =>
      (await s3.send(new GetBucketVersioningCommand({ Bucket }))).Status;
    expect(await Promise.all(['kept', 'paused', 'plain'].map(status))).toEqual([
      'Enabled',
      'Suspended',
      undefined,
    ]);
  });
});

// AWS: Amazon S3 User Guide, "Working with objects in a versioning-suspended bucket".
test('if versioning is suspended, the version `null` is replaced', async () => {
  await put('paused', 'x', 'one');
  const { VersionId } = await put('paused', 'x', 'two');
  expect(VersionId).toBe('null');
  const { Versions } = await s3.send(new ListObjectVersionsCommand({ Bucket: 'paused', Prefix: 'x' }));
  expect(Versions).toHaveLength(1);
  const deleted = await s3.send(new DeleteObjectCommand({ Bucket: 'paused', Key: 'x' }));
  expect(deleted).toMatchObject({ DeleteMarker: true, VersionId: 'null' });
});

test('are not returned for a bucket without versioning', async () => {
  const { VersionId } = await put('plain', 'x', 'one');
  expect(VersionId).toBeUndefined();
  const head = await s3.send(new HeadObjectCommand({ Bucket: 'plain', Key: 'x' }));
  expect(head.VersionId).toBeUndefined();
  expect(await text(get('plain', 'x', 'null'))).toBe('one');
  const deleted = await s3.send(new DeleteObjectCommand({ Bucket: 'plain', Key: 'x' }));
  expect([deleted.DeleteMarker, deleted.VersionId]).toEqual([undefined, undefined]);
});

// AWS: Service Authorization Reference, "Amazon S3": actions on versions have their own names.
test('a version requires a separate permission', async () => {
  const { VersionId } = await put('kept', 'mine', 'x');
  const reader = cloud.clientWith({
    Version: '2012-10-17',
    Statement: { Effect: 'Allow', Action: ['s3:GetObject', 's3:DeleteObject'], Resource: '*' },
  });
  const named = { Bucket: 'kept', Key: 'mine', VersionId };
  await reader.send(new GetObjectCommand({ Bucket: 'kept', Key: 'mine' }));
  const denied = { name: 'AccessDenied' };
  await expect(reader.send(new GetObjectCommand(named))).rejects.toMatchObject(denied);
  await expect(reader.send(new DeleteObjectCommand(named))).rejects.toMatchObject(denied);
});
