import type { Bucket } from '../buckets/buckets';
import type { Place, S3Needs } from '../protocol/operation';
import { accessDenied, s3Error } from '../protocol/s3-error';
import { isMarker, type StoredObject, type StoredVersion } from './stored-object';
import { existingTagContext } from './tags';

/**
 * The permission for an action on an existing object: `s3:GetObject`, or `s3:GetObjectVersion` for a certain version.
 */
export function objectQuestion(
  [action, versionAction]: readonly [action: string, versionAction: string],
  place: Place,
  versionId: string | null,
  { tags }: Pick<StoredObject, 'tags'>,
) {
  const context = existingTagContext(tags);
  return versionId === null
    ? { ...place, action, context }
    : { ...place, action: versionAction, context: { ...context, 's3:VersionId': versionId } };
}

/**
 * Returns the requested version, or the newest one. Throws NoSuchKey, NoSuchVersion, MethodNotAllowed, AccessDenied.
 */
export function foundObject(
  { mayDo, caller }: Pick<S3Needs, 'mayDo' | 'caller'>,
  { bucket, key }: Place,
  versionId: string | null,
): StoredObject {
  const versions = bucket.objects.versions(key);
  const version = versionId === null ? versions[0] : versions.find((each) => each.versionId === versionId);
  if (version !== undefined && !isMarker(version)) return version;
  // Callers without permission to list must not learn which keys exist. Amazon S3 API Reference, "GetObject",
  // Permissions.
  if (!mayDo({ action: 's3:ListBucket', bucket })) {
    throw accessDenied(
      `User: ${caller.arn} is not authorized to perform: s3:ListBucket on resource: "${bucket.arn}"`,
    );
  }
  if (version !== undefined) throw isDeleted(version, versionId);
  if (versionId !== null) throw s3Error('NoSuchVersion', 'The specified version does not exist.', 404);
  throw noSuchKey();
}

export const noSuchKey = (headers: Readonly<Record<string, string>> = {}) =>
  s3Error('NoSuchKey', 'The specified key does not exist.', 404, headers);

/** Amazon S3 User Guide, "Working with delete markers". */
function isDeleted(marker: StoredVersion, named: string | null) {
  const headers = { 'x-amz-delete-marker': 'true', 'x-amz-version-id': marker.versionId };
  if (named === null) return noSuchKey(headers);
  return s3Error('MethodNotAllowed', 'The specified method is not allowed against this resource.', 405, {
    ...headers,
    allow: 'DELETE',
    'last-modified': new Date(marker.lastModified).toUTCString(),
  });
}

/** Buckets without versioning return no version ids. */
export const versionHeaders = (
  { versioning }: Pick<Bucket, 'versioning'>,
  version: Pick<StoredVersion, 'versionId'> | undefined,
): Record<string, string> =>
  versioning === undefined || version === undefined ? {} : { 'x-amz-version-id': version.versionId };
