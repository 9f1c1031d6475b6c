import { useFieldArray, useWatch } from 'react-hook-form';
import { Button } from '../../../ui/button';
import type { ChipOption } from '../../../ui/form/chip-items';
import { SelectField, TextField } from '../../../ui/form/fields';
import { newGameWeight } from './opened-values';
import type { PromotionValues } from './promotion-values';
import * as messages from './messages';

interface GameWeightFieldsProps {
  /** The games of the brand. */
  readonly games: readonly ChipOption[];
}

/** The games whose bets count only in part, or not at all, towards the wagering. */
export const GameWeightFields = ({ games }: GameWeightFieldsProps) => {
  const { fields, append, remove } = useFieldArray<PromotionValues, 'gameWeights'>({
    name: 'gameWeights',
    // Registers the list before the fields below it, so that their errors do not get the focus first.
    rules: {},
  });
  const weights = useWatch<PromotionValues, 'gameWeights'>({ name: 'gameWeights' });
  return (
    <fieldset className="grid gap-4">
      <legend className="font-semibold text-heading">{messages.gameWeights}</legend>
      <p className="text-sm text-muted">{messages.gameWeightsLead}</p>
      {fields.map((field, index) => (
        <div
          key={field.id}
          role="group"
          aria-label={messages.gameWeightIndex(index + 1)}
          className="grid gap-3 rounded-xl border border-line p-4 sm:grid-cols-[2fr_1fr_auto]"
        >
          <SelectField<PromotionValues>
            name={`gameWeights.${index}.gameId`}
            label={messages.game}
            options={optionsOf(games, weights[index]?.gameId ?? '')}
          />
          <TextField<PromotionValues>
            name={`gameWeights.${index}.weight`}
            label={messages.weightInPercent}
            hint={messages.weightInPercentHint}
            inputMode="numeric"
          />
          <Button
            look="quiet"
            className="self-start justify-self-start sm:mt-[1.625rem]"
            onClick={() => remove(index)}
          >
            {messages.remove}
            <span className="sr-only"> {messages.gameWeightIndex(index + 1)}</span>
          </Button>
        </div>
      ))}
      {fields.length < games.length && (
        <Button look="quiet" className="justify-self-start" onClick={() => append(newGameWeight)}>
          {messages.addGameWeight}
        </Button>
      )}
    </fieldset>
  );
};

/** The games of the brand, and a game of a draft that the brand no longer has. */
const optionsOf = (games: readonly ChipOption[], gameId: string) => [
  { value: '', label: messages.choose },
  ...games,
  ...(gameId === '' || games.some(({ value }) => value === gameId)
    ? []
    : [{ value: gameId, label: messages.formerGame }]),
];
