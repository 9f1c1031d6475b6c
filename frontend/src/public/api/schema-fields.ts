import { type Contract, type ContractSchema, type Referable, resolved } from '#domain/api/contract';

/** A field of a request or an answer. */
export interface SchemaField {
  /** Such as `items[].live.rtp`. */
  readonly path: string;
  readonly type: string;
  readonly description: string | undefined;
  readonly isOptional: boolean;
}

/** All fields of a schema, from outside to inside. */
export const schemaFields = (
  contract: Contract,
  schema: Referable<ContractSchema>,
  within = '',
): readonly SchemaField[] => {
  const { properties = {}, required = [] } = schemaOf(contract, schema);
  return Object.entries(properties).flatMap(([name, reference]) => {
    const property = schemaOf(contract, reference);
    const path = within + name;
    const field = {
      path,
      type: typeText(contract, property),
      description: property.description,
      isOptional: !required.includes(name),
    };
    const inner = innerOf(contract, property);
    return [field, ...(inner ? schemaFields(contract, inner.schema, `${path}${inner.joint}`) : [])];
  });
};

/** A schema without the alternative `null`. */
const schemaOf = (contract: Contract, reference: Referable<ContractSchema>): ContractSchema => {
  const schema = resolved(contract, reference);
  const others = schema.oneOf?.filter((one) => resolved(contract, one).type !== 'null');
  const [only] = others ?? [];
  if (others?.length !== 1 || only === undefined) return schema;
  const { description, ...found } = resolved(contract, only);
  return {
    ...found,
    ...((schema.description ?? description) && { description: schema.description ?? description }),
  };
};

const innerOf = (contract: Contract, schema: ContractSchema) => {
  if (schema.items) return { schema: schemaOf(contract, schema.items), joint: '[].' };
  return schema.properties && { schema, joint: '.' };
};

/** What values a schema allows. */
export const typeText = (contract: Contract, schema: ContractSchema): string => {
  const { type, enum: values, const: value, format, items, minimum, maximum, minLength, maxLength } = schema;
  if (value !== undefined) return JSON.stringify(value);
  if (values) return values.join(' | ');
  if (items) {
    const item = typeText(contract, schemaOf(contract, items));
    return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
  }
  const name = format ?? [type ?? 'object'].flat().join(' | ');
  if (minimum !== undefined && maximum !== undefined) return `${name}, ${minimum} to ${maximum}`;
  if (maxLength !== undefined) return `${name}, ${minLength ?? 0} to ${maxLength} characters`;
  return name;
};
