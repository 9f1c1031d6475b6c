import { useDeferredValue, useMemo } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/form/fields';
import { type DerivedValues, factsOf } from './model-facts';
import type { VersionValues } from './version-values';

type DeclaredName = 'declaredRtp' | 'declaredMaxWinX';

/** RTP and maximum win: those of the model, unless the user types other values. */
export const DeclaredFields = ({ form }: { readonly form: UseFormReturn<VersionValues> }) => {
  const json = useDeferredValue(useWatch({ control: form.control, name: 'mathModel' }));
  const derived = useMemo(() => {
    const facts = factsOf(json);
    return facts === undefined || 'faults' in facts ? undefined : facts.derived;
  }, [json]);
  return (
    <>
      <DeclaredField
        form={form}
        derived={derived}
        name="declaredRtp"
        label="Declared RTP"
        hint="A decimal with up to six digits, such as 0.9602."
        inputMode="decimal"
      />
      <DeclaredField
        form={form}
        derived={derived}
        name="declaredMaxWinX"
        label="Declared maximum win"
        hint="As a multiple of the bet."
        inputMode="numeric"
      />
    </>
  );
};

interface DeclaredFieldProps {
  readonly form: UseFormReturn<VersionValues>;
  readonly derived: DerivedValues | undefined;
  readonly name: DeclaredName;
  readonly label: string;
  readonly hint: string;
  readonly inputMode: 'decimal' | 'numeric';
}

const DeclaredField = ({ form, derived, name, label, hint, inputMode }: DeclaredFieldProps) => {
  const typed = useWatch({ control: form.control, name }).trim();
  const ofModel = derived?.[name] ?? '';
  const isOther = ofModel !== '' && typed !== ofModel;
  const note = ofModel !== '' && !isOther ? 'Taken from the model.' : hint;
  return (
    <div>
      <TextField<VersionValues> name={name} label={label} hint={note} inputMode={inputMode} />
      {isOther && (
        <Button
          look="plain"
          className="px-0!"
          onClick={() =>
            form.setValue(name, ofModel, {
              shouldDirty: true,
              shouldValidate: form.formState.isSubmitted,
            })
          }
        >
          Use {ofModel} from the model
        </Button>
      )}
    </div>
  );
};
