import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  CreateBucketCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListBucketsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startBuckets } from '#local/testing/buckets';

let cloud: Awaited<ReturnType<typeof startBuckets>>;
let s3: S3Client;

beforeAll(async () => {
  cloud = await startBuckets({
    Files: { Type: 'AWS::S3::Bucket', Properties: { BucketName: 'files' } },
    Listed: { Type: 'AWS::S3::Bucket', Properties: { BucketName: 'listed' } },
    Open: {
      Type: 'AWS::S3::Bucket',
      Properties: { BucketName: 'open', PublicAccessBlockConfiguration: { BlockPublicPolicy: false } },
    },
    OpenPolicy: {
      Type: 'AWS::S3::BucketPolicy',
      DependsOn: 'Open',
      Properties: {
        Bucket: 'open',
        PolicyDocument: {
          Version: '2012-10-17',
          Statement: [
            {
              Effect: 'Allow',
              Principal: '*',
              Action: 's3:GetObject',
              Resource: 'arn:aws:s3:::open/public/*',
            },
          ],
        },
      },
    },
  });
  s3 = cloud.administrator;
  for (const Key of ['a', 'b/1', 'b/2', 'c d&é', 'e/x/y', 'e/x/z', '\u{1F600}', '\uFB01']) {
    await s3.send(new PutObjectCommand({ Bucket: 'listed', Key, Body: Key }));
  }
});
afterAll(() => cloud.stop());

const put = (Key: string, rest: object = {}) =>
  s3.send(new PutObjectCommand({ Bucket: 'files', Key, Body: 'hello world', ...rest }));
const get = (Key: string, rest: object = {}) =>
  s3.send(new GetObjectCommand({ Bucket: 'files', Key, ...rest }));

describe('objects', () => {
  test('are returned with their metadata', async () => {
    await put('one/ä b+c', { ContentType: 'text/plain', CacheControl: 'no-cache', Metadata: { by: 'me' } });
    const found = await get('one/ä b+c');
    expect(await found.Body?.transformToString()).toBe('hello world');
    expect(found).toMatchObject({
      ContentType: 'text/plain',
      CacheControl: 'no-cache',
      ContentLength: 11,
      ETag: '"5eb63bbbe01eeed093cb22bb8f5acdc3"',
      Metadata: { by: 'me' },
    });
    const head = await s3.send(new HeadObjectCommand({ Bucket: 'files', Key: 'one/ä b+c' }));
    expect(head).toMatchObject({ ContentLength: 11, ContentType: 'text/plain' });
  });

  test('are uploaded in chunks with a trailing checksum', async () => {
    const Body = Readable.from([Buffer.from('hello '), Buffer.from('chunks')]);
    await put('chunked', { Body, ContentLength: 12, ContentEncoding: 'identity' });
    const found = await get('chunked', { ChecksumMode: 'ENABLED' });
    expect(await found.Body?.transformToString()).toBe('hello chunks');
    expect(found.ContentEncoding).toBe('identity');
    expect(found.ChecksumCRC32).toEqual(expect.any(String));
  });

  // Check values of "123456789": the catalogue of parametrised CRC algorithms, CRC-32/ISCSI and CRC-64/NVME.
  test.each([
    ['ChecksumCRC32C', '4waSgw=='],
    ['ChecksumCRC64NVME', 'rosUhgp5mIg='],
  ])('supports %s', async (name, stated) => {
    await put('checked', { Body: '123456789', [name]: stated });
    await expect(put('checked', { Body: '123456780', [name]: stated })).rejects.toMatchObject({
      name: 'BadDigest',
    });
  });

  // AWS: Amazon S3 API Reference, "GetObject", Range.
  test.each([
    ['bytes=0-4', 'hello', 'bytes 0-4/11'],
    ['bytes=6-', 'world', 'bytes 6-10/11'],
    ['bytes=-5', 'world', 'bytes 6-10/11'],
    ['bytes=6-999', 'world', 'bytes 6-10/11'],
  ])('range %s', async (Range, text, ContentRange) => {
    await put('ranged');
    const found = await get('ranged', { Range });
    expect(await found.Body?.transformToString()).toBe(text);
    expect(found.ContentRange).toBe(ContentRange);
  });

  test('rejects a range beyond the end', async () => {
    await put('ranged');
    await expect(get('ranged', { Range: 'bytes=11-' })).rejects.toMatchObject({ name: 'InvalidRange' });
  });

  // AWS: Amazon S3 User Guide, "Conditional reads" and "Conditional writes".
  test('respects conditions', async () => {
    const { ETag } = await put('conditional');
    await expect(get('conditional', { IfNoneMatch: ETag })).rejects.toMatchObject({
      $metadata: { httpStatusCode: 304 },
    });
    await expect(get('conditional', { IfMatch: '"other"' })).rejects.toMatchObject({
      name: 'PreconditionFailed',
    });
    await expect(put('conditional', { IfNoneMatch: '*' })).rejects.toMatchObject({
      name: 'PreconditionFailed',
    });
  });

  // AWS: Amazon S3 User Guide, "How to prevent object overwrites with conditional writes".
  test('accepts one of many conditional first writes', async () => {
    const Key = `first/${randomUUID()}`;
    const writes = Array.from({ length: 10 }, (_, at) => put(Key, { Body: `${at}`, IfNoneMatch: '*' }));
    const outcomes = await Promise.allSettled(writes);
    const won = outcomes.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(won).toHaveLength(1);
    const replaced = await put(Key, { IfMatch: won[0]?.ETag });
    await expect(put(Key, { IfMatch: won[0]?.ETag })).rejects.toMatchObject({ name: 'PreconditionFailed' });
    await put(Key, { IfMatch: replaced.ETag });
  });

  test('are rejected for another expected account', async () => {
    await put('owned');
    await get('owned', { ExpectedBucketOwner: '000000000000' });
    await expect(get('owned', { ExpectedBucketOwner: '111111111111' })).rejects.toMatchObject({
      name: 'AccessDenied',
    });
  });

  test('are deleted one by one or together', async () => {
    await Promise.all(['gone/1', 'gone/2 & 3', 'gone/4'].map((key) => put(key)));
    await s3.send(new DeleteObjectCommand({ Bucket: 'files', Key: 'gone/1' }));
    const Objects = [{ Key: 'gone/2 & 3' }, { Key: 'never there' }];
    const deleted = await s3.send(new DeleteObjectsCommand({ Bucket: 'files', Delete: { Objects } }));
    expect(deleted.Deleted).toEqual(Objects);
    const { Contents } = await s3.send(new ListObjectsV2Command({ Bucket: 'files', Prefix: 'gone/' }));
    expect(Contents?.map(({ Key }) => Key)).toEqual(['gone/4']);
  });
});

describe('lists', () => {
  const list = (rest: object = {}) => s3.send(new ListObjectsV2Command({ Bucket: 'listed', ...rest }));

  test('are sorted by the bytes of the keys', async () => {
    const { Contents, KeyCount } = await list();
    expect(Contents?.map(({ Key }) => Key)).toEqual([
      ...['a', 'b/1', 'b/2', 'c d&é', 'e/x/y', 'e/x/z', '\uFB01', '\u{1F600}'],
    ]);
    expect(KeyCount).toBe(8);
  });

  // AWS: Amazon S3 API Reference, "ListObjectsV2", CommonPrefixes and MaxKeys.
  test('group keys by the delimiter and continue where they stopped', async () => {
    const seen: (string | undefined)[] = [];
    let ContinuationToken: string | undefined;
    do {
      const page = await list({ Delimiter: '/', MaxKeys: 2, ContinuationToken, EncodingType: 'url' });
      seen.push(...(page.Contents ?? []).map(({ Key }) => Key));
      seen.push(...(page.CommonPrefixes ?? []).map(({ Prefix }) => Prefix));
      expect(page.KeyCount).toBeLessThanOrEqual(2);
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken !== undefined);
    expect(seen).toEqual(['a', 'b/', 'c+d%26%C3%A9', 'e/', '%EF%AC%81', '%F0%9F%98%80']);
  });

  test('support a prefix', async () => {
    const page = await list({ Prefix: 'e/', Delimiter: '/' });
    expect(page.CommonPrefixes).toEqual([{ Prefix: 'e/x/' }]);
    expect(page.Contents).toBeUndefined();
  });
});

describe('permissions', () => {
  const reader = (Action: string[], Resource: string) =>
    cloud.clientWith({ Version: '2012-10-17', Statement: { Effect: 'Allow', Action, Resource } });

  test('apply to each object', async () => {
    await put('secret/1');
    await put('shown/1');
    const client = reader(['s3:GetObject'], 'arn:aws:s3:::files/shown/*');
    await client.send(new GetObjectCommand({ Bucket: 'files', Key: 'shown/1' }));
    const refusals = [
      client.send(new GetObjectCommand({ Bucket: 'files', Key: 'secret/1' })),
      client.send(new PutObjectCommand({ Bucket: 'files', Key: 'shown/1', Body: 'x' })),
      client.send(new DeleteObjectCommand({ Bucket: 'files', Key: 'shown/1' })),
      client.send(new ListObjectsV2Command({ Bucket: 'files' })),
    ];
    const outcomes = await Promise.allSettled(refusals);
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { name: 'AccessDenied' } });
    }
  });

  // AWS: Amazon S3 API Reference, "GetObject": 404 with s3:ListBucket, 403 without.
  test('hides missing objects from callers without permission to list', async () => {
    const client = reader(['s3:GetObject'], 'arn:aws:s3:::files/*');
    const missing = new GetObjectCommand({ Bucket: 'files', Key: 'missing' });
    await expect(client.send(missing)).rejects.toMatchObject({ name: 'AccessDenied' });
    await expect(s3.send(missing)).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  test('of the bucket apply to anonymous requests', async () => {
    await s3.send(new PutObjectCommand({ Bucket: 'open', Key: 'public/x', Body: 'for all' }));
    expect(await (await fetch(`${cloud.origin}/__local/s3/open/public/x`)).text()).toBe('for all');
    expect((await fetch(`${cloud.origin}/open/other`)).status).toBe(403);
  });

  test('require a valid signature', async () => {
    const wrong = cloud.clientOf({ accessKeyId: 'AKIAUNKNOWN', secretAccessKey: 'x' });
    await expect(wrong.send(new ListBucketsCommand({}))).rejects.toMatchObject({
      name: 'InvalidAccessKeyId',
    });
  });
});

test('buckets are created only by templates', async () => {
  const { Buckets } = await s3.send(new ListBucketsCommand({}));
  expect(Buckets?.map(({ Name }) => Name)).toEqual(['files', 'listed', 'open']);
  await s3.send(new HeadBucketCommand({ Bucket: 'files' }));
  await expect(s3.send(new CreateBucketCommand({ Bucket: 'more' }))).rejects.toMatchObject({
    name: 'AccessDenied',
  });
  await expect(s3.send(new ListObjectsV2Command({ Bucket: 'none' }))).rejects.toMatchObject({
    name: 'NoSuchBucket',
  });
});

test.each([
  ['ACL', { ACL: 'public-read' }, 'AccessControlListNotSupported'],
  ['storage class', { StorageClass: 'GLACIER' }, 'NotImplemented'],
  ['condition', { IfNoneMatch: '"x"' }, 'NotImplemented'],
] as const)('rejects an object with an unsupported %s', async (_what, rest, name) => {
  await expect(put('not/put', rest)).rejects.toMatchObject({ name });
  await expect(get('not/put')).rejects.toMatchObject({ name: 'NoSuchKey' });
});

test('parses an XML document with only opening tags in linear time', async () => {
  const answer = await fetch(`${cloud.origin}/files?delete`, {
    method: 'POST',
    body: '<Object><Key>'.repeat(400_000),
  });
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('MalformedXML')]);
});

test('returns an error for unsupported operations', async () => {
  const answer = await fetch(`${cloud.origin}/open/x?acl`);
  expect([answer.status, await answer.text()]).toEqual([501, expect.stringContaining('GET on object acl')]);
  expect(cloud.bugs).toEqual([]);
});
