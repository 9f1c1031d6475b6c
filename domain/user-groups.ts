import type { UserGroup } from './generated/types';

/**
 * Group precedence in the user pool: the group with the lowest number decides a user's home page and
 * preferred role.
 */
export const groupPrecedence = { ADMINS: 0, OPERATORS: 1, PROVIDERS: 2 } as const satisfies Record<
  UserGroup,
  number
>;
