import type { GraphqlApi } from 'aws-cdk-lib/aws-appsync';
import { CfnSamplingRule } from 'aws-cdk-lib/aws-xray';
import type { Construct } from 'constructs';
import type { StageSettings } from '#lib/settings';

/**
 * Records the stage's share of the API's operations; all that follows from one is one trace. There is no reservoir: with
 * one, nearly every operation of a quiet stage would be recorded, at $5 per million.
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
