import { routes } from '#domain/routes';
import { useListedOwnCompany } from '../../parts/companies/own-company';
import { sentenceFor } from '../../platform/api/error-sentences';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Failure } from '../../ui/failure';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { CompanyCompliance } from './company-compliance';
import * as messages from './messages';

/** `/Compliance`: the owners of the company and its compliance documents. */
export const CompliancePage = () => {
  const { data: company, error, refetch } = useListedOwnCompany();
  return (
    <Page title={routes.Compliance.title} width="form" lead={messages.tellUsWhoOwnsAnd}>
      {error !== null && <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />}
      {company === undefined && error === null && <Skeleton />}
      {(company === null || company?.status === 'CLOSED') && (
        <EmptyState
          title={company === null ? messages.youDoNotOwnCompany : messages.yourCompanyIsClosed}
          action={
            <ButtonLink to={routes.Company.path} look="quiet">
              {messages.companyDetails}
            </ButtonLink>
          }
        >
          {messages.onlyOwnerOfCompanyCan}
        </EmptyState>
      )}
      {company && company.status !== 'CLOSED' && (
        <CompanyCompliance key={company.id} companyId={company.id} />
      )}
    </Page>
  );
};
