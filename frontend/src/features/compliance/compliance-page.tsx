import { routes } from '#domain/routes';
import { sentenceFor } from '../../platform/messages';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Failure } from '../../ui/failure';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { ProfileForm } from './profile-form';
import { useProfile } from './read-profile';

/** `/Compliance`: who stands behind the company. */
export const CompliancePage = () => {
  const { data: company, error, refetch } = useProfile();
  return (
    <Page
      title={routes.Compliance.title}
      lead="Who stands behind the company. Save as you go; it may stay incomplete until everything is at hand."
    >
      {error !== null && <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />}
      {company === undefined && error === null && <Skeleton />}
      {company === null && (
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
      {company && <ProfileForm key={company.id} companyId={company.id} profile={company.compliance} />}
    </Page>
  );
};
