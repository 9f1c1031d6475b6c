import type { HttpHandler, HttpResponse } from '#local/platform/http';
import type { CloudServices } from '#local/services/needs';
import type { Site } from '#local/site';
import type { ResourceKind } from '#local/template/resource-kind';
import { serve, type Distribution } from './distribution';
import { createEdgeParts } from './edge-parts';
import { distributionKind } from './kinds/distribution-kind';
import { functionKind } from './kinds/function-kind';
import { policyKinds } from './kinds/policy-kinds';
import type { OriginNeeds } from './origins';

export interface CloudFrontService {
  readonly kinds: readonly ResourceKind[];
  /** Handles requests for the distribution in the host name, or the first one. */
  readonly handler: HttpHandler;
  /** In the order of their deployment. */
  readonly distributions: readonly Distribution[];
}

type Needs = Pick<CloudServices, 'origin'> & OriginNeeds & { readonly site?: Site | undefined };

/**
 * CloudFront for the cloud's own buckets and APIs, without a cache. The first distribution has the domain name of the
 * local origin; others have a name below it, such as `e123.localhost:4000`.
 */
export function createCloudFrontService({ origin, site, ...needs }: Needs): CloudFrontService {
  const distributions: Distribution[] = [];
  const parts = createEdgeParts();
  const { host } = new URL(origin);
  return {
    kinds: [
      distributionKind({
        ...needs,
        parts,
        addressOf: (id) => (distributions.length === 0 ? host : `${id.toLowerCase()}.${host}`),
        add: (distribution) => void distributions.push(distribution),
      }),
      functionKind(parts),
      ...policyKinds(parts),
    ],
    distributions,
    handler: (request) => {
      const [first] = distributions;
      const named = distributions.find(({ domainName }) => domainName === request.headers.host);
      const distribution = named ?? first;
      return distribution === undefined ? Promise.resolve(nothingHere) : serve(distribution, request, site);
    },
  };
}

const nothingHere: HttpResponse = {
  status: 404,
  headers: { 'content-type': 'text/plain' },
  body: 'The templates have no CloudFront distribution.',
};
