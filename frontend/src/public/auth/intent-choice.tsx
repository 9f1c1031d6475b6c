import { useId } from 'react';

/** What a new user wants to do first. Neither choice is final: players can apply later. */
export type Intent = 'play' | 'company';

interface IntentChoiceProps {
  readonly chosen: Intent;
  readonly choose: (intent: Intent) => void;
}

const options = [
  ['play', 'I want to play', 'At casinos, with coins that have no value.'],
  ['company', 'I want to apply as a company', 'As a game provider or a casino operator.'],
] as const;

export const IntentChoice = ({ chosen, choose }: IntentChoiceProps) => {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">What do you want to do?</legend>
      <div className="grid gap-3">
        {options.map(([intent, text, note]) => (
          <label
            key={intent}
            className="grid grid-cols-[auto_1fr] gap-x-3 rounded-xl border border-edge p-3 has-checked:border-button has-checked:ring-1 has-checked:ring-button"
          >
            <input
              type="radio"
              name={name}
              value={intent}
              checked={chosen === intent}
              onChange={() => choose(intent)}
              className="row-span-2 mt-0.5 size-5 accent-button"
            />
            <span className="font-semibold">{text}</span>
            <span className="text-sm text-muted">{note}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
