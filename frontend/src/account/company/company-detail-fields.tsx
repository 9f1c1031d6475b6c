import { limits } from '#domain/limits';
import { countryOptions } from '../../platform/forms/country-options';
import { SelectField, TextAreaField, TextField } from '../../ui/form/fields';
import type { CompanyValues } from './company-values';

/** The fields that a company's application and its details share. */
export const CompanyDetailFields = () => (
  <>
    <TextField<CompanyValues> name="name" label="Company name" autoComplete="organization" />
    <TextAreaField<CompanyValues>
      name="description"
      label="Description"
      optional
      longest={limits.company.description}
    />
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField<CompanyValues> name="address" label="Address" optional autoComplete="address-line1" />
      <TextField<CompanyValues>
        name="address2"
        label="Address, second line"
        optional
        autoComplete="address-line2"
      />
      <TextField<CompanyValues> name="postal" label="Postal code" optional autoComplete="postal-code" />
      <TextField<CompanyValues> name="city" label="City" optional autoComplete="address-level2" />
      <TextField<CompanyValues>
        name="province"
        label="Province or state"
        optional
        autoComplete="address-level1"
      />
      <SelectField<CompanyValues> name="country" label="Country" optional options={countryOptions()} />
      <TextField<CompanyValues>
        name="phone"
        label="Phone"
        optional
        type="tel"
        autoComplete="tel"
        hint="With the country code, such as +356 2123 4567."
      />
      <TextField<CompanyValues>
        name="website"
        label="Website"
        optional
        type="url"
        autoComplete="url"
        hint="Starts with https://"
      />
    </div>
    <TextAreaField<CompanyValues>
      name="terms"
      label="Trading terms"
      optional
      rows={5}
      longest={limits.company.terms}
      hint="Your terms for business partners."
    />
  </>
);
