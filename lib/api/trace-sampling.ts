import type { GraphqlApi } from 'aws-cdk-lib/aws-appsync';
import { CfnSamplingRule } from 'aws-cdk-lib/aws-xray';
import type { Construct } from 'constructs';
import type { StageSettings } from '#lib/settings';

/** Without a rule X-Ray records one operation in twenty, $0.25 per million; all that follows from one is one trace. */
const fixedRate = 0.01;

/**
 * Records the first operation of each second and one in a hundred of the others.
 * https://docs.aws.amazon.com/appsync/latest/devguide/x-ray-tracing.html
 */
export const sampleTraces = (scope: Construct, { stage }: StageSettings, api: GraphqlApi): CfnSamplingRule =>
  new CfnSamplingRule(scope, 'TraceSampling', {
    samplingRule: {
      ruleName: `novalink-${stage}`,
      version: 1,
      priority: 1000,
      reservoirSize: 1,
      fixedRate,
      serviceType: 'AWS::AppSync::GraphQLAPI',
      resourceArn: api.arn,
      serviceName: '*',
      host: '*',
      httpMethod: '*',
      urlPath: '*',
    },
  });
