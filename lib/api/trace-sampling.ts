import type { GraphqlApi } from 'aws-cdk-lib/aws-appsync';
import { CfnSamplingRule } from 'aws-cdk-lib/aws-xray';
import type { Construct } from 'constructs';
import type { StageSettings } from '#lib/settings';

/**
 * Traces the stage's share of the API's operations, including everything that an operation triggers. It has no
 * reservoir, because this would trace nearly every operation of a quiet stage, at $5 per million.
 * https://docs.aws.amazon.com/appsync/latest/devguide/x-ray-tracing.html
 */
export const sampleTraces = (
  scope: Construct,
  { stage, tracedShare }: StageSettings,
  api: GraphqlApi,
): CfnSamplingRule =>
  new CfnSamplingRule(scope, 'TraceSampling', {
    samplingRule: {
      ruleName: `novalink-${stage}`,
      version: 1,
      priority: 1000,
      reservoirSize: 0,
      fixedRate: tracedShare,
      serviceType: 'AWS::AppSync::GraphQLAPI',
      resourceArn: api.arn,
      serviceName: '*',
      host: '*',
      httpMethod: '*',
      urlPath: '*',
    },
  });
