import { useWatch } from 'react-hook-form';
import { saveComplianceProfileRules } from '#domain/companies/compliance-rules';
import type { ComplianceProfile } from '#domain/generated/types';
import { readCompliance } from '../../parts/compliance/read-compliance';
import { SavedMeanwhile } from '../../parts/editing/saved-meanwhile';
import { useEditing } from '../../parts/editing/use-editing';
import { formResolver } from '../../platform/forms/form-resolver';
import { sentenceFor } from '../../platform/api/error-sentences';
import { usePlatform } from '../../platform/platform';
import { Form } from '../../ui/form/form';
import { SaveBar } from '../../ui/form/save-bar';
import { say } from '../../ui/toasts';
import { DocumentsPanel } from './documents-panel';
import { ProfileFields } from './profile-fields';
import { checkedInput, formValuesOfProfile, inputFrom, type ProfileFormValues } from './profile-form-values';
import { profileLabels, profileTexts } from './profile-texts';
import { useSaveProfile } from './save-profile';
import { SubmitPanel } from './submit-panel';
import { stillMissing } from './still-missing';
import { Notice } from '../../ui/notice';

interface ProfileEditorProps {
  readonly companyId: string;
  readonly profile: ComplianceProfile | null;
  readonly onSent: () => void;
}

/** Edits the profile with optimistic locking, with its documents and the submission for review. */
export const ProfileEditor = ({ companyId, profile, onSent }: ProfileEditorProps) => {
  const { api } = usePlatform();
  const write = useSaveProfile();
  const { form, base, theirs, takeTheirs, save } = useEditing<ComplianceProfile | null, ProfileFormValues>({
    opened: profile,
    valuesOf: formValuesOfProfile,
    resolver: (kept) => formResolver(saveComplianceProfileRules, inputFrom({ companyId, profile: kept })),
    stale: 'compliance.stale',
    readAgain: async () => (await api.send(readCompliance, { id: companyId })).getCompany.compliance,
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
          await save((kept) => write.mutateAsync(checkedInput({ companyId, profile: kept }, sent)));
          say.done('The profile is saved.');
        }}
      >
        <ProfileFields />
        {theirs && (
          <SavedMeanwhile
            labels={profileLabels}
            theirs={profileTexts(theirs)}
            mine={profileTexts(values)}
            onTake={takeTheirs}
          />
        )}
        <SaveBar quietUntilChanged={base !== null}>Save profile</SaveBar>
      </Form>
      <DocumentsPanel profile={profile} />
      <SubmitPanel profile={base} isDirty={form.formState.isDirty} onSent={onSent} />
    </>
  );
};

/** Lists what is missing before the profile can be submitted. */
const MissingNotice = ({ missing }: { readonly missing: readonly string[] }) =>
  missing.length === 0 ? (
    <Notice tone="good" title="Ready to submit">
      Save the profile, then submit it for review.
    </Notice>
  ) : (
    <Notice tone="warning" title="Missing information">
      <ul className="mt-1 list-disc gap-x-10 pl-5 sm:columns-2">
        {missing.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
    </Notice>
  );
