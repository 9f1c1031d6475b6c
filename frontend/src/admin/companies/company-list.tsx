import { TableList } from '../../parts/lists/table-list';
import { statusOptions, useStatusFilter } from '../../platform/page/use-status-filter';
import { companyStatuses } from '../../platform/labels/company-labels';
import { EmptyState } from '../../ui/empty-state';
import { FilterSelect } from '../../ui/filter-select';
import { companyTable } from './company-table';
import { useCompanies } from './list-companies';

const statuses = statusOptions(companyStatuses);

/** All companies of the platform. The filter is in the URL, so that it can be shared. */
export const CompanyList = () => {
  const [status, choose] = useStatusFilter(companyStatuses);
  const companies = useCompanies(status);
  return (
    <TableList
      table={companyTable}
      filters={
        <FilterSelect label="Status" all="All statuses" options={statuses} value={status} onChange={choose} />
      }
      list={companies}
      empty={
        <EmptyState title="No companies yet">
          Companies appear here after their owners save an application.
        </EmptyState>
      }
      filter={
        status && {
          title: 'No companies with this status',
          hint: 'Choose another status to see the other companies.',
          clearLabel: 'Show all companies',
          onClear: () => choose(undefined),
        }
      }
    />
  );
};
