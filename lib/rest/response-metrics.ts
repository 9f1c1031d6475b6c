import { AccessLogField, AccessLogFormat, type RestApi } from 'aws-cdk-lib/aws-apigateway';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, MetricFilter, type ILogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { metricNamespace, restMetrics } from '#domain/metrics';

/** The format of the access log. Metrics are derived from `apiId` and `status`. */
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

export interface ResponseMetricsProps {
  readonly api: RestApi;
  /** The access log, in `accessLogFormat`. */
  readonly log: ILogGroup;
}

/**
 * Counts an API's responses by its id. The dimensions of API Gateway's own metrics are the API's name and stage,
 * which are equal in all stages of the product.
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/api-gateway-metrics-and-dimensions.html
 */
export class ResponseMetrics extends Construct {
  readonly responses: Metric;
  readonly serverErrors: Metric;

  constructor(scope: Construct, id: string, props: ResponseMetricsProps) {
    super(scope, id);
    this.responses = this.count('Responses', restMetrics.responses, '*', props);
    this.serverErrors = this.count('ServerErrors', restMetrics.serverErrors, '5*', props);
  }

  private count(id: string, metricName: string, status: string, { api, log }: ResponseMetricsProps): Metric {
    new MetricFilter(this, id, {
      logGroup: log,
      filterPattern: FilterPattern.stringValue('$.status', '=', status),
      metricNamespace,
      metricName,
      metricValue: '1',
      dimensions: { ApiId: '$.apiId' },
    });
    return new Metric({
      namespace: metricNamespace,
      metricName,
      dimensionsMap: { ApiId: api.restApiId },
      statistic: Stats.SUM,
    });
  }
}
