import { Stack, Validations } from 'aws-cdk-lib/core';
import type { Policy } from 'aws-cdk-lib/aws-iam';
import { CfnStateMachine, type StateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import { findingParts } from '#lib/finding-parts';

/** Acknowledges that a policy allows all executions of a machine. */
export function acknowledgeExecutions(policy: Policy, machine: StateMachine): void {
  const { defaultChild } = machine.node;
  if (!(defaultChild instanceof CfnStateMachine))
    throw new Error('The state machine has no CfnStateMachine child.');
  const { partition, region, account } = findingParts(machine);
  const id = Stack.of(machine).getLogicalId(defaultChild);
  const name = JSON.stringify({ 'Fn::Select': [6, { 'Fn::Split': [':', { Ref: id }] }] });
  const arn = ['arn', partition, 'states', region, account, 'execution', name];
  for (const those of [':*', '/*:*'])
    Validations.of(policy).acknowledge({
      id: `AwsSolutions-IAM5[Resource::${arn.join(':')}${those}]`,
      reason: 'Step Functions names the executions of the map’s items.',
    });
}
