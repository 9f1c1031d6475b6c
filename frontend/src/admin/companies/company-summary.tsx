import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '../../platform/page/entity-paths';
import { companyKindText, companyStatuses } from '../../platform/labels/company-labels';
import { Badge } from '../../ui/badge';
import { CompanyFacts } from './company-facts';
import type { LookedAtCompany } from './company-fields';

interface CompanySummaryProps {
  readonly company: LookedAtCompany;
  /** The time of the last status change. */
  readonly since: ReactNode;
  /** The actions of an admin. */
  readonly actions: ReactNode;
  readonly detailsLabel: string;
  readonly startsOpen?: boolean;
}

/** One company in a list: name, status, actions, and all details on demand. */
export const CompanySummary = (props: CompanySummaryProps) => {
  const { company, since, actions, detailsLabel, startsOpen = false } = props;
  const { text, tone } = companyStatuses[company.status];
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-4 sm:flex-nowrap">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <h2 className="text-lg font-semibold break-words text-heading">
              <Link to={adminPaths.company(company.id)} className="hover:underline">
                {company.name}
              </Link>
            </h2>
            <Badge tone={tone}>{text}</Badge>
            {company.membership === 'PENDING' && <Badge tone="warning">Adding the owner to the group</Badge>}
            {company.membership === 'LEAVING' && (
              <Badge tone="warning">Removing the owner from the group</Badge>
            )}
          </div>
          <p className="mt-1 text-sm text-muted">
            {companyKindText(company.kind)} · {since}
          </p>
          {company.description !== null && (
            <p className="mt-2 line-clamp-2 max-w-2xl break-words">{company.description}</p>
          )}
        </div>
        {actions}
      </div>
      <details open={startsOpen}>
        <summary className="w-fit rounded text-sm font-medium text-secondary">{detailsLabel}</summary>
        <div className="mt-4 border-t border-line pt-4">
          <CompanyFacts company={company} />
        </div>
      </details>
    </div>
  );
};
