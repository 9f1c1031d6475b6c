import { type FieldValues, type Path, useController, useFormContext } from 'react-hook-form';
import { ChipsInput, type ChipsLook } from './chips-input';
import { useFormControls } from './form-controls';
import { useField } from './use-field';

interface ChipsFieldProps<Values extends FieldValues> extends ChipsLook {
  readonly name: Path<Values>;
}

/** A list, stored in the form as text with commas. */
export const ChipsField = <Values extends FieldValues>({ name, ...look }: ChipsFieldProps<Values>) => {
  const { id, fault } = useField<Values>(name);
  const { checkLength } = useFormControls();
  const { control } = useFormContext<Values>();
  const {
    field: { ref, value, onChange, onBlur },
  } = useController({ control, name });
  const change = (items: string) => {
    onChange(items);
    checkLength?.(name);
  };
  return (
    <ChipsInput
      {...look}
      {...{ id, name, fault, onBlur }}
      onChange={change}
      inputRef={ref}
      value={String(value)}
    />
  );
};
