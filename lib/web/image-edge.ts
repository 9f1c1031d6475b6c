import { Duration } from 'aws-cdk-lib/core';
import {
  AllowedMethods,
  CachePolicy,
  Function,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  ResponseHeadersPolicy,
  S3OriginAccessControl,
  ViewerProtocolPolicy,
  type BehaviorOptions,
} from 'aws-cdk-lib/aws-cloudfront';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { fileNameMetadata } from '#domain/uploads';
import { BucketOfOtherStack } from '#lib/web/bucket-of-other-stack';
import { globalName } from '#lib/web/global-name';
import { imageHeadersPolicy } from '#lib/web/security-headers';

/**
 * Images are cached permanently, because a key is never used for another image. Errors are not cached. The
 * name of the uploaded file is removed, because it is not public.
 */
const keepInBrowsers = `function handler(event) {
  var response = event.response;
  delete response.headers['x-amz-meta-${fileNameMetadata}'];
  if (response.statusCode === 200)
    response.headers['cache-control'] = { value: 'public, max-age=31536000, immutable' };
  return response;
}
`;

/** Serves the image library on the site's origin, as images only, whatever the files contain. */
export class ImageEdge extends Construct {
  readonly behavior: BehaviorOptions;

  constructor(scope: Construct, id: string, { images }: { readonly images: IBucket }) {
    super(scope, id);
    const access = new S3OriginAccessControl(this, 'Access', {
      originAccessControlName: globalName(this, 'Access', 64),
    });
    const viewer = new Function(this, 'Viewer', {
      comment: 'Lets browsers cache images',
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromInline(keepInBrowsers),
    });
    const oneDay = Duration.days(1);
    this.behavior = {
      origin: new BucketOfOtherStack(images, access),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      compress: false,
      functionAssociations: [{ function: viewer, eventType: FunctionEventType.VIEWER_RESPONSE }],
      responseHeadersPolicy: new ResponseHeadersPolicy(this, 'Headers', {
        ...imageHeadersPolicy,
        responseHeadersPolicyName: globalName(this, 'Headers', 128),
      }),
      // A removed image disappears from the edge a day later.
      cachePolicy: new CachePolicy(this, 'ForADay', {
        comment: 'Caches images for one day',
        minTtl: oneDay,
        defaultTtl: oneDay,
        maxTtl: oneDay,
      }),
    };
  }
}
