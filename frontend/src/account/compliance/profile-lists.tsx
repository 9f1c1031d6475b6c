import { useFieldArray } from 'react-hook-form';
import { limits } from '#domain/limits';
import { countryOptions } from '../../platform/forms/country-options';
import { Button } from '../../ui/button';
import { SelectField, TextField } from '../../ui/form/fields';
import { ListError } from '../../ui/form/list-error';
import { Panel } from '../../ui/page';
import type { ProfileFormValues } from './profile-form-values';

const row = 'grid gap-4 rounded-xl border border-line p-4 sm:grid-cols-2';

export const BeneficialOwnersFields = () => {
  const { fields, append, remove } = useFieldArray<ProfileFormValues, 'beneficialOwners'>({
    name: 'beneficialOwners',
  });
  return (
    <Panel
      title="Beneficial owners"
      lead={`Everyone who owns ${limits.compliance.listedSharePercent}% or more. Shares add up to at most 100%.`}
    >
      <div className="grid gap-4">
        {fields.map((field, index) => (
          <div key={field.id} role="group" aria-label={`Beneficial owner ${index + 1}`} className={row}>
            <TextField<ProfileFormValues> name={`beneficialOwners.${index}.name`} label="Name" />
            <SelectField<ProfileFormValues>
              name={`beneficialOwners.${index}.country`}
              label="Country"
              options={countryOptions()}
            />
            <TextField<ProfileFormValues>
              name={`beneficialOwners.${index}.percent`}
              label="Share (%)"
              inputMode="decimal"
            />
            <Button look="quiet" className="self-end justify-self-start" onClick={() => remove(index)}>
              Remove this owner
            </Button>
          </div>
        ))}
        <ListError<ProfileFormValues> name="beneficialOwners" />
        {fields.length < limits.compliance.beneficialOwners && (
          <Button
            look="quiet"
            className="justify-self-start"
            onClick={() => append({ name: '', country: '', percent: '' })}
          >
            Add an owner
          </Button>
        )}
      </div>
    </Panel>
  );
};

export const LicencesFields = () => {
  const { fields, append, remove } = useFieldArray<ProfileFormValues, 'licences'>({ name: 'licences' });
  return (
    <Panel title="Licences" lead="Gambling licences of the company. Leave this empty if it has none.">
      <div className="grid gap-4">
        {fields.map((field, index) => (
          <div key={field.id} role="group" aria-label={`Licence ${index + 1}`} className={row}>
            <TextField<ProfileFormValues> name={`licences.${index}.authority`} label="Authority" />
            <TextField<ProfileFormValues> name={`licences.${index}.number`} label="Number" />
            <TextField<ProfileFormValues> name={`licences.${index}.scope`} label="Scope" />
            <TextField<ProfileFormValues>
              name={`licences.${index}.validTo`}
              label="Valid until"
              type="date"
            />
            <Button look="quiet" className="self-end justify-self-start" onClick={() => remove(index)}>
              Remove this licence
            </Button>
          </div>
        ))}
        <ListError<ProfileFormValues> name="licences" />
        {fields.length < limits.compliance.licences && (
          <Button
            look="quiet"
            className="justify-self-start"
            onClick={() => append({ authority: '', number: '', scope: '', validTo: '' })}
          >
            Add a licence
          </Button>
        )}
      </div>
    </Panel>
  );
};
