import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Resource {
  readonly Type: string;
  readonly Properties: Readonly<Record<string, unknown>>;
}
export interface Template {
  readonly Resources: Readonly<Record<string, Resource>>;
  readonly Outputs: Readonly<Record<string, { readonly Value: unknown }>>;
}

/** A copy of the assembly with additional resources and outputs in the template of one stack. */
export function withMore(
  assembly: string,
  stack: string,
  more: (resources: Template['Resources']) => Partial<Template>,
): string {
  const folder = mkdtempSync(join(tmpdir(), 'changed-'));
  cpSync(assembly, folder, { recursive: true });
  const path = join(folder, `NovaLink-local-${stack}.template.json`);
  const { Resources, Outputs, ...rest } = JSON.parse(readFileSync(path, 'utf8')) as Template;
  const added = more(Resources);
  const template = {
    ...rest,
    Resources: { ...Resources, ...added.Resources },
    Outputs: { ...Outputs, ...added.Outputs },
  };
  writeFileSync(path, JSON.stringify(template));
  return folder;
}

/** The only matching resource, with its logical id. */
export function only(
  resources: Template['Resources'],
  fits: (resource: Resource) => boolean,
): readonly [string, Resource] {
  const [found, another] = Object.entries(resources).filter(([, resource]) => fits(resource));
  if (found === undefined || another !== undefined)
    throw new Error('The template does not have exactly one such resource.');
  return found;
}
