import type { UserGroup } from '#domain/generated/types';
import type { RouteAccess } from '#domain/routes';

const admitted: Record<RouteAccess, readonly UserGroup[]> = {
  public: ['ADMINS', 'OPERATORS', 'PROVIDERS'],
  'signed-in': [],
  'any-group': ['ADMINS', 'OPERATORS', 'PROVIDERS'],
  // Casino users have no group: see `players.ts`.
  players: ['ADMINS', 'OPERATORS', 'PROVIDERS'],
  admins: ['ADMINS'],
  operators: ['OPERATORS', 'ADMINS'],
  providers: ['PROVIDERS', 'ADMINS'],
  // Groups do not determine which brands a user manages: see `brand-admins.ts`.
  'brand-admins': ['ADMINS', 'OPERATORS', 'PROVIDERS'],
};

/** Whether a user with these groups can open pages with this access. */
export const admits = (access: RouteAccess, groups: readonly UserGroup[]): boolean =>
  groups.some((group) => admitted[access].includes(group));
