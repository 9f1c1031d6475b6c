import type { SupportStatus } from '#domain/generated/types';
import { routes } from '#domain/routes';
import { TableList } from '../../parts/lists/table-list';
import { statusOptions, useStatusFilter } from '../../platform/page/use-status-filter';
import { supportStatuses } from '../../platform/labels/support-labels';
import { EmptyState } from '../../ui/empty-state';
import { FilterSelect } from '../../ui/filter-select';
import { Page } from '../../ui/page';
import { useSupportRequests } from './list-requests';
import { requestTable } from './request-table';
import * as messages from './messages';

const waiting = 'OPEN' satisfies SupportStatus;
const { [waiting]: _open, ...others } = supportStatuses;
const otherStatuses = statusOptions(others);

/** `/admin/Support`: requests of guests and users by status. The status is in the query string. */
export const AdminSupportPage = () => {
  const [other, choose] = useStatusFilter(others);
  const requests = useSupportRequests(other ?? waiting);
  return (
    <Page width="wide" title={routes.AdminSupport.title} lead={messages.requestsOfGuestsAndUsers}>
      <TableList
        table={requestTable}
        list={requests}
        filters={
          <FilterSelect
            label={messages.status}
            all={supportStatuses[waiting].text}
            options={otherStatuses}
            value={other}
            onChange={choose}
          />
        }
        empty={
          <EmptyState title={messages.noOpenRequests}>
            {messages.newRequestsAppearHereAutomatically}
          </EmptyState>
        }
        filter={
          other && {
            title: messages.noRequestsWithThisStatus,
            hint: messages.chooseAnotherStatusToSee,
            clearLabel: messages.showOpenRequests,
            onClear: () => choose(undefined),
          }
        }
      />
    </Page>
  );
};
