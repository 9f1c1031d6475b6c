import * as v from 'valibot';
import { maxLengthCode } from '../text/form-messages';
import { limits } from '../limits';
import type { Call, ControlField, Field, Fields, GroupField, ListField } from './field';
import { plainRule } from './plain-rules';

/**
 * The rules for one generated input, from the entity's table: `rulesOf<CreateCompanyInput>(companyFields,
 * 'create')`. The type of the table ensures that it has exactly the fields of the input, with their types.
 */
export const rulesOf = <Input>(fields: Fields & Readonly<Record<keyof Input, Field>>, call: Call) =>
  v.strictObject(ruleEntries(fields, call)) as unknown as v.GenericSchema<unknown, Input>;

const ruleEntries = (fields: Fields, call: Call): Record<string, v.GenericSchema> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { only = call }]) => only === call)
      .map(([name, field]) => [name, ruleOf(field, call)]),
  );

function ruleOf(field: Field, call: Call): v.GenericSchema {
  if (field.kind === 'control') return controlRule(field, call);
  const rule =
    field.kind === 'list' ? listRule(field) : field.kind === 'group' ? groupRule(field) : plainRule(field);
  if (!field.required) return v.nullish(rule);
  // An update keeps omitted fields; null would clear them.
  return call === 'update' ? v.optional(rule) : rule;
}

const groupRule = ({ fields }: GroupField) => v.strictObject(ruleEntries(fields, 'create'));

function listRule({ of, most, some, once, includes, ascending }: ListField): v.GenericSchema {
  const has = (check: (list: unknown[]) => boolean, code: string | undefined) =>
    v.check((list: unknown[]) => code === undefined || check(list), code ?? '');
  const item = of.kind === 'group' ? groupRule(of) : plainRule({ ...of, required: true }, true);
  const keyOf = (value: unknown): unknown =>
    once?.of !== undefined && typeof value === 'object' && value !== null
      ? Reflect.get(value, once.of)
      : value;
  return v.pipe(
    v.array(item, 'format'),
    has((list) => list.length > 0, some),
    v.maxLength(most, 'length'),
    has((list) => new Set(list.map(keyOf)).size === list.length, once?.message),
    has((list) => list.includes(includes?.item), includes?.message),
    has((list) => list.every((value, at) => at === 0 || Number(value) > Number(list[at - 1])), ascending),
  );
}

function controlRule({ value, required, smallest = 1 }: ControlField & Pick<Field, 'required'>, call: Call) {
  const rules: Record<ControlField['value'], v.GenericSchema> = {
    id: v.pipe(v.string('required'), v.nonEmpty('required')),
    version: v.pipe(v.number('number'), v.integer('integer'), v.minValue(smallest, 'format')),
    sub: v.pipe(v.string('format'), v.maxLength(limits.sub, maxLengthCode(limits.sub))),
    false: call === 'create' ? v.literal(false, 'format') : v.boolean('format'),
  };
  return required ? rules[value] : v.nullish(rules[value]);
}
