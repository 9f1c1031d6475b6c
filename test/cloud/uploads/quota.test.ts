import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { DeleteObjectCommand, ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { uploadQuotaKey } from '#domain/keys';
import { limits } from '#domain/limits';
import { imagePrefix } from '#domain/uploads';
import { until } from '#local/testing/until';
import { askGraphql } from '#test/authorization/environment/ask-graphql';
import type { Stage } from '#test/authorization/environment/running-stage';
import { openStage } from '#test/authorization/environment/stage';
import { drawnPng } from '#test/support/files/drawn-files';
import { workersProduct, type Product } from '#test/support/hosted-product';
import { bucketsOf, judged, newUploader, put, type Uploader } from '#test/support/files/uploader';

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
