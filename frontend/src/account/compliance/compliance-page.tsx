import { routes } from '#domain/routes';
import { useListedOwnCompany } from '../../parts/companies/own-company';
import { sentenceFor } from '../../platform/api/error-sentences';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Failure } from '../../ui/failure';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { CompanyCompliance } from './company-compliance';

/** `/Compliance`: the owners of the company and its compliance documents. */
export const CompliancePage = () => {
  const { data: company, error, refetch } = useListedOwnCompany();
  return (
    <Page
      title={routes.Compliance.title}
      width="form"
      lead="Tell us who owns and runs the company, and upload the documents that prove it. You can save at any time and submit when the profile is complete."
    >
      {error !== null && <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />}
      {company === undefined && error === null && <Skeleton />}
      {(company === null || company?.status === 'CLOSED') && (
        <EmptyState
          title={company === null ? 'You do not own a company' : 'Your company is closed'}
          action={
            <ButtonLink to={routes.Company.path} look="quiet">
              Company details
            </ButtonLink>
          }
        >
          Only the owner of a company can complete its compliance profile.
        </EmptyState>
      )}
      {company && company.status !== 'CLOSED' && (
        <CompanyCompliance key={company.id} companyId={company.id} />
      )}
    </Page>
  );
};
