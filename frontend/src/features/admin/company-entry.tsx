import { OnDemand } from '../../ui/on-demand';
import { When } from '../../ui/when';
import { CompanyActions } from './company-actions';
import type { LookedAtCompany } from './company-fields';
import { CompanySummary } from './company-summary';
import { ComplianceDetails } from './compliance-details';

interface CompanyEntryProps {
  readonly company: LookedAtCompany;
}

/** One company of the platform, suspended, reinstated or closed in place. */
export const CompanyEntry = ({ company }: CompanyEntryProps) => (
  <article aria-label={company.name} className="grid gap-3">
    <CompanySummary
      company={company}
      since={
        <>
          here since <When at={company.createdAt} dayOnly />
        </>
      }
      detailsLabel="Details"
      actions={<CompanyActions company={company} />}
    />
    <OnDemand label="Compliance">
      <ComplianceDetails company={company} />
    </OnDemand>
  </article>
);
