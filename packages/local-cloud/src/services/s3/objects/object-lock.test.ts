import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  UploadPartCommand,
  CreateMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  type PutObjectCommandInput,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { advancingClock } from '#local/platform/clock';
import { memoryStorage } from '#local/platform/memory-storage';
import { startBuckets } from '#local/testing/buckets';

const bucket = (BucketName: string, properties: Readonly<Record<string, unknown>> = {}) => ({
  Type: 'AWS::S3::Bucket',
  Properties: { BucketName, ...properties },
});
const locked = (Mode: string, period: Readonly<Record<string, number>>) => ({
  ObjectLockEnabled: true,
  ObjectLockConfiguration: { ObjectLockEnabled: 'Enabled', Rule: { DefaultRetention: { Mode, ...period } } },
});
const resources = {
  Seals: bucket('seals', locked('COMPLIANCE', { Years: 7 })),
  Drafts: bucket('drafts', locked('GOVERNANCE', { Days: 2 })),
  Able: bucket('able', { ObjectLockEnabled: true }),
  Plain: bucket('plain', { VersioningConfiguration: { Status: 'Enabled' } }),
};

const storage = memoryStorage();
const clock = advancingClock({ storage });
let cloud: Awaited<ReturnType<typeof startBuckets>>;
beforeAll(async () => (cloud = await startBuckets(resources, { storage, clock })));
afterAll(() => cloud.stop());

const put = (Bucket: string, Key: string, rest: Partial<PutObjectCommandInput> = {}) =>
  cloud.administrator.send(new PutObjectCommand({ Bucket, Key, Body: 'sealed', ...rest }));
const remove = (Bucket: string, Key: string, rest: object = {}, s3 = cloud.administrator) =>
  s3.send(new DeleteObjectCommand({ Bucket, Key, ...rest }));
const head = (Bucket: string, Key: string) =>
  cloud.administrator.send(new HeadObjectCommand({ Bucket, Key }));
const textOf = async (Bucket: string, Key: string, VersionId?: string) =>
  (
    await cloud.administrator.send(new GetObjectCommand({ Bucket, Key, VersionId }))
  ).Body?.transformToString();

const daysFromNow = (date: Date | undefined) =>
  Math.round(((date?.getTime() ?? 0) - clock.now().getTime()) / 86_400_000);
const isProtected = {
  name: 'AccessDenied',
  message: 'Access Denied because object protected by object lock.',
  $metadata: { httpStatusCode: 403 },
};
const everything = {
  Version: '2012-10-17',
  Statement: [{ Effect: 'Allow' as const, Action: 's3:*', Resource: '*' }],
};
const without = (Action: string) => ({
  ...everything,
  Statement: [...everything.Statement, { Effect: 'Deny' as const, Action, Resource: '*' }],
});

// AWS: Amazon S3 User Guide, "Locking objects with Object Lock".
describe('a bucket with a default retention', () => {
  test('locks each new object, and returns the lock to permitted callers', async () => {
    await put('seals', 'sealed');
    const found = await head('seals', 'sealed');
    expect(found.ObjectLockMode).toBe('COMPLIANCE');
    expect(daysFromNow(found.ObjectLockRetainUntilDate)).toBe(2555);
    const blind = cloud.clientWith(without('s3:GetObjectRetention'));
    const seen = await blind.send(new HeadObjectCommand({ Bucket: 'seals', Key: 'sealed' }));
    expect(seen.ObjectLockMode).toBeUndefined();
  });

  test('prevents deletion of a version until its retention ends', async () => {
    const { VersionId } = await put('seals', 'kept');
    await expect(remove('seals', 'kept', { VersionId })).rejects.toMatchObject(isProtected);
    const bypass = { VersionId, BypassGovernanceRetention: true };
    await expect(remove('seals', 'kept', bypass)).rejects.toMatchObject(isProtected);
    const Objects = [{ Key: 'kept', VersionId }, { Key: 'other' }];
    const many = new DeleteObjectsCommand({ Bucket: 'seals', Delete: { Objects } });
    const { Errors, Deleted } = await cloud.administrator.send(many);
    expect(Errors).toEqual([{ Key: 'kept', VersionId, Code: 'AccessDenied', Message: isProtected.message }]);
    expect(Deleted).toMatchObject([{ Key: 'other' }]);
    expect(await textOf('seals', 'kept', VersionId)).toBe('sealed');
  });

  test('a plain delete adds a removable marker, and a write keeps the previous version', async () => {
    const { VersionId } = await put('seals', 'hidden');
    const { DeleteMarker, VersionId: marker } = await remove('seals', 'hidden');
    expect(DeleteMarker).toBe(true);
    await expect(head('seals', 'hidden')).rejects.toMatchObject({ name: 'NotFound' });
    await remove('seals', 'hidden', { VersionId: marker });
    expect(await textOf('seals', 'hidden')).toBe('sealed');
    await put('seals', 'hidden', { Body: 'other' });
    expect(await textOf('seals', 'hidden')).toBe('other');
    expect(await textOf('seals', 'hidden', VersionId)).toBe('sealed');
    await expect(remove('seals', 'hidden', { VersionId })).rejects.toMatchObject(isProtected);
  });

  test('locks copied objects and objects uploaded in parts', async () => {
    await put('plain', 'source');
    const copy = { Bucket: 'seals', Key: 'copy', CopySource: 'plain/source' };
    const copied = await cloud.administrator.send(new CopyObjectCommand(copy));
    await expect(remove('seals', 'copy', { VersionId: copied.VersionId })).rejects.toMatchObject(isProtected);
    const upload = { Bucket: 'seals', Key: 'parts' };
    const { UploadId } = await cloud.administrator.send(new CreateMultipartUploadCommand(upload));
    const part = new UploadPartCommand({ ...upload, UploadId, PartNumber: 1, Body: 'part' });
    const { ETag } = await cloud.administrator.send(part);
    const whole = await cloud.administrator.send(
      new CompleteMultipartUploadCommand({
        ...upload,
        UploadId,
        MultipartUpload: { Parts: [{ ETag, PartNumber: 1 }] },
      }),
    );
    await expect(remove('seals', 'parts', { VersionId: whole.VersionId })).rejects.toMatchObject(isProtected);
  });

  // AWS: Amazon S3 User Guide, "Uploading objects to an Object Lock enabled bucket".
  test('requires a checksum', async () => {
    const unchecked = cloud.clientOf(cloud.keys);
    unchecked.middlewareStack.add(
      (next) => (args) => {
        const request = args.request as { headers: Record<string, string> };
        const kept = Object.entries(request.headers).filter(([name]) => !/checksum|content-md5/.test(name));
        request.headers = Object.fromEntries(kept);
        return next(args);
      },
      { step: 'build', priority: 'low' },
    );
    const object = { Bucket: 'seals', Key: 'unchecked', Body: 'x' };
    await expect(unchecked.send(new PutObjectCommand(object))).rejects.toMatchObject({
      name: 'InvalidRequest',
      message: expect.stringContaining('Content-MD5 OR x-amz-checksum-') as unknown,
    });
    await unchecked.send(new PutObjectCommand({ ...object, Bucket: 'plain' }));
  });

  test('keeps its locks after a restart', async () => {
    const { VersionId } = await put('seals', 'restarted');
    const again = await startBuckets(resources, { storage, clock });
    try {
      await expect(remove('seals', 'restarted', { VersionId }, again.administrator)).rejects.toMatchObject(
        isProtected,
      );
    } finally {
      await again.stop();
    }
  });
});

// AWS: Amazon S3 User Guide, "Bypassing governance mode".
test('permitted callers can bypass the mode GOVERNANCE', async () => {
  const { VersionId } = await put('drafts', 'draft');
  expect((await head('drafts', 'draft')).ObjectLockMode).toBe('GOVERNANCE');
  await expect(remove('drafts', 'draft', { VersionId })).rejects.toMatchObject(isProtected);
  const bypass = { VersionId, BypassGovernanceRetention: true };
  const limited = cloud.clientWith(without('s3:BypassGovernanceRetention'));
  await expect(remove('drafts', 'draft', bypass, limited)).rejects.toMatchObject({ name: 'AccessDenied' });
  await remove('drafts', 'draft', bypass);
  await expect(textOf('drafts', 'draft', VersionId)).rejects.toMatchObject({ name: 'NoSuchVersion' });
});

describe('a retention that a request sets', () => {
  const soon = () => new Date(clock.now().getTime() + 3_600_000);

  test('locks that object', async () => {
    const { VersionId } = await put('able', 'asked', {
      ObjectLockMode: 'COMPLIANCE',
      ObjectLockRetainUntilDate: soon(),
    });
    await expect(remove('able', 'asked', { VersionId })).rejects.toMatchObject(isProtected);
    const free = await put('able', 'free');
    await remove('able', 'free', { VersionId: free.VersionId });
  });

  test('requires a separate permission', async () => {
    const limited = cloud.clientWith(without('s3:PutObjectRetention'));
    const asked = { ObjectLockMode: 'GOVERNANCE', ObjectLockRetainUntilDate: soon() } as const;
    const object = { Bucket: 'able', Key: 'limited', Body: 'x' };
    await expect(limited.send(new PutObjectCommand({ ...object, ...asked }))).rejects.toMatchObject({
      name: 'AccessDenied',
    });
    await limited.send(new PutObjectCommand(object));
  });

  test('ends at its time', async () => {
    const until = soon();
    const { VersionId } = await put('able', 'brief', {
      ObjectLockMode: 'COMPLIANCE',
      ObjectLockRetainUntilDate: until,
    });
    await expect(remove('able', 'brief', { VersionId })).rejects.toMatchObject(isProtected);
    // The header contains whole seconds, so the lock has ended at this time or earlier.
    clock.forwardTo(new Date(until.getTime() + 1));
    await remove('able', 'brief', { VersionId });
  });

  test.each([
    ['in the past', 'able', { ObjectLockMode: 'COMPLIANCE', ObjectLockRetainUntilDate: new Date(0) }],
    ['without a mode', 'able', { ObjectLockRetainUntilDate: soon() }],
    ['without a date', 'able', { ObjectLockMode: 'COMPLIANCE' }],
    ['of an unknown mode', 'able', { ObjectLockMode: 'FOREVER', ObjectLockRetainUntilDate: soon() }],
  ])('rejects %s', async (_name, Bucket, asked) => {
    await expect(put(Bucket, 'bad', asked as Partial<PutObjectCommandInput>)).rejects.toMatchObject({
      name: 'InvalidArgument',
    });
  });

  test('is rejected without Object Lock', async () => {
    const asked = { ObjectLockMode: 'COMPLIANCE', ObjectLockRetainUntilDate: soon() } as const;
    await expect(put('plain', 'bad', asked)).rejects.toMatchObject({
      name: 'InvalidRequest',
      message: 'Bucket is missing Object Lock Configuration',
    });
  });
});

test.each([
  [{ ...locked('COMPLIANCE', { Days: 1 }), ObjectLockEnabled: false }, 'no ObjectLockEnabled'],
  [locked('COMPLIANCE', { Days: 1, Years: 1 }), 'either Days or Years'],
  [locked('COMPLIANCE', {}), 'either Days or Years'],
  [locked('COMPLIANCE', { Days: 0 }), 'Days'],
  [
    { ...locked('COMPLIANCE', { Days: 1 }), VersioningConfiguration: { Status: 'Suspended' } },
    'requires versioning',
  ],
])('rejects a bucket with %j at deployment', async (properties, why) => {
  await expect(startBuckets({ Bad: bucket('bad', properties) })).rejects.toThrow(why);
});
