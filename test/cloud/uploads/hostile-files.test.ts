import { beforeAll, expect, test } from '@jest/globals';
import { GetObjectCommand, ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3';
import { documentPrefix, imagePrefix } from '#domain/uploads';
import type { Stage } from '#test/authorization/environment/running-stage';
import { openStage } from '#test/authorization/environment/stage';
import { until } from '#local/testing/until';
import { hostileFiles } from '#test/support/files/hostile-files';
import { ownProduct, type Product } from '#test/support/hosted-product';
import {
  bucketsOf,
  guestUploader,
  judged,
  newUploader,
  put,
  statusOf,
  type Uploader,
} from '#test/support/files/uploader';

const prefixes = { images: imagePrefix, documents: documentPrefix };
let product: Product;
let stage: Stage;
let buckets: ReturnType<typeof bucketsOf>;
let visitor: Uploader;
let owner: Uploader;
let administrator: S3Client;

beforeAll(async () => {
  product = await ownProduct();
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
    const audited = (await stage.contents())
      .split('\n')
      .filter((row) => row.includes(Key) && row.includes('FILE_REFUSED'));
    expect(audited).toHaveLength(1);
    expect(audited[0]).toContain(owner.identityId);
  },
);
