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
  AccessControl: inert('no access control lists here: policies decide'),
  BucketEncryption: inert('objects are as safe as the folder they are in'),
  IntelligentTieringConfigurations: inert('nothing is billed'),
  LifecycleConfiguration: inert('nothing expires here: what is kept costs nothing'),
  LoggingConfiguration: inert('no access log is written'),
  OwnershipControls: inert('everything belongs to the one account'),
  Tags: inert('nothing here is found or billed by tag'),
});
