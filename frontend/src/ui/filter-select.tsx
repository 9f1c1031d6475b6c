import { useId } from 'react';
import { inputShape } from './form/field-frame';

interface FilterSelectProps<Value extends string> {
  readonly label: string;
  /** The label of the option without a filter. */
  readonly all: string;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
}

/** A select field that filters a list. The page stores the selection in the URL. */
export const FilterSelect = <Value extends string>({
  label,
  all,
  options,
  value,
  onChange,
}: FilterSelectProps<Value>) => {
  const field = useId();
  return (
    <div className="min-w-36 flex-1 sm:min-w-40 sm:flex-none">
      <label htmlFor={field} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      <select
        id={field}
        value={value ?? ''}
        className={inputShape}
        onChange={(event) => onChange(options.find(([known]) => known === event.target.value)?.[0])}
      >
        <option value="">{all}</option>
        {options.map(([known, text]) => (
          <option key={known} value={known}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
};
