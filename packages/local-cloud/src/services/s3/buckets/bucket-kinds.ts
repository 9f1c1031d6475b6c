import { strictObject, string } from 'valibot';
import { checkPolicy } from '#local/platform/iam/statement';
import { policyDocument } from '#local/services/iam/policy-schema';
import type { EventTargets } from '#local/services/needs';
import { physicalName } from '#local/services/physical-name';
import { resourceKind, type ResourceKind } from '#local/template/resource-kind';
import { bucketProperties } from './bucket-properties';
import type { Buckets } from './buckets';
import { domainNameOf, regionalDomainNameOf } from '../protocol/domain-names';
import { checkOverlaps, notificationsOf } from '../notifications/notification';
import { checkDestinations } from '../notifications/notify';
import { objectLockOf } from '../objects/object-lock';
import { checkPublicPolicy, everythingBlocked } from '../access/public-access';

/** Amazon S3 User Guide, "Bucket naming rules". */
const longestName = 63;

interface Needs {
  readonly buckets: Buckets;
  readonly eventTargets: EventTargets;
}

/** AWS::S3::Bucket and AWS::S3::BucketPolicy. */
export const bucketKinds = ({ buckets, eventTargets }: Needs): ResourceKind[] => [
  resourceKind({
    type: 'AWS::S3::Bucket',
    properties: bucketProperties,
    create(resource) {
      const { CorsConfiguration, NotificationConfiguration, ...properties } = resource.properties;
      const name = properties.BucketName ?? physicalName(resource, longestName).toLowerCase();
      const notifications =
        NotificationConfiguration === undefined ? [] : notificationsOf(NotificationConfiguration, name);
      checkOverlaps(notifications);
      checkDestinations({ eventTargets }, name, notifications);
      const objectLock = objectLockOf(properties);
      const { arn } = buckets.create(name, {
        notifications,
        corsRules: CorsConfiguration?.CorsRules ?? [],
        // Object Lock enables versioning even if the template does not.
        versioning: objectLock ? 'Enabled' : properties.VersioningConfiguration?.Status,
        objectLock,
        publicAccessBlock: properties.PublicAccessBlockConfiguration ?? everythingBlocked,
      });
      return {
        ref: name,
        attributes: {
          Arn: arn,
          DomainName: domainNameOf(name),
          RegionalDomainName: regionalDomainNameOf(name),
        },
      };
    },
  }),
  resourceKind({
    type: 'AWS::S3::BucketPolicy',
    properties: strictObject({ Bucket: string(), PolicyDocument: policyDocument }),
    create({ properties: { Bucket, PolicyDocument } }) {
      checkPolicy(PolicyDocument);
      const bucket = buckets.byName(Bucket);
      checkPublicPolicy(bucket.publicAccessBlock, PolicyDocument);
      bucket.policy = PolicyDocument;
      return { ref: Bucket };
    },
  }),
];
