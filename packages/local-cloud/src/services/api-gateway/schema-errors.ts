import { isDeepStrictEqual } from 'node:util';
import type { JsonSchema } from './json-schema';

/** The errors of a value against a JSON schema, in API Gateway's format. */
export function schemaErrors(value: unknown, schema: JsonSchema): string[] {
  const type = typeOf(value);
  const allowed = [schema.type ?? []].flat();
  if (allowed.length > 0 && !allowed.includes(type) && !(type === 'integer' && allowed.includes('number'))) {
    return [
      `instance type (${type}) does not match any allowed primitive type (allowed: ${quoted(allowed)})`,
    ];
  }
  return [
    ...enumFaults(value, schema),
    ...(typeof value === 'string' ? textFaults(value, schema) : []),
    ...(typeof value === 'number' ? numberFaults(value, schema) : []),
    ...(Array.isArray(value) ? arrayFaults(value, schema) : []),
    ...(isObject(value) ? objectFaults(value, schema) : []),
  ];
}

function enumFaults(value: unknown, { enum: values }: JsonSchema): string[] {
  if (values === undefined || values.some((each) => isDeepStrictEqual(each, value))) return [];
  return [
    `instance value (${JSON.stringify(value)}) not found in enum (possible values: ${JSON.stringify(values)})`,
  ];
}

function textFaults(text: string, { minLength = 0, maxLength = Infinity, pattern }: JsonSchema): string[] {
  const length = Array.from(text).length;
  const shown = JSON.stringify(text);
  const faults: string[] = [];
  if (length < minLength) {
    faults.push(`string ${shown} is too short (length: ${length}, required minimum: ${minLength})`);
  }
  if (length > maxLength) {
    faults.push(`string ${shown} is too long (length: ${length}, maximum allowed: ${maxLength})`);
  }
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(text)) {
    faults.push(`ECMA 262 regex "${pattern}" does not match input string ${shown}`);
  }
  return faults;
}

function numberFaults(value: number, { minimum = -Infinity, maximum = Infinity }: JsonSchema): string[] {
  if (value < minimum) {
    return [`numeric instance is lower than the required minimum (minimum: ${minimum}, found: ${value})`];
  }
  if (value > maximum) {
    return [`numeric instance is greater than the required maximum (maximum: ${maximum}, found: ${value})`];
  }
  return [];
}

function arrayFaults(values: unknown[], { items, minItems = 0, maxItems = Infinity }: JsonSchema): string[] {
  const faults: string[] = [];
  if (values.length < minItems) {
    faults.push(
      `array is too short: must have at least ${minItems} elements but instance has ${values.length} elements`,
    );
  }
  if (values.length > maxItems) {
    faults.push(
      `array is too long: must have at most ${maxItems} elements but instance has ${values.length} elements`,
    );
  }
  return items === undefined ? faults : [...faults, ...values.flatMap((value) => schemaErrors(value, items))];
}

function objectFaults(value: Readonly<Record<string, unknown>>, schema: JsonSchema): string[] {
  const { required = [], properties = {}, additionalProperties = true } = schema;
  const missing = required.filter((name) => !Object.hasOwn(value, name));
  const foreign = Object.keys(value).filter((name) => !Object.hasOwn(properties, name));
  return [
    ...(missing.length > 0 ? [`object has missing required properties (${quoted(missing)})`] : []),
    ...(!additionalProperties && foreign.length > 0
      ? [`object instance has properties which are not allowed by the schema: ${quoted(foreign)}`]
      : []),
    ...Object.entries(properties).flatMap(([name, schemaOfIt]) =>
      Object.hasOwn(value, name) ? schemaErrors(value[name], schemaOfIt) : [],
    ),
  ];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

const quoted = (names: readonly string[]) => JSON.stringify([...names].sort());
