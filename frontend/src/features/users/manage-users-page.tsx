import { useSearchParams } from 'react-router-dom';
import type { UserGroup } from '#domain/generated/types';
import { List } from '../../parts/lists/list';
import { useSession } from '../../platform/platform';
import { EmptyState } from '../../ui/empty-state';
import { Page } from '../../ui/page';
import { groupNames } from './group-names';
import { useUsers } from './list-users';
import { UserEntry } from './user-entry';
import { UserFilters } from './user-filters';

const isGroup = (name: string | null): name is UserGroup => name !== null && Object.hasOwn(groupNames, name);

/** `/admin/Users`: who is in which group. The filter is in the address, so that it can be shared. */
export const ManageUsersPage = () => {
  const self = useSession()?.sub ?? '';
  const [search, setSearch] = useSearchParams();
  const named = search.get('group');
  const group = isGroup(named) ? named : undefined;
  const emailPrefix = search.get('email') ?? '';
  const isFiltered = group !== undefined || emailPrefix !== '';
  const users = useUsers({ group, emailPrefix });

  return (
    <Page
      title="Users"
      lead="Everybody with an account. A group gives its rights; without one a person can only apply."
    >
      <UserFilters group={group} emailPrefix={emailPrefix} onChange={setSearch} />
      <List
        label="Users"
        list={users}
        empty={<EmptyState title="Nobody here">Users appear here when they sign up.</EmptyState>}
        filter={
          isFiltered
            ? {
                title: 'Nobody here',
                hint:
                  emailPrefix === ''
                    ? 'This group has no members yet.'
                    : 'No e-mail address starts like this. Try fewer letters.',
                clearLabel: 'Show all users',
                onClear: () => setSearch({}),
              }
            : undefined
        }
      >
        {(user) => <UserEntry user={user} self={self} />}
      </List>
    </Page>
  );
};
