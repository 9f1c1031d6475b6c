import type { UserAdministrationProps } from './user-administration-props';
import { Duration } from 'aws-cdk-lib/core';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { Construct } from 'constructs';
import { peoplePartition } from '#domain/keys';
import type { EnvInput as AdministerUsersEnv } from '#lambda/functions/administer-users/env';
import type { EnvInput as GrantAdminEnv } from '#lambda/functions/grant-admin/env';
import type { EnvInput as ReconcileAdminsEnv } from '#lambda/functions/reconcile-admins/env';
import type { EnvInput as ManageAccountEnv } from '#lambda/functions/manage-account/env';
import { addOutput } from '#lib/add-output';
import { NodeFunction } from '#lib/functions/node-function';
import { makeManageAccount } from '#lib/users/manage-account';

/** Group membership, the first admin, and the guarantee that there is always an admin. */
export class UserAdministration extends Construct {
  readonly administerUsers: NodeFunction<AdministerUsersEnv>;
  readonly manageAccount: NodeFunction<ManageAccountEnv>;
  readonly grantAdmin: NodeFunction<GrantAdminEnv>;
  readonly reconcileAdmins: NodeFunction<ReconcileAdminsEnv>;

  constructor(scope: Construct, id: string, props: UserAdministrationProps) {
    super(scope, id);
    this.administerUsers = this.makeAdministerUsers(props);
    this.manageAccount = makeManageAccount(this, props);
    this.grantAdmin = this.makeGrantAdmin(props);
    this.reconcileAdmins = this.makeReconcileAdmins(props);
    addOutput(this, 'GrantAdminFunctionName', this.grantAdmin.functionName);
    new Rule(this, 'Nightly', {
      description: 'Synchronizes the list of admins and removes deleted accounts',
      schedule: Schedule.cron({ hour: '3', minute: '17' }),
      targets: [new LambdaFunction(this.reconcileAdmins, { retryAttempts: 2 })],
    });
  }

  private makeAdministerUsers({ settings, users, records, audit }: UserAdministrationProps) {
    const administer = new NodeFunction(this, 'administer-users', {
      settings,
      description: 'Lists, groups and deletes users for admins',
      environment: {
        USER_POOL_ID: users.pool.userPoolId,
        MAIN_TABLE: records.table.tableName,
        AUDIT_TABLE: audit.table.tableName,
      } satisfies AdministerUsersEnv,
    });
    users.letFind(administer);
    users.letListUsers(administer);
    users.letListMembers(administer);
    users.letJoin(administer);
    users.letLeave(administer);
    users.letSignOutAndDelete(administer);
    records.letGet(administer, 'people');
    records.letWrite(administer, {
      people: ['Put', 'Delete', 'ConditionCheck'],
      admins: ['Put', 'Update', 'Delete'],
    });
    audit.letAppend(administer, 'USER');
    return administer;
  }

  private makeGrantAdmin({ settings, users, records, audit }: UserAdministrationProps) {
    const grant = new NodeFunction(this, 'grant-admin', {
      settings,
      description: 'Makes a user an admin; invoked by an operator of the AWS account',
      environment: {
        USER_POOL_ID: users.pool.userPoolId,
        MAIN_TABLE: records.table.tableName,
        AUDIT_TABLE: audit.table.tableName,
      } satisfies GrantAdminEnv,
    });
    users.letFind(grant);
    users.letJoin(grant);
    users.letLeave(grant);
    records.letWrite(grant, { people: ['Delete'], admins: ['Put', 'Update'] });
    audit.letAppend(grant, 'USER');
    return grant;
  }

  private makeReconcileAdmins({ settings, users, records, audit }: UserAdministrationProps) {
    const reconcile = new NodeFunction(this, 'reconcile-admins', {
      settings,
      description: 'Synchronizes the list of admins with the group and removes deleted accounts',
      environment: {
        USER_POOL_ID: users.pool.userPoolId,
        MAIN_TABLE: records.table.tableName,
        AUDIT_TABLE: audit.table.tableName,
      } satisfies ReconcileAdminsEnv,
      timeout: Duration.minutes(15),
    });
    users.letListMembers(reconcile);
    users.letListUsers(reconcile);
    users.letFind(reconcile);
    records.letGet(reconcile, 'people');
    records.letQuery(reconcile, 'admins');
    records.letQueryIndex(reconcile, 'byStatus', peoplePartition);
    records.letWrite(reconcile, { admins: ['Put', 'Update', 'Delete'], people: ['Put'] });
    audit.letAppend(reconcile, 'USER');
    return reconcile;
  }
}
