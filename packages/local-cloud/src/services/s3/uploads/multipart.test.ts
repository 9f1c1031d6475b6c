import { createHash } from 'node:crypto';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  ListPartsCommand,
  PutObjectCommand,
  UploadPartCommand,
  UploadPartCopyCommand,
  type CreateMultipartUploadCommandInput,
  type S3Client,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startBuckets } from '#local/testing/buckets';

let cloud: Awaited<ReturnType<typeof startBuckets>>;
let s3: S3Client;
const Bucket = 'parts';
const five = 5 * 1024 * 1024;

beforeAll(async () => {
  cloud = await startBuckets({ Parts: { Type: 'AWS::S3::Bucket', Properties: { BucketName: Bucket } } });
  s3 = cloud.administrator;
});
afterAll(() => cloud.stop());

async function begin(Key: string, rest: Partial<CreateMultipartUploadCommandInput> = {}) {
  const { UploadId } = await s3.send(new CreateMultipartUploadCommand({ Bucket, Key, ...rest }));
  const upload = { Bucket, Key, UploadId };
  return {
    upload,
    part: async (PartNumber: number, Body: Buffer) => {
      const { ETag } = await s3.send(new UploadPartCommand({ ...upload, PartNumber, Body }));
      return { PartNumber, ETag };
    },
    complete: (Parts: object[], more: object = {}) =>
      s3.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts }, ...more })),
  };
}

const md5 = (...pieces: Buffer[]) => createHash('md5').update(Buffer.concat(pieces)).digest();

// AWS: Amazon S3 User Guide, "Uploading and copying objects using multipart upload".
describe('an upload in parts', () => {
  test('becomes one object, in any order of its parts', async () => {
    const { part, complete } = await begin('whole', { ContentType: 'image/png', Metadata: { by: 'me' } });
    const [one, two] = [Buffer.alloc(five, 'a'), Buffer.from('the end')];
    const second = await part(2, two);
    const first = await part(1, one);
    const completed = await complete([first, second]);
    // AWS: Amazon S3 API Reference, "Object", ETag of objects that were uploaded in parts.
    expect(completed.ETag).toBe(`"${md5(md5(one), md5(two)).toString('hex')}-2"`);
    const found = await s3.send(new GetObjectCommand({ Bucket, Key: 'whole' }));
    expect(found).toMatchObject({
      ContentLength: five + 7,
      ContentType: 'image/png',
      Metadata: { by: 'me' },
      ETag: completed.ETag,
    });
    const bytes = Buffer.from((await found.Body?.transformToByteArray()) ?? []);
    expect(bytes.equals(Buffer.concat([one, two]))).toBe(true);
  });

  test('can have copied parts', async () => {
    await s3.send(new PutObjectCommand({ Bucket, Key: 'source', Body: 'hello world' }));
    const { upload, complete } = await begin('copied');
    const copied = await s3.send(
      new UploadPartCopyCommand({
        ...upload,
        PartNumber: 1,
        CopySource: `${Bucket}/source`,
        CopySourceRange: 'bytes=0-4',
      }),
    );
    await complete([{ PartNumber: 1, ETag: copied.CopyPartResult?.ETag }]);
    const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key: 'copied' }));
    expect(await Body?.transformToString()).toBe('hello');
  });

  test('is not visible before it is completed, and its parts are listed', async () => {
    const { upload, part, complete } = await begin('listed/x');
    await begin('listed/y');
    await part(1, Buffer.from('one'));
    const replaced = await part(1, Buffer.from('two'));
    const last = await part(3, Buffer.from('three'));
    await expect(s3.send(new GetObjectCommand({ Bucket, Key: 'listed/x' }))).rejects.toMatchObject({
      name: 'NoSuchKey',
    });
    const page = await s3.send(new ListPartsCommand({ ...upload, MaxParts: 1 }));
    expect(page).toMatchObject({ IsTruncated: true, Parts: [{ ...replaced, Size: 3 }] });
    const rest = await s3.send(
      new ListPartsCommand({ ...upload, PartNumberMarker: page.NextPartNumberMarker }),
    );
    expect(rest).toMatchObject({ IsTruncated: false, Parts: [{ ...last, Size: 5 }] });
    const uploads = new ListMultipartUploadsCommand({ Bucket, Prefix: 'listed/' });
    expect((await s3.send(uploads)).Uploads?.map(({ Key }) => Key)).toEqual(['listed/x', 'listed/y']);
    await complete([replaced]);
    expect((await s3.send(uploads)).Uploads?.map(({ Key }) => Key)).toEqual(['listed/y']);
  });

  test('is deleted when it is aborted', async () => {
    const { upload, part, complete } = await begin('aborted');
    const first = await part(1, Buffer.from('x'));
    await s3.send(new AbortMultipartUploadCommand(upload));
    const gone = { name: 'NoSuchUpload' };
    await expect(part(2, Buffer.from('y'))).rejects.toMatchObject(gone);
    await expect(complete([first])).rejects.toMatchObject(gone);
  });

  test('has a checksum of its checksums, or of the whole content', async () => {
    const composite = await begin('composite', { ChecksumAlgorithm: 'CRC32' });
    const part = await composite.part(1, Buffer.from('123456789'));
    expect((await composite.complete([part])).ChecksumCRC32).toMatch(/-1$/);
    const full = await begin('full', { ChecksumAlgorithm: 'CRC32', ChecksumType: 'FULL_OBJECT' });
    const whole = await full.part(1, Buffer.from('123456789'));
    // The catalogue of parametrised CRC algorithms: CRC-32/ISO-HDLC of "123456789" is CBF43926.
    expect((await full.complete([whole])).ChecksumCRC32).toBe('y/Q5Jg==');
  });

  // AWS: Amazon S3 User Guide, "How to prevent object overwrites with conditional writes".
  test('does not replace an object that must not exist', async () => {
    const { part, complete } = await begin('taken');
    const first = await part(1, Buffer.from('mine'));
    await s3.send(new PutObjectCommand({ Bucket, Key: 'taken', Body: 'theirs' }));
    await expect(complete([first], { IfNoneMatch: '*' })).rejects.toMatchObject({
      name: 'PreconditionFailed',
    });
    const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key: 'taken' }));
    expect(await Body?.transformToString()).toBe('theirs');
  });

  test('only one of two completions succeeds', async () => {
    const { part, complete } = await begin('raced');
    const first = await part(1, Buffer.from('once'));
    const outcomes = await Promise.allSettled([complete([first]), complete([first])]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

// AWS: Amazon S3 API Reference, "CompleteMultipartUpload", Errors.
test.each([
  ['InvalidPartOrder', (one: object, two: object) => [two, one]],
  ['InvalidPart', (one: object) => [{ ...one, ETag: '"0"' }]],
  ['EntityTooSmall', (one: object, two: object) => [one, two]],
  ['MalformedXML', () => []],
])('%s', async (name, parts) => {
  const { part, complete } = await begin(name);
  const one = await part(1, Buffer.from('1'));
  const two = await part(2, Buffer.from('2'));
  await expect(complete(parts(one, two))).rejects.toMatchObject({ name });
});

test('rejects an invalid part number', async () => {
  const { part } = await begin('numbered');
  await expect(part(10_001, Buffer.from('x'))).rejects.toMatchObject({ name: 'InvalidArgument' });
});
