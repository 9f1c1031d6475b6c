import type { UserGroup } from '#domain/generated/types';
import { TableList } from '../../parts/lists/table-list';
import { useAddressFilter } from '../../platform/page/use-address-filter';
import { EmptyState } from '../../ui/empty-state';
import { FilterSelect } from '../../ui/filter-select';
import { Page } from '../../ui/page';
import { groupNames } from './group-names';
import { type UserFilter, useUsers } from './list-users';
import { userTable } from './user-table';

const groups = Object.entries(groupNames) as [UserGroup, string][];

const filterIn = (search: URLSearchParams): UserFilter => ({
  group: groups.find(([known]) => known === search.get('group'))?.[0],
  emailPart: search.get('email') ?? '',
});

const everybody = filterIn(new URLSearchParams());

const searchFor = ({ group, emailPart }: UserFilter): Record<string, string> => ({
  ...(group && { group }),
  ...(emailPart !== '' && { email: emailPart }),
});

/** `/admin/Users`: the users and their groups. The filter is in the URL, so that it can be shared. */
export const ManageUsersPage = () => {
  const [{ group, emailPart }, choose] = useAddressFilter(filterIn, searchFor);
  const users = useUsers({ group, emailPart });
  return (
    <Page
      width="wide"
      title="Users"
      lead="All accounts. Groups give access. A user without a group can only apply."
    >
      <TableList
        table={userTable}
        list={users}
        search={{
          label: 'E-mail contains',
          value: emailPart,
          clean: (text) => text.trim().toLowerCase(),
          // A search includes every group.
          onSearch: (typed) =>
            choose({ group: undefined, emailPart: typed }, { replace: emailPart !== '' && typed !== '' }),
        }}
        filters={
          <FilterSelect
            label="Group"
            all="All groups"
            options={groups}
            value={group}
            onChange={(chosen) => choose({ group: chosen, emailPart: '' })}
          />
        }
        empty={<EmptyState title="No users found">Users appear here when they sign up.</EmptyState>}
        filter={
          group !== undefined || emailPart !== ''
            ? {
                title: 'No users found',
                hint:
                  emailPart === ''
                    ? 'This group has no members yet.'
                    : 'No e-mail address contains this text.',
                clearLabel: 'Show all users',
                onClear: () => choose(everybody),
              }
            : undefined
        }
      />
    </Page>
  );
};
