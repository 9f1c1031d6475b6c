import { useState } from 'react';
import type { ComplianceProfile } from '#domain/generated/types';
import { sentenceFor } from '../../platform/api/error-sentences';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Panel } from '../../ui/page';
import { useSubmitProfile } from './submit-profile';
import * as messages from './messages';

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
    <Panel title={messages.review} lead={messages.adminReviewsProfileAndIts}>
      {profile === null || isDirty ? (
        <p>{messages.saveProfileFirstSavedProfile}</p>
      ) : (
        <Button onClick={() => setAsking(true)}>{messages.submitForReview}</Button>
      )}
      {profile && (
        <ConfirmDialog
          title={messages.submitProfileForReview}
          open={asking}
          onClose={() => setAsking(false)}
          confirmLabel={messages.submitForReview}
          look="main"
          failureText={sentenceFor}
          onConfirm={async () => {
            await submit.mutateAsync(profile);
            onSent();
          }}
        >
          <p>
            {messages.profileOfAndItsDocuments(<strong>{profile.legalName ?? messages.yourCompany}</strong>)}
            {profile.status === 'VALID' && messages.youCannotPublishAnythingNew}
          </p>
        </ConfirmDialog>
      )}
    </Panel>
  );
};
