import { lazy, type ReactNode, Suspense } from 'react';
import { companyKindText } from '../../platform/labels/company-labels';
import { Facts } from '../../ui/facts';
import { Notice } from '../../ui/notice';
import { Panel } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { When } from '../../ui/when';
import type { OwnCompany } from '../../parts/companies/company-fields';
import { StatusBadge } from '../../parts/companies/company-status';
import { WithdrawCompany } from '../company/withdraw-company';

const ApplicationForm = lazy(async () => ({ default: (await import('./application-form')).ApplicationForm }));

/** The application as its owner sees it: the form, the review, or the approval. */
export const ApplicationState = ({ company }: { readonly company: OwnCompany | null }) => {
  switch (company?.status) {
    case undefined:
    case 'CLOSED':
    case 'DRAFT':
    case 'REJECTED':
      return <Writing company={company?.status === 'CLOSED' ? null : company} />;
    case 'SUBMITTED':
      return (
        <Sent company={company} title="In review">
          {company.submittedAt === null ? (
            'We received your application. You can close this page. We review the oldest applications first.'
          ) : (
            <>
              We received your application on <When at={company.submittedAt} />. You can close this page. We
              review the oldest applications first.
            </>
          )}
        </Sent>
      );
    case 'APPROVED':
    case 'SUSPENDED':
      return (
        <Sent company={company} title="Approved">
          Welcome! We are preparing your access. This page continues in a few seconds.
        </Sent>
      );
  }
};

/** One form for drafts and requested changes, so that nothing in it is lost when the status changes. */
const Writing = ({ company }: { readonly company: OwnCompany | null }) => (
  <Panel
    title="Apply"
    lead={company?.status === 'DRAFT' && 'This is your draft. Nobody else sees it until you submit it.'}
  >
    <div className="grid gap-6">
      {company?.status === 'REJECTED' && (
        <Notice tone="warning" title="Changes requested">
          <p className="whitespace-pre-line">{company.reviewNote}</p>
          <p className="mt-2 text-muted">Make the requested changes and submit the application again.</p>
        </Notice>
      )}
      <Suspense fallback={<Skeleton rows={6} />}>
        <ApplicationForm company={company} />
      </Suspense>
    </div>
  </Panel>
);

interface SentProps {
  readonly company: OwnCompany;
  readonly title: string;
  readonly children: ReactNode;
}

const Sent = ({ company, title, children }: SentProps) => (
  <Panel title={company.name}>
    <div className="grid gap-6">
      <Notice tone={company.status === 'APPROVED' ? 'good' : 'news'} title={title}>
        <p>{children}</p>
      </Notice>
      <Facts
        rows={[
          ['Status', <StatusBadge key="status" status={company.status} />],
          ['Applied as', companyKindText(company.kind)],
          ['Submitted', company.submittedAt && <When at={company.submittedAt} />],
          ['Website', company.website],
        ]}
      />
      {company.status === 'SUBMITTED' && (
        <div>
          <WithdrawCompany company={company} />
        </div>
      )}
    </div>
  </Panel>
);
