import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { saveComplianceProfileRules } from '#domain/compliance-rules';
import type { ComplianceProfile } from '#domain/generated/types';
import { routes } from '#domain/routes';
import { termsVersion } from '#domain/terms-versions';
import { countryOptions } from '../../platform/country-options';
import { formResolver } from '../../platform/form-resolver';
import { sentenceFor } from '../../platform/messages';
import { CheckField, SelectField, TextField } from '../../ui/form/fields';
import { Form } from '../../ui/form/form';
import { SubmitButton } from '../../ui/form/submit-button';
import { Notice } from '../../ui/notice';
import { Panel } from '../../ui/page';
import { say } from '../../ui/toasts';
import { BeneficialOwnersFields, LicencesFields } from './profile-lists';
import { checkedInput, formValuesOf, inputFrom, type ProfileFormValues } from './profile-form-values';
import { useSaveProfile } from './save-profile';
import { stillMissing } from './still-missing';

interface ProfileFormProps {
  readonly companyId: string;
  readonly profile: ComplianceProfile | null;
}

/** Starts from the profile as it was opened: what others save meanwhile is met as a conflict, not taken over. */
export const ProfileForm = ({ companyId, profile: opened }: ProfileFormProps) => {
  const [profile, setProfile] = useState(opened);
  const target = { companyId, profile };
  const save = useSaveProfile();
  const form = useForm<ProfileFormValues>({
    defaultValues: formValuesOf(profile),
    resolver: formResolver<ProfileFormValues>(saveComplianceProfileRules, inputFrom(target)),
  });
  const values = useWatch({ control: form.control }) as ProfileFormValues;

  return (
    <Form
      form={form}
      keepsWork
      failureText={sentenceFor}
      onSubmit={async (sent) => {
        const saved = await save.mutateAsync(checkedInput(target, sent));
        setProfile(saved);
        form.reset(formValuesOf(saved));
        say.done('The profile is saved.');
      }}
    >
      <MissingNotice missing={stillMissing(values)} />
      <Panel title="The company">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField<ProfileFormValues> name="legalName" label="Legal name" autoComplete="organization" />
          <TextField<ProfileFormValues> name="regNumber" label="Registration number" />
          <SelectField<ProfileFormValues>
            name="incorporationCountry"
            label="Country of incorporation"
            options={countryOptions()}
          />
          <TextField<ProfileFormValues>
            name="registeredAddress"
            label="Registered address"
            autoComplete="street-address"
          />
        </div>
      </Panel>
      <BeneficialOwnersFields />
      <LicencesFields />
      <Panel title="Responsible contact" lead="Whom we ask when something is unclear.">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField<ProfileFormValues>
            name="responsibleContact.name"
            label="Contact’s name"
            autoComplete="name"
          />
          <TextField<ProfileFormValues>
            name="responsibleContact.email"
            label="Contact’s e-mail"
            type="email"
            autoComplete="email"
          />
        </div>
      </Panel>
      <Panel title="Declarations">
        <div className="grid gap-4">
          <CheckField<ProfileFormValues>
            name="declarations.noMinors"
            label="Nothing we make is aimed at minors."
          />
          <CheckField<ProfileFormValues>
            name="declarations.noRealMoney"
            label="We offer no play for money here."
          />
          <CheckField<ProfileFormValues>
            name="declarations.ipOwnership"
            label="We own or may use everything we publish."
          />
          <CheckField<ProfileFormValues> name="declarations.truth" label="What this profile says is true." />
          <CheckField<ProfileFormValues>
            name="acceptTerms"
            label={
              <>
                The company accepts the{' '}
                <Link to={routes['Terms of Service'].path} className="text-secondary underline">
                  terms of {termsVersion}
                </Link>
                .
              </>
            }
          />
        </div>
      </Panel>
      <div>
        <SubmitButton>Save the profile</SubmitButton>
      </div>
    </Form>
  );
};

const MissingNotice = ({ missing }: { readonly missing: readonly string[] }) =>
  missing.length === 0 ? (
    <Notice tone="good" title="The profile is complete">
      Save it, and keep it true.
    </Notice>
  ) : (
    <Notice tone="warning" title="Still missing">
      <ul className="mt-1 list-disc gap-x-10 pl-5 sm:columns-2">
        {missing.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
    </Notice>
  );
