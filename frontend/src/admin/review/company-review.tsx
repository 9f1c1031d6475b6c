import { Decisions } from './decisions';
import { When } from '../../ui/when';
import { reviewDecisions } from '../companies/company-actions';
import { CompanySummary } from '../companies/company-summary';
import { useDecideCompany } from '../companies/decide-company';
import type { WaitingItem } from './list-review-items';

/** The review of a company's application, with its decision. */
export const CompanyReview = ({ item: { company, since } }: { readonly item: WaitingItem }) => {
  const decide = useDecideCompany(company);
  return (
    <article aria-label={company.name}>
      <CompanySummary
        company={company}
        since={
          <>
            submitted <When at={since} />
          </>
        }
        detailsLabel="Application"
        startsOpen
        actions={
          <Decisions
            owner={company.owner}
            decide={decide}
            offered={company.status === 'SUBMITTED' ? reviewDecisions(company.name) : []}
          />
        }
      />
    </article>
  );
};
