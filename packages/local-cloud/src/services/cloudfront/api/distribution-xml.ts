import { element } from '#local/platform/aws-answers';
import { nested } from '#local/platform/xml';
import type { Distribution } from '../distribution';
import type { BehaviourProperties, DistributionConfig } from '../kinds/distribution-properties';

/** The content of a list of the CloudFront API. */
export const quantityAndItems = (items: readonly string[]) =>
  element('Quantity', String(items.length)) + (items.length === 0 ? '' : nested('Items', ...items));

/** A list of the CloudFront API. */
export const counted = (name: string, items: readonly string[], more = '') =>
  nested(name, quantityAndItems(items), more);

const flag = (name: string, value: boolean) => element(name, String(value));
const optional = (name: string, value: unknown) =>
  typeof value === 'string' && value !== '' ? element(name, value) : '';
const methods = (name: string, values: readonly string[], more = '') =>
  counted(
    name,
    values.map((method) => element('Method', method)),
    more,
  );

function behaviour(wanted: BehaviourProperties): string {
  const functions = wanted.FunctionAssociations.map(({ EventType, FunctionARN }) =>
    nested('FunctionAssociation', element('FunctionARN', FunctionARN), element('EventType', EventType)),
  );
  return (
    element('TargetOriginId', wanted.TargetOriginId) +
    optional('ViewerProtocolPolicy', wanted.ViewerProtocolPolicy) +
    methods('AllowedMethods', wanted.AllowedMethods, methods('CachedMethods', ['GET', 'HEAD'])) +
    flag('Compress', wanted.Compress) +
    counted('FunctionAssociations', functions) +
    element('CachePolicyId', wanted.CachePolicyId) +
    optional('OriginRequestPolicyId', wanted.OriginRequestPolicyId) +
    optional('ResponseHeadersPolicyId', wanted.ResponseHeadersPolicyId)
  );
}

/** The parts of a configuration that a list of distributions shows too. */
function shared(config: DistributionConfig): string {
  const origins = config.Origins.map((origin) =>
    nested(
      'Origin',
      element('Id', origin.Id),
      element('DomainName', origin.DomainName),
      element('OriginPath', origin.OriginPath),
      optional('OriginAccessControlId', origin.OriginAccessControlId),
    ),
  );
  const behaviours = config.CacheBehaviors.map((each) =>
    nested('CacheBehavior', element('PathPattern', each.PathPattern), behaviour(each)),
  );
  const errors = config.CustomErrorResponses.map((each) =>
    nested(
      'CustomErrorResponse',
      element('ErrorCode', String(each.ErrorCode)),
      optional('ResponsePagePath', each.ResponsePagePath),
      optional('ResponseCode', each.ResponseCode?.toString()),
    ),
  );
  const aliases = Array.isArray(config.Aliases) ? config.Aliases.map(String) : [];
  return (
    counted(
      'Aliases',
      aliases.map((alias) => element('CNAME', alias)),
    ) +
    counted('Origins', origins) +
    nested('DefaultCacheBehavior', behaviour(config.DefaultCacheBehavior)) +
    counted('CacheBehaviors', behaviours) +
    counted('CustomErrorResponses', errors) +
    element('Comment', typeof config.Comment === 'string' ? config.Comment : '') +
    optional('PriceClass', config.PriceClass) +
    flag('Enabled', config.Enabled) +
    optional('HttpVersion', config.HttpVersion) +
    flag('IsIPV6Enabled', config.IPV6Enabled === true)
  );
}

export const configOf = ({ id, config }: Distribution) =>
  element('CallerReference', id) + element('DefaultRootObject', config.DefaultRootObject) + shared(config);

const described = ({ id, arn, domainName }: Distribution, startedAt: Date) =>
  element('Id', id) +
  element('ARN', arn) +
  element('Status', 'Deployed') +
  element('LastModifiedTime', startedAt.toISOString()) +
  element('DomainName', domainName);

export const summaryOf = (distribution: Distribution, startedAt: Date) =>
  nested('DistributionSummary', described(distribution, startedAt), shared(distribution.config));

/** An invalidation is complete at once. */
export const detailsOf = (distribution: Distribution, startedAt: Date) =>
  described(distribution, startedAt) +
  element('InProgressInvalidationBatches', '0') +
  nested('DistributionConfig', configOf(distribution));
