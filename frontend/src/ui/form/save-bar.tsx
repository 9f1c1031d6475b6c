import { type ReactNode, useState } from 'react';
import { Button } from '../button';
import { Dialog } from '../dialog';
import { useFormControls } from './form-controls';
import { SubmitButton } from './submit-button';

interface SaveBarProps {
  readonly children: ReactNode;
  /** Whether the button is secondary while there is nothing to save, because the page has another main action. */
  readonly quietUntilChanged?: boolean;
}

/** Saves or discards the surrounding form. It stays visible while the form scrolls. */
export const SaveBar = ({ children, quietUntilChanged = false }: SaveBarProps) => {
  const { isDirty, discard, isSubmitting } = useFormControls();
  const [asked, setAsked] = useState(false);
  return (
    <div
      data-save-bar
      className="sticky bottom-0 z-10 flex flex-wrap items-center gap-3 border-t border-line bg-surface py-3"
    >
      <SubmitButton look={quietUntilChanged && !isDirty ? 'quiet' : 'main'}>{children}</SubmitButton>
      {isDirty && discard !== undefined && (
        <Button look="quiet" disabled={isSubmitting} onClick={() => setAsked(true)}>
          Discard changes
        </Button>
      )}
      <p role="status" className="text-sm text-muted">
        {isDirty ? 'Unsaved changes' : ''}
      </p>
      <Dialog title="Discard your changes?" open={asked} onClose={() => setAsked(false)}>
        <p>Your changes are lost and the form shows the saved values again.</p>
        <div className="mt-5 flex flex-wrap justify-end gap-2">
          <Button look="quiet" onClick={() => setAsked(false)}>
            Keep editing
          </Button>
          <Button
            look="danger"
            onClick={() => {
              discard?.();
              setAsked(false);
            }}
          >
            Discard changes
          </Button>
        </div>
      </Dialog>
    </div>
  );
};
