import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { companyDecisionRules } from '#domain/company-rules';
import { formResolver } from '../../platform/form-resolver';
import { sentenceFor } from '../../platform/messages';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextAreaField } from '../../ui/form/fields';
import { Form } from '../../ui/form/form';
import { SubmitButton } from '../../ui/form/submit-button';

interface RejectDialogProps {
  readonly name: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onReject: (reason: string) => Promise<void>;
}

export const RejectDialog = ({ name, open, onClose, onReject }: RejectDialogProps) => (
  <Dialog title={`Reject ${name}?`} open={open} onClose={onClose}>
    <RejectForm onClose={onClose} onReject={onReject} />
  </Dialog>
);

const reasonRules = v.object({ reason: companyDecisionRules.entries.reason });

const RejectForm = ({ onClose, onReject }: Pick<RejectDialogProps, 'onClose' | 'onReject'>) => {
  const form = useForm<{ reason: string }>({
    resolver: formResolver(reasonRules),
    defaultValues: { reason: '' },
  });
  return (
    <Form
      form={form}
      failureText={sentenceFor}
      onSubmit={async ({ reason }) => {
        await onReject(reason);
        onClose();
      }}
    >
      <TextAreaField
        name="reason"
        label="What has to change"
        hint="The owner reads this, mends the application and sends it in again."
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
        <SubmitButton>Reject</SubmitButton>
      </div>
    </Form>
  );
};
