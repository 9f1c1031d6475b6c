import { limits } from '#domain/limits';
import { countryOptions } from '../../platform/forms/country-options';
import { SelectField, TextAreaField, TextField } from '../../ui/form/fields';
import type { CompanyValues } from './company-values';
import * as messages from './messages';

/** The fields that a company's application and its details share. */
export const CompanyDetailFields = () => (
  <>
    <TextField<CompanyValues> name="name" label={messages.companyName} autoComplete="organization" />
    <TextAreaField<CompanyValues>
      name="description"
      label={messages.description}
      optional
      longest={limits.company.description}
    />
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField<CompanyValues>
        name="address"
        label={messages.address}
        optional
        autoComplete="address-line1"
      />
      <TextField<CompanyValues>
        name="address2"
        label={messages.addressSecondLine}
        optional
        autoComplete="address-line2"
      />
      <TextField<CompanyValues>
        name="postal"
        label={messages.postalCode}
        optional
        autoComplete="postal-code"
      />
      <TextField<CompanyValues> name="city" label={messages.city} optional autoComplete="address-level2" />
      <TextField<CompanyValues>
        name="province"
        label={messages.provinceOrState}
        optional
        autoComplete="address-level1"
      />
      <SelectField<CompanyValues>
        name="country"
        label={messages.country}
        optional
        options={countryOptions()}
      />
      <TextField<CompanyValues>
        name="phone"
        label={messages.phone}
        optional
        type="tel"
        autoComplete="tel"
        hint={messages.withCountryCodeSuchAs}
      />
      <TextField<CompanyValues>
        name="website"
        label={messages.website}
        optional
        type="url"
        autoComplete="url"
        hint={messages.startsWithHttps}
      />
    </div>
    <TextAreaField<CompanyValues>
      name="terms"
      label={messages.tradingTerms}
      optional
      rows={5}
      longest={limits.company.terms}
      hint={messages.yourTermsForBusinessPartners}
    />
  </>
);
