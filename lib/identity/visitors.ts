import { CfnIdentityPool, CfnIdentityPoolRoleAttachment } from 'aws-cdk-lib/aws-cognito';
import { ManagedPolicy, Role, WebIdentityPrincipal, type PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Validations } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import type { UserDirectory } from '#lib/identity/user-directory';

export type Visitor = 'guest' | 'signedIn' | 'admin';

/** AWS credentials for browsers: for guests, signed-in users and admins. */
export class Visitors extends Construct {
  readonly pool: CfnIdentityPool;
  readonly guest: Role;
  readonly signedIn: Role;
  readonly admin: Role;

  constructor(scope: Construct, id: string, { users }: { readonly users: UserDirectory }) {
    super(scope, id);
    this.pool = new CfnIdentityPool(this, 'Pool', {
      allowUnauthenticatedIdentities: true,
      allowClassicFlow: false,
      cognitoIdentityProviders: [
        {
          clientId: users.client.userPoolClientId,
          providerName: users.pool.userPoolProviderName,
          serverSideTokenCheck: true,
        },
      ],
    });
    Validations.of(this.pool).acknowledge({
      id: 'AwsSolutions-COG7',
      reason: 'Guests read the public catalogue; their role names each field.',
    });
    this.guest = this.role('Guest', 'unauthenticated');
    this.signedIn = this.role('SignedIn', 'authenticated');
    this.admin = this.role('Admin', 'authenticated');
    new CfnIdentityPoolRoleAttachment(this, 'Roles', {
      identityPoolId: this.pool.ref,
      roles: { unauthenticated: this.guest.roleArn, authenticated: this.signedIn.roleArn },
      roleMappings: {
        userPool: {
          identityProvider: `${users.pool.userPoolProviderName}:${users.client.userPoolClientId}`,
          type: 'Token',
          ambiguousRoleResolution: 'AuthenticatedRole',
        },
      },
    });
  }

  /**
   * Grants permissions on resources in `scope`. The policies are in `scope`, because the roles are created before the
   * resources.
   */
  allow(scope: Construct, who: Visitor, statements: readonly PolicyStatement[]): void {
    new ManagedPolicy(scope, `${pascal[who]}Rights`, {
      description: `What NovaLink lets ${words[who]} do with ${scope.node.id}`,
      roles: [this[who]],
      statements: [...statements],
    });
  }

  private role(id: string, amr: 'authenticated' | 'unauthenticated'): Role {
    const assumedBy = new WebIdentityPrincipal('cognito-identity.amazonaws.com', {
      StringEquals: { 'cognito-identity.amazonaws.com:aud': this.pool.ref },
      'ForAnyValue:StringLike': { 'cognito-identity.amazonaws.com:amr': amr },
    });
    return new Role(this, id, { assumedBy });
  }
}

const pascal = { guest: 'Guest', signedIn: 'SignedIn', admin: 'Admin' } as const;
const words = { guest: 'guests', signedIn: 'people signed in', admin: 'admins' } as const;
