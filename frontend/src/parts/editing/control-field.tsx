import type { FieldValues, Path } from 'react-hook-form';
import type { ChipOption } from '../../ui/form/chip-items';
import { ChipsField } from '../../ui/form/chips-field';
import { SelectField, TextAreaField, TextField } from '../../ui/form/fields';
import type { Control } from './text-controls';
import { TimeField } from './time-field';

interface ControlFieldProps<Values extends FieldValues> {
  readonly name: Path<Values>;
  readonly control: Control;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly optional?: boolean;
  /** The choices of a select or of a list. */
  readonly options?: readonly ChipOption[] | undefined;
  /** Of lists that are typed. */
  readonly normalized?: ((item: string) => string) | undefined;
  /** The most characters of several lines. */
  readonly longest?: number | undefined;
  /** The time zone of the brand. */
  readonly zone: string;
}

/** The control of a value of a document, by its kind. */
export const ControlField = <Values extends FieldValues>({
  control,
  options,
  normalized,
  longest = Infinity,
  zone,
  ...shared
}: ControlFieldProps<Values>) => {
  switch (control) {
    case 'choice':
    case 'wholeCoins':
      return <SelectField<Values> {...shared} options={options ?? []} />;
    case 'time':
      return <TimeField<Values> {...shared} zone={zone} />;
    case 'lines':
      return <TextAreaField<Values> {...shared} longest={longest} rows={longest > 1000 ? 6 : 3} />;
    case 'items':
    case 'tags':
    case 'numbers':
      return (
        <ChipsField<Values>
          {...shared}
          {...(options && { options })}
          {...(normalized && { normalized })}
          {...(control === 'numbers' && { inputMode: 'numeric', ascending: true })}
        />
      );
    case 'code':
      return (
        <TextField<Values> {...shared} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
      );
    case 'text':
      return <TextField<Values> {...shared} autoComplete="off" />;
    case 'whole':
      return <TextField<Values> {...shared} inputMode="numeric" />;
    default:
      return <TextField<Values> {...shared} inputMode="decimal" />;
  }
};
