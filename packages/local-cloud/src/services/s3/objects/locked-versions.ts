import type { Bucket } from '../buckets/buckets';
import type { S3Needs } from '../protocol/operation';
import { accessDenied, invalidArgument, s3Error } from '../protocol/s3-error';
import { isMarker, lockModes, type Retention, type StoredVersion } from './stored-object';

type Headers = Readonly<Record<string, string>>;

/** Reads the retention in the headers of a request. Amazon S3 API Reference, "PutObject". */
export function requestedRetention(
  { objectLock }: Pick<Bucket, 'objectLock'>,
  headers: Headers,
  now: Date,
): Retention | undefined {
  const mode = headers['x-amz-object-lock-mode'];
  const until = headers['x-amz-object-lock-retain-until-date'];
  if (mode === undefined && until === undefined) return undefined;
  if (objectLock === undefined)
    throw s3Error('InvalidRequest', 'Bucket is missing Object Lock Configuration');
  if (mode === undefined || until === undefined)
    throw invalidArgument(
      'x-amz-object-lock-retain-until-date and x-amz-object-lock-mode must both be supplied',
    );
  const known = lockModes.find((one) => one === mode);
  if (known === undefined) throw invalidArgument('Unknown wormMode directive.');
  const time = Date.parse(until);
  if (Number.isNaN(time)) throw invalidArgument('The retain until date must be provided in ISO 8601 format');
  if (time <= now.getTime()) throw invalidArgument('The retain until date must be in the future!');
  return { mode: known, until: new Date(time).toISOString() };
}

/** Amazon S3 User Guide, "Uploading objects to an Object Lock enabled bucket". Throws InvalidRequest. */
export function requireChecksum(isLocked: boolean, headers: Headers, checksum: Headers, what: string): void {
  if (!isLocked || headers['content-md5'] !== undefined || Object.keys(checksum).length > 0) return;
  throw s3Error(
    'InvalidRequest',
    `Content-MD5 OR x-amz-checksum- HTTP header is required for Put ${what} requests with Object Lock parameters`,
  );
}

export const bypassHeader = 'x-amz-bypass-governance-retention';

/** Throws AccessDenied for a version whose retention has not ended. Delete markers are not locked. */
export function requireUnlocked(
  { mayDo, clock }: Pick<S3Needs, 'mayDo' | 'clock'>,
  { bucket, key, versionId }: { readonly bucket: Bucket; readonly key: string; readonly versionId: string },
  headers: Headers,
): void {
  const version = bucket.objects.versions(key).find((each) => each.versionId === versionId);
  const retention = version && lockOf(version, clock.now());
  if (retention === undefined) return;
  const isBypassed =
    retention.mode === 'GOVERNANCE' &&
    headers[bypassHeader]?.toLowerCase() === 'true' &&
    mayDo({ action: 's3:BypassGovernanceRetention', bucket, key });
  if (!isBypassed) throw accessDenied('Access Denied because object protected by object lock.');
}

function lockOf(version: StoredVersion, now: Date): Retention | undefined {
  if (isMarker(version) || version.retention === undefined) return undefined;
  return Date.parse(version.retention.until) > now.getTime() ? version.retention : undefined;
}
