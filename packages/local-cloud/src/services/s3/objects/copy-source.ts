import { fails, isUnchanged } from './conditions';
import { foundObject, objectQuestion } from './found-object';
import type { Place, S3Needs } from '../protocol/operation';
import { invalidArgument, preconditionFailed } from '../protocol/s3-error';
import type { S3Request } from '../protocol/parsed-request';
import { decoded } from '../protocol/s3-request';
import type { StoredObject } from './stored-object';

export interface CopySource {
  readonly place: Place;
  readonly versionId: string | null;
  readonly object: StoredObject;
}

/**
 * Returns the object in `x-amz-copy-source` after checking permission and conditions. Amazon S3 API Reference,
 * "CopyObject": `[/]<bucket>/<key>[?versionId=…]`, percent-encoded.
 */
export function copySource(needs: S3Needs, { headers }: Pick<S3Request, 'headers'>): CopySource {
  const [path = '', query] = (headers['x-amz-copy-source'] ?? '').split('?');
  const [, bucketName = '', key = ''] = /^\/?([^/]+)\/(.+)$/s.exec(decoded(path)) ?? [];
  if (key === '') throw invalidArgument('Copy Source must mention the source bucket and key');
  const versionId = new URLSearchParams(query).get('versionId');
  const place = { bucket: needs.buckets.byName(bucketName), key };
  const object = foundObject(needs, place, versionId);
  needs.permit(objectQuestion(['s3:GetObject', 's3:GetObjectVersion'], place, versionId, object));
  const prefix = 'x-amz-copy-source-';
  if (fails(object, headers, prefix) || isUnchanged(object, headers, prefix)) throw preconditionFailed();
  return { place, versionId, object };
}

export const copySourceHeaders = ({ place, object }: CopySource): Record<string, string> =>
  place.bucket.versioning === undefined ? {} : { 'x-amz-copy-source-version-id': object.versionId };
