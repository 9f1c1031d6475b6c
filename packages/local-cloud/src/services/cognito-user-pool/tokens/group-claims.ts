import type { UserPool, UserPoolGroup } from '../pools/pool';
import type { User } from '../users/user';

/** A user's groups, sorted by precedence. */
export function groupsOf(pool: UserPool, user: User): UserPoolGroup[] {
  const last = Number.POSITIVE_INFINITY;
  return user.groups
    .flatMap((name) => pool.groups.get(name) ?? [])
    .sort(
      (left, right) =>
        (left.precedence ?? last) - (right.precedence ?? last) || (left.name < right.name ? -1 : 1),
    );
}

/** `cognito:groups`, `cognito:roles` and `cognito:preferred_role`; empty claims are omitted. */
export function groupClaims(pool: UserPool, user: User) {
  const groups = groupsOf(pool, user);
  const withRole = groups.filter(({ roleArn }) => roleArn !== undefined);
  const roles = [...new Set(withRole.map(({ roleArn }) => roleArn))];
  const first = withRole[0];
  const rivals = withRole.filter(({ precedence }) => precedence === first?.precedence);
  const agreed = rivals.every(({ roleArn }) => roleArn === first?.roleArn);
  return {
    groups: groups.length > 0 ? { 'cognito:groups': groups.map(({ name }) => name) } : {},
    roles: roles.length > 0 ? { 'cognito:roles': roles } : {},
    preferredRole: first && agreed ? { 'cognito:preferred_role': first.roleArn } : {},
  };
}
