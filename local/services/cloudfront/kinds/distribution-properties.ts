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

const nothingCached = 'nothing is cached here';
const onThisMachine = 'this machine is the only place, and speaks plain HTTP';

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
    Comment: inert('for people'),
    HttpVersion: inert(onThisMachine),
    IPV6Enabled: inert(onThisMachine),
    Logging: inert('no access log is written'),
    PriceClass: inert('nothing is billed'),
    ViewerCertificate: inert(onThisMachine),
  }),
  Tags: inert('nothing here is found or billed by tag'),
});

export type DistributionConfig = InferOutput<typeof distributionProperties>['DistributionConfig'];
export type BehaviourProperties = DistributionConfig['DefaultCacheBehavior'];
