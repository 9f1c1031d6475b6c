import { useFieldArray } from 'react-hook-form';
import type { CoinType } from '#domain/generated/types';
import { limits } from '#domain/limits';
import { Button } from '../../ui/button';
import { CheckField, SelectField, TextField } from '../../ui/form/fields';
import { ListError } from '../../ui/form/list-error';
import { type CoinPackageValues, packageLabels } from './coin-package-values';

interface CoinPackageFieldsProps {
  readonly coinTypes: readonly CoinType[];
}

export const CoinPackageFields = ({ coinTypes }: CoinPackageFieldsProps) => (
  <>
    <TextField<CoinPackageValues> name="name" label={packageLabels.name} autoComplete="off" />
    <BundleFields coinTypes={coinTypes} />
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField<CoinPackageValues>
        name="cooldownHours"
        label={packageLabels.cooldownHours}
        hint={between(limits.coinPackage.cooldownHours)}
        inputMode="numeric"
      />
      <TextField<CoinPackageValues>
        name="maxClaimsPerUser"
        label={packageLabels.maxClaimsPerUser}
        hint={between(limits.coinPackage.claims)}
        inputMode="numeric"
      />
    </div>
    <CheckField<CoinPackageValues>
      name="active"
      label="Players can claim it"
      hint="Clear this to withdraw the package. Coins that were claimed stay with the players."
    />
  </>
);

const BundleFields = ({ coinTypes }: CoinPackageFieldsProps) => {
  const { fields, append, remove } = useFieldArray<CoinPackageValues, 'coins'>({ name: 'coins' });
  const options = coinTypes.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }));
  const most = Math.min(limits.coinPackage.coins, coinTypes.length);
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 text-sm font-medium">{packageLabels.coins}</legend>
      {fields.map((field, index) => (
        <div
          key={field.id}
          role="group"
          aria-label={`Coins ${index + 1}`}
          className="grid gap-3 rounded-xl border border-line p-4 sm:grid-cols-[1fr_1fr_auto]"
        >
          <SelectField<CoinPackageValues> name={`coins.${index}.code`} label="Kind" options={options} />
          <TextField<CoinPackageValues>
            name={`coins.${index}.amount`}
            label="Amount"
            inputMode="decimal"
            autoComplete="off"
          />
          {fields.length > 1 && (
            <Button look="quiet" className="self-end justify-self-start" onClick={() => remove(index)}>
              Remove
            </Button>
          )}
        </div>
      ))}
      <ListError<CoinPackageValues> name="coins" />
      {fields.length < most && (
        <Button
          look="quiet"
          className="justify-self-start"
          onClick={() => append({ code: unusedIn(coinTypes, fields), amount: '' })}
        >
          Add another kind
        </Button>
      )}
    </fieldset>
  );
};

const unusedIn = (coinTypes: readonly CoinType[], used: readonly { readonly code: string }[]): string =>
  coinTypes.find(({ code }) => !used.some((row) => row.code === code))?.code ?? '';

const between = ({ smallest, largest }: { readonly smallest: number; readonly largest: number }): string =>
  `${smallest}–${largest}.`;
