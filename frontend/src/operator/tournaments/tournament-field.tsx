import { createContext, useContext } from 'react';
import { type FieldPath, useWatch } from 'react-hook-form';
import type { ShownBrand } from '../../parts/brand/read-brand';
import { ControlField } from '../../parts/editing/control-field';
import type { ChipOption } from '../../ui/form/chip-items';
import { type Choices, type FormFacts, type FormPanel, tournamentFields } from './field-labels';
import type { TournamentValues } from './tournament-values';

interface FieldContext {
  readonly brand: ShownBrand;
  /** The games of the brand. */
  readonly games: readonly ChipOption[];
}
const Context = createContext<FieldContext | undefined>(undefined);
export const FieldContextProvider = Context.Provider;

type FactPaths = readonly ['entryMode', 'scoring.model', 'buyInCoin', 'prizeKind', 'coin'];
const factPaths: FactPaths = ['entryMode', 'scoring.model', 'buyInCoin', 'prizeKind', 'coin'];

interface FieldProps {
  /** Such as `prizes.0.amount`. */
  readonly name: FieldPath<TournamentValues>;
}

/** The control of a field by the table of fields, if the choices need it. */
export const TournamentField = ({ name }: FieldProps) => {
  const context = useContext(Context);
  if (!context) throw new Error('A field of a tournament needs its form.');
  const { brand, games } = context;
  const [entryMode, model, buyInCoin, prizeKind, coin] = useWatch<TournamentValues, FactPaths>({
    name: factPaths,
  });
  const choices = { entryMode, model, buyInCoin, prizeKind } as Choices;
  const facts: FormFacts = { ...choices, coin, coinTypes: brand.coinTypes, games };
  const [, list = name, key = ''] = /^(\w+)\.\d+\.(\w+)$/.exec(name) ?? [];
  const field = tournamentFields[list];
  const control = field && 'rows' in field ? field.rows[key] : field;
  if (!control || control.isUsed?.(facts) === false) return null;
  const { hint, label, optional = false, longest, isChoice, ...more } = control;
  const options = more.options?.(facts);
  if (isChoice && options?.length === 1) return null;
  const shown = (
    <ControlField<TournamentValues>
      {...{ name, label, longest, options, zone: brand.timeZone, control: more.control }}
      // A select has an option for none.
      optional={optional && more.control !== 'choice'}
      hint={typeof hint === 'function' ? hint(facts) : hint}
    />
  );
  return more.isWide ? <div className="sm:col-span-2">{shown}</div> : shown;
};

/** The controls of a panel in two columns. Some take both. */
export const PanelFields = ({ panel }: { readonly panel: FormPanel }) => (
  <div className="grid gap-5 sm:grid-cols-2">
    {Object.entries(tournamentFields).map(
      ([name, field]) =>
        field.panel === panel &&
        'control' in field && <TournamentField key={name} name={name as FieldPath<TournamentValues>} />,
    )}
  </div>
);
