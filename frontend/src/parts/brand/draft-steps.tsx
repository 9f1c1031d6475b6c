import { type ReactNode, useState } from 'react';
import { sentenceFor } from '../../platform/api/error-sentences';
import { Button, ButtonLink } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';

interface DraftStepsProps {
  readonly name: string;
  readonly editPath: string;
  /** Shown instead of the button to publish, if the user must not. */
  readonly notice?: ReactNode;
  readonly publishLabel?: string;
  /** What publishing does. */
  readonly children: ReactNode;
  readonly onPublish: () => Promise<unknown>;
  readonly onDelete: () => Promise<unknown>;
}

/** The actions of a manager for a draft of a promotion or a tournament. */
export const DraftSteps = ({
  name,
  editPath,
  notice,
  publishLabel = 'Publish',
  children,
  onPublish,
  onDelete,
}: DraftStepsProps) => {
  const [step, setStep] = useState<'publish' | 'delete'>();
  const close = () => setStep(undefined);
  return (
    <div className="flex flex-wrap gap-3">
      {notice ?? <Button onClick={() => setStep('publish')}>Publish</Button>}
      <ButtonLink look="quiet" to={editPath}>
        Edit
      </ButtonLink>
      <Button look="quiet" onClick={() => setStep('delete')}>
        Delete
      </Button>
      <ConfirmDialog
        title={`Publish ${name}`}
        open={step === 'publish'}
        onClose={close}
        confirmLabel={publishLabel}
        look="main"
        failureText={sentenceFor}
        onConfirm={async () => {
          await onPublish();
          close();
        }}
      >
        {children}
      </ConfirmDialog>
      <ConfirmDialog
        title={`Delete ${name}`}
        open={step === 'delete'}
        onClose={close}
        confirmLabel="Delete"
        failureText={sentenceFor}
        onConfirm={async () => {
          await onDelete();
        }}
      >
        The draft {name} is deleted. This cannot be undone.
      </ConfirmDialog>
    </div>
  );
};
