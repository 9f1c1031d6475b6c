import { whenColumn } from '../../parts/lists/columns';
import { adminPaths } from '../../platform/page/entity-paths';
import { Badge } from '../../ui/badge';
import type { Table } from '../../ui/table/table';
import { groupNames } from './group-names';
import type { User } from './user';
import { UserMenu } from './user-menu';

const accountOf = ({ status, enabled }: User): string => {
  if (!enabled) return 'Disabled';
  return status === 'CONFIRMED' ? 'Active' : 'E-mail not confirmed';
};

/** The table of all users. */
export const userTable: Table<User> = {
  id: 'users',
  caption: 'Users',
  noun: { one: 'user', many: 'users' },
  title: { header: 'E-mail', textOf: ({ email }) => email, to: ({ sub }) => adminPaths.user(sub) },
  columns: [
    {
      id: 'groups',
      header: 'Groups',
      width: 260,
      inCard: 'badge',
      valueOf: ({ groups }) => groups.map((group) => groupNames[group]).join(', ') || 'No group',
      show: ({ groups }) => <Groups groups={groups} />,
    },
    {
      id: 'account',
      header: 'Account',
      width: 200,
      inCard: 'badge',
      valueOf: accountOf,
      show: (user) => (
        <Badge tone={user.enabled ? (user.status === 'CONFIRMED' ? 'good' : 'warning') : 'bad'}>
          {accountOf(user)}
        </Badge>
      ),
    },
    whenColumn('signed-up', 'Signed up', ({ createdAt }) => createdAt),
  ],
  menu: (user) => <UserMenu user={user} />,
};

const Groups = ({ groups }: Pick<User, 'groups'>) => (
  <span className="flex flex-wrap gap-1.5">
    {groups.map((group) => (
      <Badge key={group} tone="news">
        {groupNames[group]}
      </Badge>
    ))}
    {groups.length === 0 && <Badge>No group</Badge>}
  </span>
);
