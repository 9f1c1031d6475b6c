import { useFieldArray, useWatch } from 'react-hook-form';
import { ruleLimits } from '#domain/promotions/rule-faults';
import { Button } from '../../ui/button';
import { ChipsField } from '../../ui/form/chips-field';
import { SelectField, TextField } from '../../ui/form/fields';
import { ListFault } from '../../ui/form/list-fault';
import { Panel } from '../../ui/page';
import { newTask } from './opened-values';
import type { PromotionValues } from './promotion-values';
import { fromUnitOf, shapeOf, taskKinds, type Unit, unitOf } from './task-kinds';

interface MissionFieldsProps {
  readonly games: readonly { readonly value: string; readonly label: string }[];
}

/** The tasks of a mission. */
export const MissionFields = ({ games }: MissionFieldsProps) => {
  const { fields, append, remove } = useFieldArray<PromotionValues, 'tasks'>({ name: 'tasks' });
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
            <TaskFields index={index} games={games} />
            {fields.length > 1 && (
              <Button look="quiet" className="justify-self-start" onClick={() => remove(index)}>
                Remove task {index + 1}
              </Button>
            )}
          </div>
        ))}
        <ListFault<PromotionValues> name="tasks" />
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

const TaskFields = ({ index, games }: MissionFieldsProps & { readonly index: number }) => {
  const kind = useWatch<PromotionValues, `tasks.${number}.kind`>({ name: `tasks.${index}.kind` });
  const shape = shapeOf(kind);
  const fromUnit = fromUnitOf(shape);
  return (
    <>
      <SelectField<PromotionValues> name={`tasks.${index}.kind`} label="Task" options={options} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField<PromotionValues>
          name={`tasks.${index}.atLeast`}
          label={atLeastLabels[unitOf(shape)]}
          inputMode="decimal"
        />
        {fromUnit !== undefined && (
          <TextField<PromotionValues>
            name={`tasks.${index}.from`}
            label={fromLabels[fromUnit]}
            inputMode="decimal"
          />
        )}
      </div>
      <ChipsField<PromotionValues>
        name={`tasks.${index}.gameIds`}
        label="Games"
        hint="Leave empty for all games of the brand."
        options={games}
        optional
      />
    </>
  );
};
