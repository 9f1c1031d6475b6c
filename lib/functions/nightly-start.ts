import { Stack } from 'aws-cdk-lib/core';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { SfnStateMachine } from 'aws-cdk-lib/aws-events-targets';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IStateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import type { Construct } from 'constructs';

export interface NightlyStartProps {
  readonly description: string;
  readonly machine: IStateMachine;
  /** UTC. */
  readonly hour: number;
  readonly minute: number;
}

/** Starts a state machine every night. */
export class NightlyStart extends Rule {
  constructor(scope: Construct, id: string, { description, machine, hour, minute }: NightlyStartProps) {
    super(scope, id, { description, schedule: Schedule.cron({ hour: `${hour}`, minute: `${minute}` }) });
    this.addTarget(new SfnStateMachine(machine, { role: starterRole(this), retryAttempts: 2 }));
  }
}

/** https://docs.aws.amazon.com/eventbridge/latest/userguide/cross-service-confused-deputy-prevention.html */
function starterRole(scope: Construct): Role {
  const stack = Stack.of(scope);
  const conditions = {
    StringEquals: { 'aws:SourceAccount': stack.account },
    ArnLike: {
      'aws:SourceArn': stack.formatArn({ service: 'events', resource: 'rule', resourceName: '*' }),
    },
  };
  return new Role(scope, 'StarterRole', {
    assumedBy: new ServicePrincipal('events.amazonaws.com', { conditions }),
  });
}
