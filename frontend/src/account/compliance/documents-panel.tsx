import { lazy, Suspense, useState } from 'react';
import type { ComplianceDocument, ComplianceProfile } from '#domain/generated/types';
import { limits } from '#domain/limits';
import { PlainTable } from '../../parts/lists/plain-table';
import { Button } from '../../ui/button';
import { Panel } from '../../ui/page';
import { documentTable } from './document-table';
import { RemoveDocumentDialog } from './remove-document-dialog';

const AddDocumentDialog = lazy(async () => ({
  default: (await import('./add-document-dialog')).AddDocumentDialog,
}));

interface DocumentsPanelProps {
  /** The current profile; null before the first save. */
  readonly profile: ComplianceProfile | null;
  readonly readOnly?: boolean;
}

/** The documents that prove the profile. Only the owner and admins can open them. */
export const DocumentsPanel = ({ profile, readOnly = false }: DocumentsPanelProps) => {
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<ComplianceDocument>();
  const documents = profile?.documents ?? [];
  return (
    <Panel
      title="Documents"
      lead="Documents that prove the information in the profile. Only you and admins can open them."
    >
      <div className="grid gap-4">
        {documents.length > 0 && (
          <PlainTable
            table={documentTable(readOnly ? undefined : setRemoved)}
            rows={documents}
            idOf={({ id }) => id}
          />
        )}
        {profile === null && <p>Save the profile before you add documents.</p>}
        {profile && documents.length === 0 && <p className="text-muted">No documents yet.</p>}
        {profile && !readOnly && documents.length < limits.compliance.documents && (
          <div>
            <Button look="quiet" onClick={() => setAdding(true)}>
              Add a document
            </Button>
          </div>
        )}
      </div>
      {profile && isAdding && (
        <Suspense>
          <AddDocumentDialog companyId={profile.companyId} onClose={() => setAdding(false)} />
        </Suspense>
      )}
      {removed && <RemoveDocumentDialog document={removed} onClose={() => setRemoved(undefined)} />}
    </Panel>
  );
};
