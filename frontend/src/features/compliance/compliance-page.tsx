import { routes } from '#domain/routes';
import { sentenceFor } from '../../platform/messages';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Failure } from '../../ui/failure';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { CompanyCompliance } from './company-compliance';
import { useOwnCompanyId } from './own-company';

/** `/Compliance`: who stands behind the company, and the documents that prove it. */
export const CompliancePage = () => {
  const { data: companyId, error, refetch } = useOwnCompanyId();
  return (
    <Page
      title={routes.Compliance.title}
      lead="Who stands behind the company, and what proves it. Save as you go; send it in once everything is at hand."
    >
      {error !== null && <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />}
      {companyId === undefined && error === null && <Skeleton />}
      {companyId === null && (
        <EmptyState
          title="You own no company"
          action={
            <ButtonLink to={routes.Company.path} look="quiet">
              Company details
            </ButtonLink>
          }
        >
          A compliance profile belongs to a company; its owner fills it in.
        </EmptyState>
      )}
      {typeof companyId === 'string' && <CompanyCompliance key={companyId} companyId={companyId} />}
    </Page>
  );
};
