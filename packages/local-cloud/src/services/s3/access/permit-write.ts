import type { Place, S3Needs } from '../protocol/operation';
import type { S3Request } from '../protocol/parsed-request';
import { requestTagContext, type Tags } from '../objects/tags';

interface Write {
  readonly tags?: Tags;
  /** Whether this operation completes the object; false for the start and the parts of an upload. */
  readonly isWhole: boolean;
}

/** Request headers that policies can use. Service Authorization Reference, "Amazon S3". */
const reported = [
  'if-match',
  'if-none-match',
  'x-amz-acl',
  'x-amz-copy-source',
  'x-amz-metadata-directive',
  'x-amz-server-side-encryption',
  'x-amz-storage-class',
];

/**
 * Throws AccessDenied. Amazon S3 API Reference, "PutObject", Permissions: tags also require `s3:PutObjectTagging`.
 * Amazon S3 User Guide, "Enforce conditional writes on Amazon S3 buckets": If-Match requires `s3:GetObject`.
 */
export function permitWrite(
  { permit }: Pick<S3Needs, 'permit'>,
  place: Place,
  { headers }: Pick<S3Request, 'headers'>,
  { tags = {}, isWhole }: Write,
): void {
  const stated = reported.flatMap((name) => {
    const value = headers[name];
    return value === undefined ? [] : [[`s3:${name}`, value] as const];
  });
  const context = {
    ...Object.fromEntries(stated),
    ...requestTagContext(tags),
    's3:ObjectCreationOperation': String(isWhole),
  };
  permit({ ...place, action: 's3:PutObject', context });
  if (Object.keys(tags).length > 0)
    permit({ ...place, action: 's3:PutObjectTagging', context: requestTagContext(tags) });
  if (headers['if-match'] !== undefined) permit({ ...place, action: 's3:GetObject' });
}
