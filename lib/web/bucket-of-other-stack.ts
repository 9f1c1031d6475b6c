import { OriginBase, type CfnDistribution, type S3OriginAccessControl } from 'aws-cdk-lib/aws-cloudfront';
import type { IBucket } from 'aws-cdk-lib/aws-s3';

/**
 * A bucket of another stack whose own policy allows CloudFront. The CDK's origin would write that policy from this
 * stack.
 */
export class BucketOfOtherStack extends OriginBase {
  constructor({ bucketRegionalDomainName }: IBucket, { originAccessControlId }: S3OriginAccessControl) {
    super(bucketRegionalDomainName, { originAccessControlId });
  }

  protected override renderS3OriginConfig(): CfnDistribution.S3OriginConfigProperty {
    return { originAccessIdentity: '' };
  }
}
