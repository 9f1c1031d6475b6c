import { strictObject, type GenericSchema } from 'valibot';

/** For each field of the input a rule whose output the field takes. */
type RulesOf<Input> = {
  readonly [Field in keyof Required<Input>]: GenericSchema<unknown, Input[Field]>;
};

/** Makes any rule for a field that the input does not have a type error. */
type NothingElse<Rules, Input> = Readonly<Record<Exclude<keyof Rules, keyof Input>, never>>;

/**
 * The rules of one generated input: `rulesFor<CreateCompanyInput>()({ … })`. A field that is missing, does not
 * exist or yields another type does not compile; an unknown field in a value is refused.
 */
export const rulesFor =
  <Input>() =>
  <const Rules extends RulesOf<Input>>(rules: Rules & NothingElse<Rules, Input>) =>
    strictObject(rules as Rules);
