import { whenColumn } from '../../parts/lists/columns';
import { adminPaths } from '../../platform/page/entity-paths';
import { Badge } from '../../ui/badge';
import type { Table } from '../../ui/table/table';
import { groupNames } from './group-names';
import type { User } from './user';
import { UserMenu } from './user-menu';
import * as messages from './messages';

const accountOf = ({ status, enabled }: User): string => {
  if (!enabled) return messages.disabled;
  return status === 'CONFIRMED' ? messages.active : messages.emailNotConfirmed;
};

/** The table of all users. */
export const userTable: Table<User> = {
  id: 'users',
  caption: messages.users,
  noun: { one: messages.inTextUser, many: messages.inTextUsers },
  title: { header: messages.email, textOf: ({ email }) => email, to: ({ sub }) => adminPaths.user(sub) },
  columns: [
    {
      id: 'groups',
      header: messages.groups,
      width: 260,
      inCard: 'badge',
      valueOf: ({ groups }) => groups.map((group) => groupNames[group]).join(', ') || messages.noGroup,
      show: ({ groups }) => <Groups groups={groups} />,
    },
    {
      id: 'account',
      header: messages.account,
      width: 200,
      inCard: 'badge',
      valueOf: accountOf,
      show: (user) => (
        <Badge tone={user.enabled ? (user.status === 'CONFIRMED' ? 'good' : 'warning') : 'bad'}>
          {accountOf(user)}
        </Badge>
      ),
    },
    whenColumn('signed-up', messages.signedUpLabel, ({ createdAt }) => createdAt),
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
    {groups.length === 0 && <Badge>{messages.noGroup}</Badge>}
  </span>
);
