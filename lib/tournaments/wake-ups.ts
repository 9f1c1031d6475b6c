import { PolicyStatement, Role, ServicePrincipal, type IRole } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { CfnScheduleGroup } from 'aws-cdk-lib/aws-scheduler';
import { Names, Stack, Validations } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import { findingParts } from '#lib/finding-parts';

/** One-time schedules that invoke a function, and the permission to create them. */
export class WakeUps extends Construct {
  readonly groupName: string;
  readonly role: Role;

  constructor(scope: Construct, id: string, invoked: IFunction) {
    super(scope, id);
    this.groupName = Names.uniqueResourceName(this, { maxLength: 64 });
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

  letWake(grantee: IRole): void {
    const arn = Stack.of(this).formatArn({
      service: 'scheduler',
      resource: 'schedule',
      resourceName: `${this.groupName}/*`,
    });
    const { partition, region, account } = findingParts(this);
    Validations.of(grantee).acknowledge({
      id: `AwsSolutions-IAM5[Resource::arn:${partition}:scheduler:${region}:${account}:schedule/${this.groupName}/*]`,
      reason: 'The names of schedules begin with the ids of tournaments.',
    });
    grantee.addToPrincipalPolicy(
      new PolicyStatement({ actions: ['scheduler:CreateSchedule'], resources: [arn] }),
    );
    grantee.addToPrincipalPolicy(
      new PolicyStatement({
        actions: ['iam:PassRole'],
        resources: [this.role.roleArn],
        conditions: { StringEquals: { 'iam:PassedToService': 'scheduler.amazonaws.com' } },
      }),
    );
  }
}
