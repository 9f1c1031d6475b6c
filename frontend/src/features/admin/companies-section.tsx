import { useSearchParams } from 'react-router-dom';
import type { CompanyStatus } from '#domain/generated/types';
import { List } from '../../parts/lists/list';
import { companyStatuses } from '../../platform/words/company-words';
import { EmptyState } from '../../ui/empty-state';
import { FilterSelect } from '../../ui/filter-select';
import { CompanyEntry } from './company-entry';
import { useCompanies } from './list-companies';

const statuses = Object.entries(companyStatuses).map(
  ([status, { text }]) => [status as CompanyStatus, text] as const,
);

/** Every company of the platform; the filter is in the address, so that it can be shared. */
export const CompaniesSection = () => {
  const [search, setSearch] = useSearchParams();
  const status = statuses.find(([known]) => known === search.get('status'))?.[0];
  const choose = (chosen: CompanyStatus | undefined) =>
    setSearch(chosen === undefined ? {} : { status: chosen }, { preventScrollReset: true });
  const companies = useCompanies(status);
  return (
    <section aria-labelledby="companies" className="mt-6 grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="companies" className="text-lg font-semibold text-heading">
          Companies
        </h2>
        <FilterSelect label="Status" all="Every status" options={statuses} value={status} onChange={choose} />
      </div>
      <List
        label="Companies"
        list={companies}
        empty={
          <EmptyState title="No companies yet">
            The first one appears here when somebody saves an application.
          </EmptyState>
        }
        filter={
          status && {
            title: 'None of this status',
            hint: 'Choose another status to see the other companies.',
            clearLabel: 'Show all companies',
            onClear: () => choose(undefined),
          }
        }
      >
        {(company) => <CompanyEntry company={company} />}
      </List>
    </section>
  );
};
