import { Fn, Stack, type Duration, Validations } from 'aws-cdk-lib/core';
import { Policy } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import {
  DefinitionBody,
  LogLevel,
  StateMachine,
  StateMachineType,
  type IChainable,
  CfnStateMachine,
} from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import { MachineRole } from '#lib/functions/machine-role';
import { removalPolicy, type StageSettings } from '#lib/settings';
import { findingParts } from '#lib/finding-parts';

export interface MappingMachineProps {
  readonly settings: StageSettings;
  /** The functions that its tasks invoke. */
  readonly functions: readonly IFunction[];
  /** Creates the states in a separate scope. */
  readonly definition: (states: Construct) => IChainable;
  readonly timeout: Duration;
}

/** A state machine with a distributed map, which starts the machine itself for every item. */
export class MappingMachine extends StateMachine {
  constructor(scope: Construct, id: string, props: MappingMachineProps) {
    const { settings, functions, definition, timeout } = props;
    const log = new LogGroup(scope, `${id}Log`, {
      logGroupName: vendedLogs(scope, id),
      retention: settings.logRetention,
      removalPolicy: removalPolicy(settings),
    });
    const role = new MachineRole(scope, `${id}Role`, functions);
    // Names of states can be equal to those of the functions beside the machine.
    const states = new Construct(scope, `${id}States`);
    super(scope, id, {
      definitionBody: DefinitionBody.fromChainable(definition(states)),
      stateMachineType: StateMachineType.STANDARD,
      // Its constructs would grant access to all versions of the functions.
      role: role.withoutPolicyUpdates(),
      logs: { destination: log, level: LogLevel.ALL },
      tracingEnabled: true,
      timeout,
    });
    // Step Functions immediately checks whether the role allows log delivery.
    this.node.addDependency(role);
    this.letStartItems(role);
  }

  /** Grants what its distributed map needs: starting this machine for every item. */
  private letStartItems(role: MachineRole): void {
    const policy = this.node.findChild('DistributedMapPolicy');
    if (!(policy instanceof Policy)) throw new Error('The policy of the distributed map was not found.');
    policy.attachToRole(role);
    acknowledgeExecutions(policy, this);
  }
}

/**
 * Log groups with this prefix are not listed in the account's resource policy, which is limited to 5,120 characters.
 * The end of the stack's id makes the name unique for every new stack, whatever older stacks left behind.
 * https://docs.aws.amazon.com/step-functions/latest/dg/bp-cwl.html
 */
function vendedLogs(scope: Construct, id: string): string {
  const { stackName, stackId } = Stack.of(scope);
  return `/aws/vendedlogs/states/${stackName}-${id}-${Fn.select(2, Fn.split('/', stackId))}`;
}

/** Acknowledges that a policy allows all executions of a machine. */
function acknowledgeExecutions(policy: Policy, machine: StateMachine): void {
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
