import { lazy, Suspense } from 'react';
import { routes } from '#domain/routes';
import { CompanyHistory } from '../../parts/companies/company-history';
import { companyKindText } from '../../platform/labels/company-labels';
import { Facts } from '../../ui/facts';
import { Notice } from '../../ui/notice';
import { Page, Panel } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { When } from '../../ui/when';
import { ApiKeysPanel } from '../api-keys/api-keys-panel';
import { WebhooksPanel } from '../webhooks/webhooks-panel';
import { CompanyImages } from './company-images';
import type { OwnCompany } from '../../parts/companies/company-fields';
import { StatusBadge } from '../../parts/companies/company-status';
import { EndCompanyPanel } from './end-company-panel';
import { OwnCompanyFrame } from '../../parts/companies/own-company-frame';
import { WithdrawCompany } from './withdraw-company';

const DetailsForm = lazy(async () => ({ default: (await import('./details-form')).DetailsForm }));

/** `/Company`: the owner's company, its details and its history. */
export const CompanyPage = () => (
  <Page width="form" title={routes.Company.title} lead="Public company details and history.">
    <OwnCompanyFrame>
      {(company) => (
        <>
          <Standing company={company} />
          {company.status !== 'CLOSED' && (
            <Panel title="Details">
              <Suspense fallback={<Skeleton rows={8} />}>
                <DetailsForm key={company.id} company={company} />
              </Suspense>
            </Panel>
          )}
          {company.status === 'APPROVED' && <ApiKeysPanel company={company} />}
          {company.status === 'APPROVED' && <WebhooksPanel company={company} />}
          <CompanyHistory company={company} />
          <EndCompanyPanel company={company} />
        </>
      )}
    </OwnCompanyFrame>
  </Page>
);

const Standing = ({ company }: { readonly company: OwnCompany }) => (
  <Panel title={company.name}>
    <div className="grid gap-5">
      {company.reviewNote !== null && (
        <Notice tone="warning" title="Last review note">
          <p className="whitespace-pre-line">{company.reviewNote}</p>
        </Notice>
      )}
      <CompanyImages company={company} />
      <Facts
        rows={[
          ['Status', <StatusBadge key="status" status={company.status} />],
          ['Kind', companyKindText(company.kind)],
          ['Submitted', company.submittedAt && <When at={company.submittedAt} />],
          ['Decided', company.reviewedAt && <When at={company.reviewedAt} />],
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
