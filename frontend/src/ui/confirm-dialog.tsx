import { type ReactNode, useId, useState } from 'react';
import { Button, type ButtonLook } from './button';
import { Dialog } from './dialog';
import { inputShape } from './form/field-frame';
import { Notice } from './notice';

interface ConfirmDialogProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Names the entity and explains the consequences. */
  readonly children: ReactNode;
  readonly confirmLabel: string;
  /** `main` for an action that removes nothing. */
  readonly look?: ButtonLook;
  /** The text that the user has to type to enable the button, for actions that cannot be undone. */
  readonly typed?: string;
  /** Performs the action. The dialog closes when it resolves, and shows `failureText` when it rejects. */
  readonly onConfirm: () => Promise<void>;
  readonly failureText: (error: unknown) => string;
}

export const ConfirmDialog = (props: ConfirmDialogProps) => (
  <Dialog title={props.title} open={props.open} onClose={props.onClose}>
    <Confirmation {...props} />
  </Dialog>
);

const Confirmation = ({
  onClose,
  children,
  confirmLabel,
  look = 'danger',
  typed,
  onConfirm,
  failureText,
}: ConfirmDialogProps) => {
  const field = useId();
  const [entered, setEntered] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const ready = typed === undefined || entered.trim() === typed;

  const confirm = async () => {
    if (!ready) {
      setFailure(`Type ${typed} to continue.`);
      return;
    }
    setBusy(true);
    setFailure(undefined);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void confirm();
      }}
      className="grid gap-4"
    >
      <div>{children}</div>
      {typed !== undefined && (
        <div>
          <label htmlFor={field} className="mb-1.5 block text-sm font-medium">
            Type <strong className="break-all">{typed}</strong> to confirm
          </label>
          <input
            id={field}
            value={entered}
            onChange={(event) => setEntered(event.target.value)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className={inputShape}
          />
        </div>
      )}
      {failure !== undefined && <Notice tone="bad">{failure}</Notice>}
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" look={look} busy={busy}>
          {confirmLabel}
        </Button>
      </div>
    </form>
  );
};
