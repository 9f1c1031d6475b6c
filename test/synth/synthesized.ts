import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  array,
  boolean,
  looseObject,
  object,
  optional,
  parse,
  parseJson,
  pipe,
  record,
  string,
  unknown,
  type InferOutput,
} from 'valibot';
import type { VariantName } from './variants';

const resource = looseObject({
  Type: string(),
  Properties: optional(record(string(), unknown()), {}),
  DeletionPolicy: optional(string()),
});
const templateSchema = looseObject({
  Resources: record(string(), resource),
  Outputs: optional(record(string(), looseObject({ Value: unknown() }))),
});
const stacksSchema = pipe(
  string(),
  parseJson(),
  array(
    object({
      name: string(),
      region: string(),
      terminationProtection: optional(boolean()),
      template: templateSchema,
    }),
  ),
);

export type Template = InferOutput<typeof templateSchema>;

export interface Synthesized {
  /** By the stack's last name, such as `Data`. */
  readonly templates: Readonly<Record<string, Template>>;
  /** By the stack's last name. */
  readonly regions: Readonly<Record<string, string>>;
  readonly terminationProtection: readonly (boolean | undefined)[];
}

/** The templates that `templates-setup.ts` synthesized for this run. */
export function synthesized(variant: VariantName): Synthesized {
  const folder = process.env.NOVALINK_TEMPLATES;
  if (folder === undefined) throw new Error('Only the tests of the project `templates` have templates.');
  const stacks = parse(stacksSchema, readFileSync(join(folder, `${variant}.json`), 'utf8'));
  return {
    templates: Object.fromEntries(stacks.map(({ name, template }) => [name, template])),
    regions: Object.fromEntries(stacks.map(({ name, region }) => [name, region])),
    terminationProtection: stacks.map(({ terminationProtection }) => terminationProtection),
  };
}

export interface Found {
  readonly id: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly deletionPolicy: string | undefined;
}

/** All resources of a type, in all stacks. */
export const resourcesOf = ({ templates }: Synthesized, type: string): readonly Found[] =>
  Object.values(templates).flatMap(({ Resources }) =>
    Object.entries(Resources)
      .filter(([, { Type }]) => Type === type)
      .map(([id, { Properties, DeletionPolicy }]) => ({
        id,
        properties: Properties,
        deletionPolicy: DeletionPolicy,
      })),
  );
