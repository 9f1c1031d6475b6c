import { useFieldArray, useWatch } from 'react-hook-form';
import { ruleLimits } from '#domain/promotions/document-rules';
import { Button } from '../../../ui/button';
import { SelectField, TextField } from '../../../ui/form/fields';
import { ListError } from '../../../ui/form/list-error';
import { Panel } from '../../../ui/page';
import { PromotionField } from './promotion-field';
import type { PromotionValues } from './promotion-values';
import { fromUnitOf, newTask, shapeOf, taskKinds, type Unit, unitOf } from './task-kinds';

/** The tasks of a mission. */
export const MissionFields = () => {
  const { fields, append, remove } = useFieldArray<PromotionValues, 'conditions'>({ name: 'conditions' });
  return (
    <Panel
      title="Tasks"
      lead="A player who has completed all tasks within the period can collect the reward."
    >
      <div className="grid gap-4">
        {fields.map((field, index) => (
          <div
            key={field.id}
            role="group"
            aria-label={`Task ${index + 1}`}
            className="grid gap-4 rounded-xl border border-line p-4"
          >
            <TaskFields index={index} />
            {fields.length > 1 && (
              <Button look="quiet" className="justify-self-start" onClick={() => remove(index)}>
                Remove task {index + 1}
              </Button>
            )}
          </div>
        ))}
        <ListError<PromotionValues> name="conditions" />
        {fields.length < ruleLimits.conditions && (
          <Button look="quiet" className="justify-self-start" onClick={() => append(newTask)}>
            Add a task
          </Button>
        )}
      </div>
    </Panel>
  );
};

const options = Object.entries<string>(taskKinds).map(([value, label]) => ({ value, label }));

const atLeastLabels: Record<Unit, string> = {
  rounds: 'Number of rounds',
  coins: 'Amount, at least',
  multiple: 'Multiple of the bet, at least',
};

const fromLabels: Record<Unit, string> = {
  rounds: 'Rounds',
  coins: 'Minimum amount of each round',
  multiple: 'Minimum multiple of each round',
};

const TaskFields = ({ index }: { readonly index: number }) => {
  const kind = useWatch<PromotionValues, `conditions.${number}.kind`>({ name: `conditions.${index}.kind` });
  const shape = shapeOf(kind);
  const fromUnit = fromUnitOf(shape);
  return (
    <>
      <SelectField<PromotionValues> name={`conditions.${index}.kind`} label="Task" options={options} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField<PromotionValues>
          name={`conditions.${index}.atLeast`}
          label={atLeastLabels[unitOf(shape)]}
          inputMode="decimal"
        />
        {fromUnit !== undefined && (
          <TextField<PromotionValues>
            name={`conditions.${index}.from`}
            label={fromLabels[fromUnit]}
            inputMode="decimal"
          />
        )}
      </div>
      <PromotionField name={`conditions.${index}.gameIds`} />
    </>
  );
};
