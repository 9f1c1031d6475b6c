import { strictObject, string, boolean, optional, picklist } from 'valibot';
import { checkPolicy } from '#local/platform/iam/statement';
import { policyDocument } from '#local/services/iam/policy-schema';
import type { EventTargets } from '#local/services/needs';
import { physicalName } from '#local/services/physical-name';
import { resourceKind, type ResourceKind } from '#local/template/resource-kind';
import type { Buckets } from './buckets';
import { domainNameOf, regionalDomainNameOf } from '../protocol/domain-names';
import { checkOverlaps, notificationsOf, notificationConfiguration } from '../notifications/notification';
import { checkDestinations } from '../notifications/notify';
import { objectLockOf, objectLockConfiguration } from '../objects/object-lock';
import { checkPublicPolicy, everythingBlocked, publicAccessBlock } from '../access/public-access';
import { inert } from '#local/template/inert';
import { corsConfiguration } from '../cors/cors-rules';

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

const bucketProperties = strictObject({
  BucketName: optional(string()),
  CorsConfiguration: optional(corsConfiguration),
  NotificationConfiguration: optional(notificationConfiguration),
  ObjectLockConfiguration: optional(objectLockConfiguration),
  ObjectLockEnabled: optional(boolean()),
  PublicAccessBlockConfiguration: optional(publicAccessBlock),
  VersioningConfiguration: optional(strictObject({ Status: picklist(['Enabled', 'Suspended']) })),
  AccessControl: inert('access control lists are not implemented; policies apply'),
  BucketEncryption: inert('stored data is not encrypted'),
  IntelligentTieringConfigurations: inert('the local cloud has no billing'),
  LifecycleConfiguration: inert('objects do not expire'),
  LoggingConfiguration: inert('access logs are not written'),
  OwnershipControls: inert('there is only one account'),
  Tags: inert('tags are not used'),
});
