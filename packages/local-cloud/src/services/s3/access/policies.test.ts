import {
  CreateMultipartUploadCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  PutObjectTaggingCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { PolicyStatement } from '#local/platform/principal';
import { startBuckets } from '#local/testing/buckets';

let cloud: Awaited<ReturnType<typeof startBuckets>>;
let s3: S3Client;

const allow = (Action: string | string[], Resource: string, Condition?: PolicyStatement['Condition']) =>
  ({ Effect: 'Allow', Action, Resource, ...(Condition !== undefined && { Condition }) }) as const;
const roleArn = 'arn:aws:iam::000000000000:role/Reader';

const bucketWith = (name: string, Statement: object[], block?: object) => ({
  [name]: {
    Type: 'AWS::S3::Bucket',
    Properties: { BucketName: name, ...(block !== undefined && { PublicAccessBlockConfiguration: block }) },
  },
  [`${name}Policy`]: {
    Type: 'AWS::S3::BucketPolicy',
    DependsOn: name,
    Properties: { Bucket: name, PolicyDocument: { Version: '2012-10-17', Statement } },
  },
});

beforeAll(async () => {
  cloud = await startBuckets({
    ...bucketWith(
      'images',
      [
        {
          ...allow('s3:GetObject', 'arn:aws:s3:::images/*', {
            StringEquals: { 's3:ExistingObjectTag/checked': 'true' },
          }),
          Principal: '*',
        },
      ],
      { BlockPublicPolicy: false },
    ),
    ...bucketWith('named', [
      { ...allow('s3:GetObject', 'arn:aws:s3:::named/*'), Principal: { AWS: roleArn } },
    ]),
    ...bucketWith('once', [
      {
        ...allow('s3:PutObject', 'arn:aws:s3:::once/*'),
        Effect: 'Deny',
        Principal: '*',
        Condition: { Null: { 's3:if-none-match': 'true' }, Bool: { 's3:ObjectCreationOperation': 'true' } },
      },
      {
        Effect: 'Deny',
        Action: 's3:*',
        Resource: ['arn:aws:s3:::once', 'arn:aws:s3:::once/*'],
        Principal: '*',
        Condition: { Bool: { 'aws:SecureTransport': 'false' } },
      },
    ]),
  });
  s3 = cloud.administrator;
});
afterAll(() => cloud.stop());

const identity = 'eu-west-1:11111111-2222-3333-4444-555555555555';
/** A client with the credentials of an identity pool: a role's policies, and the identity id as a context key. */
const person = (...Statement: PolicyStatement[]) =>
  cloud.clientAs({
    gates: [[{ Version: '2012-10-17', Statement }]],
    context: { 'cognito-identity.amazonaws.com:sub': identity },
  });
const denied = { name: 'AccessDenied' };
const put = (Bucket: string, Key: string, rest: object = {}) =>
  new PutObjectCommand({ Bucket, Key, Body: 'x', ...rest });
const get = (Bucket: string, Key: string) => new GetObjectCommand({ Bucket, Key });

// AWS: Amazon S3 User Guide, "Tagging and access control policies".
describe('s3:ExistingObjectTag', () => {
  test('allows objects after they were tagged', async () => {
    await s3.send(put('images', 'a.png'));
    const address = `${cloud.origin}/images/a.png`;
    expect((await fetch(address)).status).toBe(403);
    const TagSet = [{ Key: 'checked', Value: 'true' }];
    await s3.send(new PutObjectTaggingCommand({ Bucket: 'images', Key: 'a.png', Tagging: { TagSet } }));
    expect((await fetch(address)).status).toBe(200);
    expect((await fetch(address, { method: 'HEAD' })).status).toBe(200);
    await s3.send(put('images', 'a.png'));
    expect((await fetch(address)).status).toBe(403);
  });

  test('is also evaluated in policies of roles', async () => {
    await s3.send(put('images', 'b.png', { Tagging: 'checked=false' }));
    const reader = person(
      allow('s3:GetObject', 'arn:aws:s3:::images/*', {
        StringNotEquals: { 's3:ExistingObjectTag/checked': 'false' },
      }),
    );
    await expect(reader.send(get('images', 'b.png'))).rejects.toMatchObject(denied);
    await s3.send(put('images', 'b.png'));
    await reader.send(get('images', 'b.png'));
  });
});

// AWS: Service Authorization Reference, "Amazon S3", s3:RequestObjectTag.
test('s3:RequestObjectTag restricts the tags of a request', async () => {
  const client = person(
    allow('s3:PutObject', 'arn:aws:s3:::images/*'),
    allow('s3:PutObjectTagging', 'arn:aws:s3:::images/*', {
      StringEquals: { 's3:RequestObjectTag/team': 'art' },
    }),
  );
  await client.send(put('images', 'team.png', { Tagging: 'team=art' }));
  await expect(client.send(put('images', 'team.png', { Tagging: 'checked=true' }))).rejects.toMatchObject(
    denied,
  );
});

// AWS: IAM User Guide, "Amazon S3: Allows Amazon Cognito users to access objects in their bucket".
describe('${cognito-identity.amazonaws.com:sub}', () => {
  const own = '${cognito-identity.amazonaws.com:sub}/*';

  test('restricts users to their own folder', async () => {
    const client = person(allow('s3:PutObject', `arn:aws:s3:::images/people/${own}`));
    await client.send(put('images', `people/${identity}/a.png`));
    for (const key of ['people/other/a.png', `people/${identity}x/a.png`, `other/${identity}/a.png`])
      await expect(client.send(put('images', key))).rejects.toMatchObject(denied);
  });

  test('restricts lists to this folder', async () => {
    const client = person(
      allow('s3:ListBucket', 'arn:aws:s3:::images', { StringLike: { 's3:prefix': [`people/${own}`] } }),
    );
    const list = (rest: object) => client.send(new ListObjectsV2Command({ Bucket: 'images', ...rest }));
    await list({ Prefix: `people/${identity}/` });
    await expect(list({ Prefix: 'people/' })).rejects.toMatchObject(denied);
    await expect(list({})).rejects.toMatchObject(denied);
  });
});

// AWS: Amazon S3 User Guide, "Bucket policy examples using condition keys".
test('s3:delimiter and s3:max-keys narrow lists', async () => {
  const client = person(
    allow('s3:ListBucket', 'arn:aws:s3:::images', {
      StringEquals: { 's3:delimiter': '/' },
      NumericLessThanEquals: { 's3:max-keys': '10' },
    }),
  );
  const list = (rest: object) => client.send(new ListObjectsV2Command({ Bucket: 'images', ...rest }));
  await list({ Delimiter: '/', MaxKeys: 10 });
  await expect(list({ Delimiter: '/', MaxKeys: 11 })).rejects.toMatchObject(denied);
  await expect(list({ MaxKeys: 10 })).rejects.toMatchObject(denied);
  await expect(list({ Delimiter: '/' })).rejects.toMatchObject(denied);
});

// AWS: Amazon S3 API Reference, "GetObject", Permissions: 404 for callers with s3:ListBucket, 403 for others.
test('permission to list a prefix is not enough to learn that an object is missing', async () => {
  const reading = allow('s3:GetObject', 'arn:aws:s3:::images/*');
  const lister = person(reading, allow('s3:ListBucket', 'arn:aws:s3:::images'));
  await expect(lister.send(get('images', 'missing'))).rejects.toMatchObject({ name: 'NoSuchKey' });
  const narrow = person(
    reading,
    allow('s3:ListBucket', 'arn:aws:s3:::images', { StringLike: { 's3:prefix': 'people/*' } }),
  );
  await expect(narrow.send(get('images', 'missing'))).rejects.toMatchObject(denied);
});

// AWS: IAM User Guide, "Session policies" and "Policy evaluation logic".
test('session policies apply to a role that the bucket policy names', async () => {
  await s3.send(put('named', 'x'));
  const session = (Resource: string) =>
    cloud.clientAs({ roleArn, gates: [[], [{ Version: '2012-10-17', Statement: allow('s3:*', Resource) }]] });
  await session('arn:aws:s3:::named/*').send(get('named', 'x'));
  await expect(session('arn:aws:s3:::other/*').send(get('named', 'x'))).rejects.toMatchObject(denied);
  await expect(person().send(get('named', 'x'))).rejects.toMatchObject(denied);
});

// AWS: Amazon S3 User Guide, "Enforce conditional writes on Amazon S3 buckets".
test('s3:if-none-match forbids overwriting, except for parts', async () => {
  const client = person(allow('s3:*', '*'));
  await client.send(put('once', 'x', { IfNoneMatch: '*' }));
  await expect(client.send(put('once', 'y'))).rejects.toMatchObject(denied);
  await client.send(new CreateMultipartUploadCommand({ Bucket: 'once', Key: 'y' }));
});

// AWS: Amazon S3 User Guide, "Blocking public access to your Amazon S3 storage", The meaning of "public".
describe('a public policy', () => {
  const reading = (Condition?: object) => ({
    ...allow('s3:GetObject', 'arn:aws:s3:::open/*'),
    Principal: { AWS: '*' },
    ...(Condition !== undefined && { Condition }),
  });
  const started = async (statement: object, block?: object) => {
    const { stop } = await startBuckets(bucketWith('open', [statement], block));
    await stop();
    return 'started';
  };

  test.each([
    ['whose template does not speak of it', reading(), undefined],
    ['that blocks it', reading(), { BlockPublicPolicy: true }],
    ['for any account', reading({ StringLike: { 'aws:SourceAccount': '*' } }), undefined],
    ['for what is tagged', reading({ StringEquals: { 's3:ExistingObjectTag/a': 'b' } }), undefined],
  ])('is refused for a bucket %s', async (_which, statement, block) => {
    await expect(started(statement, block)).rejects.toThrow('public policies are blocked');
  });

  test('gives no access to anonymous requests if the bucket is restricted', async () => {
    const block = { BlockPublicPolicy: false, RestrictPublicBuckets: true };
    const restricted = await startBuckets(bucketWith('open', [reading()], block));
    await restricted.administrator.send(put('open', 'x'));
    expect((await fetch(`${restricted.origin}/open/x`)).status).toBe(403);
    await restricted.clientWith().send(get('open', 'x'));
    await restricted.stop();
  });

  test.each([
    ['where it is not blocked', reading(), { BlockPublicPolicy: false }],
    ['with an account named', reading({ StringEquals: { 'aws:SourceAccount': '000000000000' } }), undefined],
    ['that denies', { ...reading(), Effect: 'Deny' }, undefined],
  ])('is accepted %s', async (_when, statement, block) => {
    expect(await started(statement, block)).toBe('started');
  });
});
