import { useState } from 'react';
import type { ComplianceProfile } from '#domain/generated/types';
import { sentenceFor } from '../../platform/api/error-sentences';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Panel } from '../../ui/page';
import { useSubmitProfile } from './submit-profile';

interface SubmitPanelProps {
  /** The saved profile. */
  readonly profile: ComplianceProfile | null;
  readonly isDirty: boolean;
  readonly onSent: () => void;
}

/** Submits the saved profile for review. */
export const SubmitPanel = ({ profile, isDirty, onSent }: SubmitPanelProps) => {
  const submit = useSubmitProfile();
  const [asking, setAsking] = useState(false);
  return (
    <Panel
      title="Review"
      lead="An admin reviews the profile and its documents. An approved profile is valid for a year."
    >
      {profile === null || isDirty ? (
        <p>Save the profile first. The saved profile is what you submit.</p>
      ) : (
        <Button onClick={() => setAsking(true)}>Submit for review</Button>
      )}
      {profile && (
        <ConfirmDialog
          title="Submit the profile for review?"
          open={asking}
          onClose={() => setAsking(false)}
          confirmLabel="Submit for review"
          look="main"
          failureText={sentenceFor}
          onConfirm={async () => {
            await submit.mutateAsync(profile);
            onSent();
          }}
        >
          <div className="grid gap-3">
            {profile.legalName === null ? (
              <p>The profile of your company and its documents are sent to an admin.</p>
            ) : (
              <p>
                The profile of <strong>{profile.legalName}</strong> and its documents are sent to an admin.
              </p>
            )}
            <p>To make changes during the review, withdraw it first.</p>
            {profile.status === 'VALID' && <p>You cannot publish anything new until it is approved.</p>}
          </div>
        </ConfirmDialog>
      )}
    </Panel>
  );
};
