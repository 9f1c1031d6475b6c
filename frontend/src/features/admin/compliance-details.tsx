import { ProfileFacts } from '../../parts/compliance/profile-facts';
import { useCompliance } from '../../parts/compliance/read-compliance';
import { sentenceFor } from '../../platform/api/messages';
import { EmptyState } from '../../ui/empty-state';
import { Failure } from '../../ui/failure';
import { Skeleton } from '../../ui/skeleton';
import type { LookedAtCompany } from './company-fields';
import { DocumentEntry } from './document-entry';
import { RevokeButton } from './revoke-button';

/** Who stands behind a company, with the papers that prove it. */
export const ComplianceDetails = ({ company }: { readonly company: LookedAtCompany }) => {
  const { data: profile, error, refetch } = useCompliance(company.id);
  if (error) return <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />;
  if (profile === undefined) return <Skeleton />;
  if (profile === null) {
    return <EmptyState title="No compliance profile">The owner has not created one yet.</EmptyState>;
  }
  return (
    <>
      <ProfileFacts profile={profile} />
      <section aria-label="Documents" className="grid gap-3">
        <h3 className="font-semibold">Documents</h3>
        {profile.documents.length === 0 ? (
          <p className="text-muted">No documents.</p>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {profile.documents.map((document) => (
              <li key={document.id} className="py-3">
                <DocumentEntry document={document} company={company} />
              </li>
            ))}
          </ul>
        )}
      </section>
      {profile.status === 'VALID' && <RevokeButton company={company} profile={profile} />}
    </>
  );
};
