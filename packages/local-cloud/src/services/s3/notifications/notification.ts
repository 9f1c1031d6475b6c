import type { Notification } from '../buckets/buckets';
import { array, optional, picklist, strictObject, string, type InferOutput } from 'valibot';
import type { Bucket } from '../buckets/buckets';
import type { StoredVersion } from '../objects/stored-object';

/** Amazon S3 User Guide, "Supported event types for SQS, SNS, and Lambda": the types that occur here. */
const changeNames = [
  'ObjectCreated:Put',
  'ObjectCreated:Copy',
  'ObjectCreated:CompleteMultipartUpload',
  'ObjectRemoved:Delete',
  'ObjectRemoved:DeleteMarkerCreated',
  'ObjectTagging:Put',
  'ObjectTagging:Delete',
] as const;

const events = [
  ...changeNames.map((name) => `s3:${name}` as const),
  's3:ObjectCreated:*',
  's3:ObjectCreated:Post',
  's3:ObjectRemoved:*',
  's3:ObjectTagging:*',
] as const;

export const notificationConfiguration = strictObject({
  LambdaConfigurations: optional(
    array(
      strictObject({
        Event: picklist(events),
        Function: string(),
        Filter: optional(
          strictObject({
            S3Key: strictObject({
              Rules: array(
                strictObject({
                  Name: picklist(['prefix', 'suffix', 'Prefix', 'Suffix']),
                  Value: string(),
                }),
              ),
            }),
          }),
        ),
      }),
    ),
    [],
  ),
});

/** A change of a key. */
export interface ObjectChange {
  readonly name: (typeof changeNames)[number];
  readonly bucket: Bucket;
  readonly key: string;
  /** The version that was created or deleted; absent after a deletion without versioning. */
  readonly version: StoredVersion | undefined;
}

export const notificationsOf = (
  { LambdaConfigurations }: InferOutput<typeof notificationConfiguration>,
  bucketName: string,
): Notification[] =>
  LambdaConfigurations.map(({ Event, Function, Filter }, at) => {
    const rules = Filter?.S3Key.Rules ?? [];
    const valueOf = (name: string) => rules.find((rule) => rule.Name.toLowerCase() === name)?.Value ?? '';
    return {
      id: `${bucketName}-${at + 1}`,
      event: Event.slice('s3:'.length),
      functionArn: Function,
      prefix: valueOf('prefix'),
      suffix: valueOf('suffix'),
    };
  });

export const isWanted = (
  { event, prefix, suffix }: Notification,
  { name, key }: Pick<ObjectChange, 'name' | 'key'>,
) => covers(event, name) && key.startsWith(prefix) && key.endsWith(suffix);

/**
 * Throws like S3 if a change would cause two notifications. Amazon S3 User Guide, "Configuring notifications with
 * object key name filtering".
 */
export function checkOverlaps(notifications: readonly Notification[]): void {
  for (const [at, one] of notifications.entries())
    for (const other of notifications.slice(at + 1))
      if (
        (covers(one.event, other.event) || covers(other.event, one.event)) &&
        (one.prefix.startsWith(other.prefix) || other.prefix.startsWith(one.prefix)) &&
        (one.suffix.endsWith(other.suffix) || other.suffix.endsWith(one.suffix))
      )
        throw new Error(
          'configurations overlap: configurations on the same bucket cannot share a common event type',
        );
}

const covers = (event: string, name: string) =>
  event.endsWith('*') ? name.startsWith(event.slice(0, -1)) : event === name;
