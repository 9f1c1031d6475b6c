import { type ComponentType, Suspense } from 'react';
import type { CompanyKind, CompanyStatus } from '#domain/generated/types';
import { routes } from '#domain/routes';
import { companyKindText } from '../../platform/labels/company-labels';
import { ButtonLink } from '../../ui/button';
import { Facts } from '../../ui/facts';
import { Notice } from '../../ui/notice';
import { PrintButton } from '../dashboards/dashboard-frame';
import { ShownTogether } from '../lists/shown-together';
import { Page, Panel } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { When } from '../../ui/when';
import type { OwnCompany } from './company-fields';
import { StatusBadge } from './company-status';
import { OwnCompanyFrame } from './own-company-frame';

interface CompanyHomeProps {
  readonly title: string;
  readonly lead: string;
  /** The metrics of an approved company. */
  readonly Dashboard: ComponentType<{ readonly companyId: string }>;
}

/** The home page of a company's owner: dashboard, status of the company and quick links. */
export const CompanyHome = ({ title, lead, Dashboard }: CompanyHomeProps) => (
  <Page title={title} lead={lead} width="wide" actions={<PrintButton />}>
    <OwnCompanyFrame>
      {(company) => (
        <Suspense fallback={<Skeleton rows={12} />}>
          <ShownTogether>
            {company.status === 'SUSPENDED' && <Suspension company={company} />}
            {company.status === 'APPROVED' && <Dashboard companyId={company.id} />}
            <Panel title={company.name} lead={companyKindText(company.kind)}>
              <Facts
                rows={[
                  ['Status', <StatusBadge key="status" status={company.status} />],
                  ['Meaning', meanings[company.status]],
                  ['Last review', company.reviewedAt && <When at={company.reviewedAt} dayOnly />],
                  ['Website', company.website],
                ]}
              />
            </Panel>
            <NextSteps kind={company.kind} />
          </ShownTogether>
        </Suspense>
      )}
    </OwnCompanyFrame>
  </Page>
);

const meanings: Record<CompanyStatus, string> = {
  DRAFT: 'Not submitted yet',
  SUBMITTED: 'Waiting for an admin',
  APPROVED: 'Full access to the platform',
  REJECTED: 'Waiting for your changes',
  SUSPENDED: 'Suspended by an admin',
  CLOSED: 'Closed permanently',
};

const Suspension = ({ company }: { readonly company: OwnCompany }) => (
  <Notice tone="warning" title="Your company is suspended">
    <p className="whitespace-pre-line">{company.reviewNote}</p>
  </Notice>
);

const NextSteps = ({ kind }: Pick<OwnCompany, 'kind'>) => (
  <Panel title="Quick links">
    <ul className="grid gap-5 sm:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
      {[...(kind === null ? [] : ownSteps[kind]), ...everybodysSteps].map((step, index) => (
        <Step key={step.to} {...step} main={index === 0} />
      ))}
    </ul>
  </Panel>
);

interface StepLabels {
  readonly lead: string;
  readonly text: string;
  readonly label: string;
  readonly to: string;
}

const ownSteps: Record<CompanyKind, readonly StepLabels[]> = {
  PROVIDER: [
    {
      lead: 'Create a game',
      text: 'Upload images, a math model and rules. Test the game, submit it for review and publish it.',
      label: 'Open your games',
      to: routes.ProviderGames.path,
    },
  ],
  OPERATOR: [
    {
      lead: 'Create a casino',
      text: 'Set up a casino and its brands with your own names, colours, games and play coins. An admin reviews each casino once.',
      label: 'Open your casinos',
      to: routes.OperatorCasinos.path,
    },
    {
      lead: 'Find games',
      text: 'Compare RTP, volatility and features in the catalogue, and add games to your brands.',
      label: 'Open the catalogue',
      to: routes.OperatorGames.path,
    },
  ],
};

const everybodysSteps: readonly StepLabels[] = [
  {
    lead: 'Complete your compliance profile',
    text: 'Add owners, licences and a contact. You need an approved profile before you can go live.',
    label: 'Open the compliance profile',
    to: routes.Compliance.path,
  },
  {
    lead: 'Keep your company details up to date',
    text: 'Other companies see your name, address, images and trading terms.',
    label: 'Open the company’s details',
    to: routes.Company.path,
  },
];

const Step = ({ lead, text, label, to, main }: StepLabels & { readonly main: boolean }) => (
  <li className="flex flex-col items-start justify-between gap-3">
    <p>
      <strong>{lead}</strong> {text}
    </p>
    <ButtonLink look={main ? 'main' : 'quiet'} to={to}>
      {label}
    </ButtonLink>
  </li>
);
