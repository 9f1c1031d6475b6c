import type { FieldValues, Path } from 'react-hook-form';
import { FieldNotes } from './field-frame';
import { useField } from './use-field';

interface ChoiceFieldProps<Values extends FieldValues> {
  readonly name: Path<Values>;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string; readonly note: string }[];
}

/** A choice between a few options, each with an explanation. */
export const ChoiceField = <Values extends FieldValues>({
  name,
  label,
  options,
}: ChoiceFieldProps<Values>) => {
  const { id, registration, fault } = useField<Values>(name);
  return (
    <fieldset aria-describedby={fault === undefined ? undefined : `${id}-fault`}>
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {options.map(({ value, label: text, note }) => (
          <label
            key={value}
            className="flex gap-3 rounded-xl border border-edge p-4 has-checked:border-button has-checked:ring-1 has-checked:ring-button"
          >
            <input
              type="radio"
              value={value}
              className="mt-0.5 size-5 shrink-0 accent-button"
              {...registration}
            />
            <span>
              <span className="block font-semibold">{text}</span>
              <span className="block text-sm text-muted">{note}</span>
            </span>
          </label>
        ))}
      </div>
      <FieldNotes id={id} fault={fault} />
    </fieldset>
  );
};
