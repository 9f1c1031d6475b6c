import { TableList } from '../../parts/lists/table-list';
import { statusOptions, useStatusFilter } from '../../platform/page/use-status-filter';
import { companyStatuses } from '../../platform/labels/company-labels';
import { EmptyState } from '../../ui/empty-state';
import { FilterSelect } from '../../ui/filter-select';
import { companyTable } from './company-table';
import { useCompanies } from './list-companies';
import * as messages from './messages';

const statuses = statusOptions(companyStatuses);

/** All companies of the platform. The filter is in the URL, so that it can be shared. */
export const CompanyList = () => {
  const [status, choose] = useStatusFilter(companyStatuses);
  const companies = useCompanies(status);
  return (
    <TableList
      table={companyTable}
      filters={
        <FilterSelect
          label={messages.status}
          all={messages.allStatuses}
          options={statuses}
          value={status}
          onChange={choose}
        />
      }
      list={companies}
      empty={
        <EmptyState title={messages.noCompaniesYet}>{messages.companiesAppearHereAfterTheir}</EmptyState>
      }
      filter={
        status && {
          title: messages.noCompaniesWithThisStatus,
          hint: messages.chooseAnotherStatusToSee,
          clearLabel: messages.showAllCompanies,
          onClear: () => choose(undefined),
        }
      }
    />
  );
};
