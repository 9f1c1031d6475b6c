import { HeadObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { imagePrefix } from '#domain/uploads';
import { openStage } from '../test/authorization/environment/stage';
import { parSheet } from '#domain/slots/testing/ground-truths';
import { givenCompany, givenLiveGame } from '../test/support/given/given-games';
import { startProduct } from '../test/support/product';
import { latencies } from './latencies';
import type { Metric } from './run';

const kept = 1000;
const inParallel = 16;
const lists = { warmUp: 5, times: 50 };
const pages = { warmUp: 20, times: 200 };
const games = 24;

/**
 * A list of 1,000 images compared with a HEAD of one of them, and a page of the catalogue compared with the
 * simplest route.
 */
export async function storageMetrics(): Promise<Metric[]> {
  const product = await startProduct();
  const s3 = new S3Client({
    endpoint: product.origin,
    region: 'eu-west-1',
    credentials: product.administrator,
    forcePathStyle: true,
  });
  try {
    const stage = await openStage(product);
    const Bucket = product.outputs['NovaLink-local-Storage']?.ImageBucketName ?? '';
    const folder = `${imagePrefix}eu-west-1:00000000-0000-4000-8000-000000000000/`;
    const keys = Array.from({ length: kept }, (_, at) => `${folder}${`${at}`.padStart(26, '0')}.png`);
    await putAll(s3, Bucket, keys);
    const list = await latencies(lists, () =>
      s3.send(new ListObjectsV2Command({ Bucket, Prefix: folder, MaxKeys: kept })),
    );
    const head = await latencies(lists, () => s3.send(new HeadObjectCommand({ Bucket, Key: keys[0] ?? '' })));

    const tables = { dynamodb: stage.dynamodb, mainTable: stage.tables.main };
    await givenCompany(tables, 'bench');
    for (let at = 0; at < games; at += 1) await givenLiveGame(tables, 'bench', parSheet, { betLevels: [10] });
    const ask = (path: string) => async () => (await fetch(`${product.origin}${path}`)).text();
    const catalogue = await latencies(pages, ask(`/api/v1/catalogue?limit=${games}`));
    const health = await latencies(pages, ask('/api/v1/health'));
    return [
      {
        name: `List of ${kept} images`,
        value: `p50 ${list.p50.toFixed(1)} ms`,
        beside: `p99 ${list.p99.toFixed(1)} ms; HEAD of one p50 ${head.p50.toFixed(1)} ms: ${(list.p50 / head.p50).toFixed(1)} ×`,
      },
      {
        name: `Catalogue page of ${games} games, uncached`,
        value: `p50 ${catalogue.p50.toFixed(1)} ms`,
        beside: `p99 ${catalogue.p99.toFixed(1)} ms; GET /api/v1/health p50 ${health.p50.toFixed(1)} ms: ${(catalogue.p50 / health.p50).toFixed(1)} ×`,
      },
    ];
  } finally {
    s3.destroy();
    await product.stop();
  }
}

async function putAll(s3: S3Client, Bucket: string, keys: readonly string[]): Promise<void> {
  const waiting = [...keys];
  const put = async () => {
    for (let Key = waiting.pop(); Key !== undefined; Key = waiting.pop())
      await s3.send(new PutObjectCommand({ Bucket, Key, Body: 'bench', ContentType: 'text/plain' }));
  };
  await Promise.all(Array.from({ length: inParallel }, put));
}
