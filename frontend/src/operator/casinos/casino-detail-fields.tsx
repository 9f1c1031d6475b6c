import { useMemo } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { limits } from '#domain/limits';
import { jurisdictions } from '../../platform/labels/casino-labels';
import { countryChoices } from '../../platform/forms/country-options';
import { ChipsField } from '../../ui/form/chips-field';
import { SelectField, TextField } from '../../ui/form/fields';
import { casinoLabels } from './casino-texts';
import type { CasinoValues } from './casino-values';
import { WalletFields } from './wallet-fields';

const { smallest, largest } = limits.casino.minAge;
const jurisdictionOptions = Object.entries(jurisdictions).map(([value, label]) => ({ value, label }));

interface CasinoDetailFieldsProps {
  readonly form: UseFormReturn<CasinoValues>;
  /** Whether jurisdiction, licence and wallet can still be changed. */
  readonly licenceToo: boolean;
}

export const CasinoDetailFields = ({ form, licenceToo }: CasinoDetailFieldsProps) => (
  <>
    <TextField<CasinoValues> name="name" label={casinoLabels.name} autoComplete="off" />
    {licenceToo && <LicenceFields form={form} />}
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField<CasinoValues>
        name="minAge"
        label={casinoLabels.minAge}
        hint={`${smallest}–${largest} years. Players confirm their age before they play.`}
        inputMode="numeric"
      />
    </div>
    <ChipsField<CasinoValues>
      name="blockedCountries"
      label={casinoLabels.blockedCountries}
      optional
      hint="Type a country or paste codes: US, AU."
      options={useMemo(() => countryChoices(), [])}
    />
    <WalletFields form={form} modeToo={licenceToo} />
  </>
);

const LicenceFields = ({ form }: Pick<CasinoDetailFieldsProps, 'form'>) => {
  const jurisdiction = useWatch({ control: form.control, name: 'jurisdiction' });
  return (
    <>
      <SelectField<CasinoValues>
        name="jurisdiction"
        label={casinoLabels.jurisdiction}
        hint="A demo casino needs no licence. Other jurisdictions require a licence and a valid compliance profile."
        options={jurisdictionOptions}
      />
      {jurisdiction !== 'DEMO' && (
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField<CasinoValues>
            name="licenceNumber"
            label={casinoLabels.licenceNumber}
            hint="Required before you submit the casino, with the expiry date and the address of the licence."
            autoComplete="off"
          />
          <TextField<CasinoValues> name="licenceExpires" label={casinoLabels.licenceExpires} type="date" />
          <TextField<CasinoValues>
            name="licenceUrl"
            label={casinoLabels.licenceUrl}
            type="url"
            hint="Starts with https://"
          />
        </div>
      )}
    </>
  );
};
