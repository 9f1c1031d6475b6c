import { useId } from 'react';
import { limits } from '#domain/limits';
import { whole } from '../../../platform/labels/numbers';
import { describedBy, FieldNotes, inputShape } from '../../../ui/form/field-frame';
import type { RunSettings } from './run-settings';

interface RoundsChoiceProps {
  readonly settings: RunSettings;
  readonly fault: string | undefined;
  readonly onChange: (changes: Partial<RunSettings>) => void;
}

const { quick, standard, largest } = limits.testRun.rounds;

const amounts = [
  ['quick', 'Quick', `${whole(quick)} rounds`],
  ['standard', 'Standard', `${whole(standard)} rounds`],
  ['own', 'Custom', `up to ${whole(largest)} are saved`],
] as const;

/** The number of rounds: one of two presets, or any other number. */
export const RoundsChoice = ({ settings: { amount, ownRounds }, fault, onChange }: RoundsChoiceProps) => {
  const id = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">Rounds</legend>
      <div className="grid gap-3 sm:grid-cols-3">
        {amounts.map(([value, label, note]) => (
          <label
            key={value}
            className="grid grid-cols-[auto_1fr] gap-x-3 rounded-xl border border-edge p-3 has-checked:border-button has-checked:ring-1 has-checked:ring-button"
          >
            <input
              type="radio"
              name={`${id}-amount`}
              value={value}
              checked={amount === value}
              onChange={() => onChange({ amount: value })}
              className="row-span-2 mt-0.5 size-5 accent-button"
            />
            <span className="font-semibold">{label}</span>
            <span className="text-sm text-muted">{note}</span>
          </label>
        ))}
      </div>
      {amount === 'own' && (
        <input
          name="rounds"
          aria-label="Number of rounds"
          inputMode="numeric"
          autoComplete="off"
          value={ownRounds}
          onChange={(event) => onChange({ ownRounds: event.target.value })}
          aria-invalid={fault !== undefined}
          aria-describedby={describedBy(id, undefined, fault)}
          className={`${inputShape} mt-3 sm:max-w-xs`}
        />
      )}
      <FieldNotes id={id} fault={fault} />
    </fieldset>
  );
};
