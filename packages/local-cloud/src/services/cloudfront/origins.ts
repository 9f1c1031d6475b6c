import type { HttpHandler, HttpResponse } from '#local/platform/http';
import type { Principal } from '#local/platform/principal';
import type { Bucket } from '#local/services/s3/buckets/buckets';
import type { S3Request } from '#local/services/s3/protocol/parsed-request';
import { decoded } from '#local/services/s3/protocol/s3-request';

/** An origin of a distribution: a bucket or an API of this cloud. */
export interface Origin {
  readonly domainName: string;
  readonly path: string;
  readonly handler: HttpHandler;
}

export interface OriginNeeds {
  readonly s3: {
    readonly buckets: { readonly byDomainName: (domainName: string) => Bucket | undefined };
    readonly answer: (request: S3Request, caller: Principal) => Promise<HttpResponse>;
  };
  /** Finds the API of a domain name. */
  readonly apis: { readonly behind: (domainName: string) => HttpHandler | undefined };
}

/** Throws for a domain outside of this cloud, because nothing is fetched from elsewhere. */
export function originOf(
  { s3, apis }: OriginNeeds,
  { domainName, path }: { domainName: string; path: string },
  caller: Principal,
): Origin {
  const bucket = s3.buckets.byDomainName(domainName);
  const handler = bucket === undefined ? apis.behind(domainName) : bucketHandler(s3, bucket, caller);
  if (handler === undefined)
    throw new Error(`the origin ${domainName} is neither a bucket nor an API of the templates`);
  return { domainName, path, handler };
}

/**
 * The principal of requests to S3: CloudFront Developer Guide, "Restrict access to an Amazon S3 origin". The guide
 * does not mention `aws:SourceAccount`, so policies that require it do not match here.
 */
export const distributionPrincipal = (distributionArn: string): Principal => ({
  arn: 'cloudfront.amazonaws.com',
  gates: [],
  context: { 'aws:SourceArn': distributionArn },
});

/** Without an origin access control, CloudFront's requests are anonymous. */
export const anybody: Principal = { arn: 'anonymous', gates: [], context: {} };

function bucketHandler({ answer }: OriginNeeds['s3'], { name }: Bucket, caller: Principal): HttpHandler {
  return ({ method, url, headers, body, sourceIp }) => {
    const path = decoded(url.pathname.slice(1));
    // The address of the bucket itself lists its objects.
    const [key, query] =
      path === '' ? [undefined, new URLSearchParams({ 'list-type': '2' })] : [path, url.searchParams];
    return answer({ method, bucketName: name, key, query, headers, body, sourceIp }, caller);
  };
}
