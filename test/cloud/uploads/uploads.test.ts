import { beforeAll, expect, test } from '@jest/globals';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectTaggingCommand,
} from '@aws-sdk/client-s3';
import { documentPrefix, fileNameMetadata, imagePrefix } from '#domain/uploads';
import { askGraphql } from '#test/authorization/environment/ask-graphql';
import type { Stage } from '#test/authorization/environment/running-stage';
import { openStage } from '#test/authorization/environment/stage';
import { until } from 'cdk-local-cloud/testing';
import { workersProduct, type Product } from '#test/support/hosted-product';
import { drawnPdf, drawnPng } from '#test/support/files/drawn-files';
import {
  bucketsOf,
  guestUploader,
  judged,
  newUploader,
  put,
  statusOf,
  type Uploader,
} from '#test/support/files/uploader';

let product: Product;
let stage: Stage;
let images: string;
let documents: string;
let visitor: Uploader;
let owner: Uploader;
let other: Uploader;
let admin: Uploader;

beforeAll(async () => {
  product = await workersProduct();
  stage = await openStage(product);
  ({ images, documents } = bucketsOf(product));
  visitor = await guestUploader(stage);
  owner = await newUploader(stage, 'owner');
  other = await newUploader(stage, 'other');
  admin = await newUploader(stage, 'admin', true);
});

const picture = { Body: drawnPng(), ContentType: 'image/png' };
const paper = { Body: drawnPdf(), ContentType: 'application/pdf' };
const get = ({ s3 }: Uploader, Bucket: string, Key: string) =>
  statusOf(s3.send(new GetObjectCommand({ Bucket, Key })));
const remove = ({ s3 }: Uploader, Bucket: string, Key: string) =>
  statusOf(s3.send(new DeleteObjectCommand({ Bucket, Key })));
const list = ({ s3 }: Uploader, Bucket: string, Prefix?: string) =>
  s3.send(new ListObjectsV2Command({ Bucket, Prefix }));

async function givenImage(of = owner): Promise<string> {
  const Key = of.newKey(imagePrefix, 'png');
  await put(of, { Bucket: images, Key, ...picture });
  expect(await judged(stage, Key)).toMatchObject({ state: 'CHECKED' });
  return Key;
}

async function givenDocument(of = owner): Promise<string> {
  const Key = of.newKey(documentPrefix, 'pdf');
  await put(of, { Bucket: documents, Key, ...paper });
  expect(await judged(stage, Key)).toMatchObject({ state: 'CHECKED' });
  return Key;
}

test('a valid image is public, in S3 and at the site’s origin', async () => {
  const key = await givenImage();
  expect(await judged(stage, key)).toMatchObject({
    key,
    kind: 'IMAGE',
    mime: 'image/png',
    width: 2,
    height: 2,
    bytes: picture.Body.length,
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
  });
  for (const anybody of [visitor, owner, other, admin]) expect(await get(anybody, images, key)).toBe(200);
  const { Contents = [] } = await list(visitor, images, imagePrefix);
  expect(Contents.map(({ Key }) => Key)).toContain(key);
  const served = await fetch(`${product.origin}/${key}`);
  expect(Buffer.from(await served.arrayBuffer())).toEqual(picture.Body);
  expect(Object.fromEntries(served.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test('an image keeps its cleaned file name, which the site’s origin does not return', async () => {
  const key = owner.newKey(imagePrefix, 'png');
  const name = `../Größe \u202E${'🎰'.repeat(2)}.png`;
  await put(owner, {
    ...{ Bucket: images, Key: key, ...picture },
    Metadata: { [fileNameMetadata]: encodeURIComponent(name) },
  });
  await judged(stage, key);
  const query = 'query ($keys: [String!]!) { getImages(keys: $keys) { key name width height bytes mime } }';
  expect(await ask(other, query, { keys: [key] })).toMatchObject({
    data: {
      getImages: [
        {
          ...{ key, name: 'Größe 🎰🎰.png', width: 2, height: 2 },
          ...{ bytes: picture.Body.length, mime: 'image/png' },
        },
      ],
    },
  });
  const served = await fetch(`${product.origin}/${key}`);
  expect([served.status, served.headers.get(`x-amz-meta-${fileNameMetadata}`)]).toEqual([200, null]);
  expect(served.headers.get('content-type')).toBe('image/png');
});

test('browsers do not cache images that CloudFront cannot serve', async () => {
  const missing = await fetch(`${product.origin}/${owner.newKey(imagePrefix, 'png')}`);
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([403, null]);
});

test('users write and delete images in their own folder, and admins in all folders', async () => {
  const [own, others] = [await givenImage(), await givenImage(other)];
  expect(await remove(owner, images, others)).toBe(403);
  expect(await remove(visitor, images, others)).toBe(403);
  const foreign = { Bucket: images, Key: other.newKey(imagePrefix, 'png'), ...picture };
  expect(await statusOf(put(owner, foreign))).toBe(403);
  expect(await statusOf(put(visitor, { ...foreign, Key: visitor.newKey(imagePrefix, 'png') }))).toBe(403);
  expect(await statusOf(put(admin, foreign))).toBe(200);
  expect(await remove(admin, images, others)).toBe(204);
  expect(await remove(owner, images, own)).toBe(204);
  // The response does not reveal whether a key is free: according to AWS ("HeadObject"), 404 requires a
  // permission to list that cannot be restricted to a prefix.
  expect(await get(owner, images, own)).toBe(403);
});

const version = ({ s3 }: Uploader, Bucket: string, Key: string) =>
  s3.send(new HeadObjectCommand({ Bucket, Key })).then(({ VersionId }) => VersionId);

test('an image is never replaced at its key, even after its deletion', async () => {
  const key = await givenImage();
  const first = await version(owner, images, key);
  const another = { Bucket: images, Key: key, Body: drawnPng(3, 3), ContentType: 'image/png' };
  await put(owner, { ...another, IfNoneMatch: undefined });
  const isBack = () =>
    version(visitor, images, key).then(
      (now) => now === first || undefined,
      () => undefined,
    );
  expect(await until(isBack)).toBe(true);
  await remove(owner, images, key);
  const isGone = async () => (await judged(stage, key)).state === 'UNCHECKED' || undefined;
  expect(await until(isGone)).toBe(true);
  await put(owner, another);
  const reported = async () => /FILE_REFUSED.*wrong-key/s.test(await stage.scannedContents()) || undefined;
  expect(await until(reported)).toBe(true);
  expect(await judged(stage, key)).toMatchObject({ state: 'UNCHECKED', versionId: first });
  expect([await get(visitor, images, key), await get(admin, images, key)]).toEqual([403, 403]);
  expect((await fetch(`${product.origin}/${key}`)).status).toBe(403);
});

test('users cannot mark a file as checked', async () => {
  const key = await givenImage();
  const TagSet = [{ Key: 'checked', Value: 'true' }];
  const tagging = { Bucket: images, Key: key, Tagging: { TagSet } };
  for (const anybody of [owner, admin])
    expect(await statusOf(anybody.s3.send(new PutObjectTaggingCommand(tagging)))).toBe(403);
  const tagged = {
    Bucket: images,
    Key: owner.newKey(imagePrefix, 'png'),
    Tagging: 'checked=true',
    ...picture,
  };
  expect(await statusOf(put(owner, tagged))).toBe(403);
  const copy = { Bucket: images, Key: owner.newKey(imagePrefix, 'png'), CopySource: `${images}/${key}` };
  expect(await statusOf(owner.s3.send(new CopyObjectCommand(copy)))).toBe(403);
});

test('documents can be read by their uploader and admins, and cannot be changed', async () => {
  const key = await givenDocument();
  expect(await judged(stage, key)).toMatchObject({ kind: 'DOCUMENT', mime: 'application/pdf' });
  expect(await get(owner, documents, key)).toBe(200);
  expect(await get(admin, documents, key)).toBe(200);
  expect(await get(other, documents, key)).toBe(403);
  expect(await get(visitor, documents, key)).toBe(403);
  expect(await remove(owner, documents, key)).toBe(403);
  expect(await remove(admin, documents, key)).toBe(403);
  expect(await statusOf(put(owner, { Bucket: documents, Key: key, ...paper }))).toBe(412);
  const again = { Bucket: documents, Key: key, ...paper, IfNoneMatch: undefined };
  expect(await statusOf(put(owner, again))).toBe(403);
  expect((await fetch(`${product.origin}/${key}`)).status).toBe(404);
});

const ask = ({ accessToken = '' }: Uploader, query: string, variables: object) =>
  askGraphql(stage.graphql, { token: accessToken }, { query, variables });

/** A company of this user, with a profile to which documents can be added. */
async function givenCompany(of: Uploader): Promise<string> {
  const { data } = await ask(
    of,
    'mutation ($input: CreateCompanyInput!) { createCompany(input: $input) { id } }',
    { input: { kind: 'PROVIDER', name: 'Blue Reef' } },
  );
  const companyId = (data as { createCompany: { id: string } }).createCompany.id;
  const declarations = { noMinors: true, noRealMoney: true, ipOwnership: true, truth: true };
  await ask(
    of,
    'mutation ($input: SaveComplianceProfileInput!) { saveComplianceProfile(input: $input) { version } }',
    { input: { companyId, expectedVersion: 0, beneficialOwners: [], licences: [], declarations } },
  );
  return companyId;
}

test('a checked document can be claimed only by the user who uploaded it', async () => {
  const claim = async (of: Uploader, companyId: string, fileKey: string) => {
    const { data, errors } = await ask(
      of,
      'mutation ($input: AddComplianceDocumentInput!) { addComplianceDocument(input: $input) { fileKey } }',
      { input: { companyId, type: 'LICENCE', fileKey } },
    );
    return data?.addComplianceDocument ?? errors[0]?.errorType;
  };
  const checkOf = async (of: Uploader, key: string) => {
    const query = 'query ($key: String!) { getFileCheck(key: $key) { state } }';
    const { data, errors } = await ask(of, query, { key });
    return data?.getFileCheck ?? errors[0]?.errorType;
  };
  const key = await givenDocument();
  const [own, others] = [await givenCompany(owner), await givenCompany(other)];
  expect(await claim(other, others, key)).toBe('file.unchecked');
  expect(await checkOf(other, key)).toBe('file.not-yours');
  for (const mayAsk of [owner, admin]) expect(await checkOf(mayAsk, key)).toEqual({ state: 'CHECKED' });
  // No other user can upload a file there that claims to belong to the user.
  const forged = `${documentPrefix}${owner.identityId}/${other.sub ?? ''}/${key.split('/').at(-1) ?? ''}`;
  expect(await statusOf(put(other, { Bucket: documents, Key: forged, ...paper }))).toBe(403);
  expect(await claim(other, others, forged)).toBe('file.unchecked');
  expect(await claim(owner, own, key)).toEqual({ fileKey: key });
});

test('only the image library can be listed', async () => {
  for (const [bucket, prefix] of [
    [images, undefined],
    [images, 'novalink/'],
    [documents, documentPrefix],
    [documents, `${documentPrefix}${owner.identityId}/`],
  ] as const)
    await expect(list(owner, bucket, prefix)).rejects.toMatchObject({ name: 'AccessDenied' });
});
