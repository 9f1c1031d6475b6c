import { Duration, Fn, Stack, Validations } from 'aws-cdk-lib/core';
import { CfnGraphQLApi, type GraphqlApi } from 'aws-cdk-lib/aws-appsync';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import {
  AccessLevel,
  AllowedMethods,
  CachePolicy,
  CacheQueryStringBehavior,
  Distribution,
  Function,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginRequestPolicy,
  ResponseHeadersPolicy,
  S3OriginAccessControl,
  ViewerProtocolPolicy,
  type BehaviorOptions,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { siteOriginHeader } from '#domain/api/site-origin-header';
import { createSession } from '#domain/generated/novalink-api';
import { tournamentObjectKey } from '#domain/keys/tournaments';
import { imagePrefix } from '#domain/uploads';
import type { MainTable } from '#lib/records/main-table';
import type { StageSettings } from '#lib/settings';
import { BucketOfOtherStack } from '#lib/web/bucket-of-other-stack';
import { globalName } from '#lib/web/global-name';
import { ImageEdge } from '#lib/web/image-edge';
import { LaunchPage } from '#lib/web/launch-page';
import {
  contentSecurityPolicy,
  embeddablePolicy,
  fileHeadersPolicy,
  securityHeadersPolicy,
} from '#lib/web/security-headers';
import type { SiteFolder } from '#lib/web/site-folder';
import { viewerRequestCode, viewerResponseCode } from '#lib/web/viewer-function';

export interface EdgeProps {
  readonly settings: StageSettings;
  readonly records: MainTable;
  readonly localOrigin: string | undefined;
  readonly bucket: IBucket;
  readonly site: SiteFolder;
  readonly rest: RestApi;
  readonly graphql: GraphqlApi;
  readonly certificates: IBucket;
  readonly images: IBucket;
  readonly documents: IBucket;
}

/**
 * The single origin for browsers: pages and files from the site's bucket, images from the image library, `/api/*`
 * from novalink-api.
 */
export class Edge extends Construct {
  readonly distribution: Distribution;
  readonly launchPage: LaunchPage;

  constructor(scope: Construct, id: string, props: EdgeProps) {
    super(scope, id);
    const sources = {
      apis: this.apiOrigins(props),
      files: [props.images, props.documents].map(originOf),
      documents: originOf(props.documents),
      scriptHashes: props.site.scriptHashes,
    };
    const { settings, records, bucket } = props;
    this.launchPage = new LaunchPage(this, 'Launch', {
      ...{ settings, records, bucket },
      pagePolicy: embeddablePolicy(sources),
    });
    const responseHeadersPolicy = new ResponseHeadersPolicy(this, 'Headers', {
      ...securityHeadersPolicy(contentSecurityPolicy(sources)),
      responseHeadersPolicyName: globalName(this, 'Headers', 128),
    });
    const forFiles = new ResponseHeadersPolicy(this, 'FileHeaders', {
      ...fileHeadersPolicy,
      responseHeadersPolicyName: globalName(this, 'FileHeaders', 128),
    });
    const files = this.files(props);
    this.distribution = new Distribution(this, 'Distribution', {
      defaultBehavior: { ...files, responseHeadersPolicy },
      // The first match is used.
      additionalBehaviors: {
        '/assets/*': { ...files, responseHeadersPolicy: forFiles },
        '/builds/*': { ...files, responseHeadersPolicy: forFiles },
        ...this.publicLists(props, forFiles),
        [createSessionPath]: this.sessions(props, forFiles),
        '/api/*': { ...restBehavior(props.rest), responseHeadersPolicy: forFiles },
        '/launch/*': this.launchPage.behavior,
        [`/${imagePrefix}*`]: new ImageEdge(this, 'Images', props).behavior,
        [`/${tournamentObjectKey('*', '*')}`]: this.certificates(props, forFiles),
      },
      // The viewer function already requests it; without a default, the bucket could be listed if the function did
      // not run.
      defaultRootObject: 'index.html',
      httpVersion: HttpVersion.HTTP2_AND_3,
    });
    Validations.of(this.distribution).acknowledge(
      { id: 'AwsSolutions-CFR1', reason: 'Play coins have no value, so no country has to be blocked.' },
      {
        id: 'AwsSolutions-CFR2',
        reason: 'Static files and a throttled API. Add a WAF before the product has public users.',
      },
      { id: 'AwsSolutions-CFR3', reason: 'Access to public files is not logged. The API has its own log.' },
      {
        id: 'Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
        reason: 'The root of the site is index.html, by the viewer function and by the distribution.',
      },
      { id: 'AwsSolutions-CFR4', reason: 'CloudFront’s own certificate until the product has a domain.' },
    );
  }

  private files({ bucket, site }: EdgeProps): BehaviorOptions {
    const runtime = FunctionRuntime.JS_2_0;
    const request = new Function(this, 'Viewer', {
      comment: 'Pages to their files, unknown paths to 404.html',
      runtime,
      code: FunctionCode.fromInline(viewerRequestCode(site.files)),
    });
    const response = new Function(this, 'Status', {
      comment: 'The status 404 for unknown paths',
      runtime,
      code: FunctionCode.fromInline(viewerResponseCode(site.files)),
    });
    return {
      origin: S3BucketOrigin.withOriginAccessControl(bucket, {
        originAccessControl: new S3OriginAccessControl(this, 'Access', {
          originAccessControlName: globalName(this, 'Access', 64),
        }),
        // S3 returns 404 for a missing file to callers with permission to list, and 403 to others.
        originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      functionAssociations: [
        { function: request, eventType: FunctionEventType.VIEWER_REQUEST },
        { function: response, eventType: FunctionEventType.VIEWER_RESPONSE },
      ],
      cachePolicy: new CachePolicy(this, 'AsTheFileSays', {
        comment: 'Caches files according to their Cache-Control header',
        minTtl: Duration.seconds(0),
        defaultTtl: Duration.seconds(0),
        maxTtl: Duration.days(365),
        enableAcceptEncodingGzip: true,
        enableAcceptEncodingBrotli: true,
      }),
    };
  }

  /** Certificates never change. A missing one is not cached, because it can be written a moment later. */
  private certificates(
    { certificates }: EdgeProps,
    responseHeadersPolicy: ResponseHeadersPolicy,
  ): BehaviorOptions {
    return {
      responseHeadersPolicy,
      origin: new BucketOfOtherStack(
        certificates,
        new S3OriginAccessControl(this, 'CertificateAccess', {
          originAccessControlName: globalName(this, 'CertificateAccess', 64),
        }),
      ),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      compress: false,
      cachePolicy: new CachePolicy(this, 'ForAYear', {
        comment: 'Caches files that never change',
        minTtl: Duration.seconds(0),
        defaultTtl: Duration.days(365),
        maxTtl: Duration.days(365),
      }),
    };
  }

  /** Public lists are equal for all visitors, so that any number of visitors causes one read per minute. */
  private publicLists(
    { rest }: EdgeProps,
    responseHeadersPolicy: ResponseHeadersPolicy,
  ): Record<string, BehaviorOptions> {
    const behavior: BehaviorOptions = {
      responseHeadersPolicy,
      origin: restOrigin(rest),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      cachePolicy: new CachePolicy(this, 'ForAMinute', {
        comment: 'Caches pages of public lists for at most one minute',
        minTtl: Duration.seconds(0),
        defaultTtl: Duration.seconds(60),
        maxTtl: Duration.seconds(60),
        queryStringBehavior: CacheQueryStringBehavior.allowList('limit', 'cursor', 'withArt'),
        enableAcceptEncodingGzip: true,
        enableAcceptEncodingBrotli: true,
      }),
    };
    return { '/api/v1/catalogue': behavior, '/api/v1/audit/*': behavior };
  }

  /** Tells the function the origin of the site, which is in the URLs of sessions. */
  private sessions(
    { localOrigin, rest }: EdgeProps,
    responseHeadersPolicy: ResponseHeadersPolicy,
  ): BehaviorOptions {
    const origin = localOrigin ? `'${localOrigin}'` : "'https://' + event.context.distributionDomainName";
    const named = new Function(this, 'SiteOrigin', {
      comment: 'Tells the API the origin of the site',
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromInline(`function handler(event) {
  var request = event.request;
  request.headers['${siteOriginHeader}'] = { value: ${origin} };
  return request;
}
`),
    });
    return {
      ...restBehavior(rest),
      responseHeadersPolicy,
      functionAssociations: [{ function: named, eventType: FunctionEventType.VIEWER_REQUEST }],
    };
  }

  private apiOrigins({ graphql }: EdgeProps): string[] {
    const { region } = Stack.of(this);
    return [
      `https://cognito-idp.${region}.amazonaws.com`,
      `https://cognito-identity.${region}.amazonaws.com`,
      originOfUrl(graphql.graphqlUrl),
      originOfUrl(realtimeUrlOf(graphql)),
    ];
  }
}

const createSessionPath = `/api${createSession.path}`;

/** Returns the origin of a URL that is known only at deployment. */
function originOfUrl(url: string): string {
  const [scheme, host] = [0, 2].map((part) => Fn.select(part, Fn.split('/', url)));
  return `${scheme}//${host}`;
}

/** The URL of the WebSocket for subscriptions. */
function realtimeUrlOf(api: GraphqlApi): string {
  const template = api.node.findChild('Resource');
  if (!(template instanceof CfnGraphQLApi)) throw new Error('The GraphQL API has no CfnGraphQLApi child.');
  return template.attrRealtimeUrl;
}

/** The origin of a bucket, for uploads and private files. */
const originOf = ({ bucketRegionalDomainName }: IBucket) => `https://${bucketRegionalDomainName}`;

const restBehavior = (rest: RestApi): BehaviorOptions => ({
  origin: restOrigin(rest),
  viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
  allowedMethods: AllowedMethods.ALLOW_ALL,
  cachePolicy: CachePolicy.CACHING_DISABLED,
  originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
});

/** The stage is named `api`, so the path stays as the browser sent it. */
function restOrigin(rest: RestApi): HttpOrigin {
  const { region, urlSuffix } = Stack.of(rest);
  return new HttpOrigin(`${rest.restApiId}.execute-api.${region}.${urlSuffix}`);
}
