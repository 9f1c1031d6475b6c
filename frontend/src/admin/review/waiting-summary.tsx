import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '../../platform/page/entity-paths';
import { Badge } from '../../ui/badge';
import { When } from '../../ui/when';
import type { LookedAtCompany } from '../companies/company-fields';

interface WaitingSummaryProps {
  readonly title: string;
  /** The kind of the item. */
  readonly kind: string;
  readonly company: LookedAtCompany;
  readonly since: string;
  readonly note: ReactNode;
  /** The actions of an admin. */
  readonly actions: ReactNode;
  /** Shown on demand. */
  readonly children: ReactNode;
}

/** A review item of a company: its name, the time of its submission, and the possible actions. */
export const WaitingSummary = (props: WaitingSummaryProps) => {
  const { title, kind, company, since, note, actions, children } = props;
  return (
    <article aria-label={title} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-start justify-between gap-4 sm:flex-nowrap">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <h2 className="text-lg font-semibold break-words text-heading">{title}</h2>
            <Badge tone="news">{kind}</Badge>
          </div>
          <p className="mt-1 text-sm text-muted">
            <Link to={adminPaths.company(company.id)} className="text-secondary underline">
              {company.name}
            </Link>{' '}
            · submitted <When at={since} />
          </p>
          <div className="mt-2 max-w-2xl break-words">{note}</div>
        </div>
        {actions}
      </div>
      {children}
    </article>
  );
};
