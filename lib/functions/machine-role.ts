import { ArnFormat, Stack, Validations } from 'aws-cdk-lib/core';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';

/** https://docs.aws.amazon.com/step-functions/latest/dg/cw-logs.html */
const logDelivery = [
  'logs:CreateLogDelivery',
  'logs:DeleteLogDelivery',
  'logs:DescribeLogGroups',
  'logs:DescribeResourcePolicies',
  'logs:GetLogDelivery',
  'logs:ListLogDeliveries',
  'logs:PutResourcePolicy',
  'logs:UpdateLogDelivery',
];
/** https://docs.aws.amazon.com/step-functions/latest/dg/xray-iam.html */
const tracing = [
  'xray:GetSamplingRules',
  'xray:GetSamplingTargets',
  'xray:PutTelemetryRecords',
  'xray:PutTraceSegments',
];

/**
 * Restricted to the account and not to the machine, which depends on this role.
 * https://docs.aws.amazon.com/step-functions/latest/dg/procedure-create-iam-role.html
 */
function ofItsAccount(scope: Construct) {
  const stack = Stack.of(scope);
  const machines = stack.formatArn({
    service: 'states',
    resource: 'stateMachine',
    resourceName: '*',
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
  });
  return {
    StringEquals: { 'aws:SourceAccount': stack.account },
    ArnLike: { 'aws:SourceArn': machines },
  };
}

/** A role that allows a state machine to invoke its functions. */
export class MachineRole extends Role {
  constructor(scope: Construct, id: string, functions: readonly IFunction[]) {
    super(scope, id, {
      assumedBy: new ServicePrincipal('states.amazonaws.com', { conditions: ofItsAccount(scope) }),
    });
    const invoke = new PolicyStatement({
      actions: ['lambda:InvokeFunction'],
      resources: functions.map(({ functionArn }) => functionArn),
    });
    this.addToPolicy(invoke);
    this.addToPolicy(new PolicyStatement({ actions: [...logDelivery, ...tracing], resources: ['*'] }));
    Validations.of(this).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason: 'The actions of log delivery and of X-Ray do not support resources.',
    });
  }
}
