import type { CompanyStatus } from '#domain/generated/types';
import { routes } from '#domain/routes';
import { ButtonLink } from '../../ui/button';
import { Facts } from '../../ui/facts';
import { Notice } from '../../ui/notice';
import { Page, Panel } from '../../ui/page';
import { When } from '../../ui/when';
import type { OwnCompany } from './company-fields';
import { companyKind } from './company-kind';
import { StatusBadge } from './company-status';
import { OwnCompanyFrame } from './own-company-frame';

interface CompanyHomeProps {
  readonly title: string;
  readonly lead: string;
}

/** Where owners start: how the company stands and what to do next. */
export const CompanyHome = ({ title, lead }: CompanyHomeProps) => (
  <Page title={title} lead={lead}>
    <OwnCompanyFrame>
      {(company) => (
        <>
          <Panel title={company.name} lead={companyKind[company.kind].text}>
            <Facts
              rows={[
                ['Status', <StatusBadge key="status" status={company.status} />],
                ['What that means', meanings[company.status]],
                ['Last review', company.reviewedAt && <When at={company.reviewedAt} dayOnly />],
                ['Website', company.website],
              ]}
            />
          </Panel>
          {company.status === 'SUSPENDED' && <Suspension company={company} />}
          <NextSteps />
        </>
      )}
    </OwnCompanyFrame>
  </Page>
);

const meanings: Record<CompanyStatus, string> = {
  DRAFT: 'Not sent in yet',
  SUBMITTED: 'Waiting for an admin',
  APPROVED: 'May act on the platform',
  REJECTED: 'Waiting for you to mend it',
  SUSPENDED: 'Stopped by an admin',
  CLOSED: 'Ended for good',
};

const Suspension = ({ company }: { readonly company: OwnCompany }) => (
  <Notice tone="warning" title="Your company is suspended">
    <p className="whitespace-pre-line">{company.reviewNote}</p>
  </Notice>
);

const NextSteps = () => (
  <Panel title="What to do next">
    <ul className="grid gap-5 md:grid-cols-2">
      <li className="grid content-start justify-items-start gap-3">
        <p>
          <strong>Tell us who stands behind the company.</strong> The compliance profile names owners,
          licences and a contact; nothing goes live without it.
        </p>
        <ButtonLink to={routes.Compliance.path}>Open the compliance profile</ButtonLink>
      </li>
      <li className="grid content-start justify-items-start gap-3">
        <p>
          <strong>Keep the details true.</strong> Name, address and trading terms are what others see of you.
        </p>
        <ButtonLink look="quiet" to={routes.Company.path}>
          Open the company’s details
        </ButtonLink>
      </li>
    </ul>
  </Panel>
);
