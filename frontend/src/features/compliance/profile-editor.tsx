import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { saveComplianceProfileRules } from '#domain/compliance-rules';
import type { ComplianceProfile } from '#domain/generated/types';
import { formResolver } from '../../platform/form-resolver';
import { sentenceFor } from '../../platform/messages';
import { Form } from '../../ui/form/form';
import { SubmitButton } from '../../ui/form/submit-button';
import { say } from '../../ui/toasts';
import { DocumentsPanel } from './documents-panel';
import { MissingNotice } from './missing-notice';
import { ProfileFields } from './profile-fields';
import { checkedInput, formValuesOf, inputFrom, type ProfileFormValues } from './profile-form-values';
import { useSaveProfile } from './save-profile';
import { SendInPanel } from './send-in-panel';
import { stillMissing } from './still-missing';

interface ProfileEditorProps {
  readonly companyId: string;
  readonly profile: ComplianceProfile | null;
  readonly onSent: () => void;
}

/**
 * The profile, its documents and the way to an admin. The form starts from the profile as it was opened: what others
 * save meanwhile is met as a conflict, not taken over.
 */
export const ProfileEditor = ({ companyId, profile, onSent }: ProfileEditorProps) => {
  const [saved, setSaved] = useState(profile);
  const target = { companyId, profile: saved };
  const save = useSaveProfile();
  const form = useForm<ProfileFormValues>({
    defaultValues: formValuesOf(saved),
    resolver: formResolver<ProfileFormValues>(saveComplianceProfileRules, inputFrom(target)),
  });
  const values = useWatch({ control: form.control }) as ProfileFormValues;

  return (
    <>
      <MissingNotice missing={stillMissing(values, profile?.documents ?? [])} />
      <Form
        form={form}
        keepsWork
        failureText={sentenceFor}
        onSubmit={async (sent) => {
          const written = await save.mutateAsync(checkedInput(target, sent));
          setSaved(written);
          form.reset(formValuesOf(written));
          say.done('The profile is saved.');
        }}
      >
        <ProfileFields />
        <div>
          <SubmitButton>Save the profile</SubmitButton>
        </div>
      </Form>
      <DocumentsPanel profile={profile} />
      <SendInPanel profile={saved} isDirty={form.formState.isDirty} onSent={onSent} />
    </>
  );
};
