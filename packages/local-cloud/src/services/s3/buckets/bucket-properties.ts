import { boolean, optional, picklist, strictObject, string } from 'valibot';
import { inert } from '#local/template/inert';
import { corsConfiguration } from '../cors/cors-rules';
import { notificationConfiguration } from '../notifications/notification';
import { objectLockConfiguration } from '../objects/object-lock';
import { publicAccessBlock } from '../access/public-access';

export const bucketProperties = strictObject({
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
