import {
  array,
  boolean,
  lazy,
  literal,
  number,
  optional,
  picklist,
  record,
  strictObject,
  string,
  union,
  unknown,
  type GenericSchema,
} from 'valibot';
import { inert } from '#local/template/inert';

const typeNames = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'] as const;

/** The subset of JSON Schema draft 4 that models can use here. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: boolean;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Strict, so that an unsupported keyword is rejected when the template is read. */
export const jsonSchema: GenericSchema<unknown, JsonSchema> = strictObject({
  $schema: optional(literal('http://json-schema.org/draft-04/schema#')),
  title: inert('descriptive only'),
  description: inert('descriptive only'),
  type: optional(union([picklist(typeNames), array(picklist(typeNames))])),
  enum: optional(array(unknown())),
  required: optional(array(string())),
  properties: optional(
    record(
      string(),
      lazy(() => jsonSchema),
    ),
  ),
  additionalProperties: optional(boolean()),
  items: optional(lazy(() => jsonSchema)),
  minItems: optional(number()),
  maxItems: optional(number()),
  minLength: optional(number()),
  maxLength: optional(number()),
  pattern: optional(string()),
  minimum: optional(number()),
  maximum: optional(number()),
});
