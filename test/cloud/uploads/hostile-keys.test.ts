import { beforeAll, expect, test } from '@jest/globals';
import { GetObjectCommand } from '@aws-sdk/client-s3';
import { imagePrefix } from '#domain/uploads';
import type { Stage } from '#test/authorization/environment/running-stage';
import { openStage } from '#test/authorization/environment/stage';
import { drawnPng } from '#test/support/files/drawn-files';
import { workersProduct, type Product } from '#test/support/hosted-product';
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
const send = (Key: string) => put(owner, { Bucket: images, Key, Body: drawnPng(), ContentType: 'image/png' });

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
