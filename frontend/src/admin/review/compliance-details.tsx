import { useState } from 'react';
import { ProfileFacts } from '../../parts/compliance/profile-facts';
import { useCompliance } from '../../parts/compliance/read-compliance';
import { PlainTable } from '../../parts/lists/plain-table';
import { sentenceFor } from '../../platform/api/error-sentences';
import { EmptyState } from '../../ui/empty-state';
import { Failure } from '../../ui/failure';
import { Skeleton } from '../../ui/skeleton';
import type { LookedAtCompany } from '../companies/company-fields';
import { DocumentPane } from './document-pane';
import { reviewDocumentTable } from './review-document-table';
import { RevokeButton } from './revoke-button';
import { useDocumentKeys, useShownDocument } from './use-shown-document';

/** The owners of a company, with their compliance documents. */
export const ComplianceDetails = ({ company }: { readonly company: LookedAtCompany }) => {
  const { data: profile, error, refetch } = useCompliance(company.id);
  if (error) return <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />;
  if (profile === undefined) return <Skeleton />;
  if (profile === null) {
    return <EmptyState title="No compliance profile">The owner has not created one yet.</EmptyState>;
  }
  return <ProfileWithDocuments company={company} profile={profile} />;
};

interface ProfileWithDocumentsProps {
  readonly company: LookedAtCompany;
  readonly profile: NonNullable<ReturnType<typeof useCompliance>['data']>;
}

/** On a wide screen, one document is shown next to the profile; on other screens each opens in a new tab. */
const ProfileWithDocuments = ({ company, profile }: ProfileWithDocumentsProps) => {
  const { documents } = profile;
  const shown = useShownDocument(documents);
  const { isWide, document, place, show, showPrevious, showNext } = shown;
  useDocumentKeys(shown);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const open = (id: string) => setOpened((before) => new Set([...before, id]));
  const table = reviewDocumentTable({
    company,
    opened,
    onOpen: open,
    onShow: isWide ? show : undefined,
    shown: document?.id,
  });
  return (
    <div
      className={
        document
          ? 'grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-start gap-6 [&_dl]:grid-cols-1'
          : 'grid grid-cols-1'
      }
    >
      <div className="grid grid-cols-1 gap-6">
        <ProfileFacts profile={profile} />
        <section aria-label="Documents" className="grid grid-cols-1 gap-3">
          <h3 className="font-semibold">Documents</h3>
          {documents.length === 0 ? (
            <p className="text-muted">No documents.</p>
          ) : (
            <PlainTable table={table} rows={documents} idOf={({ id }) => id} isFitted />
          )}
        </section>
        {profile.status === 'VALID' && <RevokeButton company={company} profile={profile} />}
      </div>
      {document && (
        <DocumentPane
          document={document}
          position={`${place + 1} of ${documents.length}`}
          showPrevious={showPrevious}
          showNext={showNext}
          onShown={() => open(document.id)}
        />
      )}
    </div>
  );
};
