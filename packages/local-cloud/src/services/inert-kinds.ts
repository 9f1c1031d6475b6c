import { looseObject, metadata, pipe } from 'valibot';
import { resourceKind, type ResourceKind } from '#local/template/resource-kind';
import { accountId, region } from './needs';
import { physicalName } from './physical-name';

interface Inert {
  readonly type: string;
  /** Why the resource has no effect here. */
  readonly reason: string;
  /** The part of the ARN after the account; attributes that other resources use are derived from it. */
  readonly arn?: { service: string; prefix: string };
}

const watching = 'metrics and alarms are not implemented';
const limiting = 'requests are not limited by address';

const table: readonly Inert[] = [
  { type: 'AWS::CDK::Metadata', reason: 'only used by AWS to count CDK deployments' },
  { type: 'AWS::CloudWatch::Alarm', reason: watching, arn: { service: 'cloudwatch', prefix: 'alarm:' } },
  {
    type: 'AWS::CloudWatch::CompositeAlarm',
    reason: watching,
    arn: { service: 'cloudwatch', prefix: 'alarm:' },
  },
  { type: 'AWS::CloudWatch::Dashboard', reason: watching },
  { type: 'AWS::Logs::MetricFilter', reason: watching },
  { type: 'AWS::Logs::ResourcePolicy', reason: 'only functions write logs' },
  { type: 'AWS::XRay::SamplingRule', reason: 'tracing is not implemented' },
  { type: 'AWS::WAFv2::WebACL', reason: limiting, arn: { service: 'wafv2', prefix: 'regional/webacl/' } },
  { type: 'AWS::WAFv2::WebACLAssociation', reason: limiting },
  { type: 'AWS::Budgets::Budget', reason: 'the local cloud has no billing' },
  { type: 'AWS::Lambda::LayerVersion', reason: 'the local cloud copies files to buckets itself' },
  { type: 'AWS::ApiGateway::Account', reason: 'only functions write logs' },
];

/** Resources that are accepted in templates but have no effect here, whatever their properties. */
export const inertKinds: readonly ResourceKind[] = table.map(({ type, reason, arn }) =>
  resourceKind({
    type,
    properties: pipe(looseObject({}), metadata({ inert: reason })),
    create: (resource) => {
      const name = nameOf(resource.properties) ?? physicalName(resource, 128);
      if (arn === undefined) return { ref: name };
      const Arn = `arn:aws:${arn.service}:${region}:${accountId}:${arn.prefix}${name}`;
      return { ref: name, attributes: { Arn } };
    },
  }),
);

function nameOf(properties: Readonly<Record<string, unknown>>): string | undefined {
  const [, name] = Object.entries(properties).find(([key]) => /^(Alarm|Dashboard|)Name$/.test(key)) ?? [];
  return typeof name === 'string' ? name : undefined;
}
