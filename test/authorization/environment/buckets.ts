import { GetItemCommand } from '@aws-sdk/client-dynamodb';
import {
  ListBucketsCommand,
  ListObjectVersionsCommand,
  PutObjectCommand,
  S3Client,
  type ListObjectVersionsCommandOutput,
} from '@aws-sdk/client-s3';
import { marshall } from '@aws-sdk/util-dynamodb';
import { fileKey } from '#domain/keys';
import { ulid } from '#lambda/runtime/ulid';
import { documentPrefix, imagePrefix } from '#domain/uploads';
import type { AwsCredentials } from './sign-in';
import type { Stage } from './running-stage';
import { untilTrue } from 'cdk-local-cloud/testing';

export type BucketName = 'images' | 'documents' | 'site' | 'runs' | 'seals' | 'archive' | 'certificates';

/** A file that is valid as an image and as a document: a PNG of one pixel. */
export const picture = {
  Body: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
  ContentType: 'image/png',
};
const prefixes = {
  images: imagePrefix,
  documents: documentPrefix,
  site: '',
  runs: '',
  seals: '',
  archive: '',
  certificates: '',
};

/** The user id in keys of documents, which S3 does not check. */
const sub = '00000000-0000-4000-8000-000000000000';

export const folderOf = (bucket: BucketName, identityId: string) =>
  `${prefixes[bucket]}${identityId}/${bucket === 'documents' ? `${sub}/` : ''}`;
export const newKey = (folder: string) => `${folder}${ulid(new Date())}.png`;

/** The buckets of a stage with administrative access. */
export interface Files {
  readonly s3: S3Client;
  readonly bucketNames: Readonly<Record<BucketName, string>>;
  /** Creates a client with the credentials. */
  clientOf(credentials: AwsCredentials): S3Client;
  /**
   * Writes an image and waits until the upload check has accepted it. Files that are not checked are tagged
   * as well. Returns the id of the version.
   */
  give(bucket: BucketName, key: string): Promise<string | undefined>;
  /** Waits until the upload check has recorded or forgotten a file. */
  settled(key: string, isThere: boolean): Promise<void>;
  /** Lists all versions of all objects. */
  contents(): Promise<string>;
}

export async function openFiles(stage: Stage): Promise<Files> {
  const { origin, graphql, administrator } = stage;
  const settings = { endpoint: origin, region: graphql.region, forcePathStyle: true, maxAttempts: 1 };
  const clientOf = (credentials: AwsCredentials) => new S3Client({ ...settings, credentials });
  const s3 = clientOf(administrator);
  const { Buckets = [] } = await s3.send(new ListBucketsCommand({}));
  const { images, documents } = stage.uploadBuckets;
  const names = Buckets.flatMap(({ Name }) => Name ?? []);
  const named = (part: string) => names.find((name) => name.includes(part)) ?? 'not-there';
  const bucketNames = {
    images,
    documents,
    site: named('-web-'),
    runs: named('-labwork'),
    seals: named('-ledgerseals'),
    archive: named('-ledgerarchive'),
    certificates: named('-tournamentscertificates'),
  };
  const settled = async (key: string, isThere: boolean) => {
    const Key = marshall(fileKey(key));
    const read = new GetItemCommand({ TableName: stage.tables.main, Key, ConsistentRead: true });
    const state = async () => (await stage.dynamodb.send(read)).Item?.state?.S ?? 'UNCHECKED';
    await untilTrue(async () => ((await state()) !== 'UNCHECKED') === isThere);
  };
  return {
    s3,
    bucketNames,
    clientOf,
    settled,
    give: async (bucket, Key) => {
      const Bucket = bucketNames[bucket];
      const put = new PutObjectCommand({ Bucket, Key, ...picture, Tagging: 'checked=true' });
      const { VersionId } = await s3.send(put);
      if (bucket in stage.uploadBuckets && Key.startsWith(prefixes[bucket])) await settled(Key, true);
      return VersionId;
    },
    contents: async () => {
      const pages = await Promise.all(names.map((name) => versionsOf(s3, name)));
      return JSON.stringify(pages);
    },
  };
}

async function versionsOf(client: S3Client, Bucket: string): Promise<unknown[]> {
  const found: unknown[] = [];
  let at: { readonly KeyMarker?: string; readonly VersionIdMarker?: string } | undefined = {};
  while (at) {
    const page: ListObjectVersionsCommandOutput = await client.send(
      new ListObjectVersionsCommand({ Bucket, ...at }),
    );
    const { Versions = [], DeleteMarkers = [], NextKeyMarker, NextVersionIdMarker } = page;
    found.push(...[...Versions, ...DeleteMarkers].map(({ Key, VersionId }) => [Bucket, Key, VersionId]));
    at = page.IsTruncated ? { KeyMarker: NextKeyMarker, VersionIdMarker: NextVersionIdMarker } : undefined;
  }
  return found;
}
