import { Stack, Validations } from 'aws-cdk-lib/core';
import {
  AccountRecovery,
  CfnUserPoolGroup,
  ClientAttributes,
  FeaturePlan,
  Mfa,
  UserPool,
  UserPoolEmail,
  UserPoolOperation,
  VerificationEmailStyle,
  type UserPoolClient,
} from 'aws-cdk-lib/aws-cognito';
import { Grant, type IGrantable, type IRole } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { UserGroup } from '#domain/generated/types';
import { limits } from '#domain/limits';
import { groupPrecedence } from '#domain/user-groups';
import { removalPolicy, tokenLifetime, type StageSettings } from '#lib/settings';

/** The user pool: users with an e-mail address, a password and up to three groups. */
export class UserDirectory extends Construct {
  readonly pool: UserPool;
  readonly client: UserPoolClient;

  constructor(scope: Construct, id: string, settings: StageSettings) {
    super(scope, id);
    this.pool = new UserPool(this, 'Pool', {
      featurePlan: FeaturePlan[settings.cognitoPlan],
      selfSignUpEnabled: true,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      standardAttributes: { email: { required: true, mutable: true } },
      autoVerify: { email: true },
      // A new address takes effect only after its code was entered.
      keepOriginal: { email: true },
      userVerification: {
        emailStyle: VerificationEmailStyle.CODE,
        emailSubject: 'Your NovaLink code',
        emailBody: 'Your NovaLink code is {####}.',
      },
      ...this.sender(settings),
      passwordPolicy: {
        minLength: limits.password.shortest,
        requireLowercase: true,
        requireUppercase: true,
        requireDigits: true,
        requireSymbols: true,
      },
      mfa: Mfa.OFF,
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      deletionProtection: settings.keepRecords,
      removalPolicy: removalPolicy(settings),
    });
    this.client = this.pool.addClient('Site', {
      authFlows: { userSrp: true },
      disableOAuth: true,
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      accessTokenValidity: tokenLifetime.accessAndId,
      idTokenValidity: tokenLifetime.accessAndId,
      refreshTokenValidity: tokenLifetime.refresh,
      readAttributes: new ClientAttributes().withStandardAttributes({ email: true, emailVerified: true }),
      writeAttributes: new ClientAttributes().withStandardAttributes({ email: true }),
    });
    Validations.of(this.pool).acknowledge(
      {
        id: 'AwsSolutions-COG2',
        reason: 'The specification (part 6) has no second factor for signing in.',
      },
      {
        id: 'AwsSolutions-COG8',
        reason: 'Threat protection needs the Plus plan. Enable it before the product has public users.',
      },
    );
  }

  /** Without a sender, Cognito sends e-mails itself. */
  private sender({ mail }: StageSettings): { readonly email?: UserPoolEmail } {
    if (mail === 'cognito') return {};
    const { from, identity, configurationSet, region = Stack.of(this).region } = mail;
    const email = UserPoolEmail.withSES({
      fromEmail: from,
      fromName: 'NovaLink',
      sesRegion: region,
      ...(identity === from ? {} : { sesVerifiedDomain: identity }),
      ...(configurationSet === undefined ? {} : { configurationSetName: configurationSet }),
    });
    return { email };
  }

  /** Adds the groups. Members of a group with a role get credentials for that role. */
  addGroups(roles: Readonly<Partial<Record<UserGroup, IRole>>>): void {
    for (const [groupName, precedence] of Object.entries(groupPrecedence)) {
      const role = roles[groupName as UserGroup];
      new CfnUserPoolGroup(this, groupName, {
        userPoolId: this.pool.userPoolId,
        groupName,
        precedence,
        ...(role ? { roleArn: role.roleArn } : {}),
      });
    }
  }

  /** Invokes `gate` before every sign-up. */
  askBeforeSignUp(gate: IFunction): void {
    this.pool.addTrigger(UserPoolOperation.PRE_SIGN_UP, gate);
  }

  letFind(reader: IGrantable): void {
    this.letDo(reader, ['cognito-idp:AdminGetUser', 'cognito-idp:AdminListGroupsForUser']);
  }

  letListUsers(reader: IGrantable): void {
    this.letDo(reader, ['cognito-idp:ListUsers']);
  }

  letListMembers(reader: IGrantable): void {
    this.letDo(reader, ['cognito-idp:ListUsersInGroup']);
  }

  letJoin(writer: IGrantable): void {
    this.letDo(writer, ['cognito-idp:AdminAddUserToGroup']);
  }

  letLeave(writer: IGrantable): void {
    this.letDo(writer, ['cognito-idp:AdminRemoveUserFromGroup']);
  }

  letSignOutAndDelete(writer: IGrantable): void {
    this.letDo(writer, ['cognito-idp:AdminUserGlobalSignOut', 'cognito-idp:AdminDeleteUser']);
  }

  private letDo(grantee: IGrantable, actions: string[]): void {
    Grant.addToPrincipal({ grantee, actions, resourceArns: [this.pool.userPoolArn] });
  }
}
