import { strictObject, type GenericSchema } from 'valibot';

/** A value that nobody changes, as rules that are inferred from a schema. */
export type Frozen<Value> = Value extends object
  ? { readonly [Key in keyof Value]: Frozen<Value[Key]> }
  : Value;

/** A rule for each field of the input, with an output of the field's type. */
type RulesOf<Input> = {
  readonly [Field in keyof Required<Input>]: GenericSchema<unknown, Input[Field]>;
};

/** Makes any rule for a field that the input does not have a type error. */
type NothingElse<Rules, Input> = Readonly<Record<Exclude<keyof Rules, keyof Input>, never>>;

/**
 * The rules for one generated input: `rulesFor<CreateCompanyInput>()({ … })`. A field that is missing, does
 * not exist or has another type does not compile. An unknown field in a value is rejected.
 */
export const rulesFor =
  <Input>() =>
  <const Rules extends RulesOf<Input>>(rules: Rules & NothingElse<Rules, Input>) =>
    strictObject(rules as Rules);
