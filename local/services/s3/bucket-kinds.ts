import { optional, strictObject, string } from 'valibot';
import { checkPolicy } from '#local/platform/iam/statement';
import { policyDocument } from '#local/services/iam/policy-schema';
import { physicalName } from '#local/services/physical-name';
import { inert } from '#local/template/inert';
import { resourceKind, type ResourceKind } from '#local/template/resource-kind';
import { domainNameOf, regionalDomainNameOf, type Buckets } from './buckets';

/** Amazon S3 User Guide, "Bucket naming rules". */
const longestName = 63;

const bucketProperties = strictObject({
  BucketName: optional(string()),
  AccessControl: inert('no access control lists here: policies decide'),
  BucketEncryption: inert('objects are as safe as the folder they are in'),
  CorsConfiguration: inert('no browser speaks to a bucket here yet'),
  IntelligentTieringConfigurations: inert('nothing is billed'),
  LifecycleConfiguration: inert('nothing expires and there are no old versions here'),
  LoggingConfiguration: inert('no access log is written'),
  OwnershipControls: inert('everything belongs to the one account'),
  PublicAccessBlockConfiguration: inert('the policy alone decides, and this machine alone can ask'),
  Tags: inert('nothing here is found or billed by tag'),
  VersioningConfiguration: inert('the newest version alone is kept'),
});

/** AWS::S3::Bucket and AWS::S3::BucketPolicy. */
export const bucketKinds = ({ buckets }: { buckets: Buckets }): ResourceKind[] => [
  resourceKind({
    type: 'AWS::S3::Bucket',
    properties: bucketProperties,
    create(resource) {
      const name = resource.properties.BucketName ?? physicalName(resource, longestName).toLowerCase();
      const { arn } = buckets.create(name);
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
      buckets.byName(Bucket).policy = PolicyDocument;
      return { ref: Bucket };
    },
  }),
];
