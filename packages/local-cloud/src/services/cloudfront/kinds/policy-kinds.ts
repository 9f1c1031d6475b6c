import { array, boolean, literal, number, optional, picklist, strictObject, string } from 'valibot';
import { inert } from '#local/template/inert';
import { resourceKind, type ResourceKind } from '#local/template/resource-kind';
import type { EdgeParts } from '../edge-parts';
import type { Selection } from '../forwarding-policies';
import { responseHeadersConfig } from '../response-headers';

const named = optional(array(string()), []);
const cachedBehaviour = picklist(['none', 'whitelist', 'allExcept', 'all']);
const forwardedBehaviour = picklist(['none', 'whitelist', 'allExcept', 'all', 'allViewer']);

const cachePolicyConfig = strictObject({
  Name: string(),
  Comment: inert('descriptive only'),
  MinTTL: number(),
  MaxTTL: number(),
  DefaultTTL: inert('caching is not implemented'),
  ParametersInCacheKeyAndForwardedToOrigin: strictObject({
    EnableAcceptEncodingGzip: boolean(),
    EnableAcceptEncodingBrotli: optional(boolean(), false),
    HeadersConfig: strictObject({ HeaderBehavior: picklist(['none', 'whitelist']), Headers: named }),
    CookiesConfig: strictObject({ CookieBehavior: cachedBehaviour, Cookies: named }),
    QueryStringsConfig: strictObject({ QueryStringBehavior: cachedBehaviour, QueryStrings: named }),
  }),
});

const originRequestPolicyConfig = strictObject({
  Name: string(),
  Comment: inert('descriptive only'),
  HeadersConfig: strictObject({ HeaderBehavior: forwardedBehaviour, Headers: named }),
  CookiesConfig: strictObject({ CookieBehavior: cachedBehaviour, Cookies: named }),
  QueryStringsConfig: strictObject({ QueryStringBehavior: cachedBehaviour, QueryStrings: named }),
});

/** Policies that behaviours use by id. */
export const policyKinds = (parts: EdgeParts): ResourceKind[] => [
  resourceKind({
    type: 'AWS::CloudFront::CachePolicy',
    properties: strictObject({ CachePolicyConfig: cachePolicyConfig }),
    create({ nameSeed, properties: { CachePolicyConfig: config } }) {
      const { HeadersConfig, CookiesConfig, QueryStringsConfig, ...key } =
        config.ParametersInCacheKeyAndForwardedToOrigin;
      parts.cachePolicies.add(nameSeed, {
        gzip: key.EnableAcceptEncodingGzip,
        brotli: key.EnableAcceptEncodingBrotli,
        maxTtlSeconds: config.MaxTTL,
        headers: selection(HeadersConfig.HeaderBehavior, HeadersConfig.Headers),
        cookies: selection(CookiesConfig.CookieBehavior, CookiesConfig.Cookies),
        queryStrings: selection(QueryStringsConfig.QueryStringBehavior, QueryStringsConfig.QueryStrings),
      });
      return identified(nameSeed);
    },
  }),
  resourceKind({
    type: 'AWS::CloudFront::OriginRequestPolicy',
    properties: strictObject({ OriginRequestPolicyConfig: originRequestPolicyConfig }),
    create({ nameSeed, properties: { OriginRequestPolicyConfig: config } }) {
      const { HeadersConfig, CookiesConfig, QueryStringsConfig } = config;
      parts.originRequestPolicies.add(nameSeed, {
        headers: selection(HeadersConfig.HeaderBehavior, HeadersConfig.Headers),
        cookies: selection(CookiesConfig.CookieBehavior, CookiesConfig.Cookies),
        queryStrings: selection(QueryStringsConfig.QueryStringBehavior, QueryStringsConfig.QueryStrings),
      });
      return identified(nameSeed);
    },
  }),
  resourceKind({
    type: 'AWS::CloudFront::ResponseHeadersPolicy',
    properties: strictObject({ ResponseHeadersPolicyConfig: responseHeadersConfig }),
    create({ nameSeed, properties }) {
      parts.responseHeaders.add(nameSeed, properties.ResponseHeadersPolicyConfig);
      return identified(nameSeed);
    },
  }),
  resourceKind({
    type: 'AWS::CloudFront::OriginAccessControl',
    properties: strictObject({
      OriginAccessControlConfig: strictObject({
        Name: string(),
        Description: inert('descriptive only'),
        OriginAccessControlOriginType: literal('s3'),
        SigningBehavior: literal('always'),
        SigningProtocol: literal('sigv4'),
      }),
    }),
    create: ({ nameSeed }) => identified(nameSeed),
  }),
];

const identified = (id: string) => ({ ref: id, attributes: { Id: id } });

function selection(behaviour: string, names: readonly string[]): Selection {
  if (behaviour === 'none') return 'none';
  if (behaviour === 'whitelist') return { only: names };
  return behaviour === 'allExcept' ? { allExcept: names } : 'all';
}
