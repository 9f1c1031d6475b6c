import { useFieldArray, useWatch } from 'react-hook-form';
import { ruleLimits } from '#domain/promotions/document-rules';
import { Button } from '../../../ui/button';
import { ChipsField } from '../../../ui/form/chips-field';
import { SelectField, TextField } from '../../../ui/form/fields';
import { ListError } from '../../../ui/form/list-error';
import { Panel } from '../../../ui/page';
import { newTask } from './opened-values';
import type { PromotionValues } from './promotion-values';
import { fromUnitOf, shapeOf, taskKinds, type Unit, unitOf } from './task-kinds';
import * as messages from './messages';

interface MissionFieldsProps {
  readonly games: readonly { readonly value: string; readonly label: string }[];
}

/** The tasks of a mission. */
export const MissionFields = ({ games }: MissionFieldsProps) => {
  const { fields, append, remove } = useFieldArray<PromotionValues, 'tasks'>({ name: 'tasks' });
  return (
    <Panel title={messages.tasks} lead={messages.playerWhoHasCompletedAll}>
      <div className="grid gap-4">
        {fields.map((field, index) => (
          <div
            key={field.id}
            role="group"
            aria-label={messages.taskIndex(index + 1)}
            className="grid gap-4 rounded-xl border border-line p-4"
          >
            <TaskFields index={index} games={games} />
            {fields.length > 1 && (
              <Button look="quiet" className="justify-self-start" onClick={() => remove(index)}>
                {messages.removeTask(index + 1)}
              </Button>
            )}
          </div>
        ))}
        <ListError<PromotionValues> name="tasks" />
        {fields.length < ruleLimits.conditions && (
          <Button look="quiet" className="justify-self-start" onClick={() => append(newTask)}>
            {messages.addTask}
          </Button>
        )}
      </div>
    </Panel>
  );
};

const options = Object.entries<string>(taskKinds).map(([value, label]) => ({ value, label }));

const atLeastLabels: Record<Unit, string> = {
  rounds: messages.numberOfRounds,
  coins: messages.amountAtLeast,
  multiple: messages.multipleOfBetAtLeast,
};

const fromLabels: Record<Unit, string> = {
  rounds: messages.rounds,
  coins: messages.minimumAmountOfEachRound,
  multiple: messages.minimumMultipleOfEachRound,
};

const TaskFields = ({ index, games }: MissionFieldsProps & { readonly index: number }) => {
  const kind = useWatch<PromotionValues, `tasks.${number}.kind`>({ name: `tasks.${index}.kind` });
  const shape = shapeOf(kind);
  const fromUnit = fromUnitOf(shape);
  return (
    <>
      <SelectField<PromotionValues> name={`tasks.${index}.kind`} label={messages.task} options={options} />
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
        label={messages.games}
        hint={messages.leaveEmptyForAllGames}
        options={games}
        optional
      />
    </>
  );
};
