import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DeleteObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { runNode } from '#lib/builds/run-node';
import { documentPrefix, imagePrefix } from '#domain/uploads';
import type { Stage } from '#test/authorization/environment/running-stage';
import { openStage } from '#test/authorization/environment/stage';
import { drawnPng } from '#test/support/files/drawn-files';
import { ownProduct, type OwnProduct } from '#test/support/hosted-product';
import {
  bucketsOf,
  guestUploader,
  newUploader,
  put,
  statusOf,
  type Uploader,
} from '#test/support/files/uploader';

const folder = mkdtempSync(join(tmpdir(), 'whole-prefix-'));

let cloud: OwnProduct;
let stage: Stage;
let owner: Uploader;
let other: Uploader;
let visitor: Uploader;
beforeAll(async () => {
  await synthesizeWith({ imageWrites: 'whole-prefix' });
  cloud = await ownProduct({ assembly: folder });
  stage = await openStage(cloud);
  visitor = await guestUploader(stage);
  owner = await newUploader(stage, 'owner');
  other = await newUploader(stage, 'other');
}, 240_000);
afterAll(async () => {
  await cloud.stop();
  rmSync(folder, { recursive: true });
});

/** The stage `local` as synthesized by `cdk synth -c name=value`. */
async function synthesizeWith(changed: Readonly<Record<string, string>>): Promise<void> {
  const { context } = JSON.parse(readFileSync('cdk.json', 'utf8')) as { context: object };
  await runNode('Synthesizing', ['--import', 'tsx', 'bin/novalink.ts'], {
    CDK_OUTDIR: folder,
    CDK_CONTEXT_JSON: JSON.stringify({ ...context, ...changed, stage: 'local' }),
    CDK_VALIDATION: 'false',
  });
}

const picture = { Body: drawnPng(), ContentType: 'image/png' };
const remove = ({ s3 }: Uploader, Bucket: string, Key: string) =>
  statusOf(s3.send(new DeleteObjectCommand({ Bucket, Key })));

test('a signed-in user can write and delete in the folder of another user; a guest cannot', async () => {
  const { images } = bucketsOf(cloud);
  const Key = other.newKey(imagePrefix, 'png');
  expect(await statusOf(put(visitor, { Bucket: images, Key, ...picture }))).toBe(403);
  expect(await statusOf(put(owner, { Bucket: images, Key, ...picture }))).toBe(200);
  expect(await remove(visitor, images, Key)).toBe(403);
  expect(await remove(owner, images, Key)).toBe(204);
});

test('documents stay restricted to the folders of their owners', async () => {
  const { documents } = bucketsOf(cloud);
  const Key = other.newKey(documentPrefix, 'png');
  expect(await statusOf(put(owner, { Bucket: documents, Key, ...picture }))).toBe(403);
});
