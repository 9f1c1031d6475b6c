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
import * as messages from './messages';

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
                  [messages.status, <StatusBadge key="status" status={company.status} />],
                  [messages.meaning, meanings[company.status]],
                  [messages.lastReview, company.reviewedAt && <When at={company.reviewedAt} dayOnly />],
                  [messages.website, company.website],
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
  DRAFT: messages.notSubmittedYet,
  SUBMITTED: messages.waitingForAdmin,
  APPROVED: messages.fullAccessToPlatform,
  REJECTED: messages.waitingForYourChanges,
  SUSPENDED: messages.suspendedByAdmin,
  CLOSED: messages.closedPermanently,
};

const Suspension = ({ company }: { readonly company: OwnCompany }) => (
  <Notice tone="warning" title={messages.yourCompanyIsSuspended}>
    <p className="whitespace-pre-line">{company.reviewNote}</p>
  </Notice>
);

const NextSteps = ({ kind }: Pick<OwnCompany, 'kind'>) => (
  <Panel title={messages.quickLinks}>
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
      lead: messages.createGame,
      text: messages.uploadImagesMathModelAnd,
      label: messages.openYourGames,
      to: routes.ProviderGames.path,
    },
  ],
  OPERATOR: [
    {
      lead: messages.createCasino,
      text: messages.setUpCasinoAndIts,
      label: messages.openYourCasinos,
      to: routes.OperatorCasinos.path,
    },
    {
      lead: messages.findGames,
      text: messages.compareRtpVolatilityAndFeatures,
      label: messages.openCatalogue,
      to: routes.OperatorGames.path,
    },
  ],
};

const everybodysSteps: readonly StepLabels[] = [
  {
    lead: messages.completeYourComplianceProfile,
    text: messages.addOwnersLicencesAndContact,
    label: messages.openComplianceProfile,
    to: routes.Compliance.path,
  },
  {
    lead: messages.keepYourCompanyDetailsUp,
    text: messages.otherCompaniesSeeYourName,
    label: messages.openCompanysDetails,
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
