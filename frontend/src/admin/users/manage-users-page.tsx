import type { UserGroup } from '#domain/generated/types';
import { TableList } from '../../parts/lists/table-list';
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
    <Page width="wide" title={messages.users} lead={messages.allAccountsGroupsGiveAccess}>
      <TableList
        table={userTable}
        list={users}
        search={{
          label: messages.emailContains,
          value: emailPart,
          clean: (text) => text.trim().toLowerCase(),
          // A search includes every group.
          onSearch: (typed) =>
            choose({ group: undefined, emailPart: typed }, { replace: emailPart !== '' && typed !== '' }),
        }}
        filters={
          <FilterSelect
            label={messages.group}
            all={messages.allGroups}
            options={groups}
            value={group}
            onChange={(chosen) => choose({ group: chosen, emailPart: '' })}
          />
        }
        empty={<EmptyState title={messages.noUsersFound}>{messages.usersAppearHereWhenThey}</EmptyState>}
        filter={
          group !== undefined || emailPart !== ''
            ? {
                title: messages.noUsersFound,
                hint: emailPart === '' ? messages.thisGroupHasNoMembers : messages.noEmailAddressContains,
                clearLabel: messages.showAllUsers,
                onClear: () => choose(everybody),
              }
            : undefined
        }
      />
    </Page>
  );
};
