import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import { keepExported } from '#lib/keep-exported';
import type { ExclusionKey } from '#lib/identity/exclusion-key';
import { TermsAcceptance } from '#lib/identity/terms-acceptance';
import { UserDirectory } from '#lib/identity/user-directory';
import { Visitors } from '#lib/identity/visitors';
import { keepImported } from '#lib/keep-imported';
import type { MainTable } from '#lib/records/main-table';
import type { StageSettings } from '#lib/settings';

export interface IdentityStackProps extends StackProps {
  readonly settings: StageSettings;
  readonly records: MainTable;
  readonly exclusionKey: ExclusionKey;
}

/** User accounts and their groups. */
export class IdentityStack extends Stack {
  readonly users: UserDirectory;
  readonly visitors: Visitors;
  readonly acceptance: TermsAcceptance;

  constructor(
    scope: Construct,
    id: string,
    { settings, records, exclusionKey, ...props }: IdentityStackProps,
  ) {
    super(scope, id, props);
    this.users = new UserDirectory(this, 'Users', settings);
    this.visitors = new Visitors(this, 'Visitors', { users: this.users });
    this.users.addGroups({ ADMINS: this.visitors.admin });
    this.acceptance = new TermsAcceptance(this, 'Acceptance', {
      settings,
      users: this.users,
      records,
      exclusionKey,
    });
    keepImported(this);
    const roles = [this.visitors.guest, this.visitors.signedIn, this.visitors.admin];
    keepExported(this, [...roles.map(({ roleName }) => roleName), this.acceptance.gate.functionName]);
    new CfnOutput(this, 'UserPoolId', { value: this.users.pool.userPoolId });
    new CfnOutput(this, 'UserPoolClientId', { value: this.users.client.userPoolClientId });
    new CfnOutput(this, 'IdentityPoolId', { value: this.visitors.pool.ref });
  }
}
