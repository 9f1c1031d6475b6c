import { useFieldArray, useWatch } from 'react-hook-form';
import { ruleLimits } from '#domain/promotions/rule-faults';
import { numberIn } from '../../parts/editing/typed-numbers';
import { chanceText } from '../../parts/promotions/promotion-words';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/form/fields';
import { ListFault } from '../../ui/form/list-fault';
import { Panel } from '../../ui/page';
import { newSector } from './opened-values';
import type { PromotionValues } from './promotion-values';

/** The sectors of a wheel with the chance of each. */
export const WheelFields = () => {
  const { fields, append, remove } = useFieldArray<PromotionValues, 'sectors'>({ name: 'sectors' });
  const sectors = useWatch<PromotionValues, 'sectors'>({ name: 'sectors' });
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
            <TextField<PromotionValues> name={`sectors.${index}.label`} label="Label" autoComplete="off" />
            <TextField<PromotionValues>
              name={`sectors.${index}.amount`}
              label="Prize"
              hint="0 for no prize."
              inputMode="decimal"
            />
            <TextField<PromotionValues>
              name={`sectors.${index}.weight`}
              label="Weight"
              hint={`Chance: ${shownChance(weights[index], total)}`}
              inputMode="numeric"
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
        <ListFault<PromotionValues> name="sectors" />
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
