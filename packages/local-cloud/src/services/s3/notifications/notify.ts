import type { Clock } from '#local/platform/clock';
import type { Principal } from '#local/platform/principal';
import type { EventTargets } from '#local/services/needs';
import { bucketArn, type Bucket } from '../buckets/buckets';
import type { S3Request } from '../protocol/parsed-request';
import { eventRecord } from './event-record';
import type { Notification } from '../buckets/buckets';
import { isWanted, type ObjectChange } from './notification';

const asS3 = (bucketName: string) => ({ service: 's3.amazonaws.com', sourceArn: bucketArn(bucketName) });

/** Invokes the notified functions of a bucket, with one event for each change. */
export function notify(
  { eventTargets, clock }: { eventTargets: EventTargets; clock: Clock },
  change: ObjectChange,
  by: { readonly caller: Principal; readonly request: Pick<S3Request, 'sourceIp'> },
): void {
  const { name, notifications }: Bucket = change.bucket;
  for (const notification of notifications.filter((each) => isWanted(each, change))) {
    const record = eventRecord(notification, change, { ...by, now: clock.now() });
    try {
      void eventTargets.send(notification.functionArn, { Records: [record] }, asS3(name));
    } catch (error) {
      // The change is complete; S3 does not fail it if the permission was removed.
      console.error(`${notification.functionArn} was not notified of ${change.name} in ${name}:`, error);
    }
  }
}

/** Throws like PutBucketNotificationConfiguration if S3 has no permission to invoke the function for the bucket. */
export function checkDestinations(
  { eventTargets }: { eventTargets: EventTargets },
  bucketName: string,
  notifications: readonly Notification[],
): void {
  for (const { functionArn } of notifications) {
    try {
      eventTargets.admit(functionArn, asS3(bucketName));
    } catch (error) {
      throw new Error(
        `property NotificationConfiguration: unable to validate the following destination configurations: ${
          error instanceof Error ? error.message : functionArn
        }`,
      );
    }
  }
}
