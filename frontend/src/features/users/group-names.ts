import type { UserGroup } from '#domain/generated/types';

export const groupNames: Readonly<Record<UserGroup, string>> = {
  ADMINS: 'Admins',
  OPERATORS: 'Operators',
  PROVIDERS: 'Providers',
};
