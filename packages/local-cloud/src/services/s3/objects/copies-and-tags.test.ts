import {
  CopyObjectCommand,
  DeleteObjectTaggingCommand,
  GetObjectCommand,
  GetObjectTaggingCommand,
  PutObjectCommand,
  PutObjectTaggingCommand,
  type CopyObjectCommandInput,
  type S3Client,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startBuckets } from '#local/testing/buckets';
import { send, signedHeaders } from '#local/testing/signed-requests';

let cloud: Awaited<ReturnType<typeof startBuckets>>;
let s3: S3Client;
const Bucket = 'files';

beforeAll(async () => {
  cloud = await startBuckets({ Files: { Type: 'AWS::S3::Bucket', Properties: { BucketName: Bucket } } });
  s3 = cloud.administrator;
});
afterAll(() => cloud.stop());

const put = (Key: string, rest: object = {}) =>
  s3.send(new PutObjectCommand({ Bucket, Key, Body: 'hello', ...rest }));
const get = (Key: string) => s3.send(new GetObjectCommand({ Bucket, Key }));
const copy = (from: string, Key: string, rest: Partial<CopyObjectCommandInput> = {}, client = s3) =>
  client.send(
    new CopyObjectCommand({ Bucket, Key, CopySource: `${Bucket}/${encodeURIComponent(from)}`, ...rest }),
  );
const tagsOf = async (Key: string) => (await s3.send(new GetObjectTaggingCommand({ Bucket, Key }))).TagSet;

const role = (...Action: string[]) =>
  cloud.clientWith({ Version: '2012-10-17', Statement: { Effect: 'Allow', Action, Resource: '*' } });
const denied = { name: 'AccessDenied' };

// AWS: Amazon S3 API Reference, "CopyObject".
describe('a copy', () => {
  test('has the content and metadata of its source', async () => {
    await put('copy/from é+%', { ContentType: 'text/plain', Metadata: { by: 'me' }, Tagging: 'a=1&b=x%20y' });
    const { CopyObjectResult } = await copy('copy/from é+%', 'copy/to');
    const found = await get('copy/to');
    expect(found).toMatchObject({
      ContentType: 'text/plain',
      Metadata: { by: 'me' },
      ETag: CopyObjectResult?.ETag,
      TagCount: 2,
    });
    expect(await tagsOf('copy/to')).toEqual([
      { Key: 'a', Value: '1' },
      { Key: 'b', Value: 'x y' },
    ]);
  });

  test('has a percent-encoded source', async () => {
    const [host, path] = ['files.s3.eu-west-1.amazonaws.com', '/copy/named'];
    const key = "copy/é + (a) 'b'";
    await put(key);
    const answerTo = async (source: string) => {
      const wish = { method: 'PUT', host, path, headers: { 'x-amz-copy-source': source } };
      const headers = { ...(await signedHeaders(cloud.keys, wish)), host: new URL(cloud.origin).host };
      return send(cloud.origin, `/__local/s3/files${path}`, { method: 'PUT', headers });
    };
    expect((await answerTo(`files/${encodeURIComponent(key)}`)).status).toBe(200);
    // https://github.com/aws/aws-sdk-js-v3/issues/5475 and https://github.com/aws-amplify/amplify-ui/pull/6060
    expect((await answerTo(`files/${key}`)).text).toContain('SignatureDoesNotMatch');
    expect((await answerTo('files/copy/+')).text).toContain('NoSuchKey');
  });

  test('has new metadata and tags if they are replaced', async () => {
    await put('replace/from', { ContentType: 'text/plain', Tagging: 'a=1' });
    await copy('replace/from', 'replace/to', {
      MetadataDirective: 'REPLACE',
      ContentType: 'text/csv',
      TaggingDirective: 'REPLACE',
      Tagging: 'b=2',
    });
    expect(await get('replace/to')).toMatchObject({ ContentType: 'text/csv' });
    expect(await tagsOf('replace/to')).toEqual([{ Key: 'b', Value: '2' }]);
  });

  test('is rejected for a failed condition, a missing source and the object itself', async () => {
    await put('conditional/from');
    const other = { CopySourceIfMatch: '"other"' };
    await expect(copy('conditional/from', 'x', other)).rejects.toMatchObject({ name: 'PreconditionFailed' });
    await expect(copy('missing', 'x')).rejects.toMatchObject({ name: 'NoSuchKey' });
    await expect(copy('conditional/from', 'conditional/from')).rejects.toMatchObject({
      name: 'InvalidRequest',
    });
  });

  test('requires permission to read and write object and tags', async () => {
    await put('guarded/plain');
    await put('guarded/tagged', { Tagging: 'checked=true' });
    const plain = role('s3:GetObject', 's3:PutObject');
    await copy('guarded/plain', 'guarded/copy', {}, plain);
    await expect(copy('guarded/tagged', 'guarded/copy', {}, plain)).rejects.toMatchObject(denied);
    await expect(copy('guarded/plain', 'guarded/copy', {}, role('s3:PutObject'))).rejects.toMatchObject(
      denied,
    );
    await expect(copy('guarded/plain', 'guarded/copy', {}, role('s3:GetObject'))).rejects.toMatchObject(
      denied,
    );
  });
});

// AWS: Amazon S3 User Guide, "Categorizing your objects using tags".
describe('tags', () => {
  test('are written, read and deleted', async () => {
    await put('tags/x');
    const TagSet = [{ Key: 'über', Value: 'a + b' }];
    await s3.send(new PutObjectTaggingCommand({ Bucket, Key: 'tags/x', Tagging: { TagSet } }));
    expect(await tagsOf('tags/x')).toEqual(TagSet);
    await s3.send(new DeleteObjectTaggingCommand({ Bucket, Key: 'tags/x' }));
    expect(await tagsOf('tags/x')).toEqual([]);
  });

  test('are removed when the object is replaced', async () => {
    await put('tags/replaced', { Tagging: 'checked=true' });
    await put('tags/replaced');
    expect(await tagsOf('tags/replaced')).toEqual([]);
  });

  test('in a put require a separate permission', async () => {
    const client = role('s3:PutObject');
    const object = { Bucket, Key: 'tags/guarded', Body: 'x' };
    await client.send(new PutObjectCommand(object));
    await expect(
      client.send(new PutObjectCommand({ ...object, Tagging: 'checked=true' })),
    ).rejects.toMatchObject(denied);
  });

  test('are counted for callers with permission to read them', async () => {
    await put('tags/counted', { Tagging: 'a=1' });
    const counted = async (client: S3Client) =>
      (await client.send(new GetObjectCommand({ Bucket, Key: 'tags/counted' }))).TagCount;
    expect(await counted(role('s3:GetObject', 's3:GetObjectTagging'))).toBe(1);
    expect(await counted(role('s3:GetObject'))).toBeUndefined();
  });

  test.each([
    ['eleven', Array.from({ length: 11 }, (_, at) => `k${at}=v`).join('&'), 'BadRequest'],
    ['two of one key', 'a=1&a=2', 'InvalidArgument'],
    ['a key of AWS’s own', 'aws:x=1', 'InvalidTag'],
    ['a long value', `a=${'x'.repeat(257)}`, 'InvalidTag'],
  ])('%s are rejected', async (_what, Tagging, name) => {
    await expect(put('tags/refused', { Tagging })).rejects.toMatchObject({ name });
  });
});
