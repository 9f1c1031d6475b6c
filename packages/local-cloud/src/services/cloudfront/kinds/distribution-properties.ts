import {
  array,
  boolean,
  literal,
  number,
  optional,
  picklist,
  strictObject,
  string,
  type InferOutput,
} from 'valibot';
import { inert } from '#local/template/inert';

const nothingCached = 'caching is not implemented';
const onThisMachine = 'the local cloud has one location and uses plain HTTP';

const behaviour = {
  TargetOriginId: string(),
  AllowedMethods: optional(array(string()), ['GET', 'HEAD']),
  CachePolicyId: string(),
  OriginRequestPolicyId: optional(string()),
  ResponseHeadersPolicyId: optional(string()),
  Compress: optional(boolean(), false),
  FunctionAssociations: optional(
    array(
      strictObject({ EventType: picklist(['viewer-request', 'viewer-response']), FunctionARN: string() }),
    ),
    [],
  ),
  CachedMethods: inert(nothingCached),
  ViewerProtocolPolicy: inert(onThisMachine),
};

export const distributionProperties = strictObject({
  DistributionConfig: strictObject({
    Enabled: literal(true),
    DefaultRootObject: optional(string(), ''),
    DefaultCacheBehavior: strictObject(behaviour),
    CacheBehaviors: optional(array(strictObject({ ...behaviour, PathPattern: string() })), []),
    Origins: array(
      strictObject({
        Id: string(),
        DomainName: string(),
        OriginPath: optional(string(), ''),
        OriginAccessControlId: optional(string()),
        S3OriginConfig: optional(strictObject({ OriginAccessIdentity: optional(literal('')) })),
        CustomOriginConfig: inert(onThisMachine),
        ConnectionAttempts: inert(onThisMachine),
        ConnectionTimeout: inert(onThisMachine),
      }),
    ),
    CustomErrorResponses: optional(
      array(
        strictObject({
          ErrorCode: number(),
          ResponseCode: optional(number()),
          ResponsePagePath: optional(string()),
          ErrorCachingMinTTL: inert(nothingCached),
        }),
      ),
      [],
    ),
    Aliases: inert(onThisMachine),
    Comment: inert('descriptive only'),
    HttpVersion: inert(onThisMachine),
    IPV6Enabled: inert(onThisMachine),
    Logging: inert('access logs are not written'),
    PriceClass: inert('the local cloud has no billing'),
    ViewerCertificate: inert(onThisMachine),
  }),
  Tags: inert('tags are not used'),
});

export type DistributionConfig = InferOutput<typeof distributionProperties>['DistributionConfig'];
export type BehaviourProperties = DistributionConfig['DefaultCacheBehavior'];
