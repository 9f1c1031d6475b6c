import type { UserGroup } from '#domain/generated/types';
import { routes } from '#domain/routes';

const homes: Record<UserGroup, string> = {
  ADMINS: routes.AdminDashboard.path,
  OPERATORS: routes.OperatorDashboard.path,
  PROVIDERS: routes.ProviderDashboard.path,
};

/** The home page of a user: that of their first group by precedence, or the application. */
export const homePath = (groups: readonly UserGroup[]): string => {
  const [first] = groups;
  return first ? homes[first] : routes.PendingApproval.path.toLowerCase();
};
