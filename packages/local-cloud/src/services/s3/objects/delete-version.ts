import { versionHeaders } from './found-object';
import type { Place, S3Needs } from '../protocol/operation';
import { isMarker, type StoredVersion } from './stored-object';

/** The result of a deletion: the deleted version or the new delete marker. */
export interface Deleted {
  readonly version: StoredVersion | undefined;
  readonly isMarker: boolean;
}

export const deletion = ({ bucket, key }: Place, versionId: string | null) =>
  versionId === null
    ? { bucket, key, action: 's3:DeleteObject' }
    : { bucket, key, action: 's3:DeleteObjectVersion', context: { 's3:VersionId': versionId } };

/**
 * Amazon S3 User Guide, "Deleting object versions from a versioning-enabled bucket". Does not check
 * permissions.
 */
export async function deleteVersion(
  { announce }: Pick<S3Needs, 'announce'>,
  place: Place,
  versionId: string | null,
): Promise<Deleted> {
  const { bucket, key } = place;
  if (versionId === null) {
    const before = bucket.objects.find(key);
    const marker = await bucket.objects.delete(key);
    if (marker !== undefined)
      announce({ ...place, name: 'ObjectRemoved:DeleteMarkerCreated', version: marker });
    else if (before !== undefined) announce({ ...place, name: 'ObjectRemoved:Delete', version: undefined });
    return { version: marker, isMarker: marker !== undefined };
  }
  const version = await bucket.objects.deleteVersion(key, versionId);
  if (version !== undefined) announce({ ...place, name: 'ObjectRemoved:Delete', version });
  return { version, isMarker: version !== undefined && isMarker(version) };
}

export const deletedHeaders = ({ bucket }: Place, deleted: Deleted): Record<string, string> => ({
  ...versionHeaders(bucket, deleted.version),
  ...(deleted.isMarker && { 'x-amz-delete-marker': 'true' }),
});
