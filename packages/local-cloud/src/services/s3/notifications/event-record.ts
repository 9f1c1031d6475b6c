import { randomUUID } from 'node:crypto';
import type { Principal } from '#local/platform/principal';
import { accountId, region } from '#local/services/needs';
import type { S3Request } from '../protocol/parsed-request';
import { isMarker } from '../objects/stored-object';
import { urlEncoded } from '../lists/url-encoded';
import type { Notification } from '../buckets/buckets';
import type { ObjectChange } from './notification';

interface Circumstances {
  readonly caller: Principal;
  readonly request: Pick<S3Request, 'sourceIp'>;
  readonly now: Date;
}

/** Amazon S3 User Guide, "Event message structure". */
export function eventRecord(
  { id }: Notification,
  { name, bucket, key, version }: ObjectChange,
  { caller, request, now }: Circumstances,
) {
  const isGone = name === 'ObjectRemoved:Delete';
  const object = version === undefined || isMarker(version) ? undefined : version;
  return {
    eventVersion: '2.1',
    eventSource: 'aws:s3',
    awsRegion: region,
    eventTime: now.toISOString(),
    eventName: name,
    userIdentity: { principalId: `AWS:${caller.arn.split('/').slice(1).join(':')}` },
    requestParameters: { sourceIPAddress: request.sourceIp },
    responseElements: { 'x-amz-request-id': randomUUID(), 'x-amz-id-2': randomUUID() },
    s3: {
      s3SchemaVersion: '1.0',
      configurationId: id,
      bucket: { name: bucket.name, ownerIdentity: { principalId: accountId }, arn: bucket.arn },
      object: {
        key: urlEncoded(key),
        ...(object !== undefined && !isGone && { size: object.size, eTag: object.etag.replaceAll('"', '') }),
        ...(version !== undefined && bucket.versioning !== undefined && { versionId: version.versionId }),
        sequencer: sequencer(now),
      },
    },
  };
}

let reported = 0;

/** Later values sort after earlier ones as text. */
function sequencer(now: Date): string {
  reported += 1;
  const part = (number: number, length: number) => number.toString(16).toUpperCase().padStart(length, '0');
  return part(now.getTime(), 12) + part(reported, 6);
}
