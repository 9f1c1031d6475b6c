import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { limits } from '#domain/limits';
import { companyDecisionRules } from '#domain/companies/company-rules';
import { formResolver } from '../../platform/forms/form-resolver';
import { sentenceFor } from '../../platform/api/error-sentences';
import { Button, type ButtonLook } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextAreaField } from '../../ui/form/fields';
import { Form } from '../../ui/form/form';
import { SubmitButton } from '../../ui/form/submit-button';

export interface ReasonDialogProps {
  readonly title: string;
  readonly label: string;
  /** Explains who sees the reason. */
  readonly hint: string;
  readonly confirmLabel: string;
  /** `danger` for a decision that withdraws something. */
  readonly look?: ButtonLook;
  readonly onClose: () => void;
  readonly onConfirm: (reason: string) => Promise<void>;
}

const reasonRules = v.object({ reason: companyDecisionRules.entries.reason });

/** Asks for the reason of a decision. */
export const ReasonDialog = ({
  title,
  label,
  hint,
  confirmLabel,
  look = 'main',
  onClose,
  onConfirm,
}: ReasonDialogProps) => {
  const form = useForm<{ reason: string }>({
    resolver: formResolver(reasonRules),
    defaultValues: { reason: '' },
  });
  return (
    <Dialog title={title} open onClose={onClose}>
      <Form
        form={form}
        failureText={sentenceFor}
        onSubmit={async ({ reason }) => {
          await onConfirm(reason.trim());
          onClose();
        }}
      >
        <TextAreaField name="reason" label={label} hint={hint} longest={limits.company.reviewNote} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton look={look}>{confirmLabel}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
};
