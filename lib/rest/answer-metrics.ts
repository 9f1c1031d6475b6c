import { AccessLogField, AccessLogFormat, type RestApi } from 'aws-cdk-lib/aws-apigateway';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, MetricFilter, type ILogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { metricNames } from '#domain/metrics';

/** A line of the access log. `apiId` and `status` are what the metrics are made of. */
export const accessLogFormat = AccessLogFormat.custom(
  JSON.stringify({
    apiId: AccessLogField.contextApiId(),
    requestId: AccessLogField.contextRequestId(),
    ip: AccessLogField.contextIdentitySourceIp(),
    requestTime: AccessLogField.contextRequestTime(),
    httpMethod: AccessLogField.contextHttpMethod(),
    resourcePath: AccessLogField.contextResourcePath(),
    status: AccessLogField.contextStatus(),
    protocol: AccessLogField.contextProtocol(),
    responseLength: AccessLogField.contextResponseLength(),
  }),
);

export interface AnswerMetricsProps {
  readonly api: RestApi;
  /** The access log, in `accessLogFormat`. */
  readonly log: ILogGroup;
}

/**
 * Counts an API's answers by its id. API Gateway's own metrics of a REST API know its name and stage alone, and those
 * are the same in all stages of the product.
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/api-gateway-metrics-and-dimensions.html
 */
export class AnswerMetrics extends Construct {
  readonly answers: Metric;
  readonly faults: Metric;

  constructor(scope: Construct, id: string, props: AnswerMetricsProps) {
    super(scope, id);
    this.answers = this.count('Answers', metricNames.restAnswers, '*', props);
    this.faults = this.count('Faults', metricNames.restFaults, '5*', props);
  }

  private count(id: string, metricName: string, status: string, { api, log }: AnswerMetricsProps): Metric {
    const { namespace } = metricNames;
    new MetricFilter(this, id, {
      logGroup: log,
      filterPattern: FilterPattern.stringValue('$.status', '=', status),
      metricNamespace: namespace,
      metricName,
      metricValue: '1',
      dimensions: { ApiId: '$.apiId' },
    });
    return new Metric({
      namespace,
      metricName,
      dimensionsMap: { ApiId: api.restApiId },
      statistic: Stats.SUM,
    });
  }
}
