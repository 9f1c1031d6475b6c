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
import * as messages from './messages';

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
        <Sent company={company} title={messages.inReview}>
          {messages.weReceivedYourApplication}
          {messages.youCanCloseThisPage(
            company.submittedAt !== null && (
              <> {messages.sinceSubmittedAt(<When at={company.submittedAt} />)}</>
            ),
          )}
        </Sent>
      );
    case 'APPROVED':
    case 'SUSPENDED':
      return (
        <Sent company={company} title={messages.approved}>
          {messages.welcomeWeArePreparingYour}
        </Sent>
      );
  }
};

/** One form for drafts and requested changes, so that nothing in it is lost when the status changes. */
const Writing = ({ company }: { readonly company: OwnCompany | null }) => (
  <Panel title={messages.apply} lead={company?.status === 'DRAFT' && messages.thisIsYourDraftNobody}>
    <div className="grid gap-6">
      {company?.status === 'REJECTED' && (
        <Notice tone="warning" title={messages.changesRequested}>
          <p className="whitespace-pre-line">{company.reviewNote}</p>
          <p className="mt-2 text-muted">{messages.makeRequestedChangesAndSubmit}</p>
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
          [messages.status, <StatusBadge key="status" status={company.status} />],
          [messages.appliedAs, companyKindText(company.kind)],
          [messages.submitted, company.submittedAt && <When at={company.submittedAt} />],
          [messages.website, company.website],
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
