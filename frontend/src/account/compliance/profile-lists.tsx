import { useFieldArray } from 'react-hook-form';
import { limits } from '#domain/limits';
import { countryOptions } from '../../platform/forms/country-options';
import { Button } from '../../ui/button';
import { SelectField, TextField } from '../../ui/form/fields';
import { ListError } from '../../ui/form/list-error';
import { Panel } from '../../ui/page';
import type { ProfileFormValues } from './profile-form-values';
import * as messages from './messages';

const row = 'grid gap-4 rounded-xl border border-line p-4 sm:grid-cols-2';

export const BeneficialOwnersFields = () => {
  const { fields, append, remove } = useFieldArray<ProfileFormValues, 'beneficialOwners'>({
    name: 'beneficialOwners',
  });
  return (
    <Panel
      title={messages.beneficialOwners}
      lead={messages.everyoneWhoOwnsPercentOr(limits.compliance.listedSharePercent)}
    >
      <div className="grid gap-4">
        {fields.map((field, index) => (
          <div key={field.id} role="group" aria-label={messages.beneficialOwner(index + 1)} className={row}>
            <TextField<ProfileFormValues> name={`beneficialOwners.${index}.name`} label={messages.name} />
            <SelectField<ProfileFormValues>
              name={`beneficialOwners.${index}.country`}
              label={messages.country}
              options={countryOptions()}
            />
            <TextField<ProfileFormValues>
              name={`beneficialOwners.${index}.percent`}
              label={messages.sharePercent}
              inputMode="decimal"
            />
            <Button look="quiet" className="self-end justify-self-start" onClick={() => remove(index)}>
              {messages.removeThisOwner}
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
            {messages.addOwner}
          </Button>
        )}
      </div>
    </Panel>
  );
};

export const LicencesFields = () => {
  const { fields, append, remove } = useFieldArray<ProfileFormValues, 'licences'>({ name: 'licences' });
  return (
    <Panel title={messages.licences} lead={messages.gamblingLicencesOfCompanyLeave}>
      <div className="grid gap-4">
        {fields.map((field, index) => (
          <div key={field.id} role="group" aria-label={messages.licenceIndex(index + 1)} className={row}>
            <TextField<ProfileFormValues> name={`licences.${index}.authority`} label={messages.authority} />
            <TextField<ProfileFormValues> name={`licences.${index}.number`} label={messages.number} />
            <TextField<ProfileFormValues> name={`licences.${index}.scope`} label={messages.scope} />
            <TextField<ProfileFormValues>
              name={`licences.${index}.validTo`}
              label={messages.validUntil}
              type="date"
            />
            <Button look="quiet" className="self-end justify-self-start" onClick={() => remove(index)}>
              {messages.removeThisLicence}
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
            {messages.addLicence}
          </Button>
        )}
      </div>
    </Panel>
  );
};
