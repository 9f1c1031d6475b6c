import {
  array,
  boolean,
  literal,
  optional,
  picklist,
  pipe,
  record,
  strictObject,
  string,
  transform,
  union,
  unknown,
} from 'valibot';
import { inert } from '#local/template/inert';
import { resourceKind } from '#local/template/resource-kind';
import type { Buckets } from '../buckets/buckets';
import { deployFiles } from './deploy-files';
import { withMarkersReplaced } from './markers';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { inflateRawSync } from 'node:zlib';

/** CloudFormation passes booleans to custom resources as text. */
const flag = union([
  boolean(),
  pipe(
    picklist(['true', 'false']),
    transform((text) => text === 'true'),
  ),
]);
const atOnce = 'caching is not implemented, so invalidation is not needed';

const properties = strictObject({
  SourceBucketNames: array(string()),
  SourceObjectKeys: array(string()),
  SourceMarkers: optional(array(record(string(), unknown())), []),
  SourceMarkersConfig: optional(
    array(
      strictObject({
        jsonEscape: optional(flag, false),
        markerEncodings: optional(
          record(string(), picklist(['LITERAL', 'UNQUOTED_JSON_VALUE', 'JSON_VALUE'])),
          {},
        ),
      }),
    ),
    [],
  ),
  DestinationBucketName: string(),
  DestinationBucketKeyPrefix: optional(string(), ''),
  Prune: optional(flag, true),
  Exclude: optional(array(string()), []),
  Include: optional(array(string()), []),
  SystemMetadata: optional(
    strictObject({
      'cache-control': optional(string()),
      'content-disposition': optional(string()),
      'content-encoding': optional(string()),
      'content-language': optional(string()),
      'content-type': optional(string()),
    }),
    {},
  ),
  UserMetadata: optional(record(string(), string()), {}),
  Extract: optional(literal(true)),
  DestinationBucketArn: optional(string()),
  ServiceToken: inert('the local cloud copies the files itself'),
  DistributionId: inert(atOnce),
  DistributionPaths: inert(atOnce),
  WaitForDistributionInvalidation: inert(atOnce),
  OutputObjectKeys: inert('not used by templates'),
  RetainOnDelete: inert('the local cloud does not delete resources'),
  SignContent: inert('files are copied within this machine'),
});

interface Needs {
  readonly buckets: Buckets;
  readonly assets: { readonly pathOf: (bucket: string, key: string) => string };
}

/** The custom resource of the CDK's `BucketDeployment`. Files of later sources replace those of earlier ones. */
export const bucketDeploymentKind = ({ buckets, assets }: Needs) =>
  resourceKind({
    type: 'Custom::CDKBucketDeployment',
    properties,
    async create({ logicalId, properties: wanted }) {
      const bucket = buckets.byName(wanted.DestinationBucketName);
      const files = new Map<string, Buffer>();
      for (const [index, objectKey] of wanted.SourceObjectKeys.entries()) {
        const path = assets.pathOf(wanted.SourceBucketNames[index] ?? '', objectKey);
        const markers = { values: wanted.SourceMarkers[index] ?? {}, ...wanted.SourceMarkersConfig[index] };
        for (const [name, bytes] of sourceFiles(path)) files.set(name, withMarkersReplaced(bytes, markers));
      }
      await deployFiles(files, bucket, {
        prefix: wanted.DestinationBucketKeyPrefix.replace(/^\/$/, ''),
        prune: wanted.Prune,
        exclude: wanted.Exclude,
        include: wanted.Include,
        headers: wanted.SystemMetadata,
        userMetadata: wanted.UserMetadata,
      });
      return { ref: `aws.cdk.s3deployment.${logicalId}`, attributes: { DestinationBucketArn: bucket.arn } };
    },
  });

/** Returns the files of an asset, a folder or a zip archive, by path. */
function sourceFiles(path: string): [name: string, bytes: Buffer][] {
  if (!statSync(path).isDirectory()) return zipEntries(readFileSync(path));
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [relative(path, file).split(sep).join('/'), readFileSync(file)]);
}

const endOfDirectory = Buffer.from('PK\x05\x06', 'latin1');

/** Returns the files in a zip archive, stored or deflated. APPNOTE.TXT, ".ZIP File Format Specification", 4.3. */
function zipEntries(zip: Buffer): [name: string, bytes: Buffer][] {
  const end = zip.lastIndexOf(endOfDirectory);
  if (end < 0) throw new Error('the asset is not a zip archive');
  const count = zip.readUInt16LE(end + 10);
  let at = zip.readUInt32LE(end + 16);
  const entries: [string, Buffer][] = [];
  for (let index = 0; index < count; index += 1) {
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    if (!name.endsWith('/')) entries.push([name, contentOf(zip, at)]);
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
}

function contentOf(zip: Buffer, directoryEntry: number): Buffer {
  const method = zip.readUInt16LE(directoryEntry + 10);
  const size = zip.readUInt32LE(directoryEntry + 20);
  const header = zip.readUInt32LE(directoryEntry + 42);
  const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
  const content = zip.subarray(start, start + size);
  if (method === 0) return content;
  if (method === 8) return inflateRawSync(content);
  throw new Error(`the archive's compression method ${method} is not supported`);
}
