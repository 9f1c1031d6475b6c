import { Duration, Fn, Stack } from 'aws-cdk-lib/core';
import { Policy } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { DefinitionBody, LogLevel, StateMachine, StateMachineType } from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import { limits } from '#domain/limits';
import { acknowledgeExecutions } from '#lib/lab/acknowledge-executions';
import { runDefinition } from '#lib/lab/run-definition';
import { RunRole } from '#lib/lab/run-role';
import { removalPolicy, type StageSettings } from '#lib/settings';

export interface RunMachineProps {
  readonly settings: StageSettings;
  readonly playShard: IFunction;
  readonly judgeRun: IFunction;
}

/** Plays the parts of a test run at once and then has it judged. */
export class RunMachine extends StateMachine {
  constructor(scope: Construct, id: string, { settings, ...functions }: RunMachineProps) {
    const log = new LogGroup(scope, `${id}Log`, {
      logGroupName: vendedLogs(scope, id),
      retention: settings.logRetention,
      removalPolicy: removalPolicy(settings),
    });
    const role = new RunRole(scope, `${id}Role`, functions);
    // The states have names of their own, some of them those of the functions beside the machine.
    const states = new Construct(scope, `${id}States`);
    super(scope, id, {
      definitionBody: DefinitionBody.fromChainable(
        runDefinition(states, { ...functions, shardsAtOnce: settings.shardsAtOnce }),
      ),
      stateMachineType: StateMachineType.STANDARD,
      // Its parts would grant themselves every version of the functions.
      role: role.withoutPolicyUpdates(),
      logs: { destination: log, level: LogLevel.ALL },
      tracingEnabled: true,
      timeout: Duration.minutes(limits.testRun.minutes),
    });
    // Step Functions asks at once whether the role may deliver logs.
    this.node.addDependency(role);
    this.letStartShards(role);
  }

  /** What its distributed map asks for: to start this machine for every part of a run. */
  private letStartShards(role: RunRole): void {
    const policy = this.node.findChild('DistributedMapPolicy');
    if (!(policy instanceof Policy)) throw new Error('The machine is not made of what it was.');
    policy.attachToRole(role);
    acknowledgeExecutions(policy, this);
  }
}

/**
 * Log groups with this prefix are not listed in the account's resource policy, which holds 5120 characters. The end of
 * the stack's id makes the name new for every new stack, whatever older stacks left behind.
 * https://docs.aws.amazon.com/step-functions/latest/dg/bp-cwl.html
 */
function vendedLogs(scope: Construct, id: string): string {
  const { stackName, stackId } = Stack.of(scope);
  return `/aws/vendedlogs/states/${stackName}-${id}-${Fn.select(2, Fn.split('/', stackId))}`;
}
