import { Link } from 'react-router-dom';
import { routes } from '#domain/routes';
import { termsVersion } from '#domain/terms-versions';
import { countryOptions } from '../../platform/forms/country-options';
import { CheckField, SelectField, TextField } from '../../ui/form/fields';
import { Panel } from '../../ui/page';
import type { ProfileFormValues } from './profile-form-values';
import { BeneficialOwnersFields, LicencesFields } from './profile-lists';

/** The fields of a compliance profile. */
export const ProfileFields = () => (
  <>
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
    <Panel title="Responsible contact" lead="We contact this person if we have questions.">
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
          label="Our products are not aimed at minors."
        />
        <CheckField<ProfileFormValues>
          name="declarations.noRealMoney"
          label="We do not offer real-money play on NovaLink."
        />
        <CheckField<ProfileFormValues>
          name="declarations.ipOwnership"
          label="We own the rights to everything that we publish, or have permission to use it."
        />
        <CheckField<ProfileFormValues>
          name="declarations.truth"
          label="The information in this profile is true."
        />
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
  </>
);
