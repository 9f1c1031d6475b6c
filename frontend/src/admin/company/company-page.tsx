import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { routes } from '#domain/routes';
import { EntityFrame } from '../../parts/page/entity-frame';
import { adminPaths } from '../../platform/page/entity-paths';
import { usePathId } from '../../platform/page/use-path-id';
import { companyKindText, companyStatuses } from '../../platform/labels/company-labels';
import { Badge } from '../../ui/badge';
import { Facts } from '../../ui/facts';
import { Panel } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { Tabs } from '../../ui/tabs';
import { When } from '../../ui/when';
import { CompanyFacts } from '../companies/company-facts';
import type { LookedAtCompany } from '../companies/company-fields';
import { CompanyDecisions } from './company-decisions';
import { useLookedAtCompany } from './read-company';

// Loaded on demand, because the overview does not need them.
const ComplianceDetails = lazy(async () => ({
  default: (await import('../review/compliance-details')).ComplianceDetails,
}));
const CompanyGames = lazy(async () => ({ default: (await import('./company-lists')).CompanyGames }));
const CompanyCasinos = lazy(async () => ({ default: (await import('./company-lists')).CompanyCasinos }));
const CompanyHistory = lazy(async () => ({
  default: (await import('../../parts/companies/company-history')).CompanyHistory,
}));

const breadcrumbs = [{ label: routes.AdminCompanies.title, to: routes.AdminCompanies.path }];

/** `/admin/Companies/:companyId`: one company with its compliance profile, games or casinos, and history. */
export const AdminCompanyPage = () => {
  const id = usePathId('companyId');
  return (
    <EntityFrame
      key={id}
      reading={useLookedAtCompany(id)}
      kind={routes.AdminCompany.title}
      titleOf={({ name }) => name}
      breadcrumbs={breadcrumbs}
      statusOf={(company) => <CompanyStatusLine company={company} />}
      actionsOf={(company) => <CompanyDecisions company={company} />}
    >
      {(company) => <CompanyTabs company={company} />}
    </EntityFrame>
  );
};

interface CompanyProps {
  readonly company: LookedAtCompany;
}

const CompanyStatusLine = ({ company: { status, membership, kind, createdAt } }: CompanyProps) => {
  const { text, tone } = companyStatuses[status];
  return (
    <>
      <Badge tone={tone}>{text}</Badge>
      {membership === 'PENDING' && <Badge tone="warning">Adding the owner to the group</Badge>}
      {membership === 'LEAVING' && <Badge tone="warning">Removing the owner from the group</Badge>}
      <span>
        {companyKindText(kind)} · created <When at={createdAt} dayOnly />
      </span>
    </>
  );
};

const CompanyTabs = ({ company }: CompanyProps) => (
  <Tabs
    label="Company sections"
    tabs={[
      { id: 'overview', label: 'Overview', content: () => <Overview company={company} /> },
      {
        id: 'compliance',
        label: 'Compliance',
        content: () => (
          <Panel title="Compliance profile">
            <div className="grid grid-cols-1 gap-4">
              <Loaded>
                <ComplianceDetails company={company} />
              </Loaded>
            </div>
          </Panel>
        ),
      },
      ...(company.kind === 'PROVIDER'
        ? [
            {
              id: 'games',
              label: 'Games',
              content: () => (
                <Loaded>
                  <CompanyGames companyId={company.id} />
                </Loaded>
              ),
            },
          ]
        : []),
      ...(company.kind === 'OPERATOR'
        ? [
            {
              id: 'casinos',
              label: 'Casinos',
              content: () => (
                <Loaded>
                  <CompanyCasinos companyId={company.id} />
                </Loaded>
              ),
            },
          ]
        : []),
      {
        id: 'history',
        label: 'History',
        content: () => (
          <Loaded>
            <CompanyHistory company={company} owner={company.owner} />
          </Loaded>
        ),
      },
    ]}
  />
);

const Loaded = ({ children }: { readonly children: ReactNode }) => (
  <Suspense fallback={<Skeleton rows={3} />}>{children}</Suspense>
);

const Overview = ({ company }: CompanyProps) => (
  <>
    <Panel title="Review">
      <Facts
        rows={[
          [
            'Owner',
            company.owner !== null && (
              <Link to={adminPaths.user(company.owner)} className="text-secondary underline">
                Open the owner’s account
              </Link>
            ),
          ],
          ['Submitted', company.submittedAt !== null && <When at={company.submittedAt} />],
          ['Decided', company.reviewedAt !== null && <When at={company.reviewedAt} />],
        ]}
      />
    </Panel>
    <Panel title="Details">
      <CompanyFacts company={company} />
    </Panel>
  </>
);
