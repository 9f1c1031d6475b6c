import { Duration } from 'aws-cdk-lib/core';
import type { GraphqlApi } from 'aws-cdk-lib/aws-appsync';
import { MathExpression, Metric, Stats, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { ResponseMetrics } from '#lib/rest/response-metrics';
import type { Severity, Watched } from '#lib/watch/alarms';
import { functionMetric } from '#lib/watch/function-metric';
import { period, twoOfThree } from '#lib/watch/watched';

/** A user can make a single request fail, so alarms use the failure rate from this number of failures on. */
const fewestFailures = 3;
/** The p99 latency of fewer requests is not meaningful. */
const fewestRequests = 20;
const mostFailingPercent = 5;

const percentFailing = (failures: string, requests: string) =>
  `IF(${failures} >= ${fewestFailures}, 100 * ${failures} / ${requests}, 0)`;

interface Slow {
  readonly name: string;
  readonly what: string;
  readonly p99: IMetric;
  readonly requests: IMetric;
  readonly above: Duration;
}

/** Requires three slow periods in a row, because a few cold starts should not raise an alarm. */
const watchSlow = ({ name, what, p99, requests, above }: Slow): Watched => ({
  name: `${name}Slow`,
  description: `The p99 latency of ${what} is above ${above.toSeconds()} seconds.`,
  metric: new MathExpression({
    expression: `IF(requests >= ${fewestRequests}, p99, 0)`,
    usingMetrics: { p99, requests },
    label: 'p99 in ms',
    period,
  }),
  above: above.toMilliseconds(),
  bad: { periods: 3, of: 3 },
  severity: 'page',
});

export function watchGraphql({ apiId }: GraphqlApi): readonly Watched[] {
  // The L2 has no metrics. https://docs.aws.amazon.com/appsync/latest/devguide/monitoring.html
  const metric = (metricName: string, statistic: string) =>
    new Metric({
      namespace: 'AWS/AppSync',
      metricName,
      dimensionsMap: { GraphQLAPIId: apiId },
      statistic,
      period,
    });
  const requests = metric('Latency', Stats.SAMPLE_COUNT);
  return [
    {
      name: 'GraphqlFaults',
      description: `More than ${mostFailingPercent} % of the GraphQL API’s responses are 5xx.`,
      metric: new MathExpression({
        // AppSync counts requests as samples of latency; it does not document whether this includes failed ones.
        expression: percentFailing('faults', '(FILL(requests, 0) + faults)'),
        usingMetrics: { faults: metric('5XXError', Stats.SUM), requests },
        label: '% of responses',
        period,
      }),
      above: mostFailingPercent,
      bad: twoOfThree,
      severity: 'page',
    },
    watchSlow({
      name: 'Graphql',
      what: 'the GraphQL API',
      p99: metric('Latency', Stats.p(99)),
      requests,
      above: Duration.seconds(5),
    }),
  ];
}

export const watchRest = ({ responses, serverErrors }: ResponseMetrics): Watched => ({
  name: 'RestFaults',
  description: `More than ${mostFailingPercent} % of novalink-api’s responses are 5xx.`,
  metric: new MathExpression({
    expression: percentFailing('errors', 'responses'),
    usingMetrics: { errors: serverErrors.with({ period }), responses: responses.with({ period }) },
    label: '% of responses',
    period,
  }),
  above: mostFailingPercent,
  bad: twoOfThree,
  severity: 'page',
});

/** Watches the failure rate of a function that users wait for. */
export const watchServing = (name: string, serving: IFunction, severity: Severity = 'ticket'): Watched => ({
  name: `${name}Errors`,
  description: `${name} fails in more than ${mostFailingPercent} % of its invocations.`,
  metric: new MathExpression({
    expression: percentFailing('errors', 'invocations'),
    usingMetrics: {
      errors: serving.metricErrors({ period }),
      invocations: serving.metricInvocations({ period }),
    },
    label: '% of invocations',
    period,
  }),
  above: mostFailingPercent,
  bad: twoOfThree,
  severity,
});

/** Like `watchServing`, and also watches the p99 latency. */
export const watchWaiting = (name: string, serving: IFunction, above: Duration): readonly Watched[] => [
  watchServing(name, serving, 'page'),
  watchSlow({
    name,
    what: name,
    p99: serving.metricDuration({ period, statistic: Stats.p(99) }),
    requests: serving.metricInvocations({ period }),
    above,
  }),
];

/**
 * The trigger refuses a sign-up by failing, so refusals are subtracted from Lambda's errors. The two metrics of an
 * invocation can be in neighbouring periods, so a single bad period does not raise an alarm.
 */
export const watchSignUps = (name: string, gate: IFunction): Watched => ({
  name: `${name}Errors`,
  description: `${name} fails in more than ${mostFailingPercent} % of its invocations, refusals aside.`,
  metric: new MathExpression({
    expression: percentFailing('(errors - FILL(refusals, 0))', 'invocations'),
    usingMetrics: {
      errors: gate.metricErrors({ period }),
      refusals: functionMetric('refusedSignUps', gate),
      invocations: gate.metricInvocations({ period }),
    },
    label: '% of invocations',
    period,
  }),
  above: mostFailingPercent,
  bad: twoOfThree,
  severity: 'page',
});
