import { type ReactNode, useState } from 'react';
import { type FieldValues, get, type Path, useController, useFormContext } from 'react-hook-form';
import { describedBy, FieldFrame, inputShape } from '../../ui/form/field-frame';
import { useField } from '../../ui/form/use-field';
import { offsetOf, repeatedTimes, timeValue, typedTime } from './local-time';

interface TimeFieldProps<Values extends FieldValues> {
  readonly name: Path<Values>;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly optional?: boolean;
  /** The IANA time zone in which the user enters the time. */
  readonly zone: string;
}

/** A date and time, stored in the form as an instant. It asks which of two times is meant when the clocks go back. */
export const TimeField = <Values extends FieldValues>({
  name,
  label,
  hint,
  optional,
  zone,
}: TimeFieldProps<Values>) => {
  const { id, fault } = useField<Values>(name);
  const { control, formState } = useFormContext<Values>();
  const {
    field: { ref, onBlur, onChange, value: stored },
  } = useController({ control, name });
  const [opened] = useState(() => Date.now());
  const value = String(stored);
  const saved: unknown = get(formState.defaultValues, name);
  const repeated = repeatedTimes(value, zone);
  const offset = offsetOf(value, zone, opened);
  const notes = (
    <>
      {hint !== undefined && <>{hint} </>}
      {zone === offset ? `Time zone: ${zone}.` : `Time zone: ${zone} (${offset}).`}
    </>
  );
  return (
    <div className="grid min-w-0 content-start gap-3">
      <FieldFrame id={id} label={label} optional={optional} hint={notes} fault={fault}>
        <input
          id={id}
          type="datetime-local"
          max="9999-12-31T23:59"
          name={name}
          ref={ref}
          value={typedTime(value, zone)}
          aria-invalid={fault !== undefined}
          aria-describedby={describedBy(id, notes, fault)}
          className={inputShape}
          onBlur={onBlur}
          onChange={({ target }) =>
            onChange(timeValue(target.value, zone, typeof saved === 'string' ? saved : ''))
          }
        />
      </FieldFrame>
      {repeated.length > 0 && (
        <select
          aria-label={`${label}: before or after the clocks go back`}
          className={inputShape}
          value={repeated.find((each) => each.slice(0, 16) === value.slice(0, 16))}
          onChange={({ target }) => onChange(target.value)}
        >
          {repeated.map((instant, index) => (
            <option key={instant} value={instant}>
              {index === 0
                ? `Before the clocks go back (${offsetOf(instant, zone, 0)})`
                : `After the clocks go back (${offsetOf(instant, zone, 0)})`}
            </option>
          ))}
        </select>
      )}
    </div>
  );
};
