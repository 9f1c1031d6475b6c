import { PolicyStatement, Role, ServicePrincipal, type IGrantable } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { CfnScheduleGroup } from 'aws-cdk-lib/aws-scheduler';
import { Stack } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import { globalName } from '#lib/web/global-name';

/** One-time schedules that invoke a function, and who may create them. */
export class WakeUps extends Construct {
  readonly groupName: string;
  readonly role: Role;

  constructor(scope: Construct, id: string, invoked: IFunction) {
    super(scope, id);
    this.groupName = globalName(this, 'Group', 64);
    const group = new CfnScheduleGroup(this, 'Group', { name: this.groupName });
    const { account } = Stack.of(this);
    // https://docs.aws.amazon.com/scheduler/latest/UserGuide/cross-service-confused-deputy-prevention.html
    const conditions = {
      StringEquals: { 'aws:SourceAccount': account },
      ArnEquals: { 'aws:SourceArn': group.attrArn },
    };
    this.role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com', { conditions }),
    });
    this.role.addToPolicy(
      new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [invoked.functionArn] }),
    );
  }

  letWake(grantee: IGrantable): void {
    const arn = Stack.of(this).formatArn({
      service: 'scheduler',
      resource: 'schedule',
      resourceName: `${this.groupName}/*`,
    });
    const principal = grantee.grantPrincipal;
    principal.addToPrincipalPolicy(
      new PolicyStatement({ actions: ['scheduler:CreateSchedule'], resources: [arn] }),
    );
    principal.addToPrincipalPolicy(
      new PolicyStatement({
        actions: ['iam:PassRole'],
        resources: [this.role.roleArn],
        conditions: { StringEquals: { 'iam:PassedToService': 'scheduler.amazonaws.com' } },
      }),
    );
  }
}
