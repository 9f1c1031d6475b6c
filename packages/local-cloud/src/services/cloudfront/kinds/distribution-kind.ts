import { accountId } from '#local/services/needs';
import { resourceKind } from '#local/template/resource-kind';
import type { Behaviour } from '../behaviour';
import type { Distribution, ErrorPage } from '../distribution';
import { anybody, distributionPrincipal, originOf, type OriginNeeds } from '../origins';
import type { EdgeParts } from '../edge-parts';
import {
  distributionProperties,
  type BehaviourProperties,
  type DistributionConfig,
} from './distribution-properties';

interface Needs extends OriginNeeds {
  readonly parts: EdgeParts;
  /** Returns the address of the next distribution for its id. */
  readonly addressOf: (id: string) => string;
  readonly add: (distribution: Distribution) => void;
}

export const distributionKind = ({ parts, addressOf, add, ...needs }: Needs) =>
  resourceKind({
    type: 'AWS::CloudFront::Distribution',
    properties: distributionProperties,
    create({ nameSeed, properties: { DistributionConfig: config } }) {
      const id = `E${nameSeed.slice(0, 13).toUpperCase()}`;
      const arn = `arn:aws:cloudfront::${accountId}:distribution/${id}`;
      const domainName = addressOf(id);
      add({
        id,
        arn,
        config,
        domainName,
        defaultRootObject: config.DefaultRootObject,
        behaviours: [
          ...config.CacheBehaviors.map((each) => behaviourOf(parts, each, each.PathPattern)),
          behaviourOf(parts, config.DefaultCacheBehavior),
        ],
        origins: originsOf(needs, config, arn),
        errorPages: errorPagesOf(config),
      });
      return { ref: id, attributes: { Id: id, DomainName: domainName } };
    },
  });

function behaviourOf(parts: EdgeParts, wanted: BehaviourProperties, pattern?: string): Behaviour {
  const associated = (eventType: string) =>
    wanted.FunctionAssociations.find(({ EventType }) => EventType === eventType)?.FunctionARN;
  return {
    pattern,
    originId: wanted.TargetOriginId,
    allowedMethods: wanted.AllowedMethods,
    compress: wanted.Compress,
    cachePolicy: parts.cachePolicies.get(wanted.CachePolicyId),
    originRequestPolicy: parts.originRequestPolicies.find(wanted.OriginRequestPolicyId),
    responseHeaders: parts.responseHeaders.find(wanted.ResponseHeadersPolicyId),
    viewerRequest: parts.functions.find(associated('viewer-request')),
    viewerResponse: parts.functions.find(associated('viewer-response')),
  };
}

function originsOf(needs: OriginNeeds, { Origins }: DistributionConfig, distributionArn: string) {
  return new Map(
    Origins.map(({ Id, DomainName, OriginPath, OriginAccessControlId }) => {
      const isSigned = OriginAccessControlId !== undefined && OriginAccessControlId !== '';
      const caller = isSigned ? distributionPrincipal(distributionArn) : anybody;
      return [Id, originOf(needs, { domainName: DomainName, path: OriginPath }, caller)];
    }),
  );
}

function errorPagesOf({ CustomErrorResponses }: DistributionConfig): ErrorPage[] {
  return CustomErrorResponses.flatMap(({ ErrorCode, ResponseCode, ResponsePagePath }) =>
    ResponsePagePath === undefined
      ? []
      : [{ errorCode: ErrorCode, responseCode: ResponseCode ?? ErrorCode, path: ResponsePagePath }],
  );
}
