import type { UserGroup } from '#domain/generated/types';
import { TableList } from '../../shared/lists/table-list';
import { useAddressFilter } from '../../platform/page/use-address-filter';
import { EmptyState } from '../../ui/empty-state';
import { FilterSelect } from '../../ui/filter-select';
import { Page } from '../../ui/page';
import { groupNames } from './group-names';
import { type UserFilter, useUsers } from './list-users';
import { userTable } from './user-table';
import * as messages from './messages';

const groups = Object.entries(groupNames) as [UserGroup, string][];

const filterIn = (search: URLSearchParams): UserFilter => ({
  group: groups.find(([known]) => known === search.get('group'))?.[0],
  emailPrefix: search.get('email') ?? '',
});

const everybody = filterIn(new URLSearchParams());

const searchFor = ({ group, emailPrefix }: UserFilter): Record<string, string> => ({
  ...(group && { group }),
  ...(emailPrefix !== '' && { email: emailPrefix }),
});

/** `/admin/Users`: the users and their groups. The filter is in the URL, so that it can be shared. */
export const ManageUsersPage = () => {
  const [{ group, emailPrefix }, choose] = useAddressFilter(filterIn, searchFor);
  const users = useUsers({ group, emailPrefix });
  return (
    <Page width="wide" title={messages.users} lead={messages.allAccountsGroupsGiveAccess}>
      <TableList
        table={userTable}
        list={users}
        search={{
          label: messages.emailStartsWith,
          value: emailPrefix,
          clean: (text) => text.trim().toLowerCase(),
          // A search includes every group.
          onSearch: (typed) =>
            choose({ group: undefined, emailPrefix: typed }, { replace: emailPrefix !== '' && typed !== '' }),
        }}
        filters={
          <FilterSelect
            label={messages.group}
            all={messages.allGroups}
            options={groups}
            value={group}
            onChange={(chosen) => choose({ group: chosen, emailPrefix: '' })}
          />
        }
        empty={<EmptyState title={messages.noUsersFound}>{messages.usersAppearHereWhenThey}</EmptyState>}
        filter={
          group !== undefined || emailPrefix !== ''
            ? {
                title: messages.noUsersFound,
                hint: emailPrefix === '' ? messages.thisGroupHasNoMembers : messages.noEmailAddressStartsWith,
                clearLabel: messages.showAllUsers,
                onClear: () => choose(everybody),
              }
            : undefined
        }
      />
    </Page>
  );
};
