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
import { lockModes, type Retention } from './stored-object';

const period = optional(pipe(number(), integer(), minValue(1)));

/** https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/aws-properties-s3-bucket-objectlockconfiguration.html */
export const objectLockConfiguration = strictObject({
  ObjectLockEnabled: optional(literal('Enabled')),
  Rule: optional(
    strictObject({
      DefaultRetention: pipe(
        strictObject({ Mode: picklist(lockModes), Days: period, Years: period }),
        check(({ Days, Years }) => (Days === undefined) !== (Years === undefined), 'either Days or Years'),
      ),
    }),
  ),
});

/** The default retention of a bucket. */
export interface DefaultRetention {
  readonly mode: Retention['mode'];
  readonly days: number;
}

/** Object Lock settings of a bucket. A bucket can support locks without a default retention. */
export interface ObjectLock {
  readonly byDefault: DefaultRetention | undefined;
}

interface LockProperties {
  readonly ObjectLockEnabled?: boolean | undefined;
  readonly ObjectLockConfiguration?: InferOutput<typeof objectLockConfiguration> | undefined;
  readonly VersioningConfiguration?: { readonly Status: string } | undefined;
}

/** Reads the settings. Throws like S3 if they are inconsistent. */
export function objectLockOf(properties: LockProperties): ObjectLock | undefined {
  const { ObjectLockEnabled, ObjectLockConfiguration, VersioningConfiguration } = properties;
  if (ObjectLockEnabled !== true) {
    if (ObjectLockConfiguration === undefined) return undefined;
    throw new Error('property ObjectLockConfiguration: the bucket has no ObjectLockEnabled');
  }
  if (VersioningConfiguration?.Status === 'Suspended')
    throw new Error('property VersioningConfiguration: Object Lock requires versioning');
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
