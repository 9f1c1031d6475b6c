import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { Watched } from '#lib/watch/alarms';
import { period, twoOfThree } from '#lib/watch/watched';

const fewestRequests = 20;
const mostFailingPercent = 5;

/** https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/programming-cloudwatch-metrics.html */
export function watchEdge({ distributionId }: IDistribution): Watched {
  const metric = (metricName: string, statistic: string) =>
    new Metric({
      namespace: 'AWS/CloudFront',
      metricName,
      dimensionsMap: { DistributionId: distributionId, Region: 'Global' },
      statistic,
      period,
    });
  return {
    name: 'EdgeFaults',
    description: `More than ${mostFailingPercent} % of CloudFront’s responses are 5xx.`,
    metric: new MathExpression({
      expression: `IF(requests >= ${fewestRequests}, percent, 0)`,
      usingMetrics: {
        percent: metric('5xxErrorRate', Stats.AVERAGE),
        requests: metric('Requests', Stats.SUM),
      },
      label: '% of responses',
      period,
    }),
    above: mostFailingPercent,
    bad: twoOfThree,
    severity: 'page',
  };
}
