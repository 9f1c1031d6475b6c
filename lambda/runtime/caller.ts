import { array, nullish, object, pipe, string, transform } from 'valibot';
import type { UserGroup } from '#domain/generated/types';
import { groupPrecedence } from '#domain/user-groups';

/** The signed-in user, as passed by a resolver. */
export interface Caller {
  readonly sub: string;
  readonly isAdmin: boolean;
  /** The groups in the access token; some may have been withdrawn since. */
  readonly groups: readonly UserGroup[];
  /** A player without an account, whom the server of an operator sent. They need not choose to play. */
  readonly isLaunched?: boolean;
}

/** Access that can be withdrawn: a group, or the account itself, which is all that users without a group have. */
export type Access = UserGroup | 'ACCOUNT';

/** The access that the token gives. One of it must not be withdrawn. */
export const accessOf = ({ groups }: Pick<Caller, 'groups'>): readonly Access[] =>
  groups.length > 0 ? groups : ['ACCOUNT'];

export const callerSchema = pipe(
  object({ sub: string(), groups: nullish(array(string()), []) }),
  transform(({ sub, groups }): Caller => ({
    sub,
    isAdmin: groups.includes('ADMINS'),
    groups: groups.filter(isUserGroup),
  })),
);

function isUserGroup(name: string): name is UserGroup {
  return Object.hasOwn(groupPrecedence, name);
}
