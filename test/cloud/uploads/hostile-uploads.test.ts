import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectVersionsCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { documentPrefix, imagePrefix } from '#domain/uploads';
import type { Stage } from '#test/authorization/environment/running-stage';
import { openStage } from '#test/authorization/environment/stage';
import { until } from 'cdk-local-cloud/testing';
import { hostileFiles } from '#test/support/files/hostile-files';
import { type Product, workersProduct } from '#test/support/hosted-product';
import {
  type Uploader,
  bucketsOf,
  guestUploader,
  judged,
  newUploader,
  put,
  statusOf,
} from '#test/support/files/uploader';
import { drawnPng } from '#test/support/files/drawn-files';
import { GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { uploadQuotaKey } from '#domain/keys';
import { limits } from '#domain/limits';
import { askGraphql } from '#test/authorization/environment/ask-graphql';

describe('files', () => {
  const prefixes = { images: imagePrefix, documents: documentPrefix };
  let product: Product;
  let stage: Stage;
  let buckets: ReturnType<typeof bucketsOf>;
  let visitor: Uploader;
  let owner: Uploader;
  let administrator: S3Client;

  beforeAll(async () => {
    product = await workersProduct();
    stage = await openStage(product);
    buckets = bucketsOf(product);
    visitor = await guestUploader(stage);
    owner = await newUploader(stage, 'owner');
    administrator = new S3Client({
      endpoint: product.origin,
      region: 'eu-west-1',
      forcePathStyle: true,
      credentials: product.administrator,
    });
  });

  const read = ({ s3 }: Uploader, Bucket: string, Key: string) =>
    statusOf(s3.send(new GetObjectCommand({ Bucket, Key })));

  test.each(hostileFiles)(
    'removes $name, because of $fault',
    async ({ place, extension, type, bytes, fault }) => {
      const [Bucket, Key] = [buckets[place], owner.newKey(prefixes[place], extension)];
      await put(owner, { Bucket, Key, Body: bytes, ContentType: type });
      // Before and after the check.
      expect(await read(visitor, Bucket, Key)).toBe(403);
      expect((await fetch(`${product.origin}/${Key}`)).status).not.toBe(200);
      expect(await judged(stage, Key)).toMatchObject({
        state: 'REFUSED',
        reason: fault,
        expiresAt: expect.any(Number) as unknown,
      });
      const isGone = async () => {
        const { Versions } = await administrator.send(new ListObjectVersionsCommand({ Bucket, Prefix: Key }));
        return Versions === undefined ? true : undefined;
      };
      expect(await until(isGone)).toBe(true);
      for (const anybody of [visitor, owner]) expect(await read(anybody, Bucket, Key)).toBe(403);
      expect((await fetch(`${product.origin}/${Key}`)).status).not.toBe(200);
      const audited = (await stage.scannedContents())
        .split('\n')
        .filter((row) => row.includes(Key) && row.includes('FILE_REFUSED'));
      expect(audited).toHaveLength(1);
      expect(audited[0]).toContain(owner.identityId);
    },
  );
});

describe('keys', () => {
  let product: Product;
  let stage: Stage;
  let images: string;
  let visitor: Uploader;
  let owner: Uploader;
  let other: Uploader;

  beforeAll(async () => {
    product = await workersProduct();
    stage = await openStage(product);
    ({ images } = bucketsOf(product));
    visitor = await guestUploader(stage);
    owner = await newUploader(stage, 'owner');
    other = await newUploader(stage, 'other');
  });

  const name = '01K9ZZ4XTVWQ8C6HJ0M3NRPB7D.png';
  const send = (Key: string) =>
    put(owner, { Bucket: images, Key, Body: drawnPng(), ContentType: 'image/png' });

  /** Keys outside of the caller's own folder: the policy denies them before anything is written. */
  const outside = [
    `${imagePrefix}${name}`,
    `${imagePrefix}OTHER/${name}`,
    `${imagePrefix}OTHER/../SELF/${name}`,
    `${imagePrefix}*/${name}`,
    `${imagePrefix}SELF`,
    `${imagePrefix}SELFx/${name}`,
    `${imagePrefix}/SELF/${name}`,
    `${imagePrefix}./SELF/${name}`,
    `${imagePrefix}../images/SELF/${name}`,
    `/${imagePrefix}SELF/${name}`,
    `${imagePrefix.toUpperCase()}SELF/${name}`,
    `novalink/games/SELF/${name}`,
    `novalink//games/images/SELF/${name}`,
    `novalink/games/images%2FSELF/${name}`,
    `novalink\\games\\images\\SELF\\${name}`,
    `novalink/companies/documents/SELF/${name}`,
    'index.html',
    'assets/index-1.js',
    'amplify_outputs.json',
    'robots.txt',
    '.well-known/security.txt',
    '.well-known/jwks.json',
  ];

  /** Keys inside the folder in a format that the site does not write: the upload check removes them. */
  const inside = [
    '',
    '..',
    `../OTHER/${name}`,
    `../../../../index.html`,
    `./${name}`,
    `/${name}`,
    `deeper/${name}`,
    `${name}/`,
    `${name}.html`,
    `${name}%00.html`,
    `${name}\n.html`,
    `${name} `,
    name.toLowerCase(),
    name.replace('.png', '.PNG'),
    name.replace('.png', '.svg'),
    name.replace('.png', '.html'),
    name.replace('.png', '.pdf'),
    name.replace('.png', ''),
    name.replace('.', '．'),
    name.replace('0', '٠'),
    'index.html',
    '<script>alert(1)</script>.png',
    '\u202Egnp.exe',
    'é'.repeat(400),
  ];

  const filledIn = (key: string) => key.replace('SELF', owner.identityId).replace('OTHER', other.identityId);

  const isServed = async (Key: string) => {
    const byS3 = await statusOf(visitor.s3.send(new GetObjectCommand({ Bucket: images, Key })));
    const address = Key.split('/').map(encodeURIComponent).join('/');
    const served = await fetch(`${product.origin}/${address}`);
    return byS3 === 200 || served.headers.get('content-type') === 'image/png';
  };

  test.each(outside)('no user can write the key %j', async (pattern) => {
    const key = filledIn(pattern);
    expect(await statusOf(send(key))).toBe(403);
    expect(await isServed(key)).toBe(false);
  });

  test.each(inside)('removes %j in the caller’s own folder', async (pattern) => {
    const key = `${imagePrefix}${owner.identityId}/${filledIn(pattern)}`;
    expect(await statusOf(send(key))).toBe(200);
    expect(await judged(stage, key)).toMatchObject({ state: 'REFUSED', reason: 'wrong-key' });
    expect(await isServed(key)).toBe(false);
  });

  // AWS: Amazon S3 User Guide, "Naming Amazon S3 objects".
  test('rejects a key of more than 1,024 bytes', async () => {
    expect(await statusOf(send(`${imagePrefix}${owner.identityId}/${'x'.repeat(1024)}`))).toBe(400);
  });

  test('accepts a key in the caller’s own folder', async () => {
    expect(await statusOf(send(`${imagePrefix}${owner.identityId}/${name}`))).toBe(200);
  });
});

describe('the quota', () => {
  let product: Product;
  let stage: Stage;
  let bucket: string;
  let administrator: S3Client;

  beforeAll(async () => {
    product = await workersProduct();
    stage = await openStage(product);
    bucket = bucketsOf(product).images;
    administrator = new S3Client({
      endpoint: product.origin,
      region: 'eu-west-1',
      forcePathStyle: true,
      credentials: product.administrator,
    });
  });
  afterAll(() => administrator.destroy());

  async function uploaded(uploader: Uploader): Promise<string> {
    const Key = uploader.newKey(imagePrefix, 'png');
    await put(uploader, { Bucket: bucket, Key, Body: drawnPng(), ContentType: 'image/png' });
    return Key;
  }
  const versionsAt = async (Prefix: string) =>
    (await administrator.send(new ListObjectVersionsCommand({ Bucket: bucket, Prefix }))).Versions ?? [];
  const gone = (key: string) => until(async () => ((await versionsAt(key)).length === 0 ? true : undefined));

  test('a user without a group can keep files up to the limit, and gets an error for the next', async () => {
    const person = await newUploader(stage, 'quota');
    const first = await uploaded(person);
    expect(await judged(stage, first)).toMatchObject({ state: 'CHECKED' });
    const TableName = stage.tables.main;
    const Key = marshall(uploadQuotaKey(person.identityId));
    const { Item = {} } = await stage.dynamodb.send(
      new GetItemCommand({ TableName, Key, ConsistentRead: true }),
    );
    const counted = unmarshall(Item);
    expect(counted).toMatchObject({ files: 1, bytes: drawnPng().length });
    const full = { ...counted, files: limits.upload.files };
    await stage.dynamodb.send(new PutItemCommand({ TableName, Item: marshall(full) }));

    const refused = await uploaded(person);
    expect(await judged(stage, refused)).toMatchObject({ state: 'REFUSED', reason: 'too-many-files' });
    await gone(refused);
    const { data } = await askGraphql(
      stage.graphql,
      { token: person.accessToken ?? '' },
      {
        query: 'query ($key: String!) { getFileCheck(key: $key) { state reason } }',
        variables: { key: refused },
      },
    );
    expect(data).toEqual({ getFileCheck: { state: 'REFUSED', reason: 'too-many-files' } });

    // Removing a file makes room for another one, and no version of it stays in the bucket.
    await person.s3.send(new DeleteObjectCommand({ Bucket: bucket, Key: first }));
    await gone(first);
    expect(await judged(stage, await uploaded(person))).toMatchObject({ state: 'CHECKED' });
  });
});
