import type { InputHTMLAttributes, ReactNode } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { describedBy, FieldFrame, FieldNotes, inputShape } from './field-frame';
import { useField, useTextField } from './use-field';

interface FieldProps<Values extends FieldValues> {
  readonly name: Path<Values>;
  readonly label: string;
  readonly optional?: boolean;
  readonly hint?: ReactNode;
}

interface InputAttributes extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'inputMode' | 'placeholder' | 'autoCapitalize' | 'spellCheck' | 'readOnly'
> {
  /** A date and time needs a time zone, so it has a field of its own: `TimeField`. */
  readonly type?: 'date' | 'email' | 'password' | 'search' | 'tel' | 'text' | 'url';
}

export const TextField = <Values extends FieldValues>({
  name,
  label,
  optional,
  hint,
  ...attributes
}: FieldProps<Values> & InputAttributes) => {
  const { id, registration, fault } = useTextField<Values>(name);
  return (
    <FieldFrame id={id} label={label} optional={optional} hint={hint} fault={fault}>
      <input
        id={id}
        aria-invalid={fault !== undefined}
        aria-describedby={describedBy(id, hint, fault)}
        className={inputShape}
        {...attributes}
        {...registration}
      />
    </FieldFrame>
  );
};

interface TextAreaFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  /** The maximum number of characters, which the hint states. */
  readonly longest: number;
  readonly rows?: number;
}

export const TextAreaField = <Values extends FieldValues>({
  name,
  label,
  optional,
  hint: purpose,
  longest,
  rows = 4,
}: TextAreaFieldProps<Values>) => {
  const { id, registration, fault } = useTextField<Values>(name);
  const hint = (
    <>
      {purpose} At most {longest.toLocaleString('en')} characters.
    </>
  );
  return (
    <FieldFrame id={id} label={label} optional={optional} hint={hint} fault={fault}>
      <textarea
        id={id}
        rows={rows}
        aria-invalid={fault !== undefined}
        aria-describedby={describedBy(id, hint, fault)}
        className={inputShape}
        {...registration}
      />
    </FieldFrame>
  );
};

interface SelectFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export const SelectField = <Values extends FieldValues>({
  name,
  label,
  optional,
  hint,
  options,
}: SelectFieldProps<Values>) => {
  const { id, registration, fault } = useField<Values>(name);
  return (
    <FieldFrame id={id} label={label} optional={optional} hint={hint} fault={fault}>
      <select
        id={id}
        aria-invalid={fault !== undefined}
        aria-describedby={describedBy(id, hint, fault)}
        className={inputShape}
        {...registration}
      >
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
};

interface CheckFieldProps<Values extends FieldValues> {
  readonly name: Path<Values>;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}

export const CheckField = <Values extends FieldValues>({ name, label, hint }: CheckFieldProps<Values>) => {
  const { id, registration, fault } = useField<Values>(name);
  return (
    <div>
      <div className="flex items-start gap-3">
        <input
          id={id}
          type="checkbox"
          aria-invalid={fault !== undefined}
          aria-describedby={describedBy(id, hint, fault)}
          className="mt-0.5 size-5 shrink-0 accent-button aria-invalid:outline-2 aria-invalid:outline-error"
          {...registration}
        />
        <label htmlFor={id} className="leading-snug">
          {label}
        </label>
      </div>
      <FieldNotes id={id} hint={hint} fault={fault} />
    </div>
  );
};
