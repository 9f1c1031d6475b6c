import { Decisions } from '../../parts/review/decisions';
import { When } from '../../ui/when';
import { CompanySummary } from './company-summary';
import { useDecideCompany } from './decide-company';
import type { WaitingItem } from './list-review-items';

/** A company’s application, decided in place. */
export const CompanyReview = ({ item: { company, since } }: { readonly item: WaitingItem }) => {
  const decide = useDecideCompany(company);
  return (
    <article aria-label={company.name}>
      <CompanySummary
        company={company}
        since={
          <>
            sent in <When at={since} />
          </>
        }
        detailsLabel="What they sent in"
        actions={
          <Decisions
            owner={company.owner}
            decide={decide}
            offered={
              company.status === 'SUBMITTED'
                ? [
                    { kind: 'approve', label: 'Approve', done: `${company.name} is approved.` },
                    {
                      kind: 'reject',
                      label: 'Reject',
                      look: 'danger',
                      done: `${company.name} was sent back with your note.`,
                      asks: {
                        title: `Reject ${company.name}?`,
                        label: 'What has to change',
                        hint: 'The owner reads this, mends the application and sends it in again.',
                      },
                    },
                  ]
                : []
            }
          />
        }
      />
    </article>
  );
};
