import { array, nullish, object, pipe, string, transform } from 'valibot';
import type { UserGroup } from '#domain/generated/types';
import { groupPrecedence } from '#domain/user-groups';

/** The signed-in user, as passed by a resolver. */
export interface Caller {
  readonly sub: string;
  readonly isAdmin: boolean;
  /** The groups in the access token; some may have been withdrawn since. */
  readonly groups: readonly UserGroup[];
}

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
