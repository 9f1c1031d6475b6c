import type { UserGroup } from '#domain/generated/types';

export const groupNames: Readonly<Record<UserGroup, string>> = {
  ADMINS: 'Admins',
  OPERATORS: 'Operators',
  PROVIDERS: 'Providers',
};

/** The names of the groups in the `changes` of an audit event (JSON); empty if there are none. */
export const groupsIn = (changes: string | null): string => {
  if (changes === null) return '';
  const { groups } = JSON.parse(changes) as { readonly groups?: readonly UserGroup[] };
  return (groups ?? []).map((group) => groupNames[group]).join(', ');
};
