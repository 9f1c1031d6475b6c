import { useFieldArray } from 'react-hook-form';
import { Button } from '../../../ui/button';
import { newGameWeight } from './promotion-document';
import { PromotionField } from './promotion-field';
import type { PromotionValues } from './promotion-values';

interface GameWeightFieldsProps {
  /** The number of games of the brand. */
  readonly games: number;
}

/** The games whose bets count only in part, or not at all, towards the wagering. */
export const GameWeightFields = ({ games }: GameWeightFieldsProps) => {
  const { fields, append, remove } = useFieldArray<PromotionValues, 'wagering.gameWeights'>({
    name: 'wagering.gameWeights',
    // Registers the list before the fields below it, so that their errors do not get the focus first.
    rules: {},
  });
  return (
    <fieldset className="grid gap-4">
      <legend className="font-semibold text-heading">Game weights</legend>
      <p className="text-sm text-muted">
        The share of a bet that counts towards the wagering. Bets on games without a weight count in full.
      </p>
      {fields.map((field, index) => (
        <div
          key={field.id}
          role="group"
          aria-label={`Game weight ${index + 1}`}
          className="grid gap-3 rounded-xl border border-line p-4 sm:grid-cols-[2fr_1fr_auto]"
        >
          <PromotionField name={`wagering.gameWeights.${index}.gameId`} />
          <PromotionField name={`wagering.gameWeights.${index}.weightX100`} />
          <Button
            look="quiet"
            className="self-start justify-self-start sm:mt-[1.625rem]"
            onClick={() => remove(index)}
          >
            Remove
            <span className="sr-only"> Game weight {index + 1}</span>
          </Button>
        </div>
      ))}
      {fields.length < games && (
        <Button look="quiet" className="justify-self-start" onClick={() => append(newGameWeight)}>
          Add game weight
        </Button>
      )}
    </fieldset>
  );
};
