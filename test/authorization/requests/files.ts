import {
  AbortMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  DeleteObjectTaggingCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
  ListPartsCommand,
  PutObjectCommand,
  PutObjectTaggingCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { folderOf, newKey, picture, type BucketName, type Files } from '../environment/buckets';
import type { FileOperation } from '../matrix/files';

type Parts<Row> = Row extends `s3:${infer Action} ${BucketName} ${infer Place}` ? [Action, Place] : never;
export type FileAction = Parts<FileOperation>[0];
export type Place = Parts<FileOperation>[1];

/** The object of a request, created by the administrator. */
export interface FileObject {
  readonly bucket: BucketName;
  readonly key: string;
  readonly versionId?: string;
  readonly uploadId?: string;
  /** The source of a copy. */
  readonly source?: string;
}

const begun = async ({ s3, bucketNames }: Files, bucket: BucketName, key: string): Promise<FileObject> => {
  const started = { Bucket: bucketNames[bucket], Key: key, ContentType: picture.ContentType };
  const { UploadId } = await s3.send(new CreateMultipartUploadCommand(started));
  if (UploadId === undefined) throw new Error('The upload has no id.');
  return { bucket, key, uploadId: UploadId };
};
const kept = async (files: Files, bucket: BucketName, key: string): Promise<FileObject> => ({
  bucket,
  key,
  versionId: await files.give(bucket, key),
});
/** Creates a document in the same folder, which the caller is allowed to read. */
const copied = async (files: Files, bucket: BucketName, key: string): Promise<FileObject> => {
  const identityId = key.split('/').find((part) => part.includes(':')) ?? '';
  const source = newKey(folderOf('documents', identityId));
  await files.give('documents', source);
  return { bucket, key, source: `${files.bucketNames.documents}/${source}` };
};
const named = (_files: Files, bucket: BucketName, key: string): Promise<FileObject> =>
  Promise.resolve({ bucket, key });

/** The objects that each action requires. */
const prepared = {
  GetObject: kept,
  GetObjectVersion: kept,
  DeleteObject: kept,
  DeleteObjectVersion: kept,
  PutObjectTagging: kept,
  PutObject: named,
  CopyObject: copied,
  ListBucket: named,
  ListBucketVersions: named,
  AbortMultipartUpload: begun,
  ListMultipartUploadParts: begun,
} as const satisfies Readonly<Record<FileAction, typeof named>>;

/** Creates an object for an action at a place relative to an identity. */
export async function fileFor(
  files: Files,
  action: FileAction,
  bucket: BucketName,
  place: Place,
  folders: { readonly own: string; readonly others: string },
): Promise<FileObject> {
  const folder = place === 'others' ? folders.others : folders.own;
  const key = newKey(place === 'elsewhere' ? '' : folderOf(bucket, folder));
  if (place === 'missing') return { bucket, key };
  if (place === 'overwritten') return kept(files, bucket, key);
  const object = await prepared[action](files, bucket, key);
  const Bucket = files.bucketNames[bucket];
  if (place === 'unchecked') await files.s3.send(new DeleteObjectTaggingCommand({ Bucket, Key: key }));
  return object;
}

/** Sends the caller's request to S3. */
export function askS3(
  { bucketNames }: Files,
  client: S3Client,
  { action, place }: { readonly action: FileAction; readonly place: Place },
  { bucket, key, versionId, uploadId, source }: FileObject,
): Promise<unknown> {
  const at = { Bucket: bucketNames[bucket], Key: key };
  const Prefix = key.slice(0, key.lastIndexOf('/') + 1);
  const upload = { ...at, UploadId: uploadId };
  const version = { ...at, VersionId: versionId };
  // Documents can only be created; the bucket must enforce this.
  const once = bucket === 'documents' && place !== 'overwritten' ? { IfNoneMatch: '*' } : {};
  const requests = {
    GetObject: () => client.send(new GetObjectCommand(at)),
    GetObjectVersion: () => client.send(new GetObjectCommand(version)),
    DeleteObject: () => client.send(new DeleteObjectCommand(at)),
    DeleteObjectVersion: () => client.send(new DeleteObjectCommand(version)),
    PutObjectTagging: () =>
      client.send(
        new PutObjectTaggingCommand({ ...at, Tagging: { TagSet: [{ Key: 'checked', Value: 'true' }] } }),
      ),
    PutObject: () => client.send(new PutObjectCommand({ ...at, ...picture, ...once })),
    CopyObject: () => client.send(new CopyObjectCommand({ ...at, CopySource: source })),
    ListBucket: () => client.send(new ListObjectsV2Command({ Bucket: at.Bucket, Prefix })),
    ListBucketVersions: () => client.send(new ListObjectVersionsCommand({ Bucket: at.Bucket, Prefix })),
    AbortMultipartUpload: () => client.send(new AbortMultipartUploadCommand(upload)),
    ListMultipartUploadParts: () => client.send(new ListPartsCommand(upload)),
  } as const satisfies Readonly<Record<FileAction, () => Promise<unknown>>>;
  return requests[action]();
}
