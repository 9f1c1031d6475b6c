import type { GraphqlApi } from 'aws-cdk-lib/aws-appsync';
import { CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import type { StageSettings } from '#lib/settings';

/**
 * Refuses GraphQL requests of an IP address above `requestsPerAddress` in five minutes. AWS WAF counts every few seconds, so a
 * burst can exceed the number.
 * https://docs.aws.amazon.com/waf/latest/developerguide/waf-rule-statement-type-rate-based.html
 */
export function limitAddresses(
  scope: Construct,
  { requestsPerAddress: limit }: StageSettings,
  api: GraphqlApi,
): void {
  if (limit === undefined) return;
  const within = new Construct(scope, 'AddressLimit');
  const acl = new CfnWebACL(within, 'Acl', {
    scope: 'REGIONAL',
    defaultAction: { allow: {} },
    visibilityConfig: metric('GraphqlRequests'),
    rules: [
      {
        name: 'RequestsPerAddress',
        priority: 0,
        action: { block: {} },
        statement: { rateBasedStatement: { limit, aggregateKeyType: 'IP', evaluationWindowSec: 300 } },
        visibilityConfig: metric('RequestsPerAddress'),
      },
    ],
  });
  new CfnWebACLAssociation(within, 'Association', { resourceArn: api.arn, webAclArn: acl.attrArn });
}

/** Samples would contain IP addresses. */
const metric = (metricName: string) => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
});
