import { useFieldArray, useWatch } from 'react-hook-form';
import { ruleLimits } from '#domain/promotions/document-rules';
import { numberIn } from '../../../parts/editing/typed-numbers';
import { chanceText } from '../../../parts/promotions/promotion-labels';
import { Button } from '../../../ui/button';
import { ListError } from '../../../ui/form/list-error';
import { Panel } from '../../../ui/page';
import { newSector } from './preset-field-labels';
import { PromotionField } from './promotion-field';
import type { PromotionValues } from './promotion-values';

/** The sectors of a wheel with the chance of each. */
export const WheelFields = () => {
  const { fields, append, remove } = useFieldArray<PromotionValues, 'reward.sectors'>({
    name: 'reward.sectors',
  });
  const sectors = useWatch<PromotionValues, 'reward.sectors'>({ name: 'reward.sectors' });
  const weights = sectors.map(({ weight }) => numberIn(weight));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return (
    <Panel
      title="Wheel"
      lead="The chance of a sector is its weight divided by the sum of all weights. Players see the chances."
    >
      <div className="grid gap-4">
        {fields.map((field, index) => (
          <div
            key={field.id}
            role="group"
            aria-label={`Sector ${index + 1}`}
            className="grid gap-3 rounded-xl border border-line p-4 sm:grid-cols-[2fr_1fr_1fr_auto]"
          >
            <PromotionField name={`reward.sectors.${index}.label`} />
            <PromotionField name={`reward.sectors.${index}.amount`} />
            <PromotionField
              name={`reward.sectors.${index}.weight`}
              hint={`Chance: ${shownChance(weights[index], total)}`}
            />
            {fields.length > ruleLimits.sectors.least && (
              <Button
                look="quiet"
                className="self-start justify-self-start sm:mt-[1.625rem]"
                onClick={() => remove(index)}
              >
                Remove
              </Button>
            )}
          </div>
        ))}
        <ListError<PromotionValues> name="reward.sectors" />
        {fields.length < ruleLimits.sectors.most && (
          <Button look="quiet" className="justify-self-start" onClick={() => append(newSector)}>
            Add a sector
          </Button>
        )}
      </div>
    </Panel>
  );
};

const shownChance = (weight = Number.NaN, total: number): string =>
  total > 0 && weight > 0 ? chanceText(weight, total) : '–';
