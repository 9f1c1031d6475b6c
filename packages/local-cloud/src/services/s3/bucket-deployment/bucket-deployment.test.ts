import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { GetObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import { expect, test } from '@jest/globals';
import { startBuckets } from '#local/testing/buckets';
import { deployFiles } from './deploy-files';

function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'asset-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

/** An archive that the program `zip` created from a file `a/b.txt` with "deflated deflated deflated", in base64. */
const zip =
  'UEsDBBQAAAAIAAAAIVr9LmfHDgAAABoAAAAHAAAAYS9iLnR4dEtJTctJLElNUUhBZwAAUEsBAhQDFAAAAAgAAAAhWv0uZ8cOAAAA' +
  'GgAAAAcAAAAAAAAAAAAAAIABAAAAAGEvYi50eHRQSwUGAAAAAAEAAQA1AAAAMwAAAAAA';

const deployment = (properties: object) => ({
  Type: 'Custom::CDKBucketDeployment',
  DependsOn: 'Site',
  Properties: {
    ServiceToken: 'arn:aws:lambda:eu-west-1:000000000000:function:deployer',
    DestinationBucketName: 'site',
    SourceBucketNames: ['assets'],
    WaitForDistributionInvalidation: true,
    OutputObjectKeys: true,
    Prune: false,
    ...properties,
  },
});
const site = { Type: 'AWS::S3::Bucket', Properties: { BucketName: 'site' } };

test('copies folders with types and metadata, and replaces markers', async () => {
  const page = folderOf({ 'index.html': '<b>ä</b>', 'js/app.js': 'go()', 'data.unknown': 'x' });
  const outputs = folderOf({ 'outputs.json': '{"url":"https://<<marker:0xbaba:0>>/"}' });
  const cloud = await startBuckets({
    Site: site,
    Pages: deployment({
      SourceBucketNames: ['assets', 'assets'],
      SourceObjectKeys: [page, outputs],
      SourceMarkers: [{}, { '<<marker:0xbaba:0>>': 'it’s "here"' }],
      SourceMarkersConfig: [{}, { jsonEscape: true }],
      SystemMetadata: { 'cache-control': 'no-cache' },
      DestinationBucketKeyPrefix: 'v1',
    }),
  });
  const get = (Key: string) => cloud.administrator.send(new GetObjectCommand({ Bucket: 'site', Key }));
  const index = await get('v1/index.html');
  expect(await index.Body?.transformToString()).toBe('<b>ä</b>');
  expect(index).toMatchObject({ ContentType: 'text/html', CacheControl: 'no-cache' });
  expect((await get('v1/js/app.js')).ContentType).toBe('text/javascript');
  expect((await get('v1/data.unknown')).ContentType).toBe('binary/octet-stream');
  const written = (await (await get('v1/outputs.json')).Body?.transformToString()) ?? '';
  expect(JSON.parse(written)).toEqual({ url: 'https://it’s "here"/' });
  await cloud.stop();
});

test('unpacks archives', async () => {
  const archive = join(folderOf({ 'x.zip': '' }), 'x.zip');
  writeFileSync(archive, Buffer.from(zip, 'base64'));
  const cloud = await startBuckets({ Site: site, Files: deployment({ SourceObjectKeys: [archive] }) });
  const found = await cloud.administrator.send(new GetObjectCommand({ Bucket: 'site', Key: 'a/b.txt' }));
  expect(await found.Body?.transformToString()).toBe('deflated deflated deflated');
  await cloud.stop();
});

test('removes files that the filters do not protect, and does not upload unchanged ones again', async () => {
  const cloud = await startBuckets({ Site: site });
  const bucket = cloud.service.buckets.byName('site');
  const wishes = {
    prefix: '',
    prune: true,
    exclude: ['keep/*'],
    include: ['keep/not'],
    headers: {},
    userMetadata: {},
  };
  const first = new Map(['a', 'b', 'keep/me', 'keep/not'].map((name) => [name, Buffer.from(name)]));
  await deployFiles(first, bucket, { ...wishes, exclude: [], include: [] });
  const before = bucket.objects.find('a')?.blob;
  await deployFiles(new Map([['a', Buffer.from('a')]]), bucket, wishes);
  const { Contents } = await cloud.administrator.send(new ListObjectsV2Command({ Bucket: 'site' }));
  expect(Contents?.map(({ Key }) => Key)).toEqual(['a', 'keep/me']);
  expect(bucket.objects.find('a')?.blob).toBe(before);
  await cloud.stop();
});

test('rejects unsupported properties', async () => {
  const started = startBuckets({
    Site: site,
    Files: deployment({ SourceObjectKeys: [], SystemMetadata: { 'website-redirect': '/x' } }),
  });
  await expect(started).rejects.toThrow(
    'Files / Files (Custom::CDKBucketDeployment): property SystemMetadata.website-redirect is not supported',
  );
});
