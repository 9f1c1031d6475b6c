import { AwsError } from '#local/platform/aws-error';
import type { IdentityPool } from './identity-pool';
import type { Login } from './logins';

/**
 * Returns the role of a guest or a user (Cognito Developer Guide, «Using role-based access control»): the token's
 * preferred role if a mapping says so, or another of its roles if the caller requests it.
 */
export function chooseRole(
  { roles }: IdentityPool,
  login: Login | undefined,
  asked: string | undefined,
): string {
  if (!login) return configured(roles?.Roles.unauthenticated);
  const provider = `${login.provider}:${login.clientId}`;
  const mappings = Object.entries(roles?.RoleMappings ?? {});
  const mapping = mappings.find(([key, { IdentityProvider = key }]) => IdentityProvider === provider)?.[1];
  if (!mapping) {
    if (asked !== undefined)
      throw new AwsError('NotAuthorizedException', 'Custom role is not allowed for this pool.');
    return configured(roles?.Roles.authenticated);
  }
  const { 'cognito:roles': offered, 'cognito:preferred_role': preferred } = login.claims;
  if (asked !== undefined) {
    if (Array.isArray(offered) && offered.includes(asked)) return asked;
    throw new AwsError('NotAuthorizedException', 'Token does not contain the custom role requested.');
  }
  if (typeof preferred === 'string') return preferred;
  if (mapping.AmbiguousRoleResolution === 'Deny') {
    throw new AwsError('NotAuthorizedException', 'Ambiguous role mapping rules for this identity pool.');
  }
  return configured(roles?.Roles.authenticated);
}

function configured(roleArn: string | undefined): string {
  if (roleArn !== undefined) return roleArn;
  throw invalidConfiguration();
}

export const invalidConfiguration = () =>
  new AwsError(
    'InvalidIdentityPoolConfigurationException',
    'Invalid identity pool configuration. Check assigned IAM roles for this pool.',
  );
