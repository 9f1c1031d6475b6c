import {
  check,
  integer,
  literal,
  minValue,
  number,
  optional,
  picklist,
  pipe,
  strictObject,
  type InferOutput,
} from 'valibot';
import type { Bucket } from '../buckets/buckets';
import type { S3Needs } from '../protocol/operation';
import { accessDenied, invalidArgument, s3Error } from '../protocol/s3-error';
import { isMarker, type Retention, type StoredVersion } from './stored-object';

const modes = ['COMPLIANCE', 'GOVERNANCE'] as const;
const period = optional(pipe(number(), integer(), minValue(1)));

/** https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/aws-properties-s3-bucket-objectlockconfiguration.html */
export const objectLockConfiguration = strictObject({
  ObjectLockEnabled: optional(literal('Enabled')),
  Rule: optional(
    strictObject({
      DefaultRetention: pipe(
        strictObject({ Mode: picklist(modes), Days: period, Years: period }),
        check(({ Days, Years }) => (Days === undefined) !== (Years === undefined), 'either Days or Years'),
      ),
    }),
  ),
});

/** How long new objects of a bucket are locked. */
export interface DefaultRetention {
  readonly mode: Retention['mode'];
  readonly days: number;
}

/** What a bucket with Object Lock does with new objects; it can lock one without doing so by itself. */
export interface ObjectLock {
  readonly byDefault: DefaultRetention | undefined;
}

interface LockProperties {
  readonly ObjectLockEnabled?: boolean | undefined;
  readonly ObjectLockConfiguration?: InferOutput<typeof objectLockConfiguration> | undefined;
  readonly VersioningConfiguration?: { readonly Status: string } | undefined;
}

/** Throws, as S3 does, for a bucket that could not lock what it says. */
export function objectLockOf(properties: LockProperties): ObjectLock | undefined {
  const { ObjectLockEnabled, ObjectLockConfiguration, VersioningConfiguration } = properties;
  if (ObjectLockEnabled !== true) {
    if (ObjectLockConfiguration === undefined) return undefined;
    throw new Error('property ObjectLockConfiguration: the bucket has no ObjectLockEnabled');
  }
  if (VersioningConfiguration?.Status === 'Suspended')
    throw new Error('property VersioningConfiguration: a bucket with Object Lock keeps versions');
  const retention = ObjectLockConfiguration?.Rule?.DefaultRetention;
  if (retention === undefined) return { byDefault: undefined };
  const { Mode, Days, Years = 0 } = retention;
  return { byDefault: { mode: Mode, days: Days ?? Years * 365 } };
}

const dayMs = 24 * 60 * 60 * 1000;

export const retentionFrom = ({ mode, days }: DefaultRetention, now: Date): Retention => ({
  mode,
  until: new Date(now.getTime() + days * dayMs).toISOString(),
});

type Headers = Readonly<Record<string, string>>;

/** What the headers of a request ask for. Amazon S3 API Reference, "PutObject". */
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
  const known = modes.find((one) => one === mode);
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

/** Throws AccessDenied for a version whose time is not over. Markers are not locked. */
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
