import { Link } from 'react-router-dom';
import { routes } from '#domain/routes';
import { termsVersion } from '#domain/terms-versions';
import { countryOptions } from '../../platform/forms/country-options';
import { CheckField, SelectField, TextField } from '../../ui/form/fields';
import { Panel } from '../../ui/page';
import type { ProfileFormValues } from './profile-form-values';
import { BeneficialOwnersFields, LicencesFields } from './profile-lists';
import * as messages from './messages';

/** The fields of a compliance profile. */
export const ProfileFields = () => (
  <>
    <Panel title={messages.company}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField<ProfileFormValues>
          name="legalName"
          label={messages.legalName}
          autoComplete="organization"
        />
        <TextField<ProfileFormValues> name="regNumber" label={messages.registrationNumber} />
        <SelectField<ProfileFormValues>
          name="incorporationCountry"
          label={messages.countryOfIncorporation}
          options={countryOptions()}
        />
        <TextField<ProfileFormValues>
          name="registeredAddress"
          label={messages.registeredAddress}
          autoComplete="street-address"
        />
      </div>
    </Panel>
    <BeneficialOwnersFields />
    <LicencesFields />
    <Panel title={messages.responsibleContact} lead={messages.weContactThisPersonIf}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField<ProfileFormValues>
          name="responsibleContact.name"
          label={messages.contactsName}
          autoComplete="name"
        />
        <TextField<ProfileFormValues>
          name="responsibleContact.email"
          label={messages.contactsEmail}
          type="email"
          autoComplete="email"
        />
      </div>
    </Panel>
    <Panel title={messages.declarations}>
      <div className="grid gap-4">
        <CheckField<ProfileFormValues> name="declarations.noMinors" label={messages.ourProductsAreNotAimed} />
        <CheckField<ProfileFormValues> name="declarations.noRealMoney" label={messages.weDoNotOfferReal} />
        <CheckField<ProfileFormValues>
          name="declarations.ipOwnership"
          label={messages.weOwnRightsToEverything}
        />
        <CheckField<ProfileFormValues>
          name="declarations.truth"
          label={messages.informationInThisProfileIs}
        />
        <CheckField<ProfileFormValues>
          name="acceptTerms"
          label={
            <>
              {messages.companyAcceptsTermsOf(termsVersion, (text) => (
                <Link to={routes['Terms of Service'].path} className="text-secondary underline">
                  {text}
                </Link>
              ))}
            </>
          }
        />
      </div>
    </Panel>
  </>
);
