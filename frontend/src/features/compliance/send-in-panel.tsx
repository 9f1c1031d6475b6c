import { useState } from 'react';
import type { ComplianceProfile } from '#domain/generated/types';
import { sentenceFor } from '../../platform/messages';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Panel } from '../../ui/page';
import { useSubmitProfile } from './submit-profile';

interface SendInPanelProps {
  /** As it was last saved. */
  readonly profile: ComplianceProfile | null;
  readonly isDirty: boolean;
  readonly onSent: () => void;
}

/** The way to an admin, for what is saved. */
export const SendInPanel = ({ profile, isDirty, onSent }: SendInPanelProps) => {
  const submit = useSubmitProfile();
  const [asking, setAsking] = useState(false);
  return (
    <Panel title="Review" lead="An admin looks at the profile and its documents. It then holds for a year.">
      {profile === null || isDirty ? (
        <p>Save the profile first; what is saved is what is sent in.</p>
      ) : (
        <Button onClick={() => setAsking(true)}>Send in for review</Button>
      )}
      {profile && (
        <ConfirmDialog
          title="Send in the profile?"
          open={asking}
          onClose={() => setAsking(false)}
          confirmLabel="Send in"
          failureText={sentenceFor}
          onConfirm={async () => {
            await submit.mutateAsync(profile);
            onSent();
          }}
        >
          <p>
            The profile of <strong>{profile.legalName ?? 'your company'}</strong> goes to an admin with its
            documents. Nothing in it can change until they have decided
            {profile.status === 'VALID' && ', and nothing new goes live meanwhile'}.
          </p>
        </ConfirmDialog>
      )}
    </Panel>
  );
};
