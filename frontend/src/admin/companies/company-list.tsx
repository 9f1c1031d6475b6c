import { StatusList } from '../../parts/lists/status-list';
import { useStatusFilter } from '../../platform/page/use-status-filter';
import { companyStatuses } from '../../platform/labels/company-labels';
import { EmptyState } from '../../ui/empty-state';
import { companyTable } from './company-table';
import { useCompanies } from './list-companies';

/** All companies of the platform. The filter is in the URL, so that it can be shared. */
export const CompanyList = () => {
  const filter = useStatusFilter(companyStatuses);
  const companies = useCompanies(filter[0]);
  return (
    <StatusList
      table={companyTable}
      labels={companyStatuses}
      filter={filter}
      list={companies}
      empty={
        <EmptyState title="No companies yet">
          Companies appear here after their owners save an application.
        </EmptyState>
      }
    />
  );
};
