import { createContext, type ReactNode, useContext } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { PromotionType } from '#domain/generated/types';
import { ruleLimits } from '#domain/promotions/document-rules';
import { ControlField } from '../../../parts/editing/control-field';
import { fieldsOf } from './preset-field-labels';
import type { FormFacts, FormPanel, PromotionPath } from './field-labels';
import type { PromotionValues } from './promotion-values';
import { controlAt } from './rule-fault-labels';

/** The type of the form, and the facts that its options depend on. */
export type FieldContext = Pick<FormFacts, 'coinTypes' | 'zone' | 'choices' | 'games'> & {
  readonly type: PromotionType;
};
const Facts = createContext<FieldContext | undefined>(undefined);
export const FieldContextProvider = Facts.Provider;

const useFacts = (): FieldContext => {
  const facts = useContext(Facts);
  if (!facts) throw new Error('A field of a promotion needs its form.');
  return facts;
};

interface FieldProps {
  readonly name: PromotionPath;
  /** Replaces the hint of the table. */
  readonly hint?: string;
}

/** The control of a field, by the table of fields. */
export const PromotionField = ({ name, hint: ownHint }: FieldProps) => {
  const { type, ...given } = useFacts();
  const { control: form } = useFormContext<PromotionValues>();
  // Forms have only the fields of their type.
  const [own = '', coin = '', ticketCoin = '', gameId = ''] = useWatch({
    control: form,
    name: [name, 'coin', 'reward.coin', 'reward.gameId'],
  }) as readonly (string | undefined)[];
  const facts: FormFacts = { ...given, own, coin, ticketCoin, gameId };
  const control = controlAt(type, name);
  if (!control || !('control' in control) || control.isHidden?.(facts)) return null;
  const hint = ownHint ?? (typeof control.hint === 'function' ? control.hint(facts) : control.hint);
  const optional = control.optional === true && control.isRequired?.(facts) !== true;
  return (
    <ControlField<PromotionValues>
      {...{ name, hint, optional, zone: facts.zone }}
      control={control.control}
      label={control.label}
      options={control.options?.(facts)}
      normalized={control.normalized}
      longest={ruleLimits.termsText}
    />
  );
};

interface PanelFieldsProps {
  readonly panel: FormPanel;
  /** Fields that are left out. */
  readonly without?: readonly PromotionPath[];
}

/** The controls of a panel in two columns. Some take both. */
export const PanelFields = ({ panel, without = [] }: PanelFieldsProps): ReactNode => {
  const { type } = useFacts();
  const names = [...fieldsOf(type)].flatMap(([name, field]) =>
    field.panel === panel && 'control' in field && !without.includes(name as PromotionPath)
      ? [{ name: name as PromotionPath, isWide: field.isWide === true }]
      : [],
  );
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {names.map(({ name, isWide }) =>
        isWide ? (
          <div key={name} className="sm:col-span-2">
            <PromotionField name={name} />
          </div>
        ) : (
          <PromotionField key={name} name={name} />
        ),
      )}
    </div>
  );
};
