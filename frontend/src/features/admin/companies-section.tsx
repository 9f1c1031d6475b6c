import { useSearchParams } from 'react-router-dom';
import type { CompanyStatus } from '#domain/generated/types';
import { companyStatuses } from '../../platform/words/company-words';
import { sentenceFor } from '../../platform/api/messages';
import { EmptyState } from '../../ui/empty-state';
import { FilterSelect } from '../../ui/filter-select';
import { List } from '../../ui/list';
import { CompanyEntry } from './company-entry';
import { useCompanies } from './list-companies';

const statuses = Object.entries(companyStatuses).map(
  ([status, { text }]) => [status as CompanyStatus, text] as const,
);

/** Every company of the platform; the filter is in the address, so that it can be shared. */
export const CompaniesSection = () => {
  const [search, setSearch] = useSearchParams();
  const status = statuses.find(([known]) => known === search.get('status'))?.[0];
  const companies = useCompanies(status);
  return (
    <section aria-labelledby="companies" className="mt-6 grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="companies" className="text-lg font-semibold text-primary">
          Companies
        </h2>
        <FilterSelect
          label="Status"
          all="Every status"
          options={statuses}
          value={status}
          onChange={(chosen) =>
            setSearch(chosen === undefined ? {} : { status: chosen }, { preventScrollReset: true })
          }
        />
      </div>
      <List
        label="Companies"
        items={companies.data?.pages.flatMap((page) => page.items)}
        keyOf={(company) => company.id}
        failure={companies.error ? sentenceFor(companies.error) : undefined}
        onRetry={() => void companies.refetch()}
        onMore={companies.hasNextPage ? () => void companies.fetchNextPage() : undefined}
        busy={companies.isFetchingNextPage}
        empty={
          status === undefined ? (
            <EmptyState title="No companies yet">
              The first one appears here when somebody saves an application.
            </EmptyState>
          ) : (
            <EmptyState title="None of this status">
              Choose another status to see the other companies.
            </EmptyState>
          )
        }
      >
        {(company) => <CompanyEntry company={company} />}
      </List>
    </section>
  );
};
