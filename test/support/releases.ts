import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3Client, DeleteObjectsCommand } from '@aws-sdk/client-s3';
import { readBuiltFiles } from '#ops/release/built-files';
import { release } from '#ops/release/release';
import type { Product } from './product';

export interface Build {
  readonly folder: string;
  readonly id: string;
}

export const buildIn = (folder: string): Build => ({ folder, id: readBuiltFiles(folder).id });

/** A copy of a build with another id. */
export async function withAnotherId({ folder, id }: Build): Promise<Build & { remove(): Promise<void> }> {
  const copy = await mkdtemp(join(tmpdir(), 'build-'));
  await cp(folder, copy, { recursive: true });
  const other = 'abcdef0123456789';
  for (const name of [...readBuiltFiles(copy).pages, 'builds/latest.json']) {
    const text = await readFile(join(copy, name), 'utf8');
    await writeFile(join(copy, name), text.replaceAll(id, other));
  }
  return { folder: copy, id: other, remove: () => rm(copy, { recursive: true }) };
}

/** Runs `npm run release -- --folder … --redirect …` with the URL and the keys of the product. */
export async function publish(
  product: Product,
  { folder }: Build,
  changes: { readonly redirects?: readonly string[]; readonly removedRedirects?: readonly string[] } = {},
): Promise<void> {
  const { origin, administrator } = product;
  await release(
    { help: false, stage: undefined, folder, redirects: [], removedRedirects: [], ...changes },
    {
      AWS_ENDPOINT_URL: origin,
      AWS_ACCESS_KEY_ID: administrator.accessKeyId,
      AWS_SECRET_ACCESS_KEY: administrator.secretAccessKey,
    },
  );
}

/** Removes the assets of a build that another build does not have. */
export async function removeAssets(product: Product, gone: Build, kept: Build): Promise<void> {
  const stays = new Set(readBuiltFiles(kept.folder).assets);
  const Objects = readBuiltFiles(gone.folder)
    .assets.filter((Key) => !stays.has(Key))
    .map((Key) => ({ Key }));
  const s3 = new S3Client({
    endpoint: product.origin,
    region: 'eu-west-1',
    credentials: product.administrator,
    forcePathStyle: true,
  });
  const Bucket = product.outputs['NovaLink-local-Web']?.SiteBucketName;
  await s3.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
}
