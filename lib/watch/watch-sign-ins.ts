import { MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { UserDirectory } from '#lib/identity/user-directory';
import type { Watched } from '#lib/watch/alarms';
import { mostThrottled, period, twoOfThree } from '#lib/watch/watched';

const throttled = {
  signUps: 'SignUpThrottles',
  signIns: 'SignInThrottles',
  refreshes: 'TokenRefreshThrottles',
} as const;

/** https://docs.aws.amazon.com/cognito/latest/developerguide/metrics-for-cognito-user-pools.html */
export function watchSignIns({ pool, client }: UserDirectory): Watched {
  const metric = (metricName: string) =>
    new Metric({
      namespace: 'AWS/Cognito',
      metricName,
      dimensionsMap: { UserPool: pool.userPoolId, UserPoolClient: client.userPoolClientId },
      statistic: Stats.SUM,
      period,
    });
  return {
    name: 'SignInThrottles',
    description: `Cognito throttles more than ${mostThrottled} sign-ups, sign-ins or token refreshes in five minutes.`,
    metric: new MathExpression({
      expression: 'FILL(signUps, 0) + FILL(signIns, 0) + FILL(refreshes, 0)',
      usingMetrics: Object.fromEntries(
        Object.entries(throttled).map(([name, metricName]) => [name, metric(metricName)]),
      ),
      label: 'throttled requests',
      period,
    }),
    above: mostThrottled,
    bad: twoOfThree,
    severity: 'page',
  };
}
