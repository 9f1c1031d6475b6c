import { useId } from 'react';
import { inputShape } from './field-frame';

interface DayFieldProps {
  readonly label: string;
  /** `2026-11-21`. */
  readonly value: string;
  readonly latest: string;
  /** Whether the field may be empty. */
  readonly isOptional?: boolean;
  readonly onChange: (day: string) => void;
}

/** A date, at most `latest`. */
export const DayField = ({ label, value, latest, isOptional = false, onChange }: DayFieldProps) => {
  const field = useId();
  return (
    <div className="min-w-40">
      <label htmlFor={field} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      <input
        id={field}
        type="date"
        value={value}
        max={latest}
        className={inputShape}
        onChange={({ target }) => {
          if (isOptional || target.value !== '') onChange(target.value);
        }}
      />
    </div>
  );
};
