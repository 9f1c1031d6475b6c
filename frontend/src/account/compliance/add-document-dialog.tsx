import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { limits } from '#domain/limits';
import { uploadTarget } from '../../parts/uploads/upload-target';
import { documentKinds } from '../../platform/labels/compliance-labels';
import { formResolver } from '../../platform/forms/form-resolver';
import { sentenceFor } from '../../platform/api/error-sentences';
import { usePlatform } from '../../platform/platform';
import { Dialog } from '../../ui/dialog';
import { FieldNotes } from '../../ui/form/field-frame';
import { SelectField, TextField } from '../../ui/form/fields';
import { Form } from '../../ui/form/form';
import { SubmitButton } from '../../ui/form/submit-button';
import { say } from '../../ui/toasts';
import { FileDrop } from '../../ui/upload/file-drop';
import { fileSize } from '../../ui/upload/file-size';
import { UploadRow } from '../../ui/upload/upload-row';
import { useUploads } from '../../ui/upload/use-uploads';
import {
  checkedDocument,
  documentInput,
  documentRules,
  type DocumentValues,
  noDocument,
} from './document-values';
import { useAddDocument } from './write-document';

interface AddDocumentDialogProps {
  readonly companyId: string;
  readonly onClose: () => void;
}

/** Uploads one file and adds it to the profile after the upload check has accepted it. */
export const AddDocumentDialog = ({ companyId, onClose }: AddDocumentDialogProps) => {
  const platform = usePlatform();
  const add = useAddDocument(companyId);
  const form = useForm<DocumentValues>({
    defaultValues: noDocument,
    resolver: formResolver(documentRules, documentInput),
  });
  const [target] = useState(() => uploadTarget(platform, 'documents'));
  const { uploads, shown } = useUploads({
    target,
    onKept: (key) => form.setValue('fileKey', key, { shouldValidate: true }),
  });
  const [upload] = shown;

  return (
    <Dialog title="Add a document" open onClose={onClose}>
      <Form
        form={form}
        failureText={sentenceFor}
        onSubmit={async (values) => {
          await add.mutateAsync(checkedDocument(values));
          say.done('The document is added.');
          onClose();
        }}
      >
        <SelectField<DocumentValues> name="type" label="Document type" options={kindOptions} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField<DocumentValues> name="issuedAt" label="Issued" type="date" optional />
          <TextField<DocumentValues> name="validTo" label="Valid until" type="date" optional />
        </div>
        <div>
          {upload ? (
            <UploadRow
              upload={upload}
              onRetry={() => uploads.retry(upload.id)}
              onDrop={() => uploads.drop(upload.id)}
            />
          ) : (
            <FileDrop
              label="Choose a file"
              hint={`PDF, PNG or JPEG; at most ${fileSize(limits.upload.documentBytes)}.`}
              accept={target.accept}
              onFiles={uploads.add}
            />
          )}
          <FieldNotes id="document-file" fault={form.formState.errors.fileKey?.message} />
        </div>
        <div className="flex justify-end">
          <SubmitButton>Add document</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
};

const kindOptions = [
  { value: '', label: 'Choose a type' },
  ...Object.entries(documentKinds).map(([value, label]) => ({ value, label })),
];
