import type { SupportStatus } from '#domain/generated/types';
import { routes } from '#domain/routes';
import { TableList } from '../../parts/lists/table-list';
import { statusOptions, useStatusFilter } from '../../platform/page/use-status-filter';
import { supportStatuses, supportTopics } from '../../platform/labels/support-labels';
import { EmptyState } from '../../ui/empty-state';
import { FilterSelect } from '../../ui/filter-select';
import { Page } from '../../ui/page';
import { useSupportRequests, type ListedRequest } from './list-requests';
import { statusColumn, whenColumn } from '../../parts/lists/columns';
import { adminPaths } from '../../platform/page/entity-paths';
import type { Table } from '../../ui/table/table';

const waiting = 'OPEN' satisfies SupportStatus;
const { [waiting]: _open, ...others } = supportStatuses;
const otherStatuses = statusOptions(others);

/** `/admin/Support`: requests of guests and users by status. The status is in the query string. */
export const AdminSupportPage = () => {
  const [other, choose] = useStatusFilter(others);
  const requests = useSupportRequests(other ?? waiting);
  return (
    <Page
      width="wide"
      title={routes.AdminSupport.title}
      lead="Requests of guests and users. Open requests are sorted by age, the oldest first."
    >
      <TableList
        table={requestTable}
        list={requests}
        filters={
          <FilterSelect
            label="Status"
            all={supportStatuses[waiting].text}
            options={otherStatuses}
            value={other}
            onChange={choose}
          />
        }
        empty={<EmptyState title="No open requests">New requests appear here automatically.</EmptyState>}
        filter={
          other && {
            title: 'No requests with this status',
            hint: 'Choose another status to see the other requests.',
            clearLabel: 'Show open requests',
            onClear: () => choose(undefined),
          }
        }
      />
    </Page>
  );
};

/** The table of support requests. */
const requestTable: Table<ListedRequest> = {
  id: 'support-requests',
  caption: 'Support requests',
  noun: { one: 'request', many: 'requests' },
  title: {
    header: 'Subject',
    textOf: ({ subject }) => subject,
    to: ({ id }) => adminPaths.supportRequest(id),
  },
  columns: [
    statusColumn(supportStatuses, ({ status }) => status),
    { id: 'topic', header: 'Topic', width: 240, valueOf: ({ topic }) => supportTopics[topic] },
    { id: 'from', header: 'From', width: 240, valueOf: ({ email }) => email ?? 'User' },
    whenColumn('sent', 'Sent', ({ createdAt }) => createdAt),
    { ...whenColumn('changed', 'Changed', ({ updatedAt }) => updatedAt), isExtra: true },
  ],
};
